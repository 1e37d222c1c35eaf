package hoppity.protocol;

import hoppity.rules.Game;
import hoppity.rules.MoveGenerator;
import hoppity.rules.MutablePosition;
import hoppity.rules.Perft;
import hoppity.rules.Position;
import hoppity.rules.Referee;
import hoppity.rules.Variant;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;

/** A count of sequences of legal moves that somebody may break off. */
final class StoppablePerft {
    /** Counted without a look at the sign: a few milliseconds. */
    private static final int AT_ONCE = 3;

    private final MoveGenerator generator;
    private final Referee referee;
    private final Perft perft;
    private final BooleanSupplier stop;

    StoppablePerft(Variant variant, BooleanSupplier stop) {
        generator = new MoveGenerator(variant);
        referee = new Referee(variant);
        perft = new Perft(variant, AT_ONCE);
        this.stop = stop;
    }

    /** The number of sequences of so many plies; nothing if it was stopped. */
    OptionalLong count(Position start, int depth) {
        if (new Game(generator.variant(), start).outcome().isOver()) {
            return OptionalLong.of(0);
        }
        long count = below(start, depth);
        return stop.getAsBoolean() ? OptionalLong.empty() : OptionalLong.of(count);
    }

    private long below(Position start, int depth) {
        if (depth <= AT_ONCE) {
            return perft.count(start, depth);
        }
        var position = new MutablePosition(generator.variant(), start);
        long sum = 0;
        for (var move : generator.moves(start)) {
            if (stop.getAsBoolean()) {
                break;
            }
            position.make(move.code());
            if (!referee.afterPly(position, move.code()).isOver()) {
                sum += below(position.toPosition(), depth - 1);
            }
            position.unmake(move.code());
        }
        return sum;
    }
}
