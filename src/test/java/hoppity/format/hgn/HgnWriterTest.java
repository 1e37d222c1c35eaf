package hoppity.format.hgn;

import static hoppity.format.Games.at;
import static hoppity.format.Games.read;
import static hoppity.format.Games.write;
import static org.assertj.core.api.Assertions.assertThat;

import hoppity.format.Games;
import hoppity.format.RecordDifference;
import hoppity.format.json.JsonFormat;
import hoppity.record.Annotations;
import hoppity.record.Comment;
import hoppity.record.Extras;
import hoppity.record.GameInfo;
import hoppity.record.GameInfo.EngineInfo;
import hoppity.record.GameRecord;
import hoppity.record.RandomRecords;
import hoppity.record.ViewState;
import hoppity.rules.GeometrySpec;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class HgnWriterTest {
    private static GameRecord game(String movetext) throws IOException {
        return read(HgnFormat.INSTANCE, "[Variant \"halma-8\"]\n[GameId \"x\"]\n\n" + movetext + " *")
                .games()
                .get(0);
    }

    private static String movetext(GameRecord record) {
        var text = write(HgnFormat.INSTANCE, record);
        return text.substring(text.indexOf("\n\n") + 2);
    }

    @Test
    void theExampleIsWrittenInOrder() throws IOException {
        var example = Games.read(HgnFormat.INSTANCE, new String(Games.resource("example.hgn"), StandardCharsets.UTF_8));
        var text = HgnFormat.INSTANCE.write(example.games()).text();
        assertThat(text.replaceAll("\\[GameId .*\\n", "")).isEqualTo("""
                [Event "Club evening"]
                [Site "Kyiv"]
                [Date "2026.01.31"]
                [Round "3"]
                [White "Ann"]
                [Black "Ben"]
                [Variant "gambiter-halma-8"]
                [VariantOptions "lastMove=NONE;homeLimit=31"]
                [Result "1-0"]
                [Ranking "1,2"]
                [Termination "resignation"]

                {Intro} 1. g3-f4! {[%clk 0:14:40]} {good} c8-d7 ( {Or} 1... d8-e7?!
                {[%cal Gd8e7]} ) {now the race} 2. g1-g3-e5 a8-c8-e6-e4-g4 1-0
                """);
    }

    @Test
    void theOrderBesideAMoveIsFixed() throws IOException {
        var record = game("1. g3-f4 {said first} {[%bkm]} $3 {[%clk 0:00:01]} ( 1. h4-h5 ) {before} c8-d7");
        assertThat(movetext(record))
                .isEqualTo("1. g3-f4!! {[%clk 0:00:01]} {[%bkm]} {said first} ( 1. h4-h5 ) {before} 1...\nc8-d7 *\n"
                        .replace("1...\nc8-d7", "\n1... c8-d7")
                        .replace(" \n", "\n"));
    }

    @Test
    void aCommentBeforeAMoveIsMarkedWhereItWouldBeTakenForAnother() throws IOException {
        var record = game("1. g3-f4 c8-d7 2. h4-h5 ( 2. h4-g4 ) d8-e8");
        for (var moves : List.of("g3-f4", "g3-f4 c8-d7", "g3-f4 c8-d7 h4-g4", "g3-f4 c8-d7 h4-h5 d8-e8")) {
            var node = at(record, moves.split(" "));
            record.loader().annotate(node, Annotations.NONE.withPre(List.of(Comment.of("x"))));
        }
        assertThat(movetext(record))
                .isEqualTo("{[%pre]x} 1. g3-f4 {[%pre]x} c8-d7 2. h4-h5 ( {x} 2. h4-g4 ) {x} 2... d8-e8 *\n");
    }

    @Test
    void numbersStandWhereTheyAreNeeded() throws IOException {
        assertThat(movetext(game(
                        "1. g3-f4 c8-d7 ( 1... d8-e8 2. h4-h5 d7-d6 ) 2. h4-h5 {x} d8-e8".replace("d7-d6", "c8-d7"))))
                .isEqualTo("1. g3-f4 c8-d7 ( 1... d8-e8 2. h4-h5 c8-d7 ) 2. h4-h5 {x} d8-e8 *\n");
        assertThat(movetext(game("1. @resign 1. @draw 1. g3-f4 @time 1... c8-d7 2. h4-h5")))
                .isEqualTo("1. @resign 1. @draw 1. g3-f4 @time c8-d7 2. h4-h5 *\n");
    }

    @Test
    void linesAreBrokenBetweenTokensAt80() {
        var record = new RandomRecords(4, false).chain(Variants.presets().get("halma-8"), 300);
        var lines = movetext(record).lines().toList();
        assertThat(lines)
                .allMatch(line -> line.length() <= 80)
                .noneMatch(line -> line.endsWith(" ") || line.startsWith(" "));
        for (int i = 0; i + 1 < lines.size(); i++) {
            var next = lines.get(i + 1).split(" (?![a-z])")[0];
            assertThat(lines.get(i).length() + 1 + next.length())
                    .as("no line is broken too early")
                    .isGreaterThan(80);
        }
    }

    @Test
    void aLongCommentStaysWhole() throws IOException {
        var text = "word ".repeat(100);
        var record = game("1. g3-f4 c8-d7");
        record.loader().annotate(at(record, "g3-f4"), Annotations.NONE.withPost(List.of(Comment.of(text))));
        assertThat(movetext(record)).isEqualTo("1. g3-f4\n{" + text + "}\nc8-d7 *\n");
    }

    @Test
    void noLineBeginsLikeAnEscapedLineOrATag() {
        for (int seed = 0; seed < 200; seed++) {
            var text = movetext(new RandomRecords(seed, false).next(40));
            // Line ends within comments are escaped, so every line begins with a token.
            assertThat(text.lines())
                    .noneMatch(line -> line.startsWith("%") || line.startsWith("[") || line.startsWith(";"));
        }
    }

    @Test
    void aVariantOfOnesOwnIsWrittenInFull() throws IOException {
        var preset = Variants.presets().get("halma-8");
        for (var own : List.of(
                new Variant("my:game", "My \"game\"", "me", preset.geometry(), preset.options()),
                new Variant(
                        "halma-8",
                        "Not the preset",
                        "",
                        GeometrySpec.parse("6:tri3:8").geometry(),
                        preset.options()))) {
            var text = write(HgnFormat.INSTANCE, new GameRecord(own));
            assertThat(text).contains("[VariantDefinition \"{");
            assertThat(read(HgnFormat.INSTANCE, text).games().get(0).variant()).isEqualTo(own);
        }
    }

    @Test
    void whatIsLostIsTold() throws IOException {
        var record = game("1. g3-f4");
        assertThat(HgnFormat.INSTANCE.write(List.of(record)).losses()).isEmpty();
        record.setView(new ViewState(1, Set.of(), 180, Extras.NONE));
        var key = new Extras(Map.of("x", "1"));
        record.loader().info(GameInfo.EMPTY.withEngines(List.of(new EngineInfo("e", "E", null, key, Extras.NONE))));
        record.loader()
                .annotate(
                        at(record, "g3-f4"),
                        Annotations.NONE.withPost(List.of(new Comment("\ud800", null, null, key))));

        var written = HgnFormat.INSTANCE.write(List.of(record));

        assertThat(written.losses())
                .containsExactly(
                        "characters that are no Unicode text (halves of surrogate pairs) are replaced",
                        "keys of other programs are not kept",
                        "the settings of engines are not kept",
                        "the view state (cursor, folded variations, side of the board) is not kept");
        assertThat(written.text()).contains("{\ufffd}");
        var again = read(HgnFormat.INSTANCE, written.text()).games().get(0);
        assertThat(RecordDifference.between(written.kept().get(0), again, false))
                .isEmpty();
        assertThat(JsonFormat.SINGLE.write(List.of(record)).losses())
                .containsExactly("characters that are no Unicode text (halves of surrogate pairs) are replaced");
    }

    @Test
    void commandsThatWouldBeTakenForOthersAreWrapped() throws IOException {
        for (var command : List.of(
                "clk 0:01:00",
                "x]y",
                "x}y",
                "",
                "%",
                "9",
                "pre",
                "by me",
                "x\ny",
                "x\\",
                "tail a,b,c",
                "raw x",
                "bkm",
                "foo bar")) {
            var record = game("1. g3-f4");
            record.loader().annotate(at(record, "g3-f4"), Annotations.NONE.withCommands(List.of(command)));
            var again = read(HgnFormat.INSTANCE, write(HgnFormat.INSTANCE, record))
                    .games()
                    .get(0);
            assertThat(at(again, "g3-f4").annotations().commands()).containsExactly(command);
        }
        assertThat(movetext(game("1. g3-f4 {[%foo bar]}"))).contains("{[%foo bar]}");
    }
}
