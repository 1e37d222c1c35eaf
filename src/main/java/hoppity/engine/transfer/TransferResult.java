package hoppity.engine.transfer;

import hoppity.rules.Move;
import java.util.List;
import java.util.OptionalInt;

/** What a solver found out about a transfer; everything in it is proven. */
public sealed interface TransferResult {

    /** The least number of turns that is still possible. */
    int lower();

    /** A number of turns in which it can be done; empty if no way is known. */
    OptionalInt upper();

    /** The moves of the shortest way that is known; empty if there is none. */
    List<Move> line();

    /**
     * The least number of turns, with one line that takes so many.
     *
     * @param line as many moves as turns
     */
    record Exact(List<Move> line) implements TransferResult {
        public Exact {
            line = List.copyOf(line);
        }

        /** The least number of turns. */
        public int turns() {
            return line.size();
        }

        @Override
        public int lower() {
            return turns();
        }

        @Override
        public OptionalInt upper() {
            return OptionalInt.of(turns());
        }
    }

    /**
     * No exact answer within the limits.
     *
     * @param lower fewer turns than this are proven not to be enough
     * @param upper turns of the line, more than {@code lower}; empty if no line was found
     * @param reason which limit was met
     */
    record Bounds(int lower, OptionalInt upper, List<Move> line, Limit reason) implements TransferResult {
        public Bounds {
            line = List.copyOf(line);
        }
    }

    /** The target can never be filled. */
    record Impossible(String reason) implements TransferResult {
        @Override
        public int lower() {
            return Integer.MAX_VALUE;
        }

        @Override
        public OptionalInt upper() {
            return OptionalInt.empty();
        }

        @Override
        public List<Move> line() {
            return List.of();
        }
    }

    /** What can end a solver before it has the answer. */
    enum Limit {
        TIME,
        MEMORY,
        CANCELLED
    }
}
