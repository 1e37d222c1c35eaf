package hoppity.studio.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NotificationsTest {
    private final Notifications notifications = new Notifications();

    private java.util.List<String> texts() {
        return notifications.shown().stream().map(Notification::text).toList();
    }

    @Test
    void aMessageIsOneLineWhateverItQuotes() {
        assertThat(Notification.info("a\nb\u202Ec _d_ <b>").text()).isEqualTo("a b c _d_ <b>");
    }

    @Test
    void manyWarningsOfOneKindAreOneLine() {
        var notifications = new Notifications();

        notifications.warnings(List.of(), n -> n + " settings are wrong.");
        assertThat(notifications.shown()).isEmpty();
        notifications.warnings(List.of("The theme is wrong."), n -> n + " settings are wrong.");
        notifications.warnings(List.of("one", "two", "three", "four"), n -> n + " settings are wrong.");

        assertThat(notifications.shown())
                .extracting(Notification::text)
                .containsExactly("4 settings are wrong.", "The theme is wrong.");
        assertThat(notifications.shown().get(0).detail()).contains("one\ntwo\nthree\nfour");
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
