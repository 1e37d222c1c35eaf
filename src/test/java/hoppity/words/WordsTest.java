package hoppity.words;

import static hoppity.words.Words.count;
import static hoppity.words.Words.tr;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The plural forms are those that Unicode CLDR lists for Russian and Ukrainian. */
class WordsTest {
    @Test
    void englishIsItsOwnKey() {
        assertThat(tr("Delete {0}", "e2-e4")).isEqualTo("Delete e2-e4");
        assertThat(count(1, "{0} game", "{0} games")).isEqualTo("1 game");
        assertThat(count(0, "{0} game", "{0} games")).isEqualTo("0 games");
        assertThat(count(1_000, "{0} game of {1}", "{0} games of {1}", "two")).isEqualTo("1000 games of two");
    }

    @Test
    void valuesStayAsTheyAre() {
        assertThat(tr("{1} and {0}, {2}", "{1}", "$1\\")).isEqualTo("$1\\ and {1}, {2}");
        assertThat(tr("a {brace} {")).isEqualTo("a {brace} {");
        assertThat(tr("{0}{0}{", "x")).isEqualTo("xx{");
    }

    @Test
    void slavicPluralsHaveThreeForms() {
        for (var language : List.of(Language.RUSSIAN, Language.UKRAINIAN)) {
            assertThat(List.of(1L, 21L, 101L, -1L)).allMatch(n -> language.pluralForm(n) == 0);
            assertThat(List.of(2L, 3L, 4L, 22L, 104L)).allMatch(n -> language.pluralForm(n) == 1);
            assertThat(List.of(0L, 5L, 11L, 12L, 14L, 20L, 111L, 112L)).allMatch(n -> language.pluralForm(n) == 2);
        }
    }

    @Test
    void aLocaleHasItsLanguage() {
        assertThat(Language.of(Locale.forLanguageTag("uk-UA"))).isEqualTo(Language.UKRAINIAN);
        assertThat(Language.of(Locale.forLanguageTag("ru"))).isEqualTo(Language.RUSSIAN);
        assertThat(Language.of(Locale.JAPAN)).isEqualTo(Language.ENGLISH);
    }

    @Test
    void poFilesAreRead() {
        var entries = PoFile.parse("""
                msgid ""
                msgstr "Language: ru\\n"

                # said in menus
                msgid "Open"
                msgstr "Открыть"

                msgctxt "state"
                msgid "Open"
                msgstr "Открыта"

                msgid "{0} game"
                msgid_plural "{0} games"
                msgstr[0] "{0} партия"
                msgstr[1] "{0} партии"
                msgstr[2] "{0} партий"

                msgid ""
                "a \\"long\\" "
                "one"
                msgstr "длинная"

                msgid "none yet"
                msgstr ""
                """);
        assertThat(entries)
                .isEqualTo(Map.of(
                        new PoFile.Key("", "Open"),
                        new PoFile.Entry("", List.of("Открыть")),
                        new PoFile.Key("state", "Open"),
                        new PoFile.Entry("", List.of("Открыта")),
                        new PoFile.Key("", "{0} game"),
                        new PoFile.Entry("{0} games", List.of("{0} партия", "{0} партии", "{0} партий")),
                        new PoFile.Key("", "a \"long\" one"),
                        new PoFile.Entry("", List.of("длинная"))));
        var catalog = new Catalog(Language.RUSSIAN, entries);
        assertThat(catalog.counted(22, "{0} game", "{0} games")).isEqualTo("{0} партии");
        assertThat(catalog.text("", "none yet")).isEqualTo("none yet");
        assertThat(catalog.english("Открыть")).isEqualTo("Open");
        assertThat(catalog.english("Open")).isEmpty();
    }

    @Test
    void damagedPoFilesAreRefusedWithTheLine() {
        assertThatThrownBy(() -> PoFile.parse("msgid \"a\"\nmsgstr b"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("line 2");
        assertThatThrownBy(() -> PoFile.parse("msgid \"a\"\nmsgid \"b\""))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("line 2");
        assertThatThrownBy(() -> PoFile.parse("msgid \"a\"\nmsgstr \"b\"\n\nmsgid \"a\"\nmsgstr \"c\""))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("was there before");
    }
}
