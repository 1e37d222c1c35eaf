package hoppity.format.json;

import static hoppity.format.Games.at;
import static hoppity.format.Games.messages;
import static hoppity.format.Games.read;
import static hoppity.format.Games.write;
import static org.assertj.core.api.Assertions.assertThat;

import hoppity.board.Rectangle;
import hoppity.format.Games;
import hoppity.format.Note;
import hoppity.format.ProgramVersion;
import hoppity.format.RecordDifference;
import hoppity.notation.PositionText;
import hoppity.notation.Turn;
import hoppity.record.Clock;
import hoppity.record.Comment;
import hoppity.record.Evaluation;
import hoppity.record.Extras;
import hoppity.record.GameInfo.EngineInfo;
import hoppity.record.GameInfo.Player;
import hoppity.record.GameInfo.TimeControl;
import hoppity.record.GameRecord;
import hoppity.record.GameResult;
import hoppity.record.Shape;
import hoppity.rules.GeometrySpec;
import hoppity.rules.RuleOption;
import hoppity.rules.Termination;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class JsonReaderTest {
    private static final String SMALL = """
            {"format":"hoppity-game","version":1,"variant":{"id":"halma-8"},"nodes":[{"id":0},{"id":1,"p":0,"m":"g3-f4"}]}
            """;

    private static GameRecord game(String json) throws IOException {
        var result = read(JsonFormat.SINGLE, json);
        assertThat(result.notes()).isEmpty();
        return result.games().get(0);
    }

    private static GameRecord example() throws IOException {
        return game(new String(Games.resource("example.hgj"), StandardCharsets.UTF_8));
    }

    @Test
    void theFrameOfTheExample() throws IOException {
        var record = example();
        assertThat(record.id()).isEqualTo("6ab38a9e-9b4b-4f3e-8e0c-5d0f6c6e3b11");
        assertThat(record.created()).isEqualTo(Instant.parse("2026-01-31T10:00:00Z"));
        assertThat(record.modified()).isEqualTo(Instant.parse("2026-02-01T08:30:00Z"));
        assertThat(record.variant()).isEqualTo(Variants.presets().get("gambiter-halma-8"));
        assertThat(record.startsInitially()).isTrue();
        var info = record.info();
        assertThat(info.headers())
                .containsExactly(
                        Map.entry("Event", "Club evening"),
                        Map.entry("Site", "Kyiv"),
                        Map.entry("Date", "2026.01.31"),
                        Map.entry("Round", "3"),
                        Map.entry("Annotator", "me"));
        assertThat(info.players())
                .containsExactly(
                        new Player(1, "Ann", 1800, "human", Extras.NONE),
                        new Player(2, "Hoppity", null, "engine", Extras.NONE));
        assertThat(info.timeControl()).isEqualTo(new TimeControl(900_000L, 5_000L, Extras.NONE));
        assertThat(info.result())
                .isEqualTo(new GameResult(
                        Map.of(1, 1.0, 2, 0.0),
                        List.of(List.of(1), List.of(2)),
                        Termination.CAMP_FILLED,
                        "",
                        Extras.NONE));
        assertThat(info.engines())
                .containsExactly(new EngineInfo("e1", "Hoppity", "0.9", new Extras(Map.of("hash", "64")), Extras.NONE));
        assertThat(record.view().cursor()).isEqualTo(7);
        assertThat(record.view().collapsed()).isEqualTo(Set.of(7));
        assertThat(record.view().rotation()).isZero();
    }

    @Test
    void theNodesOfTheExample() throws IOException {
        var record = example();
        assertThat(record.tree().root().annotations().post())
                .containsExactly(new Comment("Intro", "me", "en", Extras.NONE));
        var first = at(record, "g3-f4");
        assertThat(first.id()).isEqualTo(1);
        assertThat(first.annotations().nags()).containsExactly(1);
        assertThat(first.annotations().post()).containsExactly(Comment.of("good"));
        assertThat(first.annotations().clock()).isEqualTo(new Clock(880_000L, 20_000L, Extras.NONE));
        var second = at(record, "g3-f4", "c8-d7");
        assertThat(second.id()).isEqualTo(7);
        assertThat(second.annotations().pre()).containsExactly(Comment.of("Or"));
        assertThat(second.annotations().shapes())
                .containsExactly(
                        new Shape.Arrow(List.of("c8", "d7"), "G", Extras.NONE),
                        new Shape.Circle("d4", "R", Extras.NONE),
                        new Shape.Label("e5", "A", Extras.NONE));
        assertThat(second.annotations().evaluations())
                .containsExactly(new Evaluation(
                        "e1", 1, 135, 0.61, null, null, List.of(), 14, 120_000L, 900L, List.of("f8-f6"), Extras.NONE));
        assertThat(second.annotations().title()).isEqualTo("Key moment");
        assertThat(second.annotations().bookmark()).isTrue();
        assertThat(record.loader().freshId()).as("ids go on after the greatest").isEqualTo(8);
    }

    @Test
    void theExampleIsWrittenInAFixedOrderWithOneNodeALine() throws IOException {
        assertThat(write(JsonFormat.SINGLE, example())).isEqualTo("""
                {
                  "format": "hoppity-game",
                  "version": 1,
                  "minReader": 1,
                  "writer": {"app":"hoppity","version":"%s"},
                  "id": "6ab38a9e-9b4b-4f3e-8e0c-5d0f6c6e3b11",
                  "created": "2026-01-31T10:00:00Z",
                  "modified": "2026-02-01T08:30:00Z",
                  "headers": {"Event":"Club evening","Site":"Kyiv","Date":"2026.01.31","Round":"3","Annotator":"me"},
                  "variant": {"id":"gambiter-halma-8","options":{}},
                  "players": [
                    {"seat":1,"name":"Ann","rating":1800,"kind":"human"},
                    {"seat":2,"name":"Hoppity","kind":"engine"}
                  ],
                  "start": {"preset":"initial"},
                  "timeControl": {"baseMs":900000,"incrementMs":5000},
                  "result": {"scores":{"1":1,"2":0},"ranking":[[1],[2]],"termination":"campFilled"},
                  "engines": [
                    {"key":"e1","name":"Hoppity","version":"0.9","settings":{"hash":64}}
                  ],
                  "nodes": [
                    {"id":0,"post":[{"text":"Intro","by":"me","lang":"en"}]},
                    {"id":1,"p":0,"m":"g3-f4","nags":[1],"post":[{"text":"good"}],"clk":{"leftMs":880000,"usedMs":20000}},
                    {"id":7,"p":1,"m":"c8-d7","pre":[{"text":"Or"}],"shapes":[{"t":"arrow","path":["c8","d7"],"c":"G"},{"t":"circle","at":"d4","c":"R"},{"t":"label","at":"e5","s":"A"}],"evals":[{"e":"e1","pov":1,"score":135,"win":0.61,"depth":14,"nodes":120000,"ms":900,"pv":["f8-f6"]}],"title":"Key moment","bookmark":true}
                  ],
                  "view": {"cursor":7,"collapsed":[7],"flipped":false}
                }
                """.formatted(ProgramVersion.current()));
    }

    @Test
    void keysMayComeInAnyOrder() throws IOException {
        var record = game("""
                {"nodes":[{"id":0},{"m":"g3-f4","p":0,"id":5}],"start":{"position":"bbbb4/bbb5/bb6/b7/7w/6ww/5www/4wwww w 1"},
                 "variant":{"options":{"homeLimit":44},"id":"gambiter-halma-8"},"version":1,"format":"hoppity-game"}
                """);
        assertThat(at(record, "g3-f4").id()).isEqualTo(5);
        assertThat(record.variant().options().homeLimit()).isEqualTo(44);
        assertThat(record.startsInitially()).isFalse();
    }

    @Test
    void onlyTheOptionsThatDifferAreWritten() throws IOException {
        var preset = Variants.presets().get("gambiter-halma-8");
        var options = RuleOption.with(preset.options(), Map.of(RuleOption.HOME_LIMIT, "44"));
        var text = write(JsonFormat.SINGLE, new GameRecord(preset.withOptions(options)));
        assertThat(text).contains("\"variant\": {\"id\":\"gambiter-halma-8\",\"options\":{\"homeLimit\":44}}");
        assertThat(game(text).variant()).isEqualTo(preset.withOptions(options));
    }

    @Test
    void aVariantOfOnesOwnIsWrittenInFull() throws IOException {
        var preset = Variants.presets().get("halma-8");
        for (var own : List.of(
                new Variant("my:game", "My game", "me", preset.geometry(), preset.options()),
                new Variant(
                        "halma-8",
                        "Not the preset",
                        "",
                        GeometrySpec.parse("6:tri3:8").geometry(),
                        preset.options()))) {
            var text = write(JsonFormat.SINGLE, new GameRecord(own));
            assertThat(text).contains("\"board\":{\"files\":");
            assertThat(game(text).variant()).isEqualTo(own);
        }
    }

    @Test
    void aStartPositionIsKept() throws IOException {
        var variant = Variants.presets().get("halma-8");
        var position = new PositionText(variant).read("8/8/8/3b4/4w3/8/8/8 b 17");
        var text = write(JsonFormat.SINGLE, new GameRecord(variant, position));
        assertThat(text).contains("\"start\": {\"position\":\"8/8/8/3b4/4w3/8/8/8 b 17\"}");
        assertThat(game(text).startPosition()).isEqualTo(position);
    }

    @Test
    void unknownKeysAtEveryLevelAreWrittenBackAsTheyStood() throws IOException {
        var text = """
                {"format":"hoppity-game","version":1,"x1":[1.50,{"a":null}],"writer":{"x2":1e400},"headers":{"X":"3"},
                 "variant":{"id":"halma-8","name":"Halma","x4":"\\u0041"},"players":[{"seat":1,"x5":{"deep":[[[]]]}}],
                 "start":{"x6":true},"timeControl":{"x7":0},"result":{"x8":-0},"engines":[{"key":"e","x9":"}","settings":{"x":[1,2]}}],
                 "nodes":[{"id":0,"x10":{}},{"id":1,"p":0,"m":"g3-f4","x11":123456789012345678901234567890,
                 "pre":[{"text":"","x12":1}],"clk":{"x13":2},"shapes":[{"t":"circle","at":"a1","x14":3},
                 {"t":"arrow","path":["a1","a2"],"x15":"\\/"},{"t":"label","at":"a1","x16":false}],
                 "evals":[{"x17":4}]}],"view":{"x18":[ 1 , 2 ]},"x19":null}
                """;
        var record = game(text);
        var written = write(JsonFormat.SINGLE, record);
        assertThat(written)
                .contains(
                        "\"x1\": [1.50,{\"a\":null}]",
                        "\"x2\":1e400",
                        "\"X\":\"3\"",
                        "\"name\":\"Halma\",\"x4\":\"\\u0041\"",
                        "\"x5\":{\"deep\":[[[]]]}",
                        "\"x6\":true",
                        "\"x7\":0",
                        "\"x8\":-0",
                        "\"x9\":\"}\"",
                        "\"settings\":{\"x\":[1,2]}",
                        "\"x10\":{}",
                        "\"x11\":123456789012345678901234567890",
                        "\"x12\":1",
                        "\"x13\":2",
                        "\"x14\":3",
                        "\"x15\":\"\\/\"",
                        "\"x16\":false",
                        "\"x17\":4",
                        "\"x18\":[1,2]",
                        "\"x19\": null");
        assertThat(RecordDifference.between(record, game(written), true)).isEmpty();
    }

    @Test
    void aKnownKeyThatIsNullIsNotThere() throws IOException {
        var record = game("""
                {"format":"hoppity-game","version":1,"id":null,"created":null,"headers":null,"players":null,"start":null,
                 "timeControl":null,"result":null,"engines":null,"view":null,"variant":{"id":"halma-8","options":null},
                 "nodes":[{"id":0,"post":null,"clk":null,"title":null,"bookmark":null}]}
                """);
        assertThat(record.info().result()).isNull();
        assertThat(record.created()).isNull();
        assertThat(record.tree().root().annotations().title()).isNull();
    }

    @Test
    void withoutAnIdTheSameFileHasTheSameOne() throws IOException {
        assertThat(game(SMALL).id()).isEqualTo(game(SMALL).id());
        assertThat(game(SMALL).id())
                .isNotEqualTo(game(SMALL.replace("g3-f4", "g3-f3")).id());
    }

    @Test
    void aFileForNewerReadersIsForReadingOnly() throws IOException {
        var result = read(JsonFormat.SINGLE, SMALL.replace("\"version\":1", "\"version\":3,\"minReader\":2"));
        assertThat(result.readOnly()).isTrue();
        assertThat(messages(result))
                .containsExactly(
                        "line 1, column 50, $.minReader: made by a newer program, for readers of version 2 (this one is 1): to be opened "
                                + "for reading only");
        assertThat(result.games()).hasSize(1);
        assertThat(read(JsonFormat.SINGLE, SMALL.replace("\"version\":1", "\"version\":3,\"minReader\":1"))
                        .notes())
                .isEmpty();
    }

    @Test
    void aByteOrderMarkIsForgiven() throws IOException {
        var result = read(JsonFormat.SINGLE, "\ufeff" + SMALL);
        assertThat(messages(result)).containsExactly("line 1, column 1: a byte order mark");
    }

    @Test
    void theWayOfAMoveIsKeptAsItIsWritten() throws IOException {
        var record = game(
                SMALL.replace(
                        "]}",
                        ",{\"id\":2,\"p\":1,\"m\":\"d8-e8\"},{\"id\":3,\"p\":2,\"m\":\"g1-e5\"},{\"id\":4,\"p\":2,\"m\":\"e1-g3-e5\"}]}"));
        var node = at(record, "g3-f4", "d8-e8", "g1-e5");
        assertThat(((Turn.Played) node.turn()).route()).hasSize(2);
        assertThat(write(JsonFormat.SINGLE, record)).contains("\"m\":\"g1-e5\"", "\"m\":\"e1-g3-e5\"");
    }

    @Test
    void aWayThatCannotBeGoneIsForgotten() throws IOException {
        var result = read(
                JsonFormat.SINGLE,
                SMALL.replace("]}", ",{\"id\":2,\"p\":1,\"m\":\"d8-e8\"},{\"id\":3,\"p\":2,\"m\":\"g1-a1-e5\"}]}"));
        assertThat(messages(result))
                .containsExactly(
                        "line 1, column 137, $.nodes[3]: g1-a1-e5 cannot be gone that way; only its ends are kept");
        assertThat(write(JsonFormat.SINGLE, result.games().get(0))).contains("\"m\":\"g1-e5\"");
    }

    @Test
    void oneMoveThatIsThereTwiceIsPutTogether() throws IOException {
        var result = read(
                JsonFormat.SINGLE,
                SMALL.replace(
                        "]}",
                        ",{\"id\":2,\"p\":0,\"m\":\"h4-h5\"},{\"id\":3,\"p\":0,\"m\":\"g3-f4\",\"post\":[{\"text\":\"again\"}]},"
                                + "{\"id\":4,\"p\":3,\"m\":\"d8-e8\"},{\"id\":5,\"p\":1,\"m\":\"c8-d7\"}]}"));
        var record = result.games().get(0);
        assertThat(messages(result)).singleElement().asString().contains("g3-f4 is there twice at the same place");
        assertThat(Games.continuations(record, record.tree().root())).containsExactly("g3-f4", "h4-h5");
        assertThat(Games.continuations(record, at(record, "g3-f4"))).containsExactly("c8-d7", "d8-e8");
        assertThat(at(record, "g3-f4").annotations().post()).containsExactly(Comment.of("again"));
    }

    @Test
    void skippedTurnsAndClaimsAreTurns() throws IOException {
        var record = game(
                SMALL.replace(
                        "]}",
                        ",{\"id\":2,\"p\":1,\"m\":\"--\"},{\"id\":3,\"p\":2,\"m\":\"@draw\"},{\"id\":4,\"p\":3,\"m\":\"@resign\"}]}"));
        assertThat(at(record, "g3-f4", "--", "@draw", "@resign").id()).isEqualTo(4);
    }

    @Test
    void aCollectionTellsThePlacesInTheWholeFile() throws IOException {
        var line = SMALL.strip();
        var result = read(JsonFormat.LINES, line + "\n\n" + line.replace("g3-f4", "g3-a1") + "\n");
        assertThat(result.games()).hasSize(2);
        assertThat(result.notes()).singleElement().satisfies(note -> {
            assertThat(note.kind()).isEqualTo(Note.Kind.BROKEN);
            assertThat(note.where().line()).isEqualTo(3);
        });
    }

    @Test
    void largeBoardsHaveTheirCells() throws IOException {
        var record = new GameRecord(Variants.presets().get("halma-16"));
        assertThat(record.variant().geometry().shape()).isEqualTo(new Rectangle(16, 16));
        assertThat(RecordDifference.between(record, game(write(JsonFormat.SINGLE, record)), true))
                .isEmpty();
    }
}
