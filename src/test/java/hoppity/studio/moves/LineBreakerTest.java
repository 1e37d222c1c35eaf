package hoppity.studio.moves;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.studio.moves.Block.Paragraph;
import hoppity.studio.moves.Block.Row;
import hoppity.studio.moves.NotationLine.Placed;
import hoppity.studio.moves.NotationLine.Run;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class LineBreakerTest {
    private static final int PER_CHARACTER = 8;
    private static final TextWidth MEASURE = (text, style) -> PER_CHARACTER * text.length();

    private static List<NotationLine> lines(double width, Block... blocks) {
        return LineBreaker.lines(List.of(blocks), MEASURE, width, 2);
    }

    private static Token.Move move(int node, String text, String evaluation, Token.Piece... signs) {
        return new Token.Move(node, "", text, brief(text), List.of(signs), evaluation, "");
    }

    private static String brief(String text) {
        var cells = text.split("-");
        return cells.length > 2 ? cells[0] + "-…-" + cells[cells.length - 1] : text;
    }

    private static Paragraph comment(String text) {
        return new Paragraph(0, List.of(new Token.Words(1, TextStyle.COMMENT, text)));
    }

    private static List<String> text(List<NotationLine> lines) {
        return lines.stream().map(NotationLine::spoken).toList();
    }

    @Test
    void aWordOfManyLinesIsNotMeasuredToItsEndForEachOfThem() {
        var measured = new AtomicLong();
        TextWidth counting = (text, style) -> {
            measured.addAndGet(text.length());
            return MEASURE.of(text, style);
        };
        var word = "abcdefghij".repeat(10_000);

        var lines = LineBreaker.lines(List.of(comment(word)), counting, 800, 2);

        assertThat(lines.stream().map(NotationLine::spoken).collect(Collectors.joining("")))
                .isEqualTo(word);
        assertThat(lines).allSatisfy(line -> assertThat(line.spoken().length()).isLessThanOrEqualTo(100));
        assertThat(measured.get()).isLessThan(30L * word.length());
    }

    @Test
    void aRowPlacesItsMovesInColumns() {
        var line = lines(500, new Row("3.", List.of(move(5, "h3-f5", ""), move(6, "g4-h3", ""))))
                .get(0);

        assertThat(line.spoken()).isEqualTo("3. h3-f5 g4-h3");
        var runs = line.runs();
        assertThat(runs).extracting(r -> r.token().node()).containsExactly(5, 5, 6);
        assertThat(runs).extracting(Run::x).containsExactly(12.0, 48.0, 48.0 + 220);
    }

    @Test
    void aMoveThatDoesNotFitLeavesItsWayOut() {
        var row = new Row("3.", List.of(move(5, "a8-c8-e6-e4-g4", "+0.3")));

        assertThat(text(lines(500, row))).containsExactly("3. a8-c8-e6-e4-g4 +0.3");
        assertThat(text(lines(330, row))).containsExactly("3. a8-…-g4 +0.3");
    }

    @Test
    void evaluationsEndInOneColumn() {
        var lines = lines(
                500,
                new Row("1.", List.of(move(1, "g3-f4", "+0.1"))),
                new Row("2.", List.of(move(2, "a8-c8-e6", "win in 5"))));

        assertThat(lines)
                .extracting(l -> {
                    var last = l.runs().get(1);
                    return last.x() + last.width();
                })
                .containsExactly(48.0 + 208, 48.0 + 208);
    }

    @Test
    void theMovesMakeRoomForLongNumbers() {
        var lines = lines(
                500, new Row("1.", List.of(move(1, "g3-f4", ""))), new Row("10000.", List.of(move(2, "f4-g3", ""))));

        assertThat(lines).extracting(l -> l.runs().get(1).x()).containsExactly(70.0, 70.0);
    }

    @Test
    void aCommentBreaksBetweenWords() {
        // From 48 to 188: 17 characters.
        assertThat(text(lines(200, comment("one two three four five")))).containsExactly("one two three", "four five");
        assertThat(text(lines(200, comment("seventeen letters")))).containsExactly("seventeen letters");
        assertThat(text(lines(200, comment("eighteen letters !")))).containsExactly("eighteen letters", "!");
    }

    @Test
    void linesOfACommentStayLines() {
        assertThat(text(lines(200, comment("one\n\ntwo\r\nthree")))).containsExactly("one", "", "two", "three");
    }

    @Test
    void aWordTooLongForALineIsCut() {
        assertThat(text(lines(200, comment("a " + "x".repeat(40) + " b"))))
                .containsExactly("a", "x".repeat(17), "x".repeat(17), "xxxxxx b");
    }

    @Test
    void aCutSplitsNoCharacter() {
        var hoppers = "🐇".repeat(30);
        var lines = text(lines(200, comment(hoppers)));

        assertThat(lines).hasSizeGreaterThan(1).allMatch(l -> l.codePoints().allMatch(c -> c == 0x1F407));
        assertThat(String.join("", lines)).isEqualTo(hoppers);
    }

    @Test
    void aVariationIsBrokenBetweenMovesAndIndentedByDepth() {
        var tokens = new ArrayList<Token>();
        tokens.add(new Token.Fold(1, false));
        for (int i = 1; i <= 6; i++) {
            tokens.add(move(i, "h4-h5", ""));
        }
        var lines = lines(260, new Paragraph(2, tokens));

        assertThat(text(lines)).containsExactly("▾ h4-h5 h4-h5 h4-h5", "h4-h5 h4-h5 h4-h5");
        assertThat(lines).allMatch(l -> l.rules().equals(List.of(52.0, 68.0)));
        assertThat(lines).extracting(l -> l.runs().get(0).x()).containsOnly(48.0 + 2 * LineBreaker.INDENT);
    }

    @Test
    void whatCannotBePlayedBeginsALine() {
        var broken = new Token.Words(1, TextStyle.BROKEN, "no such cell");

        assertThat(text(lines(400, new Paragraph(1, List.of(move(1, "h4-h5", ""), broken)))))
                .containsExactly("h4-h5", "no such cell");
        assertThat(text(lines(400, new Paragraph(1, List.of(broken))))).containsExactly("no such cell");
    }

    @Test
    void nothingOverlapsAndNothingLeavesTheLine() {
        var random = new Random(7);
        for (int round = 0; round < 300; round++) {
            double width = 220 + random.nextInt(500);
            var tokens = new ArrayList<Token>();
            for (int i = 0; i < 40; i++) {
                int kind = random.nextInt(4);
                if (kind == 0) {
                    tokens.add(new Token.Words(i, TextStyle.COMMENT, words(random)));
                } else {
                    var hops = "-c5-e3".repeat(random.nextInt(3));
                    tokens.add(move(i, "a5" + hops + "-g1", kind == 1 ? "+1.2" : ""));
                }
            }
            for (var line : lines(width, new Paragraph(1 + random.nextInt(12), tokens))) {
                double end = 0;
                for (var run : line.runs()) {
                    assertThat(run.x()).isGreaterThanOrEqualTo(end);
                    end = run.x() + run.width();
                    assertThat(run.pieces()).extracting(Placed::x).allMatch(x -> x >= run.x());
                }
                assertThat(end).isLessThanOrEqualTo(Math.max(width - LineBreaker.MARGIN, 48 + 8 * 16 + 100));
            }
        }
    }

    private static String words(Random random) {
        return random.ints(random.nextInt(12), 1, 14).mapToObj("x"::repeat).collect(Collectors.joining(" "));
    }

    @Test
    void aTimeStandsBeforeTheEvaluationsAndGivesWayToTheMove() {
        var timed = new Token.Move(1, "", "a1-a2", "a1-a2", List.of(), "+1.0", "1:05");
        var wide = lines(600, new Row("1.", List.of(timed))).get(0).runs().get(1);
        assertThat(wide.pieces())
                .extracting(p -> p.piece().style())
                .containsExactly(TextStyle.MOVE, TextStyle.EVALUATION, TextStyle.CLOCK);
        var evaluation = wide.pieces().get(1);
        var clock = wide.pieces().get(2);
        assertThat(clock.x() + clock.width()).isLessThan(evaluation.x());

        var narrow = lines(260, new Row("1.", List.of(timed))).get(0).runs().get(1);
        assertThat(narrow.pieces())
                .extracting(p -> p.piece().style())
                .containsExactly(TextStyle.MOVE, TextStyle.EVALUATION);
    }

    @Test
    void theMarkOfAPositionStandsBehindTheSignsAndBeforeTheEvaluation() {
        var move = move(1, "a1-a2", "+1.0", new Token.Piece("!", TextStyle.GOOD));
        var row = new Row("1.", List.of(move), List.of(new Token.Same(1, false)));
        var runs = lines(400, row).get(0).runs();

        var moved = runs.get(1);
        var mark = runs.get(2);
        assertThat(mark.token()).isEqualTo(new Token.Same(1, false));
        assertThat(mark.x()).isGreaterThanOrEqualTo(moved.coreEnd());
        var evaluation = moved.pieces().get(moved.pieces().size() - 1);
        assertThat(mark.x() + mark.width()).isLessThanOrEqualTo(evaluation.x());
    }

    @Test
    void aHeadingHasLinesOfItsOwnAndIsBrokenLikeText() {
        var heading = new Token.Heading(1, true, "The first bridge");
        assertThat(text(lines(400, new Paragraph(0, List.of(heading))))).containsExactly("bookmark The first bridge");
        assertThat(text(lines(400, new Paragraph(1, List.of(move(1, "a1-a2", ""), heading, move(2, "b1-b2", ""))))))
                .containsExactly("a1-a2", "bookmark The first bridge", "b1-b2");
        assertThat(lines(130, new Paragraph(0, List.of(heading)))).hasSize(3);
    }
}
