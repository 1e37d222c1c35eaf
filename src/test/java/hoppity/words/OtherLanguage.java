package hoppity.words;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A language with few sentences that is spoken until it is closed. */
public final class OtherLanguage implements AutoCloseable {
    /** @param sentences by the English ones */
    public OtherLanguage(Map<String, String> sentences) {
        Words.use(new Catalog(
                Language.UKRAINIAN,
                sentences.entrySet().stream()
                        .collect(Collectors.toMap(
                                sentence -> new PoFile.Key("", sentence.getKey()),
                                sentence -> new PoFile.Entry("", List.of(sentence.getValue()))))));
    }

    @Override
    public void close() {
        Words.use(Catalog.ENGLISH);
    }
}
