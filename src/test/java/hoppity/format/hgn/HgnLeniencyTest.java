package hoppity.format.hgn;

import static hoppity.format.Games.at;
import static hoppity.format.Games.continuations;
import static hoppity.format.Games.messages;
import static hoppity.format.Games.read;
import static org.assertj.core.api.Assertions.assertThat;

import hoppity.format.Note;
import hoppity.format.TextEncoding;
import hoppity.record.Comment;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Everything that the reader forgives is told with its place; the moves are there all the same. */
class HgnLeniencyTest {
    private static final String HEAD = "[Variant \"halma-8\"]\n\n";

    static Stream<Arguments> forgiven() {
        return Stream.of(
                // numbers
                note("g3-f4 c8-d7 h4-h5", "3:1 the move number 1 is missing", "3:13 the move number 2 is missing"),
                note("1. g3-f4 c8-d7 3. h4-h5", "3:16 the move number is 3, it should be 2"),
                note("01.g3-f4 1...c8-d7 2.h4-h5", "3:1 the move number is 01, it should be 1"),
                note("1 g3-f4 c8-d7 2 h4-h5"),
                note("1. g3-f4 1. c8-d7 2... h4-h5"),
                note("1.g3-f4 c8-d7 2.h4-h5"),
                // hop separators
                note("1. g3-f4 c8-d7 2. g1xg3xe5", "3:19 \"g1xg3xe5\" is read as g1-g3-e5"),
                note(
                        "1. g3:f4 c8>d7 2. g1:g3-e5",
                        "3:4 \"g3:f4\" is read as g3-f4",
                        "3:10 \"c8>d7\" is read as c8-d7",
                        "3:19 \"g1:g3-e5\" is read as g1-g3-e5"),
                note(
                        "1. g3 f4 c8 d7 2. g1 g3 e5 d8 e8",
                        "3:4 \"g3 f4\" is read as g3-f4",
                        "3:10 \"c8 d7\" is read as c8-d7",
                        "3:19 \"g1 g3 e5\" is read as g1-g3-e5",
                        "3:28 \"d8 e8\" is read as d8-e8"),
                note(
                        "1. g3 - f4 c8- d7 2. g1 x\ng3-e5",
                        "3:4 \"g3 - f4\" is read as g3-f4",
                        "3:12 \"c8- d7\" is read as c8-d7",
                        "3:22 \"g1 x g3-e5\" is read as g1-g3-e5"),
                note(
                        "1. g3f4 c8d7 2. g1g3e5",
                        "3:4 \"g3f4\" is read as g3-f4",
                        "3:9 \"c8d7\" is read as c8-d7",
                        "3:17 \"g1g3e5\" is read as g1-g3-e5"),
                note("1. g3-f4 c8-d7 2. g1-g3 e5!", "3:19 \"g1-g3 e5\" is read as g1-g3-e5"),
                note("1. g3-f4 -- 2. h4-h5 --"),
                // ways
                note("1. g3-f4 c8-d7 2. g1-e5"),
                note("1. g3-f4 c8-d7 2. g1-a1-e5", "3:19 g1-a1-e5 cannot be gone that way; only its ends are kept"),
                // what is left out
                note(
                        "% remark\n1. g3-f4\n%c8-d7\nc8-d7",
                        "3:1 the line is left out: % remark", "5:1 the line is left out: %c8-d7"),
                note("1. g3-f4 ) c8-d7", "3:10 a closing parenthesis that nothing opened is left out"),
                note("1. g3-f4 ( ) c8-d7", "3:12 an empty variation is left out"),
                note("1. g3-f4 ( {why} ) c8-d7", "3:18 an empty variation is left out"),
                note("1. g3-f4 ( 1. h4-h5 1-0 ) c8-d7", "3:21 the result 1-0 in a variation is left out"),
                note(
                        "1. g3-f4 $99999999999 $10000",
                        "3:10 \"$99999999999\" is no glyph; it is left out",
                        "3:23 \"$10000\" is no glyph; it is left out"),
                note(
                        "1. g3-f4 ( 1. g3-f4 c8-d7 ) d8-e8",
                        "3:15 g3-f4 is there twice at the same place; the two are put together"),
                // comments
                note(
                        "1. g3-f4 { [%clk 0:01:00] [%emt 0:00:01] } c8-d7",
                        "3:10 blanks before a command, or a backslash that escapes nothing"),
                note("1. g3-f4 {C:\\games}", "3:10 blanks before a command, or a backslash that escapes nothing"),
                note("1. g3-f4 {[%clk soon]}", "3:10 the command [%clk soon] makes no sense; it is kept as it is"),
                note("1. g3-f4 {[%csl Rz9]}", "3:10 the command [%csl Rz9] makes no sense; it is kept as it is"),
                note("1. g3-f4 {[%eval 1.234]}", "3:10 the command [%eval 1.234] makes no sense; it is kept as it is"),
                note("1. g3-f4 {[%ev pov=3]}", "3:10 the command [%ev pov=3] makes no sense; it is kept as it is"),
                note("1. g3-f4 {[%ev win=2]}", "3:10 the command [%ev win=2] makes no sense; it is kept as it is"),
                note(
                        "1. g3-f4 {[%ev wins=0/0/1]}",
                        "3:10 the command [%ev wins=0/0/1] makes no sense; it is kept as it is"),
                note("1. g3-f4 {[%ev pov=7]}", "3:10 the command [%ev pov=7] makes no sense; it is kept as it is"));
    }

    private static Arguments note(String movetext, String... notes) {
        return Arguments.of(movetext, List.of(notes));
    }

    @ParameterizedTest
    @MethodSource("forgiven")
    void isToldWithItsPlace(String movetext, List<String> notes) throws IOException {
        var result = read(HgnFormat.INSTANCE, HEAD + movetext + "\n*");
        assertThat(result.notes().stream()
                        .map(n -> n.where().line() + ":" + n.where().column() + " " + n.message()))
                .containsExactlyElementsOf(notes);
        assertThat(result.notes()).allMatch(n -> n.kind() == Note.Kind.FORGIVEN);
        var record = result.games().get(0);
        assertThat(at(record, "g3-f4").ply()).isEqualTo(1);
        assertThat(record.tree().nodes()).allMatch(n -> n.brokenTails().isEmpty());

        var written = HgnFormat.INSTANCE.write(List.of(record)).text();
        var again = read(HgnFormat.INSTANCE, written);
        assertThat(again.notes())
                .filteredOn(n -> !n.message().contains("makes no sense"))
                .isEmpty();
    }

    @Test
    void whatIsPutTogetherKeepsTheMainLineFirst() throws IOException {
        var record = read(HgnFormat.INSTANCE, HEAD + "1. g3-f4 {a} ( 1. g3-f4! {b} c8-d7 ) d8-e8 *")
                .games()
                .get(0);
        var node = at(record, "g3-f4");
        assertThat(continuations(record, node)).containsExactly("d8-e8", "c8-d7");
        assertThat(node.annotations().post()).containsExactly(Comment.of("a"), Comment.of("b"));
        assertThat(node.annotations().nags()).containsExactly(1);
    }

    @Test
    void theCommentOfAnEmptyVariationIsKept() throws IOException {
        var record =
                read(HgnFormat.INSTANCE, HEAD + "1. g3-f4 ( {why} ) *").games().get(0);
        assertThat(at(record, "g3-f4").annotations().post()).containsExactly(Comment.of("why"));
    }

    @Test
    void aCommandBehindBlanksWorks() throws IOException {
        var record = read(HgnFormat.INSTANCE, HEAD + "1. g3-f4 { [%clk 0:01:00] fine } *")
                .games()
                .get(0);
        var a = at(record, "g3-f4").annotations();
        assertThat(a.clock().leftMs()).isEqualTo(60_000);
        assertThat(a.post()).containsExactly(Comment.of("fine"));
    }

    @Test
    void aCommandThatMakesNoSenseIsKept() throws IOException {
        var record = read(HgnFormat.INSTANCE, HEAD + "1. g3-f4 {[%clk soon]} *")
                .games()
                .get(0);
        assertThat(at(record, "g3-f4").annotations().commands()).containsExactly("clk soon");
    }

    @Test
    void lineEndsOfOtherSystemsAndAByteOrderMark() throws IOException {
        var text = "\ufeff" + HEAD + "1. g3-f4 {a\nb} c8-d7 ; end of line\n*\n";
        var result = read(HgnFormat.INSTANCE, text.replace("\n", "\r\n"));
        assertThat(messages(result))
                .containsExactly(
                        "line 1, column 1: a byte order mark", "line 1, column 20: lines end with a carriage return");
        var record = result.games().get(0);
        assertThat(at(record, "g3-f4").annotations().post()).containsExactly(Comment.of("a\nb"));
        assertThat(at(record, "g3-f4", "c8-d7").annotations().post()).containsExactly(Comment.of("end of line"));
        assertThat(messages(read(HgnFormat.INSTANCE, text.replace("\n", "\r")))).hasSize(2);
    }

    @Test
    void aMissingResultBetweenGames() throws IOException {
        var result = read(HgnFormat.INSTANCE, HEAD + "1. g3-f4\n\n" + HEAD + "1. h4-h5 1-0\n");
        assertThat(messages(result))
                .containsExactly("line 5, column 1: the game before has no result; it is read as *");
        assertThat(result.games()).hasSize(2);
        assertThat(result.games().get(0).info().result()).isNull();
    }

    @Test
    void tagsThatMeanNothing() throws IOException {
        var result = read(HgnFormat.INSTANCE, """
                [WhiteElo "strong"] [Termination "normal"] [TimeControl "40/7200"] [Created "today"] [Event "A"]
                [Variant "halma-8"] [Event "B"] [Result "0-1"]
                1. g3-f4 1-0
                """);
        assertThat(messages(result))
                .containsExactly(
                        "line 2, column 21: the tag Event is there twice; this one is left out",
                        "line 1, column 1: [WhiteElo \"strong\"] is no number; it is kept as a header",
                        "line 1, column 44: [TimeControl \"40/7200\"] is no time such as 900+5; it is kept as a header",
                        "line 2, column 33: [Result \"0-1\"] says another result than the end of the game, 1-0, which counts",
                        "line 1, column 21: [Termination \"normal\"] is no way for a game to end; it is kept as a header",
                        "line 1, column 68: [Created \"today\"] is no time such as 2026-01-31T10:00:00Z; it is kept as a header");
        var record = result.games().get(0);
        assertThat(record.info().headers().keySet())
                .containsExactly("WhiteElo", "Termination", "TimeControl", "Created", "Event");
        var again = read(
                HgnFormat.INSTANCE, HgnFormat.INSTANCE.write(result.games()).text());
        assertThat(again.notes()).isEmpty();
        assertThat(again.games().get(0).info()).isEqualTo(record.info());
    }

    @Test
    void anEngineWithTheKeyOfAnotherIsKeptAsAHeader() throws IOException {
        var result = read(HgnFormat.INSTANCE, """
                [Variant "halma-8"] [Engine1 "e1;First"] [Engine2 "e1;Second"]
                1. g3-f4 *
                """);
        assertThat(messages(result))
                .containsExactly(
                        "line 1, column 42: [Engine2 \"e1;Second\"] is no engine such as e1;Name;1.0 with a key of its own; it is kept as a header");
        var info = result.games().get(0).info();
        assertThat(info.engines()).hasSize(1);
        assertThat(info.headers()).containsEntry("Engine2", "e1;Second");
        var again = HgnFormat.INSTANCE.write(result.games()).text();
        assertThat(read(HgnFormat.INSTANCE, again).games().get(0).info()).isEqualTo(info);
    }

    @Test
    void aResultOfMoreSeatsThanThereAreIsNoResult() throws IOException {
        var result = read(HgnFormat.INSTANCE, HEAD + "1. g3-f4 =1,2,3\n");
        assertThat(result.notes())
                .extracting(Note::message)
                .containsExactly("the result =1,2,3 ranks more than 2 seats; it is read as *");
        assertThat(result.games().get(0).info().result()).isNull();
    }

    @Test
    void oldEncodingsAreFoundOutAndCanBeChosen() throws IOException {
        var cyrillic = "[Event \"Кубок Києва, 8×8\"]\n".replace("×", "x") + HEAD + "1. g3-f4 {Гарний хід} *";
        var result = HgnFormat.INSTANCE.read(cyrillic.getBytes(TextEncoding.WINDOWS_1251), null);
        assertThat(messages(result))
                .containsExactly("line 1, column 1: the text is not UTF-8; it is read as windows-1251");
        assertThat(result.charset()).isEqualTo(TextEncoding.WINDOWS_1251);
        assertThat(result.games().get(0).info().headers()).containsEntry("Event", "Кубок Києва, 8x8");

        var latin = "[Event \"Fête à Orléans\"]\n" + HEAD + "1. g3-f4 {schön, très élégant} *";
        var western = HgnFormat.INSTANCE.read(latin.getBytes(StandardCharsets.ISO_8859_1), null);
        assertThat(messages(western))
                .containsExactly("line 1, column 1: the text is not UTF-8; it is read as ISO-8859-1");
        assertThat(at(western.games().get(0), "g3-f4").annotations().post())
                .containsExactly(Comment.of("schön, très élégant"));

        var chosen = HgnFormat.INSTANCE.read(cyrillic.getBytes(Charset.forName("KOI8-R")), Charset.forName("KOI8-R"));
        assertThat(chosen.notes()).isEmpty();
        assertThat(chosen.games().get(0).info().headers()).containsKey("Event");
    }
}
