package hoppity.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Each catalog has every sentence of the sources, no other, with the same places for values. */
class CatalogTest {
    private static final Pattern PLACE = Pattern.compile("\\{\\d\\}");

    @ParameterizedTest
    @EnumSource(names = "ENGLISH", mode = EnumSource.Mode.EXCLUDE)
    void isCompleteAndInOrder(Language language) throws IOException {
        var sentences = SourceSentences.all();
        var text = Files.readString(UpdateCatalogs.FOLDER.resolve(language.code() + ".po"));
        var entries = PoFile.parse(text);
        assertThat(sentences.stream().map(SourceSentences.Sentence::key).filter(key -> !entries.containsKey(key)))
                .as("sentences without a translation")
                .isEmpty();
        assertThat(text)
                .as("the catalog as hoppity.words.UpdateCatalogs writes it")
                .isEqualTo(UpdateCatalogs.written(language, entries, sentences));
    }

    @ParameterizedTest
    @EnumSource(names = "ENGLISH", mode = EnumSource.Mode.EXCLUDE)
    void translationsHaveTheSamePlaces(Language language) {
        Catalog.of(language).entries().forEach((key, entry) -> {
            var places = places(key.english());
            if (entry.plural().isEmpty()) {
                assertThat(entry.forms()).as(key.english()).hasSize(1);
            } else {
                assertThat(entry.forms()).as(key.english()).hasSize(language.pluralForms());
                places = places(entry.plural());
            }
            for (var form : entry.forms()) {
                assertThat(places(form)).as("the places in \"%s\"", form).isEqualTo(places);
                assertThat(form.startsWith(" "))
                        .as(form)
                        .isEqualTo(key.english().startsWith(" "));
                assertThat(form.endsWith("…")).as(form).isEqualTo(key.english().endsWith("…"));
            }
        });
    }

    private static TreeSet<String> places(String sentence) {
        return PLACE.matcher(sentence)
                .results()
                .map(match -> match.group())
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
