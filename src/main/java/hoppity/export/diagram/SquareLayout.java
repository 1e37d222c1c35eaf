package hoppity.export.diagram;

import hoppity.board.Rectangle;
import hoppity.board.Topology;

/** Where the squares of a rectangle lie. The edges lie on whole device pixels, so that lines stay sharp. */
public final class SquareLayout implements BoardLayout {
    /** The frame's width as a share of the cell, and the least and greatest it gets in pixels. */
    private static final double FRAME_SHARE = 0.11;

    private static final double FRAME_MINIMUM = 3;
    private static final double FRAME_MAXIMUM = 10;

    /** Cells of this size have room for their coordinates; on smaller ones pieces would cover them. */
    private static final double CELL_WITH_TEXT = 66;

    /** Smaller cells have no coordinates: their names would run into each other. */
    private static final double CELL_BESIDE_TEXT = 15;

    private static final double FRAME_WITH_TEXT = 16;
    private static final int QUARTER = 90;
    private static final int HALF = 180;

    private final Topology topology;
    private final int quarters;
    private final int files;
    private final int ranks;
    private final Coordinates coordinates;
    private final double frame;
    private final double unit;
    private final double[] columnEdges;
    private final double[] rowEdges;
    private final double ruler;
    private final double seenWidth;
    private final double seenHeight;

    SquareLayout(
            Rectangle shape,
            double seenWidth,
            double seenHeight,
            int rotation,
            boolean named,
            double pixel,
            Zoom zoom) {
        this.seenWidth = seenWidth;
        this.seenHeight = seenHeight;
        double width = zoom.factor() * seenWidth;
        double height = zoom.factor() * seenHeight;
        topology = Topology.of(shape);
        files = shape.files();
        ranks = shape.ranks();
        quarters = Rotation.steps(rotation, files == ranks ? QUARTER : HALF) * (files == ranks ? 1 : 2);
        double rough = Math.min(width / files, height / ranks);
        coordinates = !named || rough < CELL_BESIDE_TEXT
                ? Coordinates.NOWHERE
                : rough < CELL_WITH_TEXT || !zoom.isWhole() ? Coordinates.ON_THE_FRAME : Coordinates.IN_THE_CELLS;
        double plain = Math.max(FRAME_MINIMUM, Math.min(FRAME_MAXIMUM, rough * FRAME_SHARE));
        frame = onPixel(coordinates == Coordinates.ON_THE_FRAME ? FRAME_WITH_TEXT : plain, pixel);
        unit = Math.max(pixel, Math.min((width - 2 * frame) / files, (height - 2 * frame) / ranks));
        ruler = zoom.isWhole() || coordinates == Coordinates.NOWHERE ? 0 : frame;
        columnEdges = edges(files, (width - files * unit) / 2, pixel);
        rowEdges = edges(ranks, (height - ranks * unit) / 2, pixel);
        shift(columnEdges, onPixel(zoom.left(seenWidth), pixel));
        shift(rowEdges, onPixel(zoom.top(seenHeight), pixel));
    }

    private static void shift(double[] edges, double by) {
        for (int i = 0; i < edges.length; i++) {
            edges[i] -= by;
        }
    }

    private double[] edges(int count, double start, double pixel) {
        var edges = new double[count + 1];
        double first = Math.max(frame, onPixel(start, pixel));
        for (int i = 0; i <= count; i++) {
            edges[i] = onPixel(first + i * unit, pixel);
        }
        // Rounding up at both ends must not push the frame out of the room.
        double room = 2 * start + count * unit;
        if (edges[count] + frame > room) {
            edges[count] = Math.max(edges[count - 1], room - frame);
        }
        return edges;
    }

    private static double onPixel(double value, double pixel) {
        return Math.round(value / pixel) * pixel;
    }

    /** Where files and ranks are written. */
    public enum Coordinates {
        NOWHERE,
        ON_THE_FRAME,
        IN_THE_CELLS
    }

    /** A rectangle on the screen. */
    public record Box(double x, double y, double width, double height) {}

    @Override
    public Topology topology() {
        return topology;
    }

    /** The side of a cell, before rounding to device pixels. */
    @Override
    public double unit() {
        return unit;
    }

    public double frame() {
        return frame;
    }

    /** The width of what covers the left and lower edge of a part of the board, to name its ranks and files; or 0. */
    public double ruler() {
        return ruler;
    }

    public Coordinates coordinates() {
        return coordinates;
    }

    /** The board with its frame. */
    public Box board() {
        return new Box(
                columnEdges[0] - frame,
                rowEdges[0] - frame,
                columnEdges[files] - columnEdges[0] + 2 * frame,
                rowEdges[ranks] - rowEdges[0] + 2 * frame);
    }

    public Box cell(int cell) {
        int column = column(cell);
        int row = row(cell);
        return new Box(
                columnEdges[column],
                rowEdges[row],
                columnEdges[column + 1] - columnEdges[column],
                rowEdges[row + 1] - rowEdges[row]);
    }

    @Override
    public double centreX(int cell) {
        int column = column(cell);
        return (columnEdges[column] + columnEdges[column + 1]) / 2;
    }

    @Override
    public double centreY(int cell) {
        int row = row(cell);
        return (rowEdges[row] + rowEdges[row + 1]) / 2;
    }

    @Override
    public int cellAt(double x, double y) {
        if (x < ruler || y < 0 || x >= seenWidth || y >= seenHeight - ruler) {
            return Topology.NONE;
        }
        int column = place(columnEdges, x);
        int row = place(rowEdges, y);
        if (column < 0 || row < 0) {
            return Topology.NONE;
        }
        int file = switch (quarters) {
            case 0 -> column;
            case 1 -> row;
            case 2 -> files - 1 - column;
            default -> files - 1 - row;
        };
        int rank = switch (quarters) {
            case 0 -> ranks - 1 - row;
            case 1 -> column;
            case 2 -> row;
            default -> ranks - 1 - column;
        };
        return rank * files + file;
    }

    /** What the cell's column is called: its file, unless the board lies on its side. */
    public String columnName(int cell) {
        return isUpright() ? file(cell) : rank(cell);
    }

    /** What the cell's row is called. */
    public String rowName(int cell) {
        return isUpright() ? rank(cell) : file(cell);
    }

    private String file(int cell) {
        return topology.name(cell).substring(0, 1);
    }

    private String rank(int cell) {
        return topology.name(cell).substring(1);
    }

    boolean isUpright() {
        return quarters % 2 == 0;
    }

    /** Whether the cell is in the column at the left. */
    public boolean inFirstColumn(int cell) {
        return column(cell) == 0;
    }

    /** Whether the cell is in the row at the bottom. */
    public boolean inLastRow(int cell) {
        return row(cell) == ranks - 1;
    }

    private static int place(double[] edges, double at) {
        for (int i = 0; i + 1 < edges.length; i++) {
            if (at >= edges[i] && at < edges[i + 1]) {
                return i;
            }
        }
        return -1;
    }

    private int column(int cell) {
        int file = topology.cell(cell).x();
        int rank = topology.cell(cell).y();
        return switch (quarters) {
            case 0 -> file;
            case 1 -> rank;
            case 2 -> files - 1 - file;
            default -> ranks - 1 - rank;
        };
    }

    private int row(int cell) {
        int file = topology.cell(cell).x();
        int rank = topology.cell(cell).y();
        return switch (quarters) {
            case 0 -> ranks - 1 - rank;
            case 1 -> file;
            case 2 -> rank;
            default -> files - 1 - file;
        };
    }
}
