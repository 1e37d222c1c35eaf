package hoppity.engine.transfer;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.engine.transfer.TransferResult.Exact;
import hoppity.rules.GeometrySpec;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Transfers of whole armies: minutes, and almost a gigabyte. */
@Tag("slow")
class KnownTransfersTest {
    @ParameterizedTest
    @CsvSource({"8:3x3:4", "8:tri4:8", "star:p2"})
    void areFoundProvedAndCounted(String geometry) {
        var known = KnownTransfer.of(geometry);
        var task = Transfers.fromHome(GeometrySpec.parse(geometry));
        var result = TransferSolver.solve(task, Transfers.AMPLE);

        assertThat(result).isInstanceOf(Exact.class);
        assertThat(result.lower()).isEqualTo(known.turns());
        Transfers.assertReachesGoal(task, result.line());
        if (known.counts().isEmpty()) {
            return;
        }
        assertThat(TransferSolver.countPlacements(task, known.counts().size() - 1, Transfers.AMPLE, () -> false))
                .isEqualTo(known.counts());
    }
}
