package hoppity.board;

import static hoppity.words.Words.trIn;

/**
 * A player's place: seat 1 (index 0) moves first.
 *
 * @param index 0 for the seat that moves first, then in turn order
 * @param letter as in position strings: w b r g y p
 * @param home where the seat starts
 * @param target what it must fill
 */
public record Seat(int index, char letter, Camp home, Camp target) {
    /** Seat letters in turn order, as in position strings. */
    public static final String LETTERS = "wbrgyp";

    /** The index of the seat with this letter among so many, or −1. */
    public static int indexOf(char letter, int seats) {
        int index = LETTERS.indexOf(letter);
        return index < seats ? index : -1;
    }

    /** The name of a place in the turn order (0 to 5), as shown: White, Black, … */
    public static String nameOf(int index) {
        return switch (index) {
            case 0 -> trIn("side", "White");
            case 1 -> trIn("side", "Black");
            case 2 -> trIn("side", "Red");
            case 3 -> trIn("side", "Green");
            case 4 -> trIn("side", "Yellow");
            case 5 -> trIn("side", "Purple");
            default -> throw new IllegalArgumentException("there is no seat with the index " + index);
        };
    }

    /** As shown: White, Black, … */
    public String name() {
        return nameOf(index);
    }

    /** A seat with the standard letter of its place in the turn order (0 to 5). */
    public static Seat of(int index, Camp home, Camp target) {
        return new Seat(index, LETTERS.charAt(index), home, target);
    }
}
