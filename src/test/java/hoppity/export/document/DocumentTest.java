package hoppity.export.document;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.export.ExportGames;
import hoppity.export.document.Block.Fact;
import hoppity.export.document.Block.Figure;
import hoppity.export.document.Block.Line;
import hoppity.record.RandomRecords;
import hoppity.rules.Variants;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class DocumentTest {
    private static String read(Document document) {
        return document.blocks().stream().map(DocumentTest::read).collect(Collectors.joining("\n"));
    }

    private static String read(Block block) {
        if (block instanceof Block.Facts facts) {
            return facts.facts().stream().map(f -> f.label() + "=" + f.value()).collect(Collectors.joining(", "));
        }
        if (block instanceof Block.Heading heading) {
            return "# " + heading.text();
        }
        if (block instanceof Figure figure) {
            return "[" + figure.caption() + "]";
        }
        var line = (Line) block;
        return "  ".repeat(line.depth())
                + line.tokens().stream().map(DocumentTest::read).collect(Collectors.joining(" "));
    }

    private static String read(Token token) {
        if (token instanceof Token.Move move) {
            return (move.label() + " " + move.text()).strip()
                    + move.glyphs().stream().map(g -> g.symbol()).collect(Collectors.joining())
                    + (move.evaluation().isEmpty() ? "" : " " + move.evaluation());
        }
        if (token instanceof Token.Comment comment) {
            return "{" + comment.text() + "}";
        }
        return token instanceof Token.Note note ? "(" + note.text() + ")" : ((Token.Result) token).text();
    }

    @Test
    void aGameIsToldInTheOrderOfReading() {
        var document = Document.of(ExportGames.annotated());

        assertThat(document.title()).isEqualTo("Ann – Łukasz Іваненко");
        assertThat(read(document)).isEqualTo("""
                White=Ann, Black=Łukasz Іваненко, Event=Club & friends, Date=2026.01.31, Rules=Halma 8×8, \
                Result=1–0 · Black resigned
                [The start of the game]
                {The opening.}
                1. g3-f4! +0.5 {good — 50%}
                  {Or} 1. g3-g4
                [After 1. g3-g4]
                  1… c8-d7
                    1… b6-c5?? {too early}
                  2. f2-e3
                # A key moment
                1… c8-d7
                [After 1… c8-d7]
                2. g1-g3-e5+− d8-c8
                [The end of the game]
                1–0 · Black resigned""");
    }

    @Test
    void aFigureHasTheWayAndTheMarks() {
        var figure = Document.of(ExportGames.annotated()).blocks().stream()
                .filter(block -> block instanceof Figure f && f.caption().equals("After 1… c8-d7"))
                .map(block -> ((Figure) block).diagram())
                .findFirst()
                .orElseThrow();
        assertThat(figure.lastRoute().stream().map(figure.variant().topology()::name))
                .containsExactly("c8", "d7");
        assertThat(figure.shapes()).hasSize(4);
    }

    @Test
    void theWayThatWasLeftOutIsFound() {
        var document = Document.of(ExportGames.read("[Variant \"halma-8\"]\n\n1. g3-f4 c8-d7 2. g1-e5 *"));
        var figure = (Figure) document.blocks().get(3);
        assertThat(figure.diagram().lastRoute().stream()
                        .map(figure.diagram().variant().topology()::name))
                .containsExactly("g1", "g3", "e5");
    }

    @Test
    void aGameWithoutPlayersIsCalledByItsEventOrItsRules() {
        assertThat(Document.of(ExportGames.read("[Variant \"halma-8\"] [Event \"Cup\"]\n\n*"))
                        .title())
                .isEqualTo("Cup");
        var untold = Document.of(ExportGames.read("[Variant \"halma-8\"] [Event \"?\"]\n\n*"));
        assertThat(untold.title()).isEqualTo("Halma 8×8");
        assertThat(((Block.Facts) untold.blocks().get(0)).facts()).containsExactly(new Fact("Rules", "Halma 8×8"));
        // The start is the end too, and is shown once.
        assertThat(untold.blocks()).hasSize(2);
    }

    @Test
    void whatCannotBePlayedIsSaid() {
        var text = read(Document.of(ExportGames.read("[Variant \"halma-8\"]\n\n1. g3-f4 c8-c1 d8-d7 *")));
        assertThat(text).contains("(The rest of this line cannot be played: ").contains("c8-c1 d8-d7)");
    }

    @Test
    void everyMoveIsThereOnceAndKnowsTheOneBefore() {
        var records = new RandomRecords(31, false);
        for (int i = 0; i < 40; i++) {
            var game = records.next(120);
            var moves = moves(Document.of(game));
            assertThat(moves).hasSize(game.tree().size() - 1);
            for (int k = 0; k < moves.size(); k++) {
                assertThat(moves.get(k).move()).isEqualTo(k + 1);
                assertThat(moves.get(k).after()).isBetween(0, k);
            }
        }
    }

    @Test
    void longGamesAreCutIntoParagraphs() {
        var game = new RandomRecords(2, false).chain(Variants.presets().get("gambiter-ugolki"), 20_000);
        var document = Document.of(game);
        assertThat(moves(document)).hasSize(20_000);
        assertThat(document.blocks())
                .allSatisfy(block -> assertThat(block instanceof Line line ? line.tokens() : List.of())
                        .hasSizeLessThan(85));
    }

    static List<Token.Move> moves(Document document) {
        return document.blocks().stream()
                .filter(Line.class::isInstance)
                .flatMap(block -> ((Line) block).tokens().stream())
                .filter(Token.Move.class::isInstance)
                .map(Token.Move.class::cast)
                .toList();
    }
}
