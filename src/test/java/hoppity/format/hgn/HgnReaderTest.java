package hoppity.format.hgn;

import static hoppity.format.Games.at;
import static hoppity.format.Games.continuations;
import static hoppity.format.Games.messages;
import static hoppity.format.Games.read;
import static org.assertj.core.api.Assertions.assertThat;

import hoppity.format.Games;
import hoppity.notation.PositionText;
import hoppity.notation.Turn;
import hoppity.record.Annotations;
import hoppity.record.Clock;
import hoppity.record.Comment;
import hoppity.record.Evaluation;
import hoppity.record.Evaluation.Proven;
import hoppity.record.Extras;
import hoppity.record.GameInfo.EngineInfo;
import hoppity.record.GameInfo.Player;
import hoppity.record.GameInfo.TimeControl;
import hoppity.record.GameRecord;
import hoppity.record.GameResult;
import hoppity.record.Shape;
import hoppity.rules.RuleOptions.LastMove;
import hoppity.rules.Termination;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class HgnReaderTest {
    private static GameRecord game(String text) throws IOException {
        var result = read(HgnFormat.INSTANCE, text);
        assertThat(messages(result)).isEmpty();
        assertThat(result.games()).hasSize(1);
        return result.games().get(0);
    }

    /** A game of Halma 8×8 with these moves and no result. */
    private static GameRecord moves(String movetext) throws IOException {
        return game("[Variant \"halma-8\"]\n\n" + movetext + " *");
    }

    private static Annotations beside(String movetext, String... moves) throws IOException {
        return at(moves(movetext), moves).annotations();
    }

    private static List<String> texts(List<Comment> comments) {
        return comments.stream().map(Comment::text).toList();
    }

    @Test
    void theExample() throws IOException {
        var record = game(new String(Games.resource("example.hgn"), StandardCharsets.UTF_8));
        var info = record.info();
        assertThat(info.headers())
                .containsExactly(
                        Map.entry("Event", "Club evening"),
                        Map.entry("Site", "Kyiv"),
                        Map.entry("Date", "2026.01.31"),
                        Map.entry("Round", "3"));
        assertThat(info.players())
                .containsExactly(
                        new Player(1, "Ann", null, null, Extras.NONE), new Player(2, "Ben", null, null, Extras.NONE));
        assertThat(info.result())
                .isEqualTo(new GameResult(
                        Map.of(1, 1.0, 2, 0.0),
                        List.of(List.of(1), List.of(2)),
                        Termination.RESIGNATION,
                        "",
                        Extras.NONE));
        assertThat(record.variant().id()).isEqualTo("gambiter-halma-8");
        assertThat(record.variant().options().homeLimit()).isEqualTo(31);
        assertThat(record.variant().options().lastMove()).isEqualTo(LastMove.NONE);

        assertThat(texts(record.tree().root().annotations().post())).containsExactly("Intro");
        var first = at(record, "g3-f4").annotations();
        assertThat(first.nags()).containsExactly(1);
        assertThat(first.clock()).isEqualTo(new Clock(880_000L, null, Extras.NONE));
        assertThat(texts(first.post())).containsExactly("good");
        assertThat(continuations(record, at(record, "g3-f4"))).containsExactly("c8-d7", "d8-e7");
        var other = at(record, "g3-f4", "d8-e7").annotations();
        assertThat(texts(other.pre())).containsExactly("Or");
        assertThat(other.nags()).containsExactly(6);
        assertThat(other.shapes()).containsExactly(new Shape.Arrow(List.of("d8", "e7"), "G", Extras.NONE));
        var next = at(record, "g3-f4", "c8-d7", "g1-e5").annotations();
        assertThat(texts(next.pre())).containsExactly("now the race");
        assertThat(at(record, "g3-f4", "c8-d7", "g1-e5", "a8-g4").children()).isEmpty();
    }

    // ---- where a comment belongs

    @Test
    void beforeTheFirstMoveItIsAboutTheStart() throws IOException {
        var record = moves("{one} {two} $7 {[%csl Rd4]} 1. g3-f4");
        var root = record.tree().root().annotations();
        assertThat(texts(root.post())).containsExactly("one", "two");
        assertThat(root.nags()).containsExactly(7);
        assertThat(root.shapes()).containsExactly(new Shape.Circle("d4", "R", Extras.NONE));
        assertThat(at(record, "g3-f4").annotations()).isEqualTo(Annotations.NONE);
    }

    @Test
    void atTheStartOfAVariationItIsAboutTheMoveAfterIt() throws IOException {
        var record = moves("1. g3-f4 ( {one} {two} 1. h4-h5 {three} )");
        var node = at(record, "h4-h5").annotations();
        assertThat(texts(node.pre())).containsExactly("one", "two");
        assertThat(texts(node.post())).containsExactly("three");
    }

    @Test
    void afterAVariationItIsAboutTheNextMove() throws IOException {
        var record = moves("1. g3-f4 {a} ( 1. h4-h5 ) {b} ( 1. h4-g4 ) {c} c8-d7 {d}");
        assertThat(texts(at(record, "g3-f4").annotations().post())).containsExactly("a");
        assertThat(texts(at(record, "g3-f4", "c8-d7").annotations().pre())).containsExactly("b", "c");
        assertThat(texts(at(record, "g3-f4", "c8-d7").annotations().post())).containsExactly("d");
    }

    @Test
    void afterAVariationWithNoMoveFollowingItIsAboutTheLastMove() throws IOException {
        var record = moves("1. g3-f4 ( 1. h4-h5 ( 1. h4-g4 ) {inner} ) {outer}");
        assertThat(texts(at(record, "g3-f4").annotations().post())).containsExactly("outer");
        assertThat(texts(at(record, "h4-h5").annotations().post())).containsExactly("inner");
    }

    @Test
    void itCanSayThatItIsAboutTheNextMove() throws IOException {
        var record = moves("{[%pre]first} 1. g3-f4 {after} {[%pre][%by me]before} c8-d7 {[%pre]nothing follows}");
        assertThat(texts(record.tree().root().annotations().post())).isEmpty();
        assertThat(texts(at(record, "g3-f4").annotations().pre())).containsExactly("first");
        assertThat(texts(at(record, "g3-f4").annotations().post())).containsExactly("after");
        assertThat(at(record, "g3-f4", "c8-d7").annotations().pre())
                .containsExactly(new Comment("before", "me", null, Extras.NONE));
        assertThat(texts(at(record, "g3-f4", "c8-d7").annotations().post())).containsExactly("nothing follows");
    }

    // ---- what stands in a comment

    @Test
    void aTextIsTakenAsItStands() throws IOException {
        assertThat(texts(beside("1. g3-f4 {} { } { a  b }", "g3-f4").post())).containsExactly("", " ", " a  b ");
        assertThat(texts(beside("1. g3-f4 {two\nlines}", "g3-f4").post())).containsExactly("two\nlines");
        assertThat(texts(beside("1. g3-f4 {(1. x) ; $1 \"q\" % { [Event]}", "g3-f4")
                        .post()))
                .containsExactly("(1. x) ; $1 \"q\" % { [Event]");
    }

    @Test
    void escapesAreUndone() throws IOException {
        assertThat(texts(beside("1. g3-f4 {a \\} b \\\\ c \\n d \\r e \\[%clk]}", "g3-f4")
                        .post()))
                .containsExactly("a } b \\ c \n d \r e [%clk]");
    }

    @Test
    void aLineCommentGoesToTheEndOfItsLine() throws IOException {
        var post = beside("1. g3-f4 ; good } ( move\n c8-d7", "g3-f4").post();
        assertThat(texts(post)).containsExactly("good } ( move");
    }

    @Test
    void commandsAreUnderstood() throws IOException {
        var a = beside(
                "1. g3-f4 {[%clk 1:02:03.5]} {[%emt 0:00:07]} {[%csl Rd4,Gd8]} {[%cal Gd8e7,Ya1c1e3]} {[%lbl e5=A,d4=x\\,y]} {[%bkm]} "
                        + "{[%title Key, moment\\]]} {[%eval 1.35,14]} {[%eval -0.2]} {[%eval #-3,8]} "
                        + "{[%ev e=e1,pov=2,score=-7,win=0.25,proven=loss,in=4,wins=0.5/0.25,depth=9,nodes=12,ms=3,f8-f6,c8-d7]}",
                "g3-f4");
        assertThat(a.clock()).isEqualTo(new Clock(3_723_500L, 7_000L, Extras.NONE));
        assertThat(a.shapes())
                .containsExactly(
                        new Shape.Circle("d4", "R", Extras.NONE),
                        new Shape.Circle("d8", "G", Extras.NONE),
                        new Shape.Arrow(List.of("d8", "e7"), "G", Extras.NONE),
                        new Shape.Arrow(List.of("a1", "c1", "e3"), "Y", Extras.NONE),
                        new Shape.Label("e5", "A", Extras.NONE),
                        new Shape.Label("d4", "x,y", Extras.NONE));
        assertThat(a.bookmark()).isTrue();
        assertThat(a.title()).isEqualTo("Key, moment]");
        assertThat(a.evaluations())
                .containsExactly(
                        new Evaluation("", 1, 135, null, null, null, List.of(), 14, null, null, List.of(), Extras.NONE),
                        new Evaluation(
                                "", 1, -20, null, null, null, List.of(), null, null, null, List.of(), Extras.NONE),
                        new Evaluation(
                                "", 1, null, null, Proven.LOSS, 3, List.of(), 8, null, null, List.of(), Extras.NONE),
                        new Evaluation(
                                "e1",
                                2,
                                -7,
                                0.25,
                                Proven.LOSS,
                                4,
                                List.of(0.5, 0.25),
                                9,
                                12L,
                                3L,
                                List.of("f8-f6", "c8-d7"),
                                Extras.NONE));
        assertThat(a.commands()).isEmpty();
        assertThat(a.post()).isEmpty();
    }

    @Test
    void unknownCommandsAreKeptVerbatim() throws IOException {
        var a = beside("1. g3-f4 {[%depth 3, 4 \\] x]} {[%tqu \"a\",\"b\"]}", "g3-f4");
        assertThat(a.commands()).containsExactly("depth 3, 4 \\] x", "tqu \"a\",\"b\"");
    }

    @Test
    void authorAndLanguageGoWithTheText() throws IOException {
        assertThat(beside("1. g3-f4 {[%by Ann, who?][%lang uk]Добре} {[%by]}", "g3-f4")
                        .post())
                .containsExactly(
                        new Comment("Добре", "Ann, who?", "uk", Extras.NONE), new Comment("", "", null, Extras.NONE));
    }

    @Test
    void aCommandInTheMiddleOfATextIsText() throws IOException {
        assertThat(texts(beside("1. g3-f4 {see [%clk 0:01:00]}", "g3-f4").post()))
                .containsExactly("see [%clk 0:01:00]");
    }

    // ---- moves

    @Test
    void glyphsStandBehindTheMoveOrAlone() throws IOException {
        assertThat(beside("1. g3-f4!? $14 $2 !! ?", "g3-f4").nags()).containsExactly(5, 14, 2, 3, 2);
        assertThat(beside("1. g3-f4?!c8-d7??", "g3-f4").nags()).containsExactly(6);
    }

    @Test
    void skippedTurnsAndClaims() throws IOException {
        var record = moves("1. -- --! 2. g3-f4 @resign 2... @draw 2... @time?");
        var node = at(record, "--", "--", "g3-f4", "@resign", "@draw", "@time");
        assertThat(node.annotations().nags()).containsExactly(2);
        assertThat(at(record, "--", "--").annotations().nags()).containsExactly(1);
    }

    @Test
    void theWayOfAMoveIsKeptAsItIsWritten() throws IOException {
        var record = moves("1. g3-f4 d8-e8 2. g1-e5 (2. g1-g3-e5)".replace(" (2. g1-g3-e5)", ""));
        assertThat(((Turn.Played) at(record, "g3-f4", "d8-e8", "g1-e5").turn()).route())
                .hasSize(2);
        var whole = moves("1. g3-f4 d8-e8 2. g1-g3-e5");
        assertThat(((Turn.Played) at(whole, "g3-f4", "d8-e8", "g1-e5").turn()).route())
                .hasSize(3);
    }

    @Test
    void variationsOfVariationsBranchOffTheSameMove() throws IOException {
        var record = moves("1. g3-f4 ( 1. h4-h5 ( 1. h4-g4 ) d8-e8 ) ( 1. e1-d1 ) c8-d7 ( 1... d8-e8 2. h4-h5 )");
        assertThat(continuations(record, record.tree().root())).containsExactly("g3-f4", "h4-h5", "h4-g4", "e1-d1");
        assertThat(continuations(record, at(record, "h4-h5"))).containsExactly("d8-e8");
        assertThat(continuations(record, at(record, "g3-f4"))).containsExactly("c8-d7", "d8-e8");
        assertThat(continuations(record, at(record, "g3-f4", "d8-e8"))).containsExactly("h4-h5");
    }

    @Test
    void aPositionIsTheStart() throws IOException {
        var record = game(
                "[Variant \"halma-8\"]\n[SetUp \"1\"]\n[Position \"8/8/8/3b4/4w3/8/8/8 b 17\"]\n\n17... d5-d4 18. e4-e5 *");
        assertThat(record.startPosition())
                .isEqualTo(new PositionText(record.variant()).read("8/8/8/3b4/4w3/8/8/8 b 17"));
        assertThat(at(record, "d5-d4", "e4-e5").ply()).isEqualTo(2);
    }

    @Test
    void aGameMayHaveNoMoves() throws IOException {
        assertThat(moves("").tree().size()).isEqualTo(1);
        assertThat(texts(moves("{nothing yet}").tree().root().annotations().post()))
                .containsExactly("nothing yet");
    }

    @Test
    void gamesFollowEachOther() throws IOException {
        var one = "[Event \"%s\"]\n[Variant \"halma-8\"]\n\n1. g3-f4 %s\n";
        var result = read(
                HgnFormat.INSTANCE,
                one.formatted("A", "1-0") + one.formatted("B", "*") + "\n\n" + one.formatted("C", "0-1"));
        assertThat(result.games())
                .extracting(g -> g.info().headers().get("Event"))
                .containsExactly("A", "B", "C");
        assertThat(result.notes()).isEmpty();
    }

    // ---- tags

    @Test
    void allThatIsToldAboutAGame() throws IOException {
        var record = game("""
                [Event "Quoted \\"cup\\" \\\\ and
                """.stripTrailing() + " more\"]\n" + """
                        [My_Tag "kept"]
                        [White "Ann"]
                        [WhiteElo "1800"]
                        [WhiteType "human"]
                        [Black "Hoppity"]
                        [BlackType "engine"]
                        [Variant "halma-8"]
                        [TimeControl "900.5+5"]
                        [Result "1/2-1/2"]
                        [Termination "agreement"]
                        [TerminationDetail "by hand\\nshake"]
                        [Engine1 "e1;Hoppity\\\\; the frog;1.0"]
                        [Engine2 "e2;Other"]
                        [GameId "the-id"]
                        [Created "2026-01-31T10:00:00Z"]
                        [Modified "2026-02-01T10:00:00Z"]
                        [Header "White=a header"]

                        1/2-1/2
                        """);
        var info = record.info();
        assertThat(info.headers())
                .containsExactly(
                        Map.entry("Event", "Quoted \"cup\" \\ and more"),
                        Map.entry("My_Tag", "kept"),
                        Map.entry("White", "a header"));
        assertThat(info.players())
                .containsExactly(
                        new Player(1, "Ann", 1800, "human", Extras.NONE),
                        new Player(2, "Hoppity", null, "engine", Extras.NONE));
        assertThat(info.timeControl()).isEqualTo(new TimeControl(900_500L, 5_000L, Extras.NONE));
        assertThat(info.result())
                .isEqualTo(new GameResult(
                        Map.of(1, 0.5, 2, 0.5),
                        List.of(List.of(1, 2)),
                        Termination.AGREEMENT,
                        "by hand\nshake",
                        Extras.NONE));
        assertThat(info.engines())
                .containsExactly(
                        new EngineInfo("e1", "Hoppity; the frog", "1.0", Extras.NONE, Extras.NONE),
                        new EngineInfo("e2", "Other", null, Extras.NONE, Extras.NONE));
        assertThat(record.id()).isEqualTo("the-id");
        assertThat(record.created()).isEqualTo(Instant.parse("2026-01-31T10:00:00Z"));
        assertThat(record.modified()).isEqualTo(Instant.parse("2026-02-01T10:00:00Z"));
    }

    @Test
    void ranksAreOfSeatsInTurnOrder() throws IOException {
        var record = game("[Variant \"halma-8\"]\n\n=2,1");
        assertThat(record.info().result())
                .isEqualTo(new GameResult(Map.of(), List.of(List.of(2), List.of(1)), null, "", Extras.NONE));
        var scored = game("[Variant \"halma-8\"]\n[Scores \"1=3.0,2=0.25\"]\n[Ranking \"1,1\"]\n\n*");
        assertThat(scored.info().result())
                .isEqualTo(new GameResult(Map.of(1, 3.0, 2, 0.25), List.of(List.of(1, 2)), null, "", Extras.NONE));
    }

    @Test
    void withoutAResultNothingIsKnown() throws IOException {
        assertThat(moves("1. g3-f4").info().result()).isNull();
    }

    @Test
    void withoutAnIdTheSameGameHasTheSameOne() throws IOException {
        assertThat(moves("1. g3-f4").id())
                .isEqualTo(moves("1. g3-f4").id())
                .isNotEqualTo(moves("1. h4-h5").id());
    }
}
