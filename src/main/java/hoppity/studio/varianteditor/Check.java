package hoppity.studio.varianteditor;

import hoppity.rules.RuleOption;
import java.util.Set;

/**
 * What was found about a draft.
 *
 * @param sentence one line for people
 * @param cells the cells that it is about; empty for none in particular
 * @param options the rule options that it is about; empty for none
 */
record Check(Topic topic, Level level, String sentence, Set<Integer> cells, Set<RuleOption> options) {
    /** What is looked at, in the order in which it is shown. */
    enum Topic {
        NAME("Name"),
        SEATS("Enough seats"),
        SIZES("Camps equal in size"),
        APART("Seats apart"),
        REACH("Targets within reach"),
        RULES("Rules fit together");

        private final String title;

        Topic(String title) {
            this.title = title;
        }

        String title() {
            return title;
        }
    }

    enum Level {
        GOOD,
        /** Worth knowing, and allowed. */
        NOTE,
        /** Not to be saved like this. */
        WRONG
    }

    Check {
        cells = Set.copyOf(cells);
        options = Set.copyOf(options);
    }

    static Check good(Topic topic, String sentence) {
        return new Check(topic, Level.GOOD, sentence, Set.of(), Set.of());
    }

    boolean isWrong() {
        return level == Level.WRONG;
    }
}
