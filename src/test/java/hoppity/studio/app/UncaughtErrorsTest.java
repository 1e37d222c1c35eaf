package hoppity.studio.app;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.studio.shell.Notification;
import hoppity.studio.shell.Notifications;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UncaughtErrorsTest {
    @TempDir
    Path folder;

    private final Clock clock = Clock.fixed(Instant.parse("2024-05-06T07:08:09Z"), ZoneOffset.UTC);
    private final Notifications notifications = new Notifications();
    private ErrorLog log;

    @BeforeEach
    void openLog() {
        log = new ErrorLog(folder.resolve("config").resolve("hoppity.log"), clock);
    }

    private void fail(String message) {
        new UncaughtErrors(log, notifications, Runnable::run)
                .uncaughtException(new Thread("painter"), new IllegalStateException(message));
    }

    @Test
    void theUserIsToldInOneLineAndTheTraceGoesToTheLog() throws IOException {
        fail("the board is upside down");

        assertThat(notifications.shown()).singleElement().satisfies(notification -> {
            assertThat(notification.severity()).isEqualTo(Notification.Severity.ERROR);
            assertThat(notification.text())
                    .contains("IllegalStateException", log.file().toString())
                    .doesNotContain("\n", "at hoppity");
            assertThat(notification.detail().orElseThrow()).contains("upside down", "at hoppity.studio.app");
        });
        assertThat(Files.readString(log.file()))
                .startsWith("2024-05-06T07:08:09Z in thread painter\n")
                .contains("the board is upside down", "UncaughtErrorsTest");
    }

    @Test
    void theLogGrowsButNotWithoutEnd() throws IOException {
        fail("first");
        fail("second");
        assertThat(Files.readString(log.file())).contains("first", "second");

        Files.writeString(log.file(), "x".repeat((int) ErrorLog.MAXIMUM_BYTES + 1));
        fail("third");

        assertThat(Files.size(log.file())).isLessThan(ErrorLog.MAXIMUM_BYTES);
        assertThat(Files.readString(log.file())).contains("third");
        assertThat(Files.size(folder.resolve("config").resolve("hoppity.log.old")))
                .isGreaterThan(ErrorLog.MAXIMUM_BYTES);
    }

    @Test
    void aLogThatCannotBeWrittenIsSaidToo() throws IOException {
        Files.writeString(folder.resolve("config"), "a file where a folder should be");

        fail("the board is upside down");

        assertThat(notifications.shown())
                .singleElement()
                .satisfies(notification -> assertThat(notification.text()).contains("hoppity.log cannot be written"));
    }
}
