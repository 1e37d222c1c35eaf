package hoppity.format.movelist;

import static hoppity.words.Words.tr;

import hoppity.board.Topology;
import hoppity.format.FormatException;
import hoppity.format.Note;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The variant that a list of moves is taken for.
 *
 * @param others ids of further variants that allow all of its moves
 * @param letters how many were read under one variant or another
 * @param untried how many variants were left out because the list is so long
 */
record Guess(Attempt chosen, List<String> others, boolean isGiven, long letters, int untried) {
    /** Enough to try all presets on any list that people write; a list so long that it is not has no end of its own. */
    static final long MOST_LETTERS = 1 << 19;

    /** In a list of so many moves the wider rules of a variant would have shown. */
    private static final int TELLING = 12;

    private static final int NAMED = 8;

    /** Families of presets by the beginnings of their ids, the commonest rules first. */
    private static final List<String> FAMILIES =
            List.of("halma-", "chinese-checkers-", "gambiter-", "kutochky-", "brainking-", "super-");

    /** The list as the moves of a variant that is known. */
    static Guess given(MoveList list, Variant variant) throws FormatException {
        var attempt = list.read(variant);
        if (attempt.moves() == 0) {
            throw refused(list, attempt);
        }
        return new Guess(attempt, List.of(), true, list.letters(), 0);
    }

    /**
     * Tries the presets. Of those that allow all moves that one is taken which the last move ends, or else has not ended
     * before; of several, in a longer list, one with fewer directions; and then the commonest.
     */
    static Guess of(MoveList list) throws FormatException {
        if (list.cells().isEmpty()) {
            throw new FormatException(list.beginning(), tr("there is no move"));
        }
        var candidates = Variants.presets().all().stream()
                .filter(v -> list.cells().stream().allMatch(cell -> v.topology().find(cell) != Topology.NONE))
                .toList();
        var start = list.start();
        var likely = candidates.stream().filter(v -> canBegin(start, v)).toList();
        var tried = new ArrayList<>(likely.isEmpty() ? candidates : likely);
        tried.sort(Comparator.comparingInt(Guess::family));
        var text = likely.isEmpty() ? start : list;
        long letters = (long) candidates.size() * start.letters();
        var attempts = new ArrayList<Attempt>();
        for (var variant : tried) {
            if (letters < MOST_LETTERS) {
                attempts.add(text.read(variant));
                letters += text.letters();
            }
        }
        int untried = tried.size() - attempts.size();
        var whole = attempts.stream()
                .filter(a -> a.isWhole() && a.moves() > 0)
                .map(a -> new Fit(a, a.end()))
                .sorted(Fit.LIKELIEST)
                .toList();
        if (!whole.isEmpty()) {
            var others = whole.stream()
                    .skip(1)
                    .map(fit -> fit.attempt().variant().id())
                    .toList();
            return new Guess(whole.get(0).attempt(), others, false, letters, untried);
        }
        var furthest = attempts.stream().max(Comparator.comparingInt(Attempt::moves));
        if (furthest.isEmpty()) {
            throw new FormatException(list.beginning(), tr("no board has all the cells that the moves name"));
        }
        // The first of those that get equally far: max would take the last.
        var chosen = attempts.stream()
                .filter(a -> a.moves() == furthest.get().moves())
                .findFirst()
                .orElseThrow();
        if (chosen.moves() == 0) {
            throw refused(list, chosen);
        }
        return new Guess(chosen, List.of(), false, letters, untried);
    }

    private static boolean canBegin(MoveList start, Variant variant) {
        var attempt = start.read(variant);
        return attempt.moves() > 0 || attempt.isWhole();
    }

    private record Fit(Attempt attempt, Attempt.End end) {
        static final Comparator<Fit> LIKELIEST =
                Comparator.comparing(Fit::end).thenComparingInt(fit -> directions(fit.attempt()));

        private static int directions(Attempt attempt) {
            var options = attempt.variant().options();
            return attempt.moves() < TELLING ? 0 : options.stepDirections() + options.jumpDirections();
        }
    }

    private static int family(Variant variant) {
        for (int i = 0; i < FAMILIES.size(); i++) {
            if (variant.id().startsWith(FAMILIES.get(i))) {
                return i;
            }
        }
        return FAMILIES.size();
    }

    static FormatException refused(MoveList list, Attempt attempt) {
        var why = attempt.notes().stream()
                .filter(note -> note.kind() == Note.Kind.BROKEN)
                .findFirst();
        return new FormatException(
                why.map(Note::where).orElse(list.beginning()),
                why.map(Note::message).orElseGet(() -> tr("there is no move")) + " ("
                        + attempt.variant().id() + ")");
    }

    /** What is taken for what, for the person who reads the list. */
    String words() {
        var id = chosen.variant().id();
        if (isGiven) {
            return tr("a list of moves, read as {0}", id);
        }
        if (untried > 0) {
            return tr(
                    "a list of moves that does not name its variant: guessed as {0}; it is too long to try all presets",
                    id);
        }
        if (!chosen.isWhole()) {
            return tr(
                    "a list of moves that does not name its variant: no preset allows all of them; read as {0}, which allows "
                            + "the most",
                    id);
        }
        if (others.isEmpty()) {
            return tr("a list of moves that does not name its variant: guessed as {0}; no other preset fits", id);
        }
        var named = others.stream().limit(NAMED).collect(Collectors.joining(", "));
        int more = others.size() - NAMED;
        return more > 0
                ? tr(
                        "a list of moves that does not name its variant: guessed as {0}; these fit too: {1} and {2} more",
                        id, named, more)
                : tr("a list of moves that does not name its variant: guessed as {0}; these fit too: {1}", id, named);
    }
}
