package hoppity.format;

import static hoppity.format.Games.at;
import static hoppity.format.Games.continuations;
import static hoppity.format.Games.messages;
import static hoppity.format.Games.read;
import static hoppity.format.Games.write;
import static org.assertj.core.api.Assertions.assertThat;

import hoppity.format.hgn.HgnFormat;
import hoppity.format.json.JsonFormat;
import hoppity.notation.Turn;
import hoppity.record.BrokenTail;
import hoppity.record.Comment;
import hoppity.record.EditStack;
import hoppity.record.Edits;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A line stops at its first illegal move; the rest is kept as text and written back at its place. */
class BrokenLinesTest {
    private static final Format JSON = JsonFormat.SINGLE;
    private static final Format HGN = HgnFormat.INSTANCE;

    private static final String ILLEGAL_AT_PLY_3 = """
            {"format":"hoppity-game","version":1,"variant":{"id":"halma-8"},"nodes":[
             {"id":0},
             {"id":1,"p":0,"m":"g3-f4"},
             {"id":2,"p":1,"m":"c8-d7"},
             {"id":3,"p":2,"m":"g1-g2","x":[1]},
             {"id":4,"p":3,"m":"a5-a4","post":[{"text":"why not"}]},
             {"id":9,"p":3,"m":"nonsense"},
             {"id":5,"p":1,"m":"d8-e8"}]}
            """;

    private static final String TEXT = """
            [Variant "halma-8"]

            1. g3-f4 c8-d7 (1... d8-e8 {fine} 2. a1-a2 {lost} (2. h4-h5) d7-d6) 2. g1-g2 {what
            comes (after)} a5-a4 ; to the (end
            % not a move )
            3. h4-h5 *
            """;

    private static String tail(GameNode node) {
        assertThat(node.brokenTails()).hasSize(1);
        return node.brokenTails().get(0).text();
    }

    private static void staysTheSame(Format format, GameRecord record) throws IOException {
        var written = format.write(List.of(record));
        var again = read(format, written.text());
        assertThat(RecordDifference.between(written.kept().get(0), again.games().get(0), format.keepsNodeIds()))
                .isEmpty();
        assertThat(write(format, again.games().get(0))).isEqualTo(written.text());
    }

    @Test
    void jsonKeepsTheNodesBelowAnIllegalMove() throws IOException {
        var result = read(JSON, ILLEGAL_AT_PLY_3);
        var record = result.games().get(0);

        assertThat(messages(result))
                .containsExactly(
                        "line 5, column 2, $.nodes[3]: White's move 2, g1-g2, cannot be played: the piece on g1 cannot get to g2");
        assertThat(result.notes().get(0).kind()).isEqualTo(Note.Kind.BROKEN);
        assertThat(result.readOnly()).isFalse();
        assertThat(record.tree().size()).isEqualTo(4);
        assertThat(continuations(record, at(record, "g3-f4"))).containsExactly("c8-d7", "d8-e8");
        var node = at(record, "g3-f4", "c8-d7");
        assertThat(tail(node)).isEqualTo("""
                {"id":3,"p":2,"m":"g1-g2","x":[1]}
                {"id":4,"p":3,"m":"a5-a4","post":[{"text":"why not"}]}
                {"id":9,"p":3,"m":"nonsense"}""");
        assertThat(record.loader().freshId()).as("ids of the text stay taken").isEqualTo(10);
    }

    @Test
    void jsonWritesThemBackAsNodes() throws IOException {
        var record = read(JSON, ILLEGAL_AT_PLY_3).games().get(0);
        new EditStack(record)
                .perform(Edits.addMove(record, at(record, "g3-f4", "d8-e8"), Turn.SKIP)
                        .orElseThrow());

        assertThat(write(JSON, record).lines().map(String::strip))
                .containsSequence(
                        "{\"id\":10,\"p\":5,\"m\":\"--\"},",
                        "{\"id\":3,\"p\":2,\"m\":\"g1-g2\",\"x\":[1]},",
                        "{\"id\":4,\"p\":3,\"m\":\"a5-a4\",\"post\":[{\"text\":\"why not\"}]},",
                        "{\"id\":9,\"p\":3,\"m\":\"nonsense\"}",
                        "]");
        staysTheSame(JSON, record);
    }

    @Test
    void jsonKeepsAMoveThatIsNoMove() throws IOException {
        var result = read(JSON, ILLEGAL_AT_PLY_3.replace("g1-g2", "g1 to g9"));
        assertThat(messages(result))
                .containsExactly(
                        "line 5, column 2, $.nodes[3]: \"g1 to g9\" is no move: \"g1 to g9\" is no cell of a board of 8×8");
        staysTheSame(JSON, result.games().get(0));
    }

    @Test
    void theReasonIsTold() throws IOException {
        assertThat(messages(read(JSON, ILLEGAL_AT_PLY_3.replace("g1-g2", "a1-a2")))
                        .get(0))
                .endsWith("White's move 2, a1-a2, cannot be played: there is no piece on a1");
        assertThat(messages(read(JSON, ILLEGAL_AT_PLY_3.replace("g1-g2", "d7-d6")))
                        .get(0))
                .endsWith("White's move 2, d7-d6, cannot be played: the piece on d7 is Black's");
    }

    @Test
    void textIsKeptVerbatimUpToTheEndOfItsLine() throws IOException {
        var result = read(HGN, TEXT);
        var record = result.games().get(0);

        assertThat(result.notes()).extracting(Note::kind).containsExactly(Note.Kind.BROKEN, Note.Kind.BROKEN);
        assertThat(messages(result))
                .containsExactly(
                        "line 3, column 38: White's move 2, a1-a2, cannot be played: there is no piece on a1",
                        "line 3, column 72: White's move 2, g1-g2, cannot be played: the piece on g1 cannot get to g2");
        assertThat(tail(at(record, "g3-f4", "c8-d7"))).isEqualTo("""
                2. g1-g2 {what
                comes (after)} a5-a4 ; to the (end
                % not a move )
                3. h4-h5""");
        assertThat(tail(at(record, "g3-f4", "d8-e8"))).isEqualTo("2. a1-a2 {lost} (2. h4-h5) d7-d6");
        staysTheSame(HGN, record);
    }

    @Test
    void textIsWrittenBackAtItsPlace() throws IOException {
        var record = read(HGN, TEXT).games().get(0);
        assertThat(write(HGN, record)).contains("""
                1. g3-f4 c8-d7 ( 1... d8-e8 {fine}
                2. a1-a2 {lost} (2. h4-h5) d7-d6
                )
                2. g1-g2 {what
                comes (after)} a5-a4 ; to the (end
                % not a move )
                3. h4-h5
                *
                """);
    }

    @Test
    void besideALegalMoveTheTextBecomesAVariation() throws IOException {
        var record = read(HGN, TEXT).games().get(0);
        new EditStack(record)
                .perform(Edits.addMove(record, at(record, "g3-f4", "d8-e8"), Turn.SKIP)
                        .orElseThrow());
        assertThat(write(HGN, record)).contains("""
                1. g3-f4 c8-d7 ( 1... d8-e8 {fine} 2. -- (
                2. a1-a2 {lost} (2. h4-h5) d7-d6
                ) )
                """);
        staysTheSame(HGN, record);
    }

    @Test
    void aVariationThatIsWrongFromItsFirstMoveHangsWhereItBranchesOff() throws IOException {
        var text = "[Variant \"halma-8\"]\n\n1. g3-f4 c8-d7 ( {Or} 1... d8-a1 2. h4-h5 ) ( 1... d8-e8 ) 2. h4-h5 *\n";
        var record = read(HGN, text).games().get(0);
        assertThat(tail(at(record, "g3-f4"))).isEqualTo("{Or} 1... d8-a1 2. h4-h5");
        assertThat(continuations(record, at(record, "g3-f4"))).containsExactly("c8-d7", "d8-e8");
        assertThat(at(record, "g3-f4", "c8-d7", "h4-h5").annotations().pre()).isEmpty();
        staysTheSame(HGN, record);
    }

    @Test
    void whatIsUnreadableIsKeptLikeAnIllegalMove() throws IOException {
        for (var rubbish : List.of(
                "e4 e5 2. Nf3",
                "2. g1",
                "g1-",
                "2. g1-zz9",
                "@foo",
                "?? }",
                "12abc",
                "( 2. h4-h5 ) h4-h5",
                "2. [x] h4-h5",
                "§ 5",
                "2. h4-h4",
                "$",
                "--- h4-h5")) {
            var text = "[Variant \"halma-8\"]\n\n1. g3-f4 c8-d7 (1... d8-e8) " + rubbish + "\n*\n";
            if (rubbish.equals("$")) {
                assertThat(messages(read(HGN, text))).singleElement().asString().contains("is no glyph");
                continue;
            }
            var result = read(HGN, text);
            assertThat(result.notes()).as(rubbish).extracting(Note::kind).contains(Note.Kind.BROKEN);
            staysTheSame(HGN, result.games().get(0));
        }
    }

    @Test
    void aTailCrossesToTheOtherFormatAndBack() throws IOException {
        var fromText = read(HGN, TEXT).games().get(0);
        var throughJson = read(JSON, write(JSON, fromText)).games().get(0);
        assertThat(RecordDifference.between(fromText, throughJson, true)).isEmpty();
        staysTheSame(JSON, throughJson);
        assertThat(write(HGN, throughJson)).isEqualTo(write(HGN, fromText));

        var fromJson = read(JSON, ILLEGAL_AT_PLY_3).games().get(0);
        var text = write(HGN, fromJson);
        assertThat(text).contains("{[%tail json,{\"id\":3\\,\"p\":2\\,");
        var throughText = read(HGN, text).games().get(0);
        assertThat(tail(at(throughText, "g3-f4", "c8-d7"))).isEqualTo(tail(at(fromJson, "g3-f4", "c8-d7")));
        staysTheSame(HGN, throughText);
        staysTheSame(JSON, throughText);
    }

    @Test
    void aTailThatCannotStandAmongTheMovesIsKeptBesideThem() throws IOException {
        for (var tail : List.of(
                new BrokenTail(BrokenTail.HGN, "2. h4-h5", "legal all the same"),
                new BrokenTail(BrokenTail.HGN, "a) b", ""),
                new BrokenTail(BrokenTail.HGN, "2. a1-a2 * [Event \"x\"]", ""),
                new BrokenTail(BrokenTail.HGN, "2. a1-a2 {", ""),
                new BrokenTail(BrokenTail.HGN, "", ""),
                new BrokenTail(BrokenTail.HGN, " 2. a1-a2\n*\n1. x-y", ""),
                new BrokenTail(BrokenTail.JSON, "{\"id\":1,\"p\":0,\"m\":\"h4-h5\"}", "the id is taken"),
                new BrokenTail(BrokenTail.JSON, "{\"id\":3,\"p\":2,\"m\":\"h4-h5\"}", "legal"),
                new BrokenTail(BrokenTail.JSON, "{\"id\":3,\"p\":0,\"m\":\"a1-a2\"}", "another parent"),
                new BrokenTail(BrokenTail.JSON, "no nodes", ""),
                new BrokenTail("ludii", "[x]\n{y}", "of another kind"))) {
            for (var format : List.of(JSON, HGN)) {
                var record = read(JSON, ILLEGAL_AT_PLY_3).games().get(0);
                record.loader().brokenTails(at(record, "g3-f4", "c8-d7"), List.of(tail));
                staysTheSame(format, record);
                var alone = read(HGN, "[Variant \"halma-8\"]\n\n1. g3-f4 c8-d7 *\n")
                        .games()
                        .get(0);
                alone.loader().brokenTails(at(alone, "g3-f4", "c8-d7"), List.of(tail));
                staysTheSame(format, alone);
            }
        }
    }

    @Test
    void severalBrokenLinesOfOneNodeStay() throws IOException {
        var text = "[Variant \"halma-8\"]\n\n1. g3-f4 (1. a1-a2 {x}) (1. g3-f4 2. a1-a3) (1. b1-b2) c8-d7 *\n";
        var result = read(HGN, text);
        var record = result.games().get(0);
        assertThat(record.tree().root().brokenTails())
                .extracting(BrokenTail::text)
                .containsExactly("1. a1-a2 {x}", "1. b1-b2");
        assertThat(at(record, "g3-f4").brokenTails())
                .extracting(BrokenTail::text)
                .containsExactly("2. a1-a3");
        staysTheSame(HGN, record);
        staysTheSame(JSON, record);
    }

    @Test
    void aTailIsNotTakenForTheRestOfTheMoveBeforeIt() throws IOException {
        for (var tail : List.of("-e5", "e5 {x}", "x e5", ": e5")) {
            var record = read(HGN, "[Variant \"halma-8\"]\n\n1. g3-f4 ) " + tail + " *\n")
                    .games()
                    .get(0);
            assertThat(tail(at(record, "g3-f4"))).isEqualTo(tail);
            staysTheSame(HGN, record);
        }
    }

    @Test
    void commentsStayWithTheMovesThatStand() throws IOException {
        var text = "[Variant \"halma-8\"]\n\n1. g3-f4 {good} 2. g1-g2 {bad} *\n";
        var record = read(HGN, text).games().get(0);
        assertThat(at(record, "g3-f4").annotations().post()).containsExactly(Comment.of("good"));
        assertThat(tail(at(record, "g3-f4"))).isEqualTo("2. g1-g2 {bad}");
    }
}
