package hoppity.studio.moves;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.export.text.MoveNumbering;
import hoppity.record.Annotations;
import hoppity.record.BrokenTail;
import hoppity.record.Comment;
import hoppity.record.Evaluation;
import hoppity.record.Extras;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.rules.Position;
import hoppity.rules.Variants;
import hoppity.studio.document.GameFixture;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class NotationLayoutTest {
    private final GameRecord record = GameFixture.empty();
    private final GameNode root = record.tree().root();
    private final Folding folding = new Folding(new HashSet<>());

    private GameNode add(GameNode parent, String... moves) {
        return GameFixture.add(record, parent, moves);
    }

    private void before(GameNode node, String text) {
        GameFixture.annotate(record, node, node.annotations().withPre(List.of(Comment.of(text))));
    }

    private void after(GameNode node, String text) {
        GameFixture.comment(record, node, text);
    }

    private List<String> layout() {
        return layout(null, "");
    }

    private List<String> layout(NotationSource.@Nullable Ending ending, String result) {
        return text(NotationLayout.of(new NotationSource(record, folding, ending, result)));
    }

    /** A block a line: {@code 1. a | b} for a row, {@code (1) …} for a paragraph of a variation. */
    static List<String> text(List<Block> blocks) {
        return blocks.stream().map(NotationLayoutTest::text).toList();
    }

    private static String text(Block block) {
        if (block instanceof Block.Row row) {
            return row.number() + " "
                    + row.cells().stream().map(NotationLayoutTest::text).collect(Collectors.joining(" | "));
        }
        var paragraph = (Block.Paragraph) block;
        var words = paragraph.tokens().stream().map(NotationLayoutTest::text).collect(Collectors.joining(" "));
        return paragraph.depth() == 0 ? words : "(" + paragraph.depth() + ") " + words;
    }

    private static String text(Token token) {
        if (token instanceof Token.Move move) {
            var text = (move.number() + " " + move.text()).strip();
            for (var sign : move.signs()) {
                text += " " + sign.text();
            }
            return (text + " " + move.evaluation()).strip();
        }
        if (token instanceof Token.Words words) {
            return "{" + words.text() + "}";
        }
        if (token instanceof Token.Heading heading) {
            return "{" + heading.text() + "}";
        }
        if (token instanceof Token.Same same) {
            return same.repeats() ? "again" : "same";
        }
        if (token instanceof Token.Fold fold) {
            return fold.folded() ? ">" : "v";
        }
        return token instanceof Token.More more ? "[" + more.text() + "]" : "…";
    }

    @Test
    void aGameWithoutMovesIsEmpty() {
        assertThat(layout()).isEmpty();
    }

    @Test
    void theMainLineStandsInRowsOfOneNumber() {
        add(root, "g3-f4", "c8-d7", "g1-g3-e5");

        assertThat(layout()).containsExactly("1. g3-f4 | c8-d7", "2. g1-g3-e5");
    }

    @Test
    void aCommentInterruptsItsRow() {
        var f4 = add(root, "g3-f4");
        var d7 = add(f4, "c8-d7");
        add(d7, "h3-g4", "b7-c6");
        after(f4, "a rung");
        after(d7, "another");

        assertThat(layout())
                .containsExactly("1. g3-f4 | …", "{a rung}", "1. … | c8-d7", "{another}", "2. h3-g4 | b7-c6");
    }

    @Test
    void aCommentOnTheLastMoveLeavesNoGap() {
        after(add(root, "g3-f4"), "a rung");

        assertThat(layout()).containsExactly("1. g3-f4", "{a rung}");
    }

    @Test
    void aCommentBeforeAMoveStandsBeforeIt() {
        var f4 = add(root, "g3-f4");
        var d7 = add(f4, "c8-d7");
        before(f4, "at first");
        before(d7, "in reply");

        assertThat(layout()).containsExactly("{at first}", "1. g3-f4 | …", "{in reply}", "1. … | c8-d7");
    }

    @Test
    void theCommentOfTheStartComesFirst() {
        after(root, "An old game.");
        add(root, "g3-f4");

        assertThat(layout()).containsExactly("{An old game.}", "1. g3-f4");
    }

    @Test
    void severalCommentsStandOneByOneWithTheirAuthors() {
        var f4 = add(root, "g3-f4");
        var signed = new Comment("second", "Ann", null, Extras.NONE);
        GameFixture.annotate(record, f4, Annotations.NONE.withPost(List.of(Comment.of("first"), signed)));

        assertThat(layout()).containsExactly("1. g3-f4", "{first}", "{second — Ann}");
    }

    @Test
    void variationsFollowTheWholeRow() {
        var f4 = add(root, "g3-f4");
        add(f4, "c8-d7", "h3-g4");
        add(root, "h4-h5", "a5-a4");
        add(f4, "b6-c5", "g2-f3");

        assertThat(layout())
                .containsExactly("1. g3-f4 | c8-d7", "(1) 1. h4-h5 a5-a4", "(1) 1… b6-c5 2. g2-f3", "2. h3-g4");
    }

    @Test
    void aCommentStandsBetweenARowAndItsVariations() {
        var f4 = add(root, "g3-f4");
        add(f4, "c8-d7");
        add(root, "h4-h5");
        after(f4, "a rung");

        assertThat(layout()).containsExactly("1. g3-f4 | …", "{a rung}", "(1) 1. h4-h5", "1. … | c8-d7");
    }

    @Test
    void variationsOfVariationsStandDeeperAndTheLineGoesOnAfterThem() {
        var h5 = add(root, "g3-f4").parent();
        var side = add(h5, "h4-h5");
        add(side, "a5-a4", "h5-h4");
        var inner = add(side, "b6-c5");
        add(inner, "g2-f3");
        add(inner, "h3-g4");

        assertThat(layout())
                .containsExactly(
                        "1. g3-f4", "(1) v 1. h4-h5 a5-a4", "(2) 1… b6-c5 2. g2-f3", "(3) 2. h3-g4", "(1) 2. h5-h4");
    }

    @Test
    void aVariationNumbersItsMovesAgainAfterAComment() {
        add(root, "g3-f4");
        var side = add(root, "h4-h5");
        var reply = add(side, "a5-a4");
        add(reply, "h5-h4", "a4-a5");
        after(side, "why not");
        before(reply.children().get(0), "then");

        assertThat(layout()).containsExactly("1. g3-f4", "(1) v 1. h4-h5 {why not} 1… a5-a4 {then} 2. h5-h4 a4-a5");
    }

    @Test
    void aFoldedVariationShowsItsBeginningAndCountsTheRest() {
        add(root, "g3-f4");
        var side = add(root, "h4-h5");
        add(side, "a5-a4", "h5-h4", "a4-a5", "h4-h5");
        add(side, "b6-c5");
        folding.fold(side.id());

        assertThat(layout()).containsExactly("1. g3-f4", "(1) > 1. h4-h5 a5-a4 2. h5-h4 [3 more]");
    }

    @Test
    void aVariationThatWouldHideNothingCannotBeFolded() {
        add(root, "g3-f4");
        var side = add(root, "h4-h5");
        add(side, "a5-a4", "h5-h4");
        folding.fold(side.id());

        assertThat(layout()).containsExactly("1. g3-f4", "(1) 1. h4-h5 a5-a4 2. h5-h4");
    }

    @Test
    void deepVariationsAreFoldedUntilTheyAreOpened() {
        add(root, "g3-f4");
        var one = add(root, "h4-h5");
        add(one, "a5-a4");
        var two = add(one, "b6-c5");
        add(two, "g2-f3");
        var three = add(two, "h3-g4");
        var last = add(three, "c5-b6", "g4-h3", "b6-c5");

        assertThat(layout()).endsWith("(3) > 2. h3-g4 c5-b6 3. g4-h3 [1 more]");
        assertThat(folding.reveal(last)).isTrue();
        assertThat(layout()).endsWith("(3) v 2. h3-g4 c5-b6 3. g4-h3 b6-c5");
        assertThat(folding.reveal(last)).isFalse();
    }

    @Test
    void glyphsAndEvaluationsStandBesideTheirMoves() {
        var f4 = add(root, "g3-f4");
        var evaluation = new Evaluation("e", 2, 84, null, null, null, List.of(), 7, null, null, List.of(), Extras.NONE);
        GameFixture.annotate(
                record, f4, Annotations.NONE.withNags(List.of(3, 14, 999)).withEvaluations(List.of(evaluation)));

        assertThat(layout()).containsExactly("1. g3-f4 !! += $999 −0.8");
    }

    @Test
    void skippedTurnsAndClaimsAreInWords() {
        add(root, "--", "c8-d7", "@resign");
        add(root, "g3-f4", "@draw");
        add(root, "h4-h5", "@time");

        assertThat(layout())
                .containsExactly(
                        "1. skips | c8-d7", "(1) 1. g3-f4 draw agreed", "(1) 1. h4-h5 out of time", "2. resigns");
    }

    @Test
    void whereTheRulesEndTheGameIsSaid() {
        var f4 = add(root, "g3-f4");
        add(f4, "c8-d7");

        assertThat(layout(new NotationSource.Ending(f4.id(), "Over."), ""))
                .containsExactly("1. g3-f4 | …", "{Over.}", "1. … | c8-d7");
    }

    @Test
    void theResultStandsAtTheEnd() {
        add(root, "g3-f4");

        assertThat(layout(null, "1–0")).containsExactly("1. g3-f4", "{1–0}");
    }

    @Test
    void aBrokenTailIsShownWithItsReason() {
        var f4 = add(root, "g3-f4");
        record.loader().brokenTails(f4, List.of(new BrokenTail("hgn", "a1-a9 b2-b3", "ply 2: no piece on a1")));
        var side = add(root, "h4-h5");
        record.loader().brokenTails(side, List.of(new BrokenTail("hgn", "x".repeat(5000), "ply 2: nonsense")));

        var lines = layout();
        assertThat(lines.get(1))
                .isEqualTo("{The rest of this line cannot be played: ply 2: no piece on a1\na1-a9 b2-b3}");
        assertThat(lines.get(2)).contains("ply 2: nonsense").endsWith("x…}").hasSizeLessThan(500);
    }

    @Test
    void aTitleStandsBeforeItsMove() {
        var f4 = add(root, "g3-f4");
        var annotated = new Annotations(
                List.of(), List.of(), List.of(), null, List.of(), List.of(), "Key", false, List.of(), Extras.NONE);
        GameFixture.annotate(record, f4, annotated);

        assertThat(layout()).containsExactly("{Key}", "1. g3-f4");
    }

    @Test
    void numberingBeginsWhereTheStartPositionSays() {
        var variant = Variants.presets().get("halma-8");
        var cells = new int[variant.topology().size()];
        java.util.Arrays.fill(cells, Position.EMPTY);
        var blackToMove = new GameRecord(variant, Position.of(cells, 1, 17));
        GameFixture.add(blackToMove, blackToMove.tree().root(), "a5-a4", "h4-h5", "a4-a3");

        assertThat(text(NotationLayout.of(new NotationSource(blackToMove, folding, null, ""))))
                .containsExactly("17. … | a5-a4", "18. h4-h5 | a4-a3");
    }

    @Test
    void numbersAndColumnsServeAnyNumberOfSeats() {
        var record = new GameRecord(Variants.presets().get("chinese-checkers-6"));
        GameFixture.add(
                record, record.tree().root(), "d1-e5", "e1-f1", "m1-l1", "n1-m5", "m13-l12", "e13-f12", "e5-f5");
        var six = MoveNumbering.of(record);
        var line = record.tree().lineThrough(record.tree().root());
        assertThat(six.label(line.get(1))).isEqualTo("1.");
        assertThat(six.label(line.get(3))).isEqualTo("1.3");
        assertThat(six.label(line.get(7))).isEqualTo("2.");
        assertThat(text(NotationLayout.of(new NotationSource(record, folding, null, ""))))
                .containsExactly("1. d1-e5 | e1-f1 | m1-l1", " n1-m5 | m13-l12 | e13-f12", "2. e5-f5");
        assertThat(List.of(2, 3, 4, 5, 6))
                .extracting(seats -> MoveNumbering.of(
                                new GameRecord(Variants.presets().get("chinese-checkers-" + seats)))
                        .columns())
                .containsExactly(2, 3, 2, 3, 3);
    }

    @Test
    void longLinesAndDeepNestsNeedNoStack() {
        var longGame = GameFixture.shuttle(20_000);
        assertThat(NotationLayout.of(new NotationSource(longGame, folding, null, "")))
                .hasSize(10_000);

        var nested = GameFixture.empty();
        var node = nested.tree().root();
        var wayIn = node;
        for (int i = 0; i < 5_000; i++) {
            wayIn = GameFixture.add(nested, node, "h4-h5");
            node = GameFixture.add(nested, node, "g3-f4");
        }
        var open = new Folding(new HashSet<>());
        open.reveal(node);
        open.reveal(wayIn);
        assertThat(NotationLayout.of(new NotationSource(nested, open, null, "")))
                .hasSizeGreaterThan(4_000);
        assertThat(Folding.variationsAround(node)).hasSize(5_000);
    }
}
