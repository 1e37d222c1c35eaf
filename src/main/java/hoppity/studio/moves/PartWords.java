package hoppity.studio.moves;

import static hoppity.words.Words.count;
import static hoppity.words.Words.tr;

import hoppity.record.Strip.Part;

/** What can be taken out of a game, in words. */
public final class PartWords {
    private PartWords() {}

    /** As a choice. */
    public static String name(Part part) {
        return switch (part) {
            case COMMENTS -> tr("Comments");
            case GLYPHS -> tr("Glyphs");
            case EVALUATIONS -> tr("Evaluations");
            case CLOCKS -> tr("Clock times");
            case MARKS -> tr("Marks on the board");
            case TITLES -> tr("Titles and bookmarks");
            case VARIATIONS -> tr("Variations");
        };
    }

    static String counted(Part part, int number) {
        return switch (part) {
            case COMMENTS -> count(number, "{0} comment", "{0} comments");
            case GLYPHS -> count(number, "{0} glyph", "{0} glyphs");
            case EVALUATIONS -> count(number, "{0} evaluation", "{0} evaluations");
            case CLOCKS -> count(number, "{0} clock time", "{0} clock times");
            case MARKS -> count(number, "{0} mark", "{0} marks");
            case TITLES -> count(number, "{0} title or bookmark", "{0} titles and bookmarks");
            case VARIATIONS -> count(number, "{0} variation", "{0} variations");
        };
    }
}
