package hoppity.studio.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class PolylineTest {
    @Test
    void aShortCurveKeepsEveryPoint() {
        var scale = new GraphScale(0, 0, 100, 100, 0, 10, 0, 100);

        var curve = Polyline.of(new int[] {100, 90, 90, 70}, scale);

        assertThat(curve.size()).isEqualTo(4);
        assertThat(curve.x()).containsExactly(0, 10, 20, 30);
        assertThat(curve.y()).containsExactly(0, 10, 10, 30);
    }

    @Test
    void aLongCurveIsBoundedByTheWidthAndKeepsItsExtremesInEachColumn() {
        var random = new Random(3);
        var values = new int[20_001];
        for (int i = 1; i < values.length; i++) {
            values[i] = values[i - 1] + random.nextInt(9) - 4;
        }
        var scale = new GraphScale(40, 0, 300, 200, 0, 20_000, -1000, 1000);

        var curve = Polyline.of(values, scale);

        assertThat(curve.size()).isLessThanOrEqualTo(4 * 302);
        assertThat(columns(curve)).isEqualTo(columns(values, scale));
    }

    @Test
    void onlyWhatIsInTheWindowIsDrawnWithOnePointBeyondEachEdge() {
        var values = new int[1000];
        var curve = Polyline.of(values, new GraphScale(0, 0, 500, 10, 400, 450, -1, 1));

        assertThat(curve.size()).isEqualTo(53);
        assertThat(curve.x()[0]).isLessThan(0);
        assertThat(curve.x()[52]).isGreaterThan(500);
    }

    @Test
    void theAreaGoesOutAlongOneCurveAndBackAlongTheOther() {
        var scale = new GraphScale(0, 0, 20, 10, 0, 2, 0, 10);

        var area = Polyline.of(new int[] {9, 8, 7}, scale).areaTo(Polyline.of(new int[] {5, 4, 3}, scale));

        assertThat(area.x()).containsExactly(0, 10, 20, 20, 10, 0);
        assertThat(area.y()).containsExactly(1, 2, 3, 7, 6, 5);
    }

    private static TreeMap<Long, String> columns(int[] values, GraphScale scale) {
        var columns = new TreeMap<Long, double[]>();
        for (int ply = 0; ply < values.length; ply++) {
            add(columns, scale.x(ply), scale.y(values[ply]));
        }
        return texts(columns);
    }

    private static TreeMap<Long, String> columns(Polyline curve) {
        var columns = new TreeMap<Long, double[]>();
        for (int i = 0; i < curve.size(); i++) {
            add(columns, curve.x()[i], curve.y()[i]);
        }
        return texts(columns);
    }

    private static void add(TreeMap<Long, double[]> columns, double x, double y) {
        var range = columns.computeIfAbsent((long) Math.floor(x), c -> new double[] {y, y});
        range[0] = Math.min(range[0], y);
        range[1] = Math.max(range[1], y);
    }

    private static TreeMap<Long, String> texts(TreeMap<Long, double[]> columns) {
        var texts = new TreeMap<Long, String>();
        columns.forEach((column, range) -> texts.put(column, range[0] + " to " + range[1]));
        return texts;
    }
}
