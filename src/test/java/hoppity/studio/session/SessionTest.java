package hoppity.studio.session;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.format.collection.ManyGames;
import hoppity.notation.MoveText;
import hoppity.notation.PositionText;
import hoppity.notation.Turn;
import hoppity.record.Annotations;
import hoppity.record.Comment;
import hoppity.record.Edits;
import hoppity.rules.Position;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import hoppity.studio.concurrent.InlineTasks;
import hoppity.studio.document.GameDocument;
import hoppity.studio.session.Prompts.Unsaved;
import hoppity.studio.settings.Settings;
import hoppity.studio.shell.Notification;
import hoppity.studio.shell.Notifications;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SessionTest {
    private static final Variant HALMA = Variants.presets().get("halma-8");

    @TempDir
    Path folder;

    private final FixedPrompts prompts = new FixedPrompts();
    private final Notifications notifications = new Notifications();
    private final Settings settings = new Settings();
    private Session session;

    @BeforeEach
    void start() {
        session =
                new Session(new InlineTasks(), GameFiles.ON_DISK, prompts, notifications, settings, Clock.systemUTC());
    }

    private GameDocument open() {
        return session.document().orElseThrow();
    }

    private void play(String move) {
        open().play(new MoveText(HALMA.topology()).read(move));
    }

    @Test
    void aNewGameStartsAtItsVariantsInitialPosition() {
        session.newGame(HALMA);

        assertThat(open().record().variant()).isEqualTo(HALMA);
        assertThat(open().isDirty()).isFalse();
        assertThat(session.titleProperty().get()).isEqualTo("Halma 8×8");
    }

    @Test
    void aDamagedGameHidesNoneOfTheOthers() throws IOException {
        var head = "[Variant \"halma-8\"]\n\n";
        var file = folder.resolve("three.hgn");
        Files.writeString(
                file, head + "1. g3-f4 *\n\n[White \"No variant\"]\n\n1. g3-f4 *\n\n" + head + "1. h4-h5 d8-e8 *\n");
        prompts.gameIndex = 2;
        session.open(file, 0);
        assertThat(open().record().tree().size()).isEqualTo(3);

        Files.writeString(folder.resolve("one.hgn"), "[White \"No variant\"]\n\n1. g3-f4 *\n");
        session.open(folder.resolve("one.hgn"), 0);
        assertThat(session.games().all()).hasSize(1);
        assertThat(notifications.shown()).extracting(Notification::text).anyMatch(text -> text.contains("[Variant"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"game.hgj", "game.hgn"})
    void whatWasSavedIsThereWhenItIsOpenedAgain(String name) {
        var file = folder.resolve(name);
        prompts.toSave = file;
        session.newGame(HALMA);
        play("g3-f4");
        play("c8-d7");
        open().step(-1);
        play("d8-e7");
        comment("a side line }[%");

        session.save();
        session.close();
        assertThat(session.document()).isEmpty();
        session.open(file, 0);

        var root = open().record().tree().root();
        var first = root.children().get(0);
        assertThat(first.children()).hasSize(2);
        assertThat(first.children().get(1).annotations().post())
                .extracting(Comment::text)
                .containsExactly("a side line }[%");
        assertThat(open().isDirty()).isFalse();
        assertThat(prompts.guardAsked).isZero();
        assertThat(settings.recentFiles().files()).containsExactly(file);
    }

    @ParameterizedTest
    @ValueSource(strings = {"large.hgn", "large.hgjl"})
    void oneGameOfALargeCollectionIsReadByItself(String name) throws IOException {
        var file = folder.resolve(name);
        ManyGames.write(file, 3000);
        prompts.gameIndex = 2500;

        session.open(file, 0);

        assertThat(open().fileProperty().get()).isNull();
        assertThat(open().record().info().headers()).containsEntry("Round", Integer.toString(1 + 2500 % 11));
        assertThat(notifications.shown())
                .extracting(Notification::text)
                .contains("This is one of 3000 games of " + name + ". Saved changes go into a file of its own.");
        assertThat(settings.recentFiles().files()).containsExactly(file);
    }

    private void comment(String text) {
        var node = open().cursor();
        open().perform(Edits.annotate(node, Annotations.NONE.withPost(List.of(Comment.of(text))), "comment", null));
    }

    @Test
    void aNameWithoutAKnownEndingGetsOne() {
        prompts.toSave = folder.resolve("evening.2");
        session.newGame(HALMA);

        session.save();

        assertThat(folder.resolve("evening.2.hgj")).exists();
        assertThat(open().fileProperty().get()).isEqualTo(folder.resolve("evening.2.hgj"));
    }

    @Test
    void aGameStaysOpenBesideTheNextOne() {
        session.newGame(HALMA);
        play("g3-f4");
        var first = open();

        session.newGame(Variants.presets().get("kutochky-3x3"));

        assertThat(session.games().all()).containsExactly(first, open());
        assertThat(open()).isNotSameAs(first);
        assertThat(prompts.guardAsked).isZero();
    }

    @Test
    void unsavedChangesAreKeptWhenThePersonCancels() {
        session.newGame(HALMA);
        play("g3-f4");
        var before = open();
        session.newGame(HALMA);
        var left = new AtomicBoolean();

        session.close(before);
        session.closeAll();
        session.leaving(() -> left.set(true));

        assertThat(session.games().all()).hasSize(2).contains(before);
        assertThat(open()).as("the game that the question is about is shown").isSameAs(before);
        assertThat(left).isFalse();
        assertThat(prompts.guardAsked).isEqualTo(3);
    }

    @Test
    void eachChangedGameIsAskedAboutAndSavedBeforeAllAreLeft() throws IOException {
        prompts.unsaved = Unsaved.SAVE;
        var files = List.of(folder.resolve("a.hgj"), folder.resolve("b.hgj"));
        for (var file : files) {
            session.newGame(HALMA);
            prompts.toSave = file;
            session.save();
            play("g3-f4");
        }
        session.newGame(HALMA);
        var left = new AtomicBoolean();

        session.leaving(() -> left.set(true));

        assertThat(left).isTrue();
        assertThat(prompts.guardAsked).isEqualTo(2);
        for (var file : files) {
            assertThat(Files.readString(file)).contains("g3-f4");
        }
    }

    @Test
    void aFileThatIsOpenIsShownAndNotOpenedTwice() {
        prompts.toSave = folder.resolve("game.hgj");
        session.newGame(HALMA);
        play("g3-f4");
        session.save();
        var first = open();
        session.newGame(HALMA);

        session.open(folder.resolve("sub").resolve("..").resolve("game.hgj"), 0);

        assertThat(session.games().all()).hasSize(2);
        assertThat(open()).isSameAs(first);
    }

    @Test
    void twoOpenGamesCannotBeSavedIntoOneFile() throws IOException {
        var file = folder.resolve("game.hgj");
        prompts.toSave = file;
        session.newGame(HALMA);
        play("g3-f4");
        session.save();
        var before = Files.readString(file);
        session.newGame(HALMA);
        play("h4-g5");

        session.saveAs();

        assertThat(Files.readString(file)).isEqualTo(before);
        assertThat(open().isDirty()).isTrue();
        assertThat(notifications.shown())
                .extracting(Notification::text)
                .containsExactly("game.hgj is open in another tab; save this game under another name.");
    }

    @Test
    void closingShowsTheNeighbourAndTheFileCanBeOpenedAgain() {
        prompts.toSave = folder.resolve("game.hgj");
        session.newGame(HALMA);
        session.save();
        session.newGame(HALMA);
        var second = open();
        session.games().step(1);

        session.close();
        assertThat(open()).isSameAs(second);
        session.reopenClosed();
        assertThat(session.titleProperty().get()).isEqualTo("game.hgj");
        session.closeAll();
        assertThat(session.document()).isEmpty();
        assertThat(session.games().all()).isEmpty();
    }

    @Test
    void whatIsBeingWrittenGoesIntoItsGameBeforeAnotherIsShown() {
        session.newGame(HALMA);
        var first = open();
        var root = first.cursor();
        first.registerEditor(() -> first.performInPlace(
                Edits.annotate(root, Annotations.NONE.withPost(List.of(Comment.of("half a word"))), "comment", "c")));

        session.newGame(HALMA);

        assertThat(root.annotations().post()).hasSize(1);
        assertThat(first.isDirty()).isTrue();
    }

    @Test
    void unsavedChangesAreSavedBeforeTheGameIsLeft() {
        prompts.unsaved = Unsaved.SAVE;
        prompts.toSave = folder.resolve("saved.hgj");
        session.newGame(HALMA);
        play("g3-f4");
        var left = new AtomicBoolean();

        session.leaving(() -> left.set(true));

        assertThat(left).isTrue();
        session.close();
        session.open(folder.resolve("saved.hgj"), 0);
        assertThat(open().record().tree().size()).isEqualTo(2);
    }

    @Test
    void theGameIsNotLeftWhenItCannotBeSaved() throws IOException {
        prompts.unsaved = Unsaved.SAVE;
        prompts.toSave = folder.resolve("missing").resolve("saved.hgj");
        session.newGame(HALMA);
        play("g3-f4");
        var left = new AtomicBoolean();

        session.leaving(() -> left.set(true));

        assertThat(left).isFalse();
        assertThat(open().isDirty()).isTrue();
        assertThat(notifications.shown())
                .extracting(Notification::severity)
                .containsExactly(Notification.Severity.ERROR);
    }

    @Test
    void aTextThatIsBeingTypedIsSavedToo() {
        prompts.toSave = folder.resolve("typed.hgj");
        session.newGame(HALMA);
        var document = open();
        var root = document.cursor();
        document.registerEditor(() -> {
            if (root.annotations().post().isEmpty()) {
                document.performInPlace(Edits.annotate(
                        root, Annotations.NONE.withPost(List.of(Comment.of("half a word"))), "comment", null));
            }
        });

        session.save();
        session.close();
        session.open(folder.resolve("typed.hgj"), 0);

        assertThat(open().record().tree().root().annotations().post()).hasSize(1);
    }

    @Test
    void aFileThatCannotBeReadLeavesWhatIsOpenUntouched() throws IOException {
        session.newGame(HALMA);
        play("g3-f4");
        var before = open();
        var whole = "{\"format\":\"hoppity-game\",\"version\":1,\"minReader\":1,\"variant\":{\"id\":\"halma-8\"},"
                + "\"nodes\":[{\"id\":0},{\"id\":1,\"p\":0,\"m\":\"g3-f4\"}]}";
        var bad = List.of(
                file("empty.hgj", ""),
                file("truncated.hgj", whole.substring(0, whole.length() - 12)),
                file("type.hgj", whole.replace("\"nodes\":[", "\"nodes\":7,\"x\":[")),
                folder.resolve("gone.hgj"),
                folder);

        for (var path : bad) {
            notifications.dismissAll();
            session.open(path, 0);

            assertThat(session.document()).hasValueSatisfying(d -> assertThat(d).isSameAs(before));
            assertThat(before.isDirty()).isTrue();
            assertThat(notifications.shown()).as("%s", path).hasSize(1);
            var shown = notifications.shown().get(0);
            assertThat(shown.severity()).isEqualTo(Notification.Severity.ERROR);
            assertThat(shown.text()).contains(path.getFileName().toString()).doesNotContain("\n");
        }
        assertThat(prompts.guardAsked).isZero();
    }

    @Test
    void aGameWithAnIllegalMoveOpensUpToItAndLosesNothing() throws IOException {
        var file = file(
                "illegal.hgn",
                "[Variant \"halma-8\"]\n\n1. g3-f4 c8-d7 2. g1-g3-e5 a8-c8-e6-e4-g4 3. h3-f5 g4-h3 4. a1-b1 {why} a7-a6 *\n");

        session.open(file, 0);

        open().last();
        assertThat(open().cursor().ply()).isEqualTo(6);
        assertThat(notifications.shown()).hasSize(1);
        assertThat(notifications.shown().get(0).severity()).isEqualTo(Notification.Severity.WARNING);
        assertThat(notifications.shown().get(0).text()).contains("illegal.hgn").contains("a1");
        play("h4-g5");
        session.save();
        assertThat(Files.readString(file)).contains("a1-b1").contains("h4-g5").contains("why");
    }

    @Test
    void oneOfSeveralGamesIsNotSavedOverTheOthers() throws IOException {
        var two = "[Variant \"halma-8\"]\n\n1. g3-f4 *\n\n[Variant \"halma-8\"]\n\n1. h4-g5 *\n";
        var file = file("two.hgn", two);
        prompts.gameIndex = 1;
        prompts.toSave = folder.resolve("second.hgn");

        session.open(file, 1);
        assertThat(open().cursor().turn()).isEqualTo(new MoveText(HALMA.topology()).read("h4-g5"));
        play("d8-e7");
        session.save();

        assertThat(Files.readString(file)).isEqualTo(two);
        assertThat(Files.readString(folder.resolve("second.hgn"))).contains("d8-e7");
    }

    /** A record that defines its variant itself, or sets up a position, wrongly: one line with the file, the field, the reason. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            "files":8         | "files":17              | $.variant.board: a board has sides from 4 to 16, not 17×8
            "cells":["a8"]    | "cells":["h1"]          | $.variant.seats[1].home: the homes of White and Black overlap on h1
            "cells":["a8"]    | "cells":["a8","b8"]     | $.variant.seats[1].target: Black's home has 2 cells and its target 1
            {"preset":"initial"} | {"position":"b1b5/8/8/8/8/8/8/7w w 1"} | Black has more than 1 pieces: the one on c8 is too many
            {"preset":"initial"} | {"position":"b7/8/8/8/8/8/8/7q w 1"} | "q" is no seat; seats are w, b
            """)
    void aWrongVariantOrPositionInAFileIsToldInOneLine(String good, String wrong, String reason) throws IOException {
        var corner =
                "{\"home\":{\"cells\":[\"%1$s\"],\"corner\":\"%1$s\"},\"target\":{\"cells\":[\"%2$s\"],\"corner\":\"%2$s\"}}";
        var text =
                "{\"format\":\"hoppity-game\",\"version\":1,\"minReader\":1,\"variant\":{\"id\":\"own.x\",\"name\":\"x\","
                        + "\"board\":{\"files\":8,\"ranks\":8},\"seats\":[" + corner.formatted("h1", "a8") + ","
                        + corner.formatted("a8", "h1")
                                .replaceFirst("a8\"],\"corner\":\"a8", "a8\"],\"corner\":\"CORNER")
                        + "],\"options\":{}},\"start\":{\"preset\":\"initial\"},\"nodes\":[{\"id\":0}]}";
        int second = text.lastIndexOf(good);
        assertThat(second).isPositive();
        var changed = text.substring(0, second) + wrong + text.substring(second + good.length());
        var bad = file("bad.hgj", changed.replace("CORNER", wrong.contains("h1") ? "h1" : "a8"));
        session.open(file("good.hgj", text.replace("CORNER", "a8")), 0);
        var before = open();
        assertThat(before.record().variant().id()).isEqualTo("own.x");

        session.open(bad, 0);

        assertThat(open()).isSameAs(before);
        assertThat(notifications.shown()).hasSize(1);
        assertThat(notifications.shown().get(0).text())
                .startsWith(bad + ": ")
                .contains(reason)
                .hasLineCount(1);
    }

    @Test
    void openingAtAPlyShowsThatPosition() throws IOException {
        var file = file("short.hgn", "[Variant \"halma-8\"]\n\n1. g3-f4 c8-d7 2. h4-g5 *\n");

        session.open(file, 2);

        assertThat(open().cursor().ply()).isEqualTo(2);
        assertThat(open().cursor().turn()).isInstanceOf(Turn.Played.class);
    }

    private Path file(String name, String content) throws IOException {
        return Files.writeString(folder.resolve(name), content, StandardCharsets.UTF_8);
    }

    private String textOf(Position position) {
        return new PositionText(HALMA).write(position);
    }

    @Test
    void aPastedPositionStartsAGameOfTheSameVariant() {
        session.newGame(HALMA);
        play("g3-f4");
        prompts.unsaved = Unsaved.DISCARD;
        var text = textOf(open().position());

        session.paste("Clipboard", " " + text.replace("/", " / ") + "\n");

        assertThat(textOf(open().record().startPosition())).isEqualTo(text);
        assertThat(open().isDirty()).isTrue();
        assertThat(notifications.shown()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            8/8/8/8/8/8/wwww4/wwwwwwww w 1 | Clipboard: White has more than 10 pieces: the one on c2 is too many (Halma 8×8).
            bbbb4/bbb5/bb6/b6r/7w/6ww/5www/4wwww w 1 | Clipboard: row 4 from the top, column 8: "r" is no seat; seats are w, b (Halma 8×8).
            bbbb4/bbb5/bb6/b7/7w/6ww/5www/4wwww g 1 | Clipboard: "g" is no seat to move; seats are w, b (Halma 8×8).
            8/8/8/8/8/8/8 w 1 | Clipboard: the position has 7 rows, the board 8 (Halma 8×8).
            """)
    void aPastedPositionThatIsWrongIsRefusedInOneLine(String text, String message) {
        session.newGame(HALMA);
        var before = open();

        session.paste("Clipboard", text);

        assertThat(notifications.shown()).extracting(Notification::text).containsExactly(message);
        assertThat(open()).isSameAs(before);
    }

    @Test
    void aTextMayBeAsLongAsItLikes() {
        session.newGame(HALMA);

        session.paste("Clipboard", "w/".repeat(500_000) + "w");

        assertThat(notifications.shown())
                .extracting(Notification::text)
                .containsExactly("Clipboard: this text is neither a game nor a position.");
    }

    @Test
    void aPastedPositionNeedsAnOpenGame() {
        session.paste("Clipboard", textOf(Position.initial(HALMA.geometry())));

        assertThat(session.document()).isEmpty();
        assertThat(notifications.shown())
                .extracting(Notification::text)
                .containsExactly("Clipboard: a position needs its variant; first open or start a game of it.");
    }
}
