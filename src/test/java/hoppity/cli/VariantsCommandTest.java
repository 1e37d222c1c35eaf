package hoppity.cli;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.io.StringReader;
import org.junit.jupiter.api.Test;

class VariantsCommandTest {
    @Test
    void theIdsAreListedOneALine() {
        var run = CommandRun.of("variants");

        assertThat(run.exitCode()).isZero();
        assertThat(run.out())
                .startsWith("gambiter-halma-8")
                .contains("kutochky-3x3-anystep", "brainking-halma-10", "halma-16-13", "chinese-checkers-2-rhombus")
                .hasSameSizeAs(Variants.presets().all());
    }

    @Test
    void theJsonIsAFileOfTheSameVariants() {
        var run = CommandRun.of("variants", "--json");

        assertThat(run.exitCode()).isZero();
        var read = Variants.read(new StringReader(String.join("\n", run.out())), "output");
        assertThat(read.all()).containsExactlyElementsOf(Variants.presets().all());
        assertThat(read.get("gambiter-halma-8")).extracting(Variant::name).isEqualTo("Halma 8×8");
    }

    @Test
    void anArgumentTooManyIsRefused() {
        var run = CommandRun.of("variants", "all");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err())
                .containsExactly("hoppity: Unmatched argument at index 1: 'all' (see hoppity variants --help)");
    }
}
