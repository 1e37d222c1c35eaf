package hoppity.rules;

import java.util.Arrays;

/** The tempo number, this family's pip count (rules §5). The measure ignores the directions of the variant. */
public final class Tempo {
    private Tempo() {}

    /** The sum of the distances of a seat's pieces to the corner cell of its target, in tempi. */
    public static int tempo(Variant variant, Position position, int seat) {
        var topology = variant.topology();
        int corner = variant.target(seat).corner();
        int sum = 0;
        for (int cell = 0; cell < position.size(); cell++) {
            if (position.at(cell) == seat) {
                sum += topology.distance(cell, corner);
            }
        }
        return sum;
    }

    /**
     * How many tempi a seat still needs: the least sum of distances over all ways to give each piece a target cell of its
     * own. 0 exactly when the camp is filled.
     */
    public static int toGo(Variant variant, Position position, int seat) {
        var topology = variant.topology();
        var pieces = position.piecesOf(seat);
        var goals = variant.target(seat).cells();
        var cost = new int[pieces.size()][goals.size()];
        for (int i = 0; i < pieces.size(); i++) {
            for (int j = 0; j < goals.size(); j++) {
                cost[i][j] = topology.distance(pieces.get(i), goals.get(j));
            }
        }
        return leastAssignment(cost);
    }

    /**
     * The least total cost of giving each row a column of its own, by shortest augmenting paths (the Hungarian method):
     * O(rows² × columns).
     *
     * @param cost no more rows than columns
     */
    static int leastAssignment(int[][] cost) {
        int rows = cost.length;
        int columns = rows == 0 ? 0 : cost[0].length;
        // Row and column 0 are sentinels.
        var rowPotential = new int[rows + 1];
        var columnPotential = new int[columns + 1];
        var rowOf = new int[columns + 1];
        var previous = new int[columns + 1];
        for (int row = 1; row <= rows; row++) {
            rowOf[0] = row;
            int column = 0;
            var slack = new int[columns + 1];
            Arrays.fill(slack, Integer.MAX_VALUE);
            var visited = new boolean[columns + 1];
            do {
                visited[column] = true;
                int current = rowOf[column];
                int delta = Integer.MAX_VALUE;
                int nearest = 0;
                for (int j = 1; j <= columns; j++) {
                    if (visited[j]) {
                        continue;
                    }
                    int reduced = cost[current - 1][j - 1] - rowPotential[current] - columnPotential[j];
                    if (reduced < slack[j]) {
                        slack[j] = reduced;
                        previous[j] = column;
                    }
                    if (slack[j] < delta) {
                        delta = slack[j];
                        nearest = j;
                    }
                }
                for (int j = 0; j <= columns; j++) {
                    if (visited[j]) {
                        rowPotential[rowOf[j]] += delta;
                        columnPotential[j] -= delta;
                    } else {
                        slack[j] -= delta;
                    }
                }
                column = nearest;
            } while (rowOf[column] != 0);
            while (column != 0) {
                rowOf[column] = rowOf[previous[column]];
                column = previous[column];
            }
        }
        int total = 0;
        for (int j = 1; j <= columns; j++) {
            if (rowOf[j] != 0) {
                total += cost[rowOf[j] - 1][j - 1];
            }
        }
        return total;
    }
}
