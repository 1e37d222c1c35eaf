package hoppity.studio.shell;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class NotificationsTest {
    private final Notifications notifications = new Notifications();

    private java.util.List<String> texts() {
        return notifications.shown().stream().map(Notification::text).toList();
    }

    @Test
    void theLatestIsOnTopAndTheSameOneShowsOnce() {
        notifications.info("saved");
        notifications.warning("old version");
        notifications.info("saved");

        assertThat(texts()).containsExactly("saved", "old version");
    }

    @Test
    void whenThereAreTooManyTheOldestOfTheLeastSevereGoes() {
        notifications.error("cannot open");
        notifications.info("one");
        notifications.info("two");
        notifications.info("three");
        assertThat(texts()).containsExactly("three", "two", "cannot open");

        notifications.error("cannot save");
        notifications.error("cannot load");
        assertThat(texts()).containsExactly("cannot load", "cannot save", "cannot open");

        notifications.warning("new one");
        assertThat(texts()).as("the message just given always shows").contains("new one");
    }

    @Test
    void aDismissedOneIsGone() {
        var notification = Notification.error("cannot open");
        notifications.show(notification);
        notifications.dismiss(notification);

        assertThat(texts()).isEmpty();
    }
}
