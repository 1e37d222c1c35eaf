package hoppity.format.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hoppity.format.FormatException;
import hoppity.format.Games;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A file that is wrong in its structure is refused as a whole, with one line that says where and why. */
class JsonErrorsTest {
    private static final String FRAME =
            "{\"format\":\"hoppity-game\",\"version\":1,\n\"variant\":{\"id\":\"halma-8\"},\n%s}";

    private static String nodes(String nodes) {
        return FRAME.formatted("\"nodes\":[" + nodes + "]");
    }

    private static String node(String fields) {
        return nodes("{\"id\":0},\n {\"id\":1,\"p\":0,\"m\":\"g3-f4\"," + fields + "}");
    }

    private static String frame(String fields) {
        return FRAME.formatted("\"nodes\":[{\"id\":0}],\n" + fields);
    }

    static Stream<Arguments> badFiles() {
        return Stream.of(
                // no game at all
                bad("", "the file is empty"),
                bad(" \n\t\n", "the file is empty"),
                bad("halma", "line 1, column 1, $: no valid JSON"),
                bad("[]", "line 1, column 1, $: expected an object, found a list"),
                bad("\"text\"", "line 1, column 1, $: expected an object, found a text"),
                bad("42", "line 1, column 1, $: expected an object, found a number"),
                bad("{}", "line 1, column 1, $: this is JSON, but no \"format\":\"hoppity-game\""),
                bad("{\"format\":\"x\"}", "line 1, column 1, $: this is JSON, but no \"format\":\"hoppity-game\""),
                bad("{\"format\":7}", "line 1, column 11, $.format: expected a text, found a number"),
                bad("{\"format\":\"hoppity-game\"}", "line 1, column 1, $: the key \"version\" is missing"),
                bad(
                        "{\"format\":\"hoppity-game\",\"version\":0}",
                        "line 1, column 36, $.version: expected a whole number from 1 to 2147483647"),
                bad(
                        "{\"format\":\"hoppity-game\",\"version\":1}",
                        "line 1, column 1, $: the key \"variant\" is missing"),
                bad(FRAME.formatted("\"x\":1"), "line 1, column 1, $: the key \"nodes\" is missing"),
                // cut off or damaged
                bad("{", "line 1, column 2: the text ends in the middle of a game"),
                bad("{\"format\":\"hoppity-game\",\"versi", "line 1, column 32: the text ends in the middle of a game"),
                bad(nodes("{\"id\":0").substring(0, 80), "line 3, column 15: the text ends in the middle of a game"),
                bad(nodes("{\"id\":0}") + "\nx", "line 4, column 1, $: more text after the end of the game"),
                bad(nodes("{\"id\":0}") + "\n{}", "line 4, column 1, $: more text after the end of the game"),
                bad(nodes("{\"id\":0},"), "line 3, column 20, $.nodes[1]: no valid JSON"),
                bad(frame("\"x\":{\"a\":1,\"a\":[[nul]]}"), "line 4, column 18, $.x: no valid JSON"),
                bad(frame("\"x\":\"a\tb\""), "line 4, column 7, $.x: no valid JSON: a control character in a text"),
                bad(frame("\"x\":NaN"), "line 4, column 5, $.x: no valid JSON"),
                bad(frame("\"version\":1"), "line 4, column 11, $.version: the key \"version\" is there twice"),
                bad(
                        frame("\"x\":" + "[".repeat(100) + "]".repeat(100)),
                        "line 4, column 69, $.x: more than 64 levels deep"),
                // the tree
                bad(nodes(""), "line 3, column 9, $.nodes: the first node must have the id 0"),
                bad(
                        nodes("{\"id\":1,\"p\":0,\"m\":\"a1-a2\"}"),
                        "line 3, column 10, $.nodes[0]: the first node must have the id 0"),
                bad(nodes("{}"), "line 3, column 10, $.nodes[0]: a node without an id"),
                bad(
                        nodes("{\"id\":0,\"m\":\"a1-a2\"}"),
                        "line 3, column 10, $.nodes[0]: node 0 is the start of the game: it has neither \"p\" nor \"m\""),
                bad(nodes("{\"id\":0},{\"id\":0}"), "line 3, column 19, $.nodes[1]: the id 0 is there twice"),
                bad(node("\"id\":1"), "line 4, column 33, $.nodes[1].id: the key \"id\" is there twice"),
                bad(
                        nodes("{\"id\":0},{\"id\":1,\"m\":\"g3-f4\"}"),
                        "line 3, column 19, $.nodes[1]: node 1 has no parent \"p\""),
                bad(nodes("{\"id\":0},{\"id\":1,\"p\":0}"), "line 3, column 19, $.nodes[1]: node 1 has no move \"m\""),
                bad(
                        nodes("{\"id\":0},{\"id\":1,\"p\":1,\"m\":\"g3-f4\"}"),
                        "line 3, column 19, $.nodes[1]: the parent of node 1, 1, is not above it"),
                bad(
                        nodes("{\"id\":0},{\"id\":1,\"p\":9,\"m\":\"g3-f4\"},{\"id\":9,\"p\":0,\"m\":\"g3-f3\"}"),
                        "line 3, column 19, $.nodes[1]: the parent of node 1, 9, is not above it"),
                bad(
                        nodes("{\"id\":0},{\"id\":-1,\"p\":0,\"m\":\"g3-f4\"}"),
                        "line 3, column 25, $.nodes[1].id: expected a whole number from 0 to 1000000000"),
                bad(
                        nodes("{\"id\":0},{\"id\":1.5}"),
                        "line 3, column 25, $.nodes[1].id: expected a whole number from 0 to 1000000000"),
                bad(nodes("{\"id\":\"0\"}"), "line 3, column 16, $.nodes[0].id: expected a number, found a text"),
                bad(nodes("7"), "line 3, column 10, $.nodes[0]: expected an object, found a number"),
                bad(FRAME.formatted("\"nodes\":{}"), "line 3, column 9, $.nodes: expected a list, found an object"),
                // beside a node
                bad(
                        node("\"nags\":[1,\"!\"]"),
                        "line 4, column 38, $.nodes[1].nags[1]: expected a number, found a text"),
                bad(
                        node("\"nags\":[10000]"),
                        "line 4, column 36, $.nodes[1].nags[0]: expected a whole number from 0 to 9999"),
                bad(node("\"post\":\"good\""), "line 4, column 35, $.nodes[1].post: expected a list, found a text"),
                bad(
                        node("\"post\":[{\"text\":1}]"),
                        "line 4, column 44, $.nodes[1].post[0].text: expected a text, found a number"),
                bad(
                        node("\"clk\":{\"leftMs\":-5}"),
                        "line 4, column 44, $.nodes[1].clk.leftMs: expected a whole number from 0 to 1000000000000000"),
                bad(
                        node("\"shapes\":[{\"t\":\"square\",\"at\":\"a1\"}]"),
                        "line 4, column 38, $.nodes[1].shapes[0]: \"square\" is no kind of shape; there are arrow, circle and label"),
                bad(
                        node("\"shapes\":[{\"t\":\"circle\",\"at\":\"z1\"}]"),
                        "line 4, column 2, $.nodes[1]: a shape is on \"z1\", which is no cell of a board of 8×8"),
                bad(
                        node("\"shapes\":[{\"t\":\"arrow\",\"path\":[\"a1\"]}]"),
                        "line 4, column 38, $.nodes[1].shapes[0]: an arrow has at least two cells"),
                bad(
                        node("\"shapes\":[{\"t\":\"circle\",\"at\":\"a1\",\"c\":\"red\"}]"),
                        "line 4, column 38, $.nodes[1].shapes[0]: a colour is a capital letter, not \"red\""),
                bad(
                        node("\"evals\":[{\"score\":1e300}]"),
                        "line 4, column 46, $.nodes[1].evals[0].score: expected a whole number from -2147483648 to 2147483647"),
                bad(
                        node("\"evals\":[{\"win\":1e999}]"),
                        "line 4, column 44, $.nodes[1].evals[0].win: the number is too large"),
                bad(node("\"evals\":[{\"win\":NaN}]"), "line 4, column 44, $.nodes[1].evals[0].win: no valid JSON"),
                bad(
                        node("\"evals\":[{\"win\":1.5}]"),
                        "line 4, column 44, $.nodes[1].evals[0].win: expected a number from 0 to 1"),
                bad(
                        node("\"evals\":[{\"wins\":[0.5,-1]}]"),
                        "line 4, column 50, $.nodes[1].evals[0].wins[1]: expected a number from 0 to 1"),
                bad(
                        node("\"evals\":[{\"pov\":3}]"),
                        "line 4, column 2, $.nodes[1]: an evaluation speaks of seat 3 in a game of 2"),
                bad(
                        node("\"evals\":[{\"wins\":[0,0,1]}]"),
                        "line 4, column 2, $.nodes[1]: an evaluation speaks of seat 3 in a game of 2"),
                bad(
                        node("\"evals\":[{\"pov\":7}]"),
                        "line 4, column 44, $.nodes[1].evals[0].pov: expected a whole number from 1 to 6"),
                bad(
                        nodes("{\"id\":0}")
                                .replace("\"halma-8\"", "\"halma-8\",\"options\":{\"homeLimit\":30,\"homeLimit\":40}"),
                        "line 2, column 65, $.variant.options.homeLimit: the key \"homeLimit\" is there twice"),
                bad(
                        nodes("{\"id\":0}").replace("\"halma-8\"", "\"halma-8\",\"seats\":[]"),
                        "line 2, column 11: $.variant: a variant with camps of its own needs its board as well"),
                bad(
                        node("\"evals\":[{\"proven\":\"won\"}]"),
                        "line 4, column 47, $.nodes[1].evals[0].proven: \"won\" is none of win, draw, loss"),
                bad(
                        node("\"bookmark\":1"),
                        "line 4, column 39, $.nodes[1].bookmark: expected true or false, found a number"),
                // the frame
                bad(
                        frame("\"created\":\"yesterday\""),
                        "line 4, column 11, $.created: \"yesterday\" is no time such as 2026-01-31T10:00:00Z"),
                bad(
                        frame("\"headers\":{\"Round\":3}"),
                        "line 4, column 20, $.headers.Round: expected a text, found a number"),
                bad(
                        frame("\"players\":[{\"seat\":1},{\"seat\":1}]"),
                        "line 4, column 11, $.players: two players have the same seat"),
                bad(
                        frame("\"players\":[{\"name\":\"Ann\"}]"),
                        "line 4, column 12, $.players[0]: a player without a seat"),
                bad(
                        frame("\"players\":[{\"seat\":3}]"),
                        "line 1, column 1, $: players or result name seat 3 in a game of 2"),
                bad(
                        frame("\"result\":{\"scores\":{\"W\":1}}"),
                        "line 4, column 25, $.result.scores.W: \"W\" is no seat; seats are 1 to 6"),
                bad(
                        frame("\"result\":{\"termination\":\"boredom\"}"),
                        "line 4, column 25, $.result.termination: \"boredom\" is no way for a game to end"),
                bad(
                        frame("\"result\":{\"ranking\":[[1],[1]]}"),
                        "line 4, column 10, $.result: a ranking names each seat at one place"),
                bad(
                        frame("\"engines\":[{\"key\":\"a\"},{\"key\":\"a\"}]"),
                        "line 4, column 11, $.engines: two engines have the same key"),
                bad(
                        frame("\"start\":{\"preset\":\"middle\"}"),
                        "line 4, column 19, $.start.preset: \"middle\" is no start; there is \"initial\""),
                bad(
                        frame("\"start\":{\"position\":\"8/8 w 1\"}"),
                        "line 4, column 21, $.start.position: the position has 2 rows, the board 8"),
                bad(
                        frame("\"view\":{\"cursor\":-1}"),
                        "line 4, column 18, $.view.cursor: expected a whole number from 0 to 1000000000"),
                // the variant
                bad(
                        frame("").replace("halma-8", "halma-9").replace(",\n}", "}"),
                        "line 2, column 11: $.variant.id: there is no variant \"halma-9\", and the file does not define it"),
                bad(
                        frame("")
                                .replace("\"halma-8\"", "\"halma-8\",\"options\":{\"speed\":1}")
                                .replace(",\n}", "}"),
                        "line 2, column 11: $.variant.options: unknown option \"speed\""),
                bad(
                        frame("")
                                .replace("\"halma-8\"", "\"halma-8\",\"options\":{\"homeLimit\":\"x\"}")
                                .replace(",\n}", "}"),
                        "line 2, column 11: $.variant.options.homeLimit: expected a number"),
                bad(
                        frame("")
                                .replace("\"halma-8\"", "\"halma-8\",\"options\":{\"stepDirections\":5}")
                                .replace(",\n}", "}"),
                        "line 2, column 11: $.variant.options: stepDirections is one of 4, 6, 8, not \"5\""),
                bad(
                        frame("")
                                .replace("\"halma-8\"", "\"own\",\"board\":{\"files\":99,\"ranks\":1e9}")
                                .replace(",\n}", "}"),
                        "line 2, column 11: $.variant.board: a board has sides from 4 to 16, not 99×1000000000"));
    }

    private static Arguments bad(String json, String message) {
        return Arguments.of(json, message);
    }

    @ParameterizedTest
    @MethodSource("badFiles")
    void oneLineSaysWhatIsWrong(String json, String message) {
        assertThatThrownBy(() -> Games.read(JsonFormat.SINGLE, json))
                .isInstanceOf(FormatException.class)
                .hasMessage(message);
    }

    @Test
    void theWayIntoDeepNestingIsCutInTheMiddle() {
        var nested = "{\"another\":".repeat(100) + "1" + "}".repeat(100);
        var deep = frame("").replace("\"halma-8\"", "\"halma-8\",\"options\":" + nested);
        assertThatThrownBy(() -> Games.read(JsonFormat.SINGLE, deep))
                .isInstanceOf(FormatException.class)
                .hasMessageMatching(
                        "line 2, column \\d+, \\$\\.variant\\.options[.another]+…[.another]+: more than 64 levels deep")
                .satisfies(e -> assertThat(e.getMessage()).hasSizeLessThan(140));
    }

    @Test
    void bytesThatAreNoTextAreRefused() {
        byte[] picture = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n'};
        assertThatThrownBy(() -> JsonFormat.SINGLE.read(picture, null))
                .hasMessage("line 1, column 1: this is not UTF-8 text");
        byte[] latin = "{\"format\":\n\"é".getBytes(StandardCharsets.ISO_8859_1);
        assertThatThrownBy(() -> JsonFormat.SINGLE.read(latin, null))
                .hasMessage("line 2, column 2: this is not UTF-8 text");
    }

    @Test
    void aFileCutOffAnywhereIsRefused() {
        var whole = new String(Games.resource("example.hgj"), StandardCharsets.UTF_8).strip();
        for (int length = 0; length < whole.length(); length++) {
            var part = whole.substring(0, length);
            assertThatThrownBy(() -> Games.read(JsonFormat.SINGLE, part))
                    .isInstanceOf(FormatException.class)
                    .satisfies(e -> assertThat(e.getMessage())
                            .doesNotContain("\n")
                            .containsPattern("ends in the middle|empty|no valid"));
        }
    }
}
