package hoppity.engine;

import java.util.Locale;

/** What the evaluation of two seats adds up for each army: a sum over its pieces, or a count for the whole of it. */
enum Term {
    /** Tempi to the corner of the target. */
    DISTANCE,
    /** Their square, as a part of the greatest distance on the board: pieces that lag behind. */
    STRAGGLER,
    /** Their cube, as a part of the square of the greatest distance: the last of them. */
    LAST,
    /** Cells off the line between the corners of home and target, measured along a rank. */
    OFF_CENTRE,
    /** The square of that, as a part of the greatest distance. */
    FAR_OFF,
    /** Pieces outside the target. */
    OUTSIDE,
    /** Pieces in the home, which is where the other side must go. */
    AT_HOME,
    /** Pieces in the wrong parity class for the target: only a step, never a jump, can change its class. */
    PARITY,
    /** Tempi of detour that filling the last gaps of the target costs; in full for the last two pieces, fading up to six. */
    DETOUR;

    /** The terms that are sums over pieces come first. */
    static final int OF_CELLS = PARITY.ordinal();

    /** Its name in a file of weights. */
    String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
