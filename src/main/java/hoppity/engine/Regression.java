package hoppity.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Logistic regression of results on what was known before: the chance to win is 1 / (1 + e<sup>−w·x</sup>). Newton's method,
 * with a normal distribution of the weights known before, so that what the data do not tell stays near where it was.
 */
final class Regression {
    private static final int STEPS = 25;
    private final int columns;
    private final List<double[]> rows = new ArrayList<>();
    private final List<Double> results = new ArrayList<>();

    Regression(int columns) {
        this.columns = columns;
    }

    /** @param result 0, ½ or 1 */
    void add(double[] row, double result) {
        rows.add(row.clone());
        results.add(result);
    }

    int size() {
        return rows.size();
    }

    /** The mean logarithmic loss, in nats. */
    double loss(double[] weights) {
        double sum = 0;
        for (int i = 0; i < rows.size(); i++) {
            double x = dot(weights, rows.get(i));
            // ln(1 + e^−x) and ln(1 + e^x), without overflow.
            double lost = Math.log1p(Math.exp(-Math.abs(x))) + Math.max(0, -x);
            sum += results.get(i) * lost + (1 - results.get(i)) * (lost + x);
        }
        return sum / rows.size();
    }

    /** These weights times the one factor that fits best. */
    double[] scaled(double[] weights) {
        var line = new Regression(1);
        for (int i = 0; i < rows.size(); i++) {
            line.add(new double[] {dot(weights, rows.get(i))}, results.get(i));
        }
        double factor = line.fit(new double[1], Double.MAX_VALUE)[0];
        return Arrays.stream(weights).map(weight -> weight * factor).toArray();
    }

    /**
     * The most likely weights.
     *
     * @param prior what they are expected to be
     * @param deviation by how much they may differ from that, as a standard deviation
     */
    double[] fit(double[] prior, double deviation) {
        double ridge = 1 / deviation / deviation;
        var weights = prior.clone();
        for (int step = 0; step < STEPS; step++) {
            var system = new double[columns][columns + 1];
            for (int i = 0; i < rows.size(); i++) {
                var row = rows.get(i);
                double chance = 1 / (1 + Math.exp(-dot(weights, row)));
                double spread = chance * (1 - chance);
                for (int j = 0; j < columns; j++) {
                    system[j][columns] += (results.get(i) - chance) * row[j];
                    for (int k = 0; k < columns; k++) {
                        system[j][k] += spread * row[j] * row[k];
                    }
                }
            }
            for (int j = 0; j < columns; j++) {
                system[j][j] += ridge;
                system[j][columns] += ridge * (prior[j] - weights[j]);
            }
            var change = solve(system);
            for (int j = 0; j < columns; j++) {
                weights[j] += change[j];
            }
        }
        return weights;
    }

    /** Gaussian elimination with pivots; the last column is the right-hand side. */
    private static double[] solve(double[][] system) {
        int size = system.length;
        for (int pivot = 0; pivot < size; pivot++) {
            int best = pivot;
            for (int row = pivot + 1; row < size; row++) {
                best = Math.abs(system[row][pivot]) > Math.abs(system[best][pivot]) ? row : best;
            }
            var swapped = system[pivot];
            system[pivot] = system[best];
            system[best] = swapped;
            for (int row = 0; row < size; row++) {
                double factor = row == pivot ? 0 : system[row][pivot] / system[pivot][pivot];
                for (int column = pivot; column <= size && factor != 0; column++) {
                    system[row][column] -= factor * system[pivot][column];
                }
            }
        }
        var solution = new double[size];
        for (int row = 0; row < size; row++) {
            solution[row] = system[row][size] / system[row][row];
        }
        return solution;
    }

    private double dot(double[] weights, double[] row) {
        double sum = 0;
        for (int j = 0; j < columns; j++) {
            sum += weights[j] * row[j];
        }
        return sum;
    }
}
