package hoppity.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The tables of a board: for each cell and direction the neighbour and the cell behind it, names, rows and distances. One
 * instance a shape; immutable.
 */
public final class Topology {
    /** Stands for "off the board" in the tables. */
    public static final int NONE = -1;

    private static final int LETTERS = 26;
    private static final int NUMBERS = 100;

    private static final Map<Shape, Topology> CACHE = new ConcurrentHashMap<>();

    private final Shape shape;
    private final List<Cell> cells;
    /** {@code [letter · 100 + number]}. */
    private final int[] byName = new int[LETTERS * NUMBERS];

    private final int directions;
    private final int[] neighbour;
    private final int[] landing;
    private final int[][] distance;
    private final List<List<Integer>> rows;
    private final int[] nameOrder;

    private Topology(Shape shape) {
        this.shape = shape;
        cells = shape.cells();
        int size = cells.size();
        directions = shape.directions().size();
        var at = new HashMap<Long, Integer>();
        Arrays.fill(byName, NONE);
        for (int c = 0; c < size; c++) {
            var name = cells.get(c).name();
            byName[(name.charAt(0) - 'a') * NUMBERS + Integer.parseInt(name.substring(1))] = c;
            at.put(key(cells.get(c).x(), cells.get(c).y()), c);
        }
        neighbour = new int[size * directions];
        landing = new int[size * directions];
        distance = new int[size][size];
        for (int c = 0; c < size; c++) {
            var cell = cells.get(c);
            for (int d = 0; d < directions; d++) {
                var v = shape.directions().get(d);
                neighbour[c * directions + d] = at.getOrDefault(key(cell.x() + v.dx(), cell.y() + v.dy()), NONE);
                landing[c * directions + d] = at.getOrDefault(key(cell.x() + 2 * v.dx(), cell.y() + 2 * v.dy()), NONE);
            }
            for (int other = 0; other < size; other++) {
                distance[c][other] = shape.distance(cell, cells.get(other));
            }
        }
        rows = rowsFromTheTop();
        nameOrder = orderOfNames();
    }

    /** The tables of a shape, made once. */
    public static Topology of(Shape shape) {
        return CACHE.computeIfAbsent(shape, Topology::new);
    }

    public Shape shape() {
        return shape;
    }

    /** The number of cells; cells are numbered from 0. */
    public int size() {
        return cells.size();
    }

    /** The number of directions; a direction's number is its index in {@link Shape#directions()}. */
    public int directions() {
        return directions;
    }

    /** The cell one step away, or {@link #NONE}. */
    public int neighbour(int cell, int direction) {
        return neighbour[cell * directions + direction];
    }

    /** The cell two steps away, where a jump over the neighbour lands, or {@link #NONE}. */
    public int landing(int cell, int direction) {
        return landing[cell * directions + direction];
    }

    /** Tempi between two cells. */
    public int distance(int a, int b) {
        return distance[a][b];
    }

    public Cell cell(int cell) {
        return cells.get(cell);
    }

    public String name(int cell) {
        return cells.get(cell).name();
    }

    /** The number of the cell with this name, or {@link #NONE}. */
    public int find(String name) {
        int letter = name.isEmpty() ? NONE : name.charAt(0) - 'a';
        if (letter < 0 || letter >= LETTERS || name.length() < 2 || name.length() > 3) {
            return NONE;
        }
        int number = 0;
        for (int i = 1; i < name.length(); i++) {
            int digit = name.charAt(i) - '0';
            boolean fits = digit >= 0 && digit <= 9 && number + digit > 0;
            if (!fits) {
                return NONE;
            }
            number = 10 * number + digit;
        }
        return byName[letter * NUMBERS + number];
    }

    /** The cell at a place of the shape's own coordinates, or {@link #NONE}. */
    public int at(int x, int y) {
        for (int cell = 0; cell < cells.size(); cell++) {
            if (cells.get(cell).x() == x && cells.get(cell).y() == y) {
                return cell;
            }
        }
        return NONE;
    }

    /** The cell on the other side of the middle. */
    public int opposite(int cell) {
        // Cells are numbered row by row, so the last one lies opposite the first.
        return cells.size() - 1 - cell;
    }

    /** The rows as position strings list them: from the top, each from the left. */
    public List<List<Integer>> rows() {
        return rows;
    }

    /** The place of the cell among all names sorted by letter, then number; ties between chains are broken by it. */
    public int nameOrder(int cell) {
        return nameOrder[cell];
    }

    private List<List<Integer>> rowsFromTheTop() {
        var byRow = new ArrayList<List<Integer>>();
        int top = cells.stream().mapToInt(Cell::y).max().orElse(0);
        for (int y = top; y >= 0; y--) {
            int row = y;
            byRow.add(numbers()
                    .filter(c -> cells.get(c).y() == row)
                    .boxed()
                    .sorted(Comparator.comparingInt(c -> cells.get(c).x()))
                    .toList());
        }
        return List.copyOf(byRow);
    }

    private int[] orderOfNames() {
        var sorted = numbers()
                .boxed()
                .sorted(Comparator.comparing((Integer c) -> name(c).charAt(0))
                        .thenComparingInt(c -> Integer.parseInt(name(c).substring(1))))
                .toList();
        var order = new int[cells.size()];
        Arrays.setAll(order, sorted::indexOf);
        return order;
    }

    private java.util.stream.IntStream numbers() {
        return java.util.stream.IntStream.range(0, cells.size());
    }

    private static long key(int x, int y) {
        return ((long) x << 32) ^ (y & 0xffffffffL);
    }
}
