package hoppity.format.hgn;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A line of the head of a game.
 *
 * @param offset where it stands in the file
 */
record Tag(String name, String value, int offset) {
    static final String VARIANT = "Variant";
    static final String VARIANT_OPTIONS = "VariantOptions";
    static final String VARIANT_DEFINITION = "VariantDefinition";
    static final String SET_UP = "SetUp";
    static final String POSITION = "Position";
    static final String RESULT = "Result";
    static final String SCORES = "Scores";
    static final String RANKING = "Ranking";
    static final String TERMINATION = "Termination";
    static final String TERMINATION_DETAIL = "TerminationDetail";
    static final String TIME_CONTROL = "TimeControl";
    static final String GAME_ID = "GameId";
    static final String CREATED = "Created";
    static final String MODIFIED = "Modified";
    /** A header under a name that cannot be a tag's, as {@code name=value}. */
    static final String HEADER = "Header";

    private static final Set<String> RESERVED = Set.of(
            VARIANT,
            VARIANT_OPTIONS,
            VARIANT_DEFINITION,
            SET_UP,
            POSITION,
            RESULT,
            SCORES,
            RANKING,
            TERMINATION,
            TERMINATION_DETAIL,
            TIME_CONTROL,
            GAME_ID,
            CREATED,
            MODIFIED,
            HEADER);
    private static final Pattern NUMBERED = Pattern.compile("(?:White|Black|Player\\d+)(?:Elo|Type)?|Engine\\d+");
    private static final Pattern NAME = Pattern.compile("[A-Za-z][A-Za-z0-9_]*");

    /** Whether a header of the record can be a tag under its own name. */
    static boolean canName(String header) {
        return NAME.matcher(header).matches()
                && !RESERVED.contains(header)
                && !NUMBERED.matcher(header).matches();
    }

    /** The tag that names the player of a seat (from 1). */
    static String player(int seat, int seats) {
        return seats == 2 ? List.of("White", "Black").get(seat - 1) : "Player" + seat;
    }

    static String engine(int number) {
        return "Engine" + number;
    }
}
