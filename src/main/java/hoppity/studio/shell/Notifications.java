package hoppity.studio.shell;

import java.util.List;
import java.util.function.IntFunction;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** The messages that show now, the latest first. To be used on the UI thread. */
public final class Notifications {
    /** More lines than this would hide the board. */
    static final int MAXIMUM = 3;

    private final ObservableList<Notification> shown = FXCollections.observableArrayList();
    private final ObservableList<Notification> view = FXCollections.unmodifiableObservableList(shown);

    /** Shows a message. The same one does not show twice; when there are too many, the oldest and least severe goes. */
    public void show(Notification notification) {
        shown.removeIf(other ->
                other.severity() == notification.severity() && other.text().equals(notification.text()));
        shown.add(0, notification);
        while (shown.size() > MAXIMUM) {
            var victim = shown.size() - 1;
            for (int i = victim - 1; i > 0; i--) {
                if (shown.get(i).severity().compareTo(shown.get(victim).severity()) < 0) {
                    victim = i;
                }
            }
            shown.remove(victim);
        }
    }

    public void info(String text) {
        show(Notification.info(text));
    }

    public void warning(String text) {
        show(Notification.warning(text));
    }

    /**
     * Warns of several things in one line, with each of them among the details; of a single one by itself.
     *
     * @param summary says it of a number of them: {@code "3 settings cannot be used"}
     */
    public void warnings(List<String> sentences, IntFunction<String> summary) {
        if (sentences.size() == 1) {
            warning(sentences.get(0));
        } else if (!sentences.isEmpty()) {
            show(Notification.warning(summary.apply(sentences.size())).withDetail(String.join("\n", sentences)));
        }
    }

    public void error(String text) {
        show(Notification.error(text));
    }

    public void dismiss(Notification notification) {
        shown.remove(notification);
    }

    public void dismissAll() {
        shown.clear();
    }

    /** An unmodifiable view that follows the changes. */
    public ObservableList<Notification> shown() {
        return view;
    }
}
