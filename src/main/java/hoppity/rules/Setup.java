package hoppity.rules;

import static hoppity.words.Words.count;
import static hoppity.words.Words.tr;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A position as somebody put it together, not yet checked: what a position string says and what a set-up editor edits.
 *
 * @param cells per cell the seat's index, or {@link Position#EMPTY}; as many as the board has
 * @param toMove index of the seat to move
 * @param moveNumber that seat's move number
 * @param finished the seats that have finished, in order, in a game that goes on for the places
 */
public record Setup(List<Integer> cells, int toMove, int moveNumber, List<Integer> finished) {
    /** The greatest move number that a position may start from. */
    public static final int MAX_MOVE_NUMBER = 1_000_000;

    public Setup {
        cells = List.copyOf(cells);
        finished = List.copyOf(finished);
    }

    /** A set-up in which nobody has finished. */
    public Setup(List<Integer> cells, int toMove, int moveNumber) {
        this(cells, toMove, moveNumber, List.of());
    }

    /** A position as it stands. */
    public static Setup of(Position position) {
        var cells =
                IntStream.range(0, position.size()).map(position::at).boxed().toList();
        return new Setup(cells, position.toMove(), position.moveNumber(), position.finished());
    }

    /** What is wrong with a set-up, in words that name the cell where there is one. */
    public record Problem(String message) {}

    /** The reasons why this is no position of the variant; empty if it is one. */
    public List<Problem> problems(Variant variant) {
        var problems = new ArrayList<Problem>();
        var topology = variant.topology();
        if (cells.size() != topology.size()) {
            problems.add(new Problem(tr("the board has {0} cells, the position {1}", topology.size(), cells.size())));
            return problems;
        }
        if (toMove < 0 || toMove >= variant.seatCount()) {
            problems.add(new Problem(tr("seat {0} is to move, but there are {1}", toMove + 1, variant.seatCount())));
        }
        if (moveNumber < 1 || moveNumber > MAX_MOVE_NUMBER) {
            problems.add(new Problem(tr("the move number is {0}, not 1 to {1}", moveNumber, MAX_MOVE_NUMBER)));
        }
        var counts = new int[variant.seatCount()];
        for (int cell = 0; cell < cells.size(); cell++) {
            int seat = cells.get(cell);
            if (seat == Position.EMPTY) {
                continue;
            }
            if (seat < 0 || seat >= counts.length) {
                problems.add(new Problem(tr(
                        "the piece on {0} belongs to seat {1}, but there are {2}",
                        topology.name(cell), seat + 1, counts.length)));
                continue;
            }
            counts[seat]++;
            int allowed = variant.home(seat).size();
            if (counts[seat] == allowed + 1) {
                problems.add(new Problem(count(
                        allowed,
                        "{1} has more than {0} pieces: the one on {2} is too many",
                        "{1} has more than {0} pieces: the one on {2} is too many",
                        variant.seat(seat).name(),
                        topology.name(cell))));
            }
        }
        for (int seat = 0; seat < counts.length; seat++) {
            if (counts[seat] == 0) {
                problems.add(new Problem(
                        tr("{0} has no piece on the board", variant.seat(seat).name())));
            }
        }
        if (problems.isEmpty()) {
            addFinishedProblems(variant, problems);
        }
        return problems;
    }

    private void addFinishedProblems(Variant variant, List<Problem> problems) {
        if (!finished.isEmpty() && !variant.playsOn()) {
            problems.add(new Problem(tr("seats are given as finished, but the game does not go on for the places")));
            return;
        }
        var at = bytes();
        for (int i = 0; i < finished.size(); i++) {
            int seat = finished.get(i);
            if (seat < 0 || seat >= variant.seatCount()) {
                problems.add(new Problem(
                        tr("seat {0} is given as finished, but there are {1}", seat + 1, variant.seatCount())));
                continue;
            }
            var name = variant.seat(seat).name();
            if (finished.indexOf(seat) < i) {
                problems.add(new Problem(tr("{0} is given as finished twice", name)));
            } else if (seat == toMove) {
                problems.add(new Problem(tr("{0} is to move, but is given as finished", name)));
            } else if (!Completion.mayHaveFinished(variant, at, seat)) {
                problems.add(new Problem(tr("{0} is given as finished, but its camp is not filled", name)));
            }
        }
    }

    /** The same as a position, which may be none of any variant: to be written, not to be played from. */
    public Position unchecked() {
        return Position.of(cells.stream().mapToInt(Integer::intValue).toArray(), toMove, moveNumber, finished);
    }

    private byte[] bytes() {
        var at = new byte[cells.size()];
        for (int cell = 0; cell < at.length; cell++) {
            at[cell] = cells.get(cell).byteValue();
        }
        return at;
    }

    /**
     * The position, checked. An army may be short of pieces, as studies are; it may not be too large or missing.
     *
     * @throws IllegalArgumentException with the first problem
     */
    public Position validate(Variant variant) {
        var problems = problems(variant);
        if (!problems.isEmpty()) {
            throw new IllegalArgumentException(problems.get(0).message());
        }
        return unchecked();
    }
}
