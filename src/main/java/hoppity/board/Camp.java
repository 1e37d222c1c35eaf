package hoppity.board;

import java.util.List;

/**
 * A set of cells in which a seat starts or which it must fill.
 *
 * @param cells the cells' numbers, ascending, each once
 * @param corner the outermost cell, from which the tempo number is measured (rules §5)
 */
public record Camp(List<Integer> cells, int corner) {
    public Camp {
        cells = cells.stream().sorted().distinct().toList();
        if (!cells.contains(corner)) {
            throw new IllegalArgumentException("a camp contains its corner cell");
        }
    }

    public int size() {
        return cells.size();
    }

    public boolean contains(int cell) {
        return cells.contains(cell);
    }
}
