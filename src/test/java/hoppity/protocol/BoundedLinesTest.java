package hoppity.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class BoundedLinesTest {
    private static BoundedLines lines(String text) {
        return new BoundedLines(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), 5);
    }

    @Test
    void everyEndOfLineIsUnderstood() throws IOException {
        var lines = lines("one\r\n\ntwo\nüñ");

        assertThat(lines.next()).isEqualTo("one");
        assertThat(lines.next()).isEmpty();
        assertThat(lines.next()).isEqualTo("two");
        assertThat(lines.next()).isEqualTo("üñ");
        assertThat(lines.next()).isNull();
    }

    @Test
    void aLineThatIsTooLongIsLeftOutAndTheNextIsRead() throws IOException {
        var lines = lines("12345\n1234567890\nabc");

        assertThat(lines.next()).isEqualTo("12345");
        assertThatThrownBy(lines::next).isInstanceOf(BoundedLines.TooLong.class).hasMessageContaining("5 characters");
        assertThat(lines.next()).isEqualTo("abc");
    }

    @Test
    void aStreamMayEndInALineThatIsTooLong() throws IOException {
        var lines = lines("1234567");

        assertThatThrownBy(lines::next).isInstanceOf(BoundedLines.TooLong.class);
        assertThat(lines.next()).isNull();
    }
}
