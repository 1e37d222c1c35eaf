package hoppity.format;

import static org.assertj.core.api.Assertions.assertThat;
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
        var koi = TextEncoding.KOI8_U;
        var russian = "[Event \"Первенство клуба\"]\n[Site \"Санкт-Петербург\"]\n[White \"Щербаков, Пётр\"]\n"
                + "[Variant \"gambiter-ugolki\"]\n\n1. a1-a2 {Обычное начало: белые строят лестницу.} *";
        var ukrainian = "[Event \"Відкритий турнір\"]\n[Site \"Львів\"]\n[White \"Ґалаґан Є.\"]\n"
                + "[Black \"Їжакевич І.\"]\n[Variant \"kutochky-3x3\"]\n\n"
                + "1. a1-a2 {Цей хід залишає фішку позаду, і чорні її обійдуть.} *";
        var german = "[Event \"Vereinsmeisterschaft Köln\"]\n[White \"Weiß, Jürgen\"]\n[Black \"Größl, Käthe\"]\n"
                + "[Variant \"halma-8\"]\n\n1. a1-a2 {Ein schöner Sprung über drei Steine.} *";
        var shouted = "[EVENT \"ЧЕМПИОНАТ МОСКВЫ ПО УГОЛКАМ\"] {ХОРОШИЙ ХОД}";
        return Stream.of(
                Arguments.of("plain", StandardCharsets.US_ASCII, StandardCharsets.UTF_8),
                Arguments.of("", StandardCharsets.UTF_8, StandardCharsets.UTF_8),
                Arguments.of("Кутки, 😀 é", StandardCharsets.UTF_8, StandardCharsets.UTF_8),
                Arguments.of("1. g3-f4 {Добрий хід} {Игра}", cyrillic, cyrillic),
                Arguments.of("[White \"Шевченко Т.\"] [Site \"Київ, Україна\"]", cyrillic, cyrillic),
                Arguments.of("[Event \"Чемпионат\"] {ещё раз}", cyrillic, cyrillic),
                Arguments.of("1. g3-f4 {Добрий хід} {Игра}", TextEncoding.KOI8_U, TextEncoding.KOI8_U),
                Arguments.of("[White \"Шевченко Т.\"] [Site \"Київ\"]", TextEncoding.KOI8_U, TextEncoding.KOI8_U),
                Arguments.of("[Site \"Göteborg\"] {schönes Spiel, très bien, año}", latin, latin),
                Arguments.of("[White \"Müller\"] {Ça va?}", latin, latin),
                Arguments.of("é", latin, latin),
                Arguments.of(russian, cyrillic, cyrillic),
                Arguments.of(russian, koi, koi),
                Arguments.of(ukrainian, cyrillic, cyrillic),
                Arguments.of(ukrainian, koi, koi),
                Arguments.of(german, latin, latin),
                Arguments.of(shouted, cyrillic, cyrillic),
                Arguments.of(shouted, koi, koi),
                Arguments.of("{Добрий хід, але не найкращий}", koi, koi),
                Arguments.of("[White \"Иванов\"] [Black \"Сидорова\"]", koi, koi),
                Arguments.of("[White \"Іваненко\"] [Black \"Бойко\"]", cyrillic, cyrillic),
                Arguments.of("{«Ёжик» — это № 1…}", cyrillic, cyrillic),
                Arguments.of("{Übergang ins Endspiel: à la Müller, « très fort »}", latin, latin),
                Arguments.of("{Grüße}", latin, latin));
    }

    @ParameterizedTest
    @MethodSource("texts")
    void isFoundOut(String text, Charset written, Charset expected) {
        var decoded = TextEncoding.decode(text.getBytes(written), null);
        assertThat(decoded.charset()).isEqualTo(expected);
        assertThat(decoded.text()).isEqualTo(text);
        assertThat(decoded.hadBom()).isFalse();
        assertThat(decoded.carriageReturn()).isNull();
    }

    @Test
    void utf16IsToldByItsMarkAndRefusedWhereUtf8IsTheRule() {
        for (var charset : List.of(StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE)) {
            var content = "\ufeff[Event \"Київ\"]".getBytes(charset);
            var decoded = TextEncoding.decode(content, null);
            assertThat(decoded.charset()).isEqualTo(charset);
            assertThat(decoded.text()).isEqualTo("[Event \"Київ\"]");
            assertThat(decoded.hadBom()).isTrue();
            assertThat(TextEncoding.possible(content)).containsExactly(charset);
            assertThatThrownBy(() -> TextEncoding.decodeUtf8(content))
                    .isInstanceOf(FormatException.class)
                    .hasMessage("line 1, column 1: the text is UTF-16; it must be UTF-8");
        }
    }

    @Test
    void whatTellsEncodingsApartIsShownInEach() {
        var content = "[White \"Anna\"]\n[Black \"Шевченко\"]\n1. g3-f4 {гра} *\n".getBytes(TextEncoding.KOI8_U);
        assertThat(TextEncoding.possible(content))
                .containsExactly(TextEncoding.KOI8_U, TextEncoding.WINDOWS_1251, StandardCharsets.ISO_8859_1);
        assertThat(TextEncoding.excerpt(content, TextEncoding.KOI8_U)).isEqualTo("[Black \"Шевченко\"]");
        assertThat(TextEncoding.excerpt(content, TextEncoding.WINDOWS_1251)).isEqualTo("[Black \"ыЕЧЮЕОЛП\"]");
        assertThat(TextEncoding.excerpt("plain".getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8))
                .isEmpty();
        assertThat(TextEncoding.possible("é".getBytes(StandardCharsets.UTF_8))).startsWith(StandardCharsets.UTF_8);
    }

    @Test
    void marksAndLineEndsAreTakenAway() {
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
