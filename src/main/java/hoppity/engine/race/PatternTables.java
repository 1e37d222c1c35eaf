package hoppity.engine.race;

import hoppity.engine.transfer.ArmyMoves;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The pattern tables that have been needed, each read from its file or, where there is none or it is damaged, built and written
 * there. Thread-safe.
 *
 * <p>A table for three pieces outside takes some seconds to build on a board of 64 cells, and 3 MB; a fourth piece costs twenty times
 * as much of both. On larger boards a table knows of two.
 */
public final class PatternTables {
    private static final int SMALL_BOARD = 64;
    private static final int USUAL_OUTSIDE = 3;
    private static final int USUAL_OUTSIDE_ON_LARGE_BOARDS = 2;

    private final @Nullable Path folder;
    private final int outside;
    private final Consumer<String> notices;
    private final Map<String, PatternTable> tables = new HashMap<>();

    private PatternTables(@Nullable Path folder, int outside, Consumer<String> notices) {
        this.folder = folder;
        this.outside = outside;
        this.notices = notices;
    }

    /** No tables at all. */
    public static PatternTables none() {
        return new PatternTables(null, 0, notice -> {});
    }

    /**
     * Whoever needs a table waits until it is there.
     *
     * @param outside how many pieces outside the target the tables know of, as far as they stay within 250 MB; 0 stands for the
     *     usual number
     * @param notices hears of files that are damaged or cannot be written, one sentence each
     */
    public static PatternTables in(Path folder, int outside, Consumer<String> notices) {
        return new PatternTables(folder, outside == 0 ? -1 : outside, notices);
    }

    /** The table for an army, or null if there is none or none yet. */
    @Nullable
    synchronized PatternTable table(Shape shape, ArmyMoves back, BooleanSupplier cancelled) {
        int most = most(shape);
        if (most == 0) {
            return null;
        }
        return prepare(shape, back, most, cancelled);
    }

    private int most(Shape shape) {
        int most =
                outside >= 0 ? outside : shape.cells() <= SMALL_BOARD ? USUAL_OUTSIDE : USUAL_OUTSIDE_ON_LARGE_BOARDS;
        most = Math.min(most, Math.min(shape.targetCells(), shape.outsideCells()));
        while (PatternTable.size(shape, most) > PatternTable.MAX_BYTES) {
            most--;
        }
        return most;
    }

    private @Nullable PatternTable prepare(Shape shape, ArmyMoves back, int most, BooleanSupplier cancelled) {
        var known = tables.get(shape.signature());
        if (known != null) {
            return known;
        }
        var file = folder == null ? null : new TableFile(folder, shape, most);
        var table = file == null ? null : read(file);
        if (table == null) {
            table = PatternTable.build(shape, back, most, cancelled);
            if (table != null && file != null) {
                write(file, table);
            }
        }
        if (table != null) {
            tables.put(shape.signature(), table);
        }
        return table;
    }

    private @Nullable PatternTable read(TableFile file) {
        try {
            return file.read();
        } catch (IOException damage) {
            notices.accept(file.path() + ": " + damage.getMessage() + "; the table is built anew");
            return null;
        }
    }

    private void write(TableFile file, PatternTable table) {
        try {
            file.write(table);
        } catch (IOException problem) {
            notices.accept(file.path() + " cannot be written (" + problem + "); the table is built each time");
        }
    }
}
