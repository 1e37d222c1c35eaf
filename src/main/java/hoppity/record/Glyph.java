package hoppity.record;

import static hoppity.words.Words.noted;
import static hoppity.words.Words.tr;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A sign beside a move, known by PGN's NAG number.
 *
 * @param nag the number in records
 * @param symbol as printed; a position sign speaks of seat 1 as White
 * @param english its meaning in words
 * @param kind of the first two kinds a move has one sign at most
 */
public record Glyph(int nag, String symbol, String english, Kind kind) {
    /** What a sign judges. */
    public enum Kind {
        MOVE,
        POSITION,
        OTHER
    }

    /** Whether a sign praises the move or blames it. */
    public enum Tone {
        GOOD,
        DOUBTFUL,
        BAD,
        NEUTRAL
    }

    /** The tone of a sign, which views show by a colour. */
    public static Tone toneOf(int nag) {
        return switch (nag) {
            case 1, 3 -> Tone.GOOD;
            case 6 -> Tone.DOUBTFUL;
            case 2, 4 -> Tone.BAD;
            default -> Tone.NEUTRAL;
        };
    }

    /** The six judgements of a move, the best first. */
    public static final List<Glyph> MOVES = List.of(
            move(3, "!!", noted("Brilliant")),
            move(1, "!", noted("Good move")),
            move(5, "!?", noted("Interesting")),
            move(6, "?!", noted("Doubtful")),
            move(2, "?", noted("Mistake")),
            move(4, "??", noted("Blunder")));

    /** The judgements of a position, from White's best to Black's. */
    public static final List<Glyph> POSITIONS = List.of(
            position(18, "+−", noted("White is winning")),
            position(16, "±", noted("White stands better")),
            position(14, "+=", noted("White stands slightly better")),
            position(10, "=", noted("Even")),
            position(13, "∞", noted("Unclear")),
            position(15, "=+", noted("Black stands slightly better")),
            position(17, "∓", noted("Black stands better")),
            position(19, "−+", noted("Black is winning")));

    /** Remarks that go together with any judgement. */
    public static final List<Glyph> REMARKS = List.of(
            other(7, "□", noted("Only move")),
            other(140, "∆", noted("With the idea")),
            other(146, "N", noted("New move")),
            other(138, "⊕", noted("White is short of time")),
            other(139, "⊕", noted("Black is short of time")));

    /** Read and shown, but not offered. */
    private static final List<Glyph> UNCOMMON = List.of(
            other(8, "□", noted("Only move")),
            position(11, "=", noted("Even and quiet")),
            position(12, "=", noted("Even and lively")),
            position(20, "+−", noted("White's position is crushing")),
            position(21, "−+", noted("Black's position is crushing")),
            other(22, "⨀", noted("White is in zugzwang")),
            other(23, "⨀", noted("Black is in zugzwang")),
            other(36, "↑", noted("White has the initiative")),
            other(37, "↑", noted("Black has the initiative")),
            other(132, "⇆", noted("White has counterplay")),
            other(133, "⇆", noted("Black has counterplay")));

    private static final Map<Integer, Glyph> KNOWN = List.of(MOVES, POSITIONS, REMARKS, UNCOMMON).stream()
            .flatMap(List::stream)
            .collect(Collectors.toMap(Glyph::nag, Function.identity()));

    /** The sign of a number; one that has no name here shows its number. */
    public static Glyph of(int nag) {
        var known = KNOWN.get(nag);
        return known != null ? known : other(nag, "$" + nag, tr("Sign {0}", nag));
    }

    /** The numbers once this sign is set, or taken away if it was there. A judgement replaces one of its kind. */
    public List<Integer> toggledIn(List<Integer> nags) {
        var changed = new ArrayList<>(nags);
        if (!changed.remove(Integer.valueOf(nag))) {
            if (kind != Kind.OTHER) {
                changed.removeIf(other -> of(other).kind == kind);
            }
            changed.add(nag);
        }
        // Judgements of the move stand next to it.
        changed.sort((a, b) -> of(a).kind.compareTo(of(b).kind));
        return List.copyOf(changed);
    }

    /** What it says, in words. */
    public String meaning() {
        return tr(english);
    }

    private static Glyph move(int nag, String symbol, String meaning) {
        return new Glyph(nag, symbol, meaning, Kind.MOVE);
    }

    private static Glyph position(int nag, String symbol, String meaning) {
        return new Glyph(nag, symbol, meaning, Kind.POSITION);
    }

    private static Glyph other(int nag, String symbol, String meaning) {
        return new Glyph(nag, symbol, meaning, Kind.OTHER);
    }
}
