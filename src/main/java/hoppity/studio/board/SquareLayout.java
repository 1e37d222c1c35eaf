package hoppity.studio.board;

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

    SquareLayout(Rectangle shape, double width, double height, int rotation, boolean named, double pixel) {
        topology = Topology.of(shape);
        files = shape.files();
        ranks = shape.ranks();
        quarters = Rotation.steps(rotation, files == ranks ? QUARTER : HALF) * (files == ranks ? 1 : 2);
        double rough = Math.min(width / files, height / ranks);
        coordinates = !named || rough < CELL_BESIDE_TEXT
                ? Coordinates.NOWHERE
                : rough < CELL_WITH_TEXT ? Coordinates.ON_THE_FRAME : Coordinates.IN_THE_CELLS;
        double plain = Math.max(FRAME_MINIMUM, Math.min(FRAME_MAXIMUM, rough * FRAME_SHARE));
        frame = onPixel(coordinates == Coordinates.ON_THE_FRAME ? FRAME_WITH_TEXT : plain, pixel);
        unit = Math.max(pixel, Math.min((width - 2 * frame) / files, (height - 2 * frame) / ranks));
        columnEdges = edges(files, (width - files * unit) / 2, pixel);
        rowEdges = edges(ranks, (height - ranks * unit) / 2, pixel);
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

    /** Whether files run across the screen, as they do unless the board lies on its side. */
    public boolean isUpright() {
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
