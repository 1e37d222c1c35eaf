package hoppity.studio.board;

/**
 * A short note on a rule that watches the game, shown below the board.
 *
 * @param explanation a sentence or two that say what the rule is
 */
public record RuleChip(String text, Urgency urgency, String explanation) {

    /** How soon the rule bites. */
    public enum Urgency {
        QUIET,
        /** In at most two moves before the one that decides. */
        NEAR,
        /** The turn about to be played decides, or has decided. */
        DECIDING
    }
}
