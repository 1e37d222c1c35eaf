package hoppity.studio.gameinfo;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.export.text.ResultText;
import hoppity.record.Extras;
import hoppity.record.GameInfo;
import hoppity.record.GameInfo.Player;
import hoppity.record.GameRecord;
import hoppity.record.GameResult;
import hoppity.rules.Outcome;
import hoppity.rules.Termination;
import hoppity.studio.document.GameDocument;
import hoppity.studio.document.GameFixture;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class GameInfoViewModelTest {
    private final GameRecord record = GameFixture.shuttle(4);
    private final GameDocument document = new GameDocument(record, null);
    private final GameInfoViewModel form = new GameInfoViewModel();

    @BeforeEach
    void open() {
        form.documentProperty().set(document);
    }

    private void typeHeader(String header, String text) {
        Objects.requireNonNull(form.headers().get(header)).textProperty().set(text);
    }

    private void load(GameInfo info) {
        form.documentProperty().set(null);
        record.loader().info(info);
        form.documentProperty().set(document);
    }

    @Test
    void headersAreSetAndRemoved() {
        typeHeader("Event", " Club evening ");
        form.commit();
        assertThat(record.info().headers()).containsExactly(Map.entry("Event", "Club evening"));

        typeHeader("Event", "");
        document.step(1);
        assertThat(record.info().headers()).isEmpty();
        document.undo();
        assertThat(record.info().headers()).containsKey("Event");
        assertThat(Objects.requireNonNull(form.headers().get("Event"))
                        .textProperty()
                        .get())
                .isEqualTo("Club evening");
    }

    private String typed(String header) {
        return Objects.requireNonNull(form.headers().get(header)).textProperty().get();
    }

    @Test
    void whatIsTypedWithoutAPauseIsInTheRecordAndStaysInItsField() {
        typeHeader("Event", "Club ");
        form.commitWhileTyping();
        assertThat(record.info().headers()).containsExactly(Map.entry("Event", "Club"));
        assertThat(document.isDirty()).isTrue();
        assertThat(typed("Event")).isEqualTo("Club ");
        long revision = document.contentRevision();
        form.commitWhileTyping();
        assertThat(document.contentRevision()).isEqualTo(revision);

        typeHeader("Event", "Club evening ");
        form.players().get(0).name().textProperty().set("An");
        form.players().get(0).rating().textProperty().set("18x");
        form.commitWhileTyping();
        assertThat(record.info().headers()).containsExactly(Map.entry("Event", "Club evening"));
        assertThat(record.info().playerName(1)).isEqualTo("An");
        assertThat(form.problemProperty().get()).isEmpty();
        assertThat(form.players().get(0).rating().textProperty().get()).isEqualTo("18x");

        form.players().get(0).rating().textProperty().set("1850");
        form.commit();
        assertThat(typed("Event")).isEqualTo("Club evening");
        assertThat(record.info().players().get(0).rating()).isEqualTo(1850);
        document.undo();
        assertThat(record.info()).isEqualTo(GameInfo.EMPTY);
        assertThat(typed("Event")).isEmpty();
        assertThat(document.undoDescription()).isEmpty();
    }

    @Test
    void aFieldThatIsEmptiedWaitsUntilItIsLeftOrWordedAnew() {
        typeHeader("Event", "Cup");
        form.commit();
        typeHeader("Event", "");
        form.commitWhileTyping();
        assertThat(record.info().headers()).containsEntry("Event", "Cup");
        typeHeader("Event", "L");
        form.commitWhileTyping();
        assertThat(record.info().headers()).containsEntry("Event", "L");
        document.undo();
        assertThat(record.info().headers()).containsEntry("Event", "Cup");
    }

    @Test
    void lookingAtTheFormChangesNothing() {
        load(new GameInfo(
                Map.of("Event", "  two blanks  ", "Source", "a book"),
                List.of(new Player(1, " Ann ", 1800, "human", Extras.NONE)),
                null,
                new GameResult(Map.of(1, 0.75, 2, 0.25), List.of(), Termination.ADJUDICATION, " x ", Extras.NONE),
                List.of()));
        form.commit();

        assertThat(document.isDirty()).isFalse();
        assertThat(form.otherHeaders()).isEqualTo("Source: a book");
    }

    @Test
    void playersAreNamedAndRated() {
        form.players().get(1).name().textProperty().set("Ann");
        form.players().get(1).rating().textProperty().set("1810");
        form.commit();

        assertThat(record.info().players()).containsExactly(new Player(2, "Ann", 1810, null, Extras.NONE));
        form.players().get(1).name().textProperty().set("");
        form.players().get(1).rating().textProperty().set("");
        form.commit();
        assertThat(record.info().players()).isEmpty();
    }

    @Test
    void aFaultyRatingStaysInItsFieldWithTheReason() {
        form.players().get(0).name().textProperty().set("Bob");
        form.players().get(0).rating().textProperty().set("many");
        form.commit();

        assertThat(form.problemProperty().get()).isEqualTo("White's rating \"many\" is not a number from 0 to 9999");
        assertThat(record.info().players()).containsExactly(new Player(1, "Bob", null, null, Extras.NONE));
        assertThat(form.players().get(0).rating().textProperty().get()).isEqualTo("many");

        form.players().get(0).rating().textProperty().set("1700");
        form.commit();
        assertThat(form.problemProperty().get()).isEmpty();
        assertThat(record.info().players().get(0).rating()).isEqualTo(1700);
    }

    @Test
    void aResultIsChosenWithItsReason() {
        form.resultProperty().set(new ResultChoice.Win(2));
        form.reasonProperty().set(Termination.CAMP_FILLED);
        form.detail().textProperty().set("on move 12");
        form.commit();

        var result = Objects.requireNonNull(record.info().result());
        assertThat(result.scores()).isEqualTo(Map.of(1, 0.0, 2, 1.0));
        assertThat(result.ranking()).containsExactly(List.of(2), List.of(1));
        assertThat(ResultText.of(record.variant(), result)).isEqualTo("0–1 · Black filled its camp · on move 12");

        document.undo();
        document.undo();
        assertThat(form.reasonProperty().get()).isNull();
        assertThat(form.resultProperty().get()).isEqualTo(new ResultChoice.Win(2));
        document.undo();
        assertThat(record.info().result()).isNull();
        assertThat(form.resultProperty().get()).isEqualTo(new ResultChoice.Untold());
    }

    @Test
    void whatIsBeingTypedIsCommittedWithAChoice() {
        typeHeader("Site", "Here");
        form.resultProperty().set(new ResultChoice.Draw());

        assertThat(record.info().headers()).containsEntry("Site", "Here");
        assertThat(ResultText.of(record.variant(), record.info().result())).isEqualTo("½–½");
    }

    @Test
    void takingAResultBackLeavesNothing() {
        load(GameInfo.EMPTY.withResult(GameResult.of(Outcome.draw(Termination.AGREEMENT), 2)));
        assertThat(form.resultProperty().get()).isEqualTo(new ResultChoice.Draw());
        form.resultProperty().set(new ResultChoice.Untold());

        assertThat(record.info().result()).isNull();
    }

    @Test
    void anUncommonResultIsOfferedAsItIs() {
        var odd = new GameResult(Map.of(1, 0.75, 2, 0.25), List.of(), null, "", Extras.NONE);
        load(GameInfo.EMPTY.withResult(odd));

        assertThat(form.resultProperty().get()).isEqualTo(new ResultChoice.Other(odd));
        assertThat(form.choices())
                .extracting(form::text)
                .containsExactly("Not told", "White wins", "Black wins", "Draw", "0.75–0.25");
    }

    @Test
    void closingCommitsToTheGameThatIsLeft() {
        typeHeader("Event", "Club evening");
        form.documentProperty().set(null);

        assertThat(record.info().headers()).containsEntry("Event", "Club evening");
        assertThat(form.players()).isEmpty();
    }
}
