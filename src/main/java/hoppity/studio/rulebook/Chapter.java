package hoppity.studio.rulebook;

import java.util.List;

/**
 * A part of the rules.
 *
 * @param title a word or two
 * @param sentences one or more, each whole
 */
public record Chapter(String title, List<String> sentences) {
    public Chapter {
        sentences = List.copyOf(sentences);
    }
}
