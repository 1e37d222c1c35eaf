package hoppity.rules;

import hoppity.board.Rectangle;
import hoppity.board.Star;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Boards told a second time for the naive rules: which places there are, what they are called, which ways lead on. */
sealed interface Grid {
    /** Found once, since a name takes some counting on a star. */
    Map<Grid, Map<String, Square>> PLACES = new ConcurrentHashMap<>();

    record Way(int x, int y) {}

    /** A place on a grid: file and rank, or the axial coordinates q and r of a hole. */
    record Square(Grid grid, int x, int y) {
        Square plus(Way way, int distance) {
            return new Square(grid, x + distance * way.x, y + distance * way.y);
        }

        int distance(Square other) {
            return grid.distance(x - other.x, y - other.y);
        }

        @Override
        public int hashCode() {
            return 37 * x + y;
        }

        boolean exists() {
            return grid.contains(x, y);
        }

        @Override
        public String toString() {
            return grid.name(x, y);
        }
    }

    boolean contains(int x, int y);

    String name(int x, int y);

    List<Way> ways(int count);

    int distance(int x, int y);

    /** The places of the star's points; none on squares. */
    List<Square> points();

    static Grid of(Variant variant) {
        var shape = variant.geometry().shape();
        return shape instanceof Rectangle board
                ? new Squares(board.files(), board.ranks())
                : new Hexagram(((Star) shape).side());
    }

    default Square find(String name) {
        var square = PLACES.computeIfAbsent(this, Grid::places).get(name);
        if (square == null) {
            throw new IllegalArgumentException(name);
        }
        return square;
    }

    private static Map<String, Square> places(Grid grid) {
        var places = new HashMap<String, Square>();
        for (int x = -16; x <= 16; x++) {
            for (int y = -16; y <= 16; y++) {
                if (grid.contains(x, y)) {
                    places.put(grid.name(x, y), new Square(grid, x, y));
                }
            }
        }
        return places;
    }

    record Squares(int files, int ranks) implements Grid {
        @Override
        public boolean contains(int x, int y) {
            return x >= 0 && x < files && y >= 0 && y < ranks;
        }

        @Override
        public String name(int x, int y) {
            return (char) ('a' + x) + "" + (y + 1);
        }

        @Override
        public List<Way> ways(int count) {
            var ways = new ArrayList<Way>();
            for (int x = -1; x <= 1; x++) {
                for (int y = -1; y <= 1; y++) {
                    boolean straight = Math.abs(x) + Math.abs(y) == 1;
                    boolean rising = x == y && x != 0;
                    boolean falling = x == -y && x != 0;
                    if (straight || rising && count >= 6 || falling && count == 8) {
                        ways.add(new Way(x, y));
                    }
                }
            }
            return ways;
        }

        @Override
        public int distance(int x, int y) {
            return Math.abs(x) + Math.abs(y);
        }

        @Override
        public List<Square> points() {
            return List.of();
        }
    }

    /** With x = q, y = r and s = −q − r, two triangles laid over each other. */
    record Hexagram(int side) implements Grid {
        @Override
        public boolean contains(int q, int r) {
            int s = -q - r;
            return Math.min(q, Math.min(r, s)) >= -side || Math.max(q, Math.max(r, s)) <= side;
        }

        @Override
        public String name(int q, int r) {
            int hole = 0;
            for (int left = -2 * side; left <= q; left++) {
                hole += contains(left, r) ? 1 : 0;
            }
            return (char) ('a' + 2 * side - r) + "" + hole;
        }

        @Override
        public List<Way> ways(int count) {
            return List.of(
                    new Way(1, 0), new Way(-1, 0), new Way(0, 1), new Way(0, -1), new Way(1, -1), new Way(-1, 1));
        }

        @Override
        public int distance(int q, int r) {
            return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
        }

        @Override
        public List<Square> points() {
            var points = new ArrayList<Square>();
            for (int q = -2 * side; q <= 2 * side; q++) {
                for (int r = -2 * side; r <= 2 * side; r++) {
                    int far = Math.max(Math.abs(q), Math.max(Math.abs(r), Math.abs(q + r)));
                    if (contains(q, r) && far > side) {
                        points.add(new Square(this, q, r));
                    }
                }
            }
            return points;
        }
    }
}
