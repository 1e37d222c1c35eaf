package hoppity.board;

/**
 * A player's place: seat 1 (index 0) moves first.
 *
 * @param index 0 for the seat that moves first, then in turn order
 * @param letter as in position strings: w b r g y p
 * @param name as shown: White, Black, …
 * @param home where the seat starts
 * @param target what it must fill
 */
public record Seat(int index, char letter, String name, Camp home, Camp target) {
    /** Seat letters in turn order, as in position strings. */
    public static final String LETTERS = "wbrgyp";

    private static final String[] NAMES = {"White", "Black", "Red", "Green", "Yellow", "Purple"};

    /** The index of the seat with this letter among so many, or −1. */
    public static int indexOf(char letter, int seats) {
        int index = LETTERS.indexOf(letter);
        return index < seats ? index : -1;
    }

    /** The standard name of a place in the turn order (0 to 5). */
    public static String nameOf(int index) {
        return NAMES[index];
    }

    /** A seat with the standard letter and name of its place in the turn order (0 to 5). */
    public static Seat of(int index, Camp home, Camp target) {
        return new Seat(index, LETTERS.charAt(index), NAMES[index], home, target);
    }
}
