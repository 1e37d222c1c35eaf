package hoppity.studio.varianteditor;

import static hoppity.words.Words.tr;
import static hoppity.words.Words.trIn;

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
        NAME,
        SEATS,
        SIZES,
        APART,
        REACH,
        RULES;

        String title() {
            return switch (this) {
                case NAME -> trIn("variant", "Name");
                case SEATS -> tr("Enough seats");
                case SIZES -> tr("Camps equal in size");
                case APART -> tr("Seats apart");
                case REACH -> tr("Targets within reach");
                case RULES -> tr("Rules fit together");
            };
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
