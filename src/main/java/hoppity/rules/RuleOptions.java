package hoppity.rules;

/**
 * What distinguishes the rules of one variant from another on the same geometry (rules §4).
 *
 * @param stepDirections 4, 6 or 8; 6 on a star
 * @param jumpDirections 4, 6 or 8; 6 on a star; some sources let a piece step any way but jump along ranks and files only
 * @param longJumps whether a jump may pass over one piece at any distance and land as far behind it
 * @param homeLimit the move number L of the home check and of {@link ReenterHome#LOSES_AFTER_LIMIT}; 0 for none
 * @param tempoLimit the move number M after which tempo decides; 0 for none
 * @param forwardOnly whether no hop may lead away from the corner of the target
 * @param stopInForeignPoint whether a turn may end in a camp, or a point of the star, that is neither the seat's home nor its
 *     target
 */
public record RuleOptions(
        int stepDirections,
        int jumpDirections,
        boolean longJumps,
        LeaveTarget leaveTarget,
        ReenterHome reenterHome,
        Win win,
        LastMove lastMove,
        HomeCheck homeCheck,
        int homeLimit,
        int tempoLimit,
        TempoMeasure tempoMeasure,
        Repetition repetition,
        boolean forwardOnly,
        boolean stopInForeignPoint,
        Ranking ranking,
        Partners partners) {

    /** Whether a piece that has reached its target camp may leave it again. */
    public enum LeaveTarget {
        ALLOWED,
        /** A turn may not end outside; a chain may pass through outside cells. */
        FORBIDDEN_AT_END,
        /** No hop may land outside. */
        FORBIDDEN_EACH_HOP
    }

    /** Whether a piece may end a turn in its own home having begun it outside. */
    public enum ReenterHome {
        ALLOWED,
        /** The turn is legal, but after the home limit it loses at once. */
        LOSES_AFTER_LIMIT,
        ILLEGAL
    }

    /** When a seat has completed its game. */
    public enum Win {
        /** Every target cell holds an own piece. */
        ALL_OWN,
        /** Every target cell is occupied, at least one by an own piece. */
        PARLETT,
        /** Every target cell not held by an opponent holds an own piece, and at least one does. */
        OCCUPY_FREE
    }

    /** Whether Black still plays the move with which White completed. */
    public enum LastMove {
        NONE,
        EQUALISE
    }

    /** When pieces that are still at home decide the game. */
    public enum HomeCheck {
        NONE,
        /** Once, after the last seat's L-th move. */
        ONCE,
        /** After each own move numbered above L. */
        EACH_MOVE
    }

    /** What the tempo limit compares. */
    public enum TempoMeasure {
        /** Distance of all pieces to the corner cell of the target. */
        CORNER_CELL,
        /** The least distance to distinct cells of the target. */
        CAMP
    }

    public enum Repetition {
        NONE,
        THREEFOLD_DRAW
    }

    /** What a filled camp means with three or more seats; with two it ends the game either way. */
    public enum Ranking {
        /** The first seat, or team, whose camp is filled has won. */
        FIRST_WINS,
        /** The others play on for the places; a seat that has finished is skipped. */
        PLAY_ON
    }

    /** Who plays together. */
    public enum Partners {
        NONE,
        /** The seats half the turn order apart; the first team with all its camps filled wins. For 4 or 6 seats. */
        OPPOSITE
    }

    public RuleOptions {
        if (homeLimit < 0 || tempoLimit < 0) {
            throw new IllegalArgumentException("a move limit is 0 (none) or more");
        }
        if (homeLimit == 0 && (homeCheck != HomeCheck.NONE || reenterHome == ReenterHome.LOSES_AFTER_LIMIT)) {
            throw new IllegalArgumentException("homeCheck and reenterHome LOSES_AFTER_LIMIT need a homeLimit");
        }
        if (ranking == Ranking.PLAY_ON && partners != Partners.NONE) {
            throw new IllegalArgumentException("ranking PLAY_ON is for seats without partners");
        }
    }

    /** Plain movement with no way to end but a filled camp: what move counting (perft) on a bare geometry uses. */
    public static RuleOptions bare(int directions) {
        return new RuleOptions(
                directions,
                directions,
                false,
                LeaveTarget.ALLOWED,
                ReenterHome.ALLOWED,
                Win.ALL_OWN,
                LastMove.NONE,
                HomeCheck.NONE,
                0,
                0,
                TempoMeasure.CORNER_CELL,
                Repetition.NONE,
                false,
                true,
                Ranking.FIRST_WINS,
                Partners.NONE);
    }
}
