package hoppity.format;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.format.hgn.HgnFormat;
import hoppity.format.json.JsonFormat;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A few hundred kilobytes of one thing over and over. All of it is read and written in time that grows with the length; a
 * step that looked back over what came before would keep these tests busy for minutes.
 */
class LargeInputsTest {
    private static final int TIMES = 40_000;
    private static final String HEAD = "[Variant \"halma-8\"]\n\n1. g3-f4 ";
    private static final String JSON =
            "{\"format\":\"hoppity-game\",\"version\":1,\"variant\":{\"id\":\"halma-8\"},\"nodes\":[{\"id\":0},{\"id\":1,\"p\":0,\"m\":\"g3-f4\"";

    private static final List<String> PIECES = List.of(
            "{}",
            "!",
            "$5",
            "$",
            "$1$",
            "{[%bkm]}",
            "{[%title x]}",
            "{[%clk 0:00:01]}",
            "{[%csl Rd4]}",
            "{[%lbl e5=A]}",
            "{[%eval 1]}",
            "{[%foo]}",
            "{[%tail a,b,c]}",
            "{[%pre]x}",
            ")",
            "( )",
            "(1. a1-a2)",
            "(1. g3-f4)",
            "( 1. h4-h5 )",
            "1.",
            "1. ",
            "1.1",
            "12a",
            "@",
            "@draw",
            "@draw ",
            "--",
            "-- ",
            "c8",
            "c8-",
            "c8 ",
            "g1-g2-",
            "x",
            ": ",
            "(",
            "}",
            "]",
            "[",
            "[x",
            "\\",
            "%",
            "\n%",
            ";",
            "=1",
            "=1,1",
            "1-0 ",
            "0",
            "**",
            "\u0000",
            "é",
            "{[%",
            "{[%x",
            "a1 a2 ",
            "! ? ");

    @ParameterizedTest
    @FieldSource("PIECES")
    void asText(String piece) {
        for (var end : List.of("", " *")) {
            isHandled(HgnFormat.INSTANCE, HEAD + piece.repeat(TIMES) + end);
        }
    }

    @ParameterizedTest
    @FieldSource("PIECES")
    void inTheHead(String piece) {
        isHandled(HgnFormat.INSTANCE, piece.repeat(TIMES) + HEAD + "*");
        isHandled(HgnFormat.INSTANCE, "[Event \"" + piece.repeat(TIMES) + "\"] " + HEAD + "*");
    }

    @Test
    void manyTagsAndLines() {
        isHandled(HgnFormat.INSTANCE, "[Event \"x\"] ".repeat(TIMES) + HEAD + "*");
        isHandled(HgnFormat.INSTANCE, "\n".repeat(TIMES) + HEAD + "*");
    }

    static Stream<Arguments> nodes() {
        return Stream.of(
                Arguments.of(",\"post\":[{}%s]", ",{}"),
                Arguments.of(",\"nags\":[1%s]", ",1"),
                Arguments.of(",\"shapes\":[{\"t\":\"circle\",\"at\":\"a1\"}%s]", ",{\"t\":\"circle\",\"at\":\"a1\"}"),
                Arguments.of(",\"commands\":[\"x\"%s]", ",\"x\""),
                Arguments.of(",\"broken\":[{}%s]", ",{\"format\":\"hgn\",\"text\":\"a1-a2\"}"),
                Arguments.of(",\"x\":[0%s]", ",0"),
                Arguments.of(",\"x\":0%s", "0"),
                Arguments.of(",\"title\":\"%s\"", "\\u0041"),
                Arguments.of(",\"evals\":[{}%s]", ",{\"pv\":[\"x\"]}"));
    }

    @ParameterizedTest
    @MethodSource("nodes")
    void asJson(String fields, String piece) {
        var text = JSON + fields.formatted(piece.repeat(TIMES / 4)) + "}]}";
        isHandled(JsonFormat.SINGLE, text);
        isHandled(JsonFormat.LINES, text);
        isHandled(JsonFormat.SINGLE, text.substring(0, text.length() / 2));
    }

    @ParameterizedTest
    @ValueSource(strings = {"g3-f4", "h4-h5", "a1-a2", "--", "@draw", "nonsense"})
    void nodesOfOneParent(String move) {
        var text = new StringBuilder(JSON).append('}');
        for (int id = 2; id < TIMES / 4; id++) {
            text.append(",{\"id\":")
                    .append(id)
                    .append(",\"p\":0,\"m\":\"")
                    .append(move)
                    .append("\",\"post\":[{}],\"x")
                    .append(id)
                    .append("\":1}");
        }
        isHandled(JsonFormat.SINGLE, text.append("]}").toString());
    }

    private static void isHandled(Format format, String text) {
        try {
            var bytes = text.getBytes(StandardCharsets.UTF_8);
            assertThat(Formats.detect(bytes, "x.hgn")).isNotNull();
            var result = format.read(bytes, null);
            var written = format.write(result.games());
            var again = format.read(written.text().getBytes(StandardCharsets.UTF_8), null);
            assertThat(RecordDifference.between(
                            written.kept().get(0), again.games().get(0), format.keepsNodeIds()))
                    .isEmpty();
        } catch (FormatException e) {
            assertThat(e.getMessage()).isNotBlank().hasSizeLessThan(1000);
        }
    }
}
