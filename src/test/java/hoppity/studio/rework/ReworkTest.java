package hoppity.studio.rework;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.format.hgn.BrokenLine;
import hoppity.format.hgn.HgnFormat;
import hoppity.format.json.JsonFormat;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.record.Strip.Part;
import hoppity.studio.concurrent.InlineTasks;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the windows for repairing and taking out know and say. */
class ReworkTest {
    private static final String GAME = """
            [Variant "halma-8"]

            1. g3-f4 c8-d7 {solid} 2. g1-g3-e5 $1 a8-c8-e6 (2... d8-e8 3. h4-h5 {why}) 3. h3-g4 d7-a1
            4. f4-f3 e6-e4 {and so on} 5. e5-d5 d6-d4 *
            """;

    private static GameRecord hgn() throws IOException {
        return HgnFormat.INSTANCE
                .read(GAME.getBytes(StandardCharsets.UTF_8), null)
                .games()
                .get(0);
    }

    private static GameNode broken(GameRecord record) {
        return record.tree().nodes().stream()
                .filter(node -> !node.brokenTails().isEmpty())
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aLineIsCheckedAsItIsWritten() throws IOException {
        var record = hgn();
        var node = broken(record);
        var model = new MendViewModel(new InlineTasks(), record, node);

        assertThat(model.statusProperty().get()).isEqualTo("No move of it can be played yet.");
        assertThat(model.problems())
                .containsExactly(new MendViewModel.Problem(
                        "line 1, column 1: Black's move 3, d7-a1, cannot be played: the piece on d7 cannot get to a1",
                        0,
                        5));
        assertThat(model.acceptable().get()).isFalse();
        assertThat(model.captionProperty().get()).isEqualTo("Move 3, Black to move");

        model.textProperty().set("d7-d6 4. f4-f3 e6-e4 {and so on} 5. e5-d5 d6-a1");
        assertThat(model.statusProperty().get())
                .isEqualTo("4 moves can be played; the rest is kept as text from where it cannot.");
        assertThat(model.problems().get(0).start()).isEqualTo(42);
        assertThat(model.acceptable().get()).isTrue();
        assertThat(model.isChanged()).isTrue();

        model.textProperty().set(model.textProperty().get().replace("d6-a1", "d6-d4"));
        assertThat(model.statusProperty().get()).isEqualTo("All 5 moves can be played.");
        assertThat(model.problems()).isEmpty();
        assertThat(model.captionProperty().get()).isEqualTo("At the end of the line");

        model.textProperty().set("d7-d6 {as it is while one writes");
        assertThat(model.acceptable().get()).isTrue();
        assertThat(model.statusProperty().get()).isEqualTo("The 1 move can be played.");
        model.textProperty().set("d7-d6 * f4-f3");
        assertThat(model.acceptable().get()).isFalse();
        assertThat(model.statusProperty().get()).startsWith("line 1, column 9: ");
        model.textProperty().set(" ");
        assertThat(model.statusProperty().get()).isEqualTo("Without a move the line goes away.");
        assertThat(model.acceptable().get()).isTrue();
    }

    @Test
    void aLineOfAJsonFileIsShownAsMoves() throws IOException {
        var json = JsonFormat.SINGLE.write(List.of(hgn())).text();
        // A node whose move is none, with a move, a comment and a variation below it.
        var damaged = json.replace("\"g3-f4\"", "\"g3-f4 oops\"");
        assertThat(damaged).isNotEqualTo(json);
        var record = JsonFormat.SINGLE
                .read(damaged.getBytes(StandardCharsets.UTF_8), null)
                .games()
                .get(0);
        var root = record.tree().root();
        var text = BrokenLine.text(record, root, root.brokenTails().get(0)).orElseThrow();
        assertThat(text)
                .startsWith(
                        "1. g3-f4_oops c8-d7 {solid} 2. g1-g3-e5! a8-c8-e6 ( 2... d8-e8 3. h4-h5 {why} )\n3. h3-g4\nd7-a1");
        var mended = BrokenLine.mend(record.variant(), record.startPosition(), text.replace("_oops", ""));
        assertThat(mended.turns()).isEqualTo(7);
        assertThat(mended.problems()).hasSize(1);
        assertThat(mended.error()).isEmpty();
    }

    @Test
    void whatCanBeTakenOutIsCounted() throws IOException {
        var record = hgn();
        var node = record.tree().lineThrough(record.tree().root()).get(3);
        var model = new StripViewModel(record, node);
        assertThat(model.count(Part.COMMENTS)).isEqualTo(2);
        assertThat(model.count(Part.VARIATIONS)).isEqualTo(1);
        assertThat(model.count(Part.CLOCKS)).isZero();
        var takes = model.takesSomething();
        assertThat(takes.get()).isFalse();
        model.chosenProperty(Part.CLOCKS).set(true);
        assertThat(takes.get()).isFalse();
        model.chosenProperty(Part.COMMENTS).set(true);
        assertThat(takes.get()).isTrue();
        model.fromHereProperty().set(true);
        assertThat(model.count(Part.COMMENTS)).isEqualTo(1);
        assertThat(model.from()).isSameAs(node);
        assertThat(model.parts()).containsExactly(Part.COMMENTS, Part.CLOCKS);
    }
}
