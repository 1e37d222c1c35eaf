package hoppity.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class TextEncodingTest {
    static Stream<Arguments> texts() {
        var cyrillic = TextEncoding.WINDOWS_1251;
        var latin = StandardCharsets.ISO_8859_1;
        return Stream.of(
                Arguments.of("plain", StandardCharsets.US_ASCII, StandardCharsets.UTF_8),
                Arguments.of("", StandardCharsets.UTF_8, StandardCharsets.UTF_8),
                Arguments.of("Кутки, 😀 é", StandardCharsets.UTF_8, StandardCharsets.UTF_8),
                Arguments.of("1. g3-f4 {Добрий хід} {Игра}", cyrillic, cyrillic),
                Arguments.of("[White \"Шевченко Т.\"] [Site \"Київ, Україна\"]", cyrillic, cyrillic),
                Arguments.of("[Event \"Чемпионат\"] {ещё раз}", cyrillic, cyrillic),
                Arguments.of("[Site \"Göteborg\"] {schönes Spiel, très bien, año}", latin, latin),
                Arguments.of("[White \"Müller\"] {Ça va?}", latin, latin),
                Arguments.of("é", latin, latin));
    }

    @ParameterizedTest
    @MethodSource("texts")
    void isFoundOut(String text, Charset written, Charset expected) throws FormatException {
        var decoded = TextEncoding.decode(text.getBytes(written), null);
        assertThat(decoded.charset()).isEqualTo(expected);
        assertThat(decoded.text()).isEqualTo(text);
        assertThat(decoded.hadBom()).isFalse();
        assertThat(decoded.carriageReturn()).isNull();
    }

    @Test
    void utf16IsRefusedByItsName() {
        for (var charset : List.of(StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE)) {
            var content = "\ufeff[Event \"x\"]".getBytes(charset);
            assertThatThrownBy(() -> TextEncoding.decode(content, null))
                    .isInstanceOf(FormatException.class)
                    .hasMessage("line 1, column 1: the text is UTF-16; it must be UTF-8");
            assertThatThrownBy(() -> TextEncoding.decodeUtf8(content))
                    .hasMessage("line 1, column 1: the text is UTF-16; it must be UTF-8");
            assertThatCode(() -> TextEncoding.decode(content, charset)).doesNotThrowAnyException();
        }
    }

    @Test
    void marksAndLineEndsAreTakenAway() throws FormatException {
        var decoded = TextEncoding.decode("\ufeffa\nb\r\nc\rd\n\re".getBytes(StandardCharsets.UTF_8), null);
        assertThat(decoded.text()).isEqualTo("a\nb\nc\nd\n\ne");
        assertThat(decoded.hadBom()).isTrue();
        assertThat(decoded.carriageReturn()).isEqualTo(new Where(2, 2));
    }

    @Test
    void placesAreLinesAndColumns() {
        var source = new SourceText("ab\n\ncd");
        assertThat(source.at(0)).isEqualTo(new Where(1, 1));
        assertThat(source.at(2)).isEqualTo(new Where(1, 3));
        assertThat(source.at(3)).isEqualTo(new Where(2, 1));
        assertThat(source.at(4)).isEqualTo(new Where(3, 1));
        assertThat(source.at(99)).isEqualTo(new Where(3, 3));
    }

    @Test
    void halvesOfPairsAreNoText() {
        assertThat(Unicode.isWellFormed("a😀b")).isTrue();
        assertThat(Unicode.wellFormed("a\ud83db\ude00\ud83d\ude00\ud83d")).isEqualTo("a\ufffdb\ufffd😀\ufffd");
    }
}
