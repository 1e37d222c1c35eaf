package hoppity.studio.shell;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.studio.shell.Shares.Part;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SharesTest {
    private static Part open(double minimum, double weight) {
        return new Part(minimum, weight, false);
    }

    private static Part folded(double header, double weight) {
        return new Part(header, weight, true);
    }

    @Test
    void sharesByWeight() {
        assertThat(Shares.sizes(List.of(open(10, 1), open(10, 3)), 400)).containsExactly(100, 300);
    }

    @Test
    void aPartKeepsItsMinimumAtTheCostOfTheOthers() {
        assertThat(Shares.sizes(List.of(open(100, 1), open(10, 9), open(10, 10)), 480))
                .containsExactly(100, 180, 200);
    }

    @Test
    void aFoldedPartTakesItsHeaderAndTheOthersTheRest() {
        assertThat(Shares.sizes(List.of(open(10, 1), folded(32, 5), open(10, 1)), 432))
                .containsExactly(200, 32, 200);
        assertThat(Shares.sizes(List.of(folded(32, 1), folded(32, 1)), 400)).containsExactly(32, 32);
    }

    @Test
    void withTooLittleRoomEachKeepsItsMinimum() {
        assertThat(Shares.sizes(List.of(open(100, 1), open(50, 2)), 60)).containsExactly(100, 50);
    }

    @Test
    void theSizesAlwaysFillTheRoomAndKeepTheMinima() {
        var random = new Random(11);
        for (int run = 0; run < 2000; run++) {
            var parts = random.ints(2 + random.nextInt(5), 10, 60)
                    .mapToObj(minimum -> open(minimum, 0.01 + random.nextDouble()))
                    .toList();
            var room = 400 + random.nextInt(800);
            var sizes = Shares.sizes(parts, room);
            assertThat(Arrays.stream(sizes).sum()).isCloseTo(room, org.assertj.core.data.Offset.offset(1e-6));

            var dragged = Shares.afterDrag(parts, sizes, random.nextInt(parts.size() - 1), random.nextInt(2000) - 1000);
            assertThat(Arrays.stream(dragged).sum()).isCloseTo(room, org.assertj.core.data.Offset.offset(1e-6));
            for (int i = 0; i < dragged.length; i++) {
                assertThat(sizes[i]).isGreaterThanOrEqualTo(parts.get(i).minimum());
                assertThat(dragged[i]).isGreaterThanOrEqualTo(parts.get(i).minimum() - 1e-9);
            }
        }
    }

    @Test
    void pullingALineGivesFromOneNeighbourToTheOther() {
        var parts = List.of(open(50, 1), open(50, 1), open(50, 1));

        assertThat(Shares.afterDrag(parts, new double[] {100, 100, 100}, 0, 30)).containsExactly(130, 70, 100);
        assertThat(Shares.afterDrag(parts, new double[] {100, 100, 100}, 0, -30))
                .containsExactly(70, 130, 100);
    }

    @Test
    void aLinePulledFarPushesTheFurtherParts() {
        var parts = List.of(open(50, 1), open(50, 1), open(50, 1));

        assertThat(Shares.afterDrag(parts, new double[] {100, 100, 100}, 0, 80)).containsExactly(180, 50, 70);
        assertThat(Shares.afterDrag(parts, new double[] {100, 100, 100}, 0, 500))
                .containsExactly(200, 50, 50);
    }

    @Test
    void foldedPartsStayAsTheyAreWhenALineIsPulled() {
        var parts = List.of(open(50, 1), folded(32, 1), open(50, 1));

        assertThat(Shares.afterDrag(parts, new double[] {100, 32, 100}, 1, 20)).containsExactly(120, 32, 80);
        assertThat(Shares.afterDrag(parts, new double[] {100, 32, 100}, 0, -20)).containsExactly(80, 32, 120);
    }
}
