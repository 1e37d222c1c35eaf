package hoppity.format.hgn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hoppity.format.FormatException;
import hoppity.format.Games;
import hoppity.record.Comment;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A file whose games cannot be made out is refused as a whole, with one line that says where and why. */
class HgnErrorsTest {
    private static final String HEAD = "[Variant \"halma-8\"]\n\n";

    static Stream<Arguments> badFiles() {
        return Stream.of(
                bad("", "the file is empty"),
                bad(" \n\n\t", "the file is empty"),
                bad(
                        "1. g3-f4 *",
                        "line 1, column 1: the tag [Variant \"…\"] is missing, without which no move can be read"),
                bad(
                        "{\"format\":1}",
                        "line 1, column 1: the tag [Variant \"…\"] is missing, without which no move can be read"),
                bad(
                        "[Variant \"halma-9\"]\n\n*",
                        "line 1, column 1: there is no variant \"halma-9\", and no tag VariantDefinition that defines it"),
                bad(
                        "[Event \"x\"]\n[Variant halma-8]\n*",
                        "line 2, column 1: a tag must be like [Event \"…\"], closed on its line"),
                bad("[Event \"x\n\"]", "line 1, column 1: a tag must be like [Event \"…\"], closed on its line"),
                bad("[Event \"x\"", "line 1, column 1: a tag must be like [Event \"…\"], closed on its line"),
                bad("[Event \"x\\\"]\n", "line 1, column 1: a tag must be like [Event \"…\"], closed on its line"),
                bad("[1st \"x\"]", "line 1, column 1: a tag must be like [Event \"…\"], closed on its line"),
                bad(
                        "[Variant \"halma-8\"] [VariantOptions \"fast\"] *",
                        "line 1, column 21: \"fast\" is no option and value such as homeLimit=30"),
                bad(
                        "[Variant \"halma-8\"] [VariantOptions \"homeLimit=soon\"] *",
                        "line 1, column 21: homeLimit is a whole number from 0 (none) to 9999, not \"soon\""),
                bad(
                        "[Variant \"halma-8\"] [VariantOptions \"homeLimit=30;homeLimit=40\"] *",
                        "line 1, column 21: the option homeLimit is there twice"),
                bad("[VariantDefinition \"{\"]", "line 1, column 1: VariantDefinition is no valid JSON"),
                bad(
                        "[VariantDefinition \"" + "[".repeat(5000) + "\"]",
                        "line 1, column 1: VariantDefinition is no valid JSON"),
                bad(
                        "[VariantDefinition \"{}\"]",
                        "line 1, column 1: VariantDefinition.id: expected a text that is not empty"),
                bad(
                        "[Variant \"halma-8\"] [SetUp \"1\"] *",
                        "line 1, column 21: SetUp says that there is a Position, but there is no such tag"),
                bad(
                        "[Variant \"halma-8\"]\n[Position \"8/8\"] *",
                        "line 2, column 1: Position: the position has 2 rows, the board 8"),
                bad(
                        HEAD + "* {afterthought}",
                        "line 3, column 3: the tag [Variant \"…\"] is missing, without which no move can be read"));
    }

    private static Arguments bad(String text, String message) {
        return Arguments.of(text, message);
    }

    @ParameterizedTest
    @MethodSource("badFiles")
    void oneLineSaysWhatIsWrong(String text, String message) {
        assertThatThrownBy(() -> Games.read(HgnFormat.INSTANCE, text))
                .isInstanceOf(FormatException.class)
                .hasMessage(message);
    }

    private static Stream<Arguments> cutOff() {
        var noResult = ": the game has no result at its end; it is read as *, and the file may be cut off";
        var comment = "line 3, column 10: the comment that begins here is not closed";
        var variation = "line 3, column 10: the variation that begins here is not closed";
        return Stream.of(
                bad(HEAD, "0 moves, line 3, column 1" + noResult),
                bad(HEAD + "1. g3-f4", "1 moves, line 3, column 9" + noResult),
                bad(HEAD + "1. g3-f4 {go", "1 moves, " + comment + ", line 3, column 13" + noResult),
                bad(HEAD + "1. g3-f4 {go\\} *", "1 moves, " + comment + ", line 3, column 17" + noResult),
                bad(HEAD + "1. g3-f4 ( 1. h4-h5", "2 moves, " + variation + ", line 3, column 20" + noResult),
                bad(
                        HEAD + "1. g3-f4 ( 1. h4-h5\n\n" + HEAD + "*",
                        "2 moves, " + variation + ", line 5, column 1: the game before has no result; it is read as *"),
                bad(
                        HEAD + "1. g3-f4 {go\n\n" + HEAD + "1. h4-h5 {on} *",
                        "1 moves, " + comment + ", line 5, column 1: the game before has no result; it is read as *"));
    }

    @ParameterizedTest
    @MethodSource("cutOff")
    void whatIsNotClosedIsForgiven(String text, String told) throws FormatException {
        var read = Games.read(HgnFormat.INSTANCE, text);
        var first = read.games().get(0);
        assertThat((first.tree().size() - 1) + " moves, " + String.join(", ", Games.messages(read)))
                .isEqualTo(told);
        assertThat(first.tree().root().brokenTails()).isEmpty();
        assertThat(read.games()).hasSize(text.split("Variant", -1).length - 1);
        assertThat(read.games().get(read.games().size() - 1).tree().size())
                .isEqualTo(
                        text.contains("{on}")
                                ? 2
                                : text.endsWith(HEAD + "*") ? 1 : first.tree().size());
    }

    @Test
    void aCommentThatIsNotClosedIsKept() throws FormatException {
        var read = Games.read(HgnFormat.INSTANCE, HEAD + "1. g3-f4 {go\n[on] (now)");
        assertThat(read.games().get(0).tree().get(1).annotations().post())
                .extracting(Comment::text)
                .containsExactly("go\n[on] (now)");
    }

    @Test
    void anEmptyLineWithoutATagBehindItIsPartOfAComment() throws FormatException {
        var read = Games.read(
                HgnFormat.INSTANCE, HEAD + "1. g3-f4 {go\n\n[1] on\n\n[ ] and} 1... c8-d7 {on\n\n" + HEAD + "*");
        assertThat(read.games()).hasSize(2);
        assertThat(read.games().get(0).tree().get(1).annotations().post())
                .extracting(Comment::text)
                .containsExactly("go\n\n[1] on\n\n[ ] and");
        assertThat(read.games().get(0).tree().get(2).annotations().post())
                .extracting(Comment::text)
                .containsExactly("on\n\n");
    }

    @Test
    void commentsThatAreNotClosedCostNoMoreThanTheirGames() throws FormatException {
        // Were each of them looked for to the end of the file, this would take minutes.
        int games = 100_000;
        var read = Games.read(HgnFormat.INSTANCE, (HEAD + "1. g3-f4 {go\n\n").repeat(games));
        assertThat(read.games()).hasSize(games);
    }

    @Test
    void aFileCutOffAnywhereOpensUpToThereAndSaysSo() throws FormatException {
        var whole = new String(Games.resource("example.hgn"), StandardCharsets.UTF_8).strip();
        int moves = whole.lastIndexOf("\n\n") + 2;
        int most = Games.read(HgnFormat.INSTANCE, whole).games().get(0).tree().size();
        // Without its last character the result "1-0" is no result.
        for (int length = moves; length < whole.length(); length++) {
            var read = Games.read(HgnFormat.INSTANCE, whole.substring(0, length));
            assertThat(Games.messages(read))
                    .as("%s characters", length)
                    .anySatisfy(note -> assertThat(note).endsWith("the file may be cut off"));
            assertThat(read.games()).hasSize(1);
            assertThat(read.games().get(0).tree().size()).isLessThanOrEqualTo(most);
        }
    }

    @Test
    void tagsThatAreCutOffAreRefusedInOneLineOrRead() {
        var whole = new String(Games.resource("example.hgn"), StandardCharsets.UTF_8).strip();
        for (int length = 0; length < whole.lastIndexOf("\n\n"); length++) {
            var part = whole.substring(0, length);
            try {
                assertThat(Games.read(HgnFormat.INSTANCE, part).games()).hasSize(1);
            } catch (FormatException refused) {
                assertThat(refused.getMessage()).as("%s characters", length).doesNotContain("\n");
            }
        }
    }
}
