package hoppity.studio.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class XDisplayTest {
    private static final int FIRST_PORT = 6000;

    @ParameterizedTest
    @ValueSource(strings = {"", "nonsense", ":", ":x", ":0.", "0", ":123456", "localhost:"})
    void aValueThatNamesNoDisplayDoesNotAnswer(String display) {
        assertThat(XDisplay.answers(display)).isFalse();
    }

    @Test
    void aServerIsFoundThroughItsPortAndNoLongerWhenItIsGone() throws IOException {
        int number;
        try (var server = listenOnADisplayPort()) {
            number = server.getLocalPort() - FIRST_PORT;

            assertThat(XDisplay.answers("localhost:" + number + ".0")).isTrue();
            assertThat(XDisplay.answers("127.0.0.1:" + number)).isTrue();
        }
        assertThat(XDisplay.answers("localhost:" + number)).isFalse();
        assertThat(XDisplay.answers(":" + number)).isFalse();
    }

    /** High display numbers, which no real server is likely to hold. */
    private static ServerSocket listenOnADisplayPort() throws IOException {
        for (var number = 9000; number < 9100; number++) {
            try {
                return new ServerSocket(FIRST_PORT + number, 1, InetAddress.getLoopbackAddress());
            } catch (IOException taken) {
                continue;
            }
        }
        throw new IOException("no free port for a display");
    }
}
