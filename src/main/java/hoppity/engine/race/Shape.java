package hoppity.engine.race;

import hoppity.board.Camp;
import hoppity.engine.transfer.ArmyMoves;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.stream.IntStream;

/**
 * What a pattern table depends on: the cells in an order of their own, the target, and how an army moves. Two seats that are the
 * same but for a half-turn of the board have the same signature and number their cells alike, so that one table serves both.
 */
final class Shape {
    private final boolean[] inTarget;
    private final int[] place;
    private final int[] target;
    private final int[] outside;
    private final String signature;

    private Shape(Camp camp, int cells, boolean turned, String signature) {
        this.signature = signature;
        inTarget = new boolean[cells];
        camp.cells().forEach(cell -> inTarget[cell] = true);
        int[] order =
                IntStream.range(0, cells).map(i -> turned ? cells - 1 - i : i).toArray();
        target = Arrays.stream(order).filter(cell -> inTarget[cell]).toArray();
        outside = Arrays.stream(order).filter(cell -> !inTarget[cell]).toArray();
        place = new int[cells];
        for (int i = 0; i < target.length; i++) {
            place[target[i]] = i;
        }
        for (int i = 0; i < outside.length; i++) {
            place[outside[i]] = i;
        }
    }

    static Shape of(ArmyMoves moves, Camp target, int cells) {
        var straight = signature(moves, target, cells, false);
        var turned = signature(moves, target, cells, true);
        boolean turn = turned.compareTo(straight) < 0;
        return new Shape(target, cells, turn, turn ? turned : straight);
    }

    /** 64 hexadecimal digits. */
    String signature() {
        return signature;
    }

    int cells() {
        return inTarget.length;
    }

    int targetCells() {
        return target.length;
    }

    int outsideCells() {
        return outside.length;
    }

    boolean isTarget(int cell) {
        return inTarget[cell];
    }

    /** The number of a cell among those of the target, or of the others, from 0. */
    int place(int cell) {
        return place[cell];
    }

    int targetCell(int place) {
        return target[place];
    }

    int outsideCell(int place) {
        return outside[place];
    }

    int[] target() {
        return target;
    }

    private static String signature(ArmyMoves moves, Camp target, int cells, boolean turned) {
        var bytes = new ByteArrayOutputStream();
        try (var out = new DataOutputStream(bytes)) {
            out.writeInt(cells);
            out.writeBoolean(moves.longJumps());
            for (int i = 0; i < cells; i++) {
                int cell = turned ? cells - 1 - i : i;
                out.writeBoolean(target.contains(cell));
                int[] steps = numbers(moves.steps(cell), cells, turned);
                Arrays.sort(steps);
                out.writeUTF(Arrays.toString(steps));
                var lines = Arrays.stream(moves.lines(cell))
                        .map(line -> Arrays.toString(numbers(line, cells, turned)))
                        .sorted()
                        .toList();
                out.writeUTF(lines.toString());
                for (int j = 0; j < cells; j++) {
                    int to = turned ? cells - 1 - j : j;
                    out.writeBoolean(moves.mayHop(cell, to));
                    out.writeBoolean(moves.mayTurn(cell, to));
                }
            }
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes.toByteArray()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static int[] numbers(int[] cells, int size, boolean turned) {
        return Arrays.stream(cells).map(cell -> turned ? size - 1 - cell : cell).toArray();
    }
}
