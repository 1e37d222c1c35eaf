package hoppity.rules;

import hoppity.board.Rectangle;
import hoppity.board.Seat;
import hoppity.notation.MoveText;
import hoppity.notation.Turn;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A position put together cell by cell, and a game that begins there. Armies may be short. */
final class Study {
    static final int WHITE = 0;
    static final int BLACK = 1;

    private final Variant variant;
    private final int[] cells;

    private Study(Variant variant) {
        this.variant = variant;
        cells = new int[variant.topology().size()];
        Arrays.fill(cells, Position.EMPTY);
    }

    /** The presets that the studies of two armies on squares are about. */
    static Stream<Variant> presetsForTwoOnSquares() {
        return Variants.presets().all().stream()
                .filter(variant -> variant.seatCount() == 2)
                .filter(variant -> variant.geometry().shape() instanceof Rectangle);
    }

    static Study of(String preset) {
        return of(Variants.presets().get(preset));
    }

    static Study of(Variant variant) {
        return new Study(variant);
    }

    Study white(String names) {
        return put(WHITE, names);
    }

    Study black(String names) {
        return put(BLACK, names);
    }

    Study put(int seat, String names) {
        for (var name : names.split(" ")) {
            put(seat, variant.topology().find(name));
        }
        return this;
    }

    /** The seat's target is full of its pieces. */
    Study done(int seat) {
        variant.target(seat).cells().forEach(cell -> put(seat, cell));
        return this;
    }

    /** All but {@link #lastHole} is filled; the piece for it stands beside it, outside. */
    Study oneStepToGo(int seat) {
        return missing(seat, 1);
    }

    /** As {@link #oneStepToGo}, but the last piece needs two steps. */
    Study twoStepsToGo(int seat) {
        return missing(seat, 2);
    }

    private Study missing(int seat, int steps) {
        int hole = lastHole(variant, seat);
        variant.target(seat).cells().stream().filter(cell -> cell != hole).forEach(cell -> put(seat, cell));
        return put(seat, hole + steps * away(seat));
    }

    private Study put(int seat, int cell) {
        assert cells[cell] == Position.EMPTY : variant.topology().name(cell) + " is taken";
        cells[cell] = seat;
        return this;
    }

    /** A piece on the far corner of the seat's home. */
    Study atHome(int seat) {
        return put(seat, variant.home(seat).corner());
    }

    /** The game with this seat to make its move of this number. */
    Game game(int toMove, int moveNumber) {
        var setup = new Setup(Arrays.stream(cells).boxed().toList(), toMove, moveNumber);
        return new Game(variant, setup.validate(variant));
    }

    /** Of the target's cells on the edge rank, the one nearest to the middle. */
    static int lastHole(Variant variant, int seat) {
        var topology = variant.topology();
        var target = variant.target(seat);
        int edge = topology.cell(target.corner()).y();
        return target.cells().stream()
                .filter(cell -> topology.cell(cell).y() == edge)
                .max(Comparator.comparingInt(cell -> topology.distance(cell, target.corner())))
                .orElseThrow();
    }

    /** The step, as a difference of cell numbers, from the last hole along the edge to the outside. */
    private static int away(int seat) {
        return seat == WHITE ? 1 : -1;
    }

    /** The move with which a seat that has one step to go completes. */
    static Move completing(Variant variant, int seat) {
        int hole = lastHole(variant, seat);
        return new Move(hole + away(seat), hole);
    }

    /** The first of the two moves of a seat that has two steps to go. */
    static Move approaching(Variant variant, int seat) {
        int hole = lastHole(variant, seat);
        return new Move(hole + 2 * away(seat), hole + away(seat));
    }

    static Outcome play(Game game, String... moves) {
        var text = new MoveText(game.variant().topology());
        for (var move : moves) {
            var turn = text.read(move);
            if (turn instanceof Turn.Played played) {
                game.play(played.move());
            } else {
                game.play(Move.PASS);
            }
        }
        return game.outcome();
    }

    static Variant with(Variant variant, RuleOption option, Object value) {
        return variant.withOptions(RuleOption.with(variant.options(), java.util.Map.of(option, String.valueOf(value))));
    }

    static List<String> letters(Variant variant) {
        return variant.seats().stream().map(Seat::letter).map(String::valueOf).toList();
    }
}
