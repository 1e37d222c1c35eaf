package hoppity.studio.shell;

import static hoppity.words.Words.tr;

import hoppity.studio.shell.Notification.Severity;
import java.util.IdentityHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import javafx.animation.PauseTransition;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.kordamp.ikonli.javafx.FontIcon;

/** Shows {@link Notifications} as lines at the top of a window; without any it takes no room. */
public final class NotificationBar extends VBox {
    private static final Duration INFO_STAYS = Duration.seconds(6);
    /** Time to read the message and to reach for its button. */
    private static final Duration INFO_WITH_ACTION_STAYS = Duration.seconds(12);

    private final Notifications notifications;
    private final Map<Notification, Node> lines = new IdentityHashMap<>();

    public NotificationBar(Notifications notifications) {
        this.notifications = notifications;
        getStyleClass().add("notification-bar");
        getStylesheets()
                .add(Objects.requireNonNull(NotificationBar.class.getResource("notifications.css"))
                        .toExternalForm());
        notifications.shown().addListener((ListChangeListener<Notification>) change -> refresh());
        refresh();
    }

    private void refresh() {
        var shown = notifications.shown();
        lines.keySet().removeIf(notification -> shown.stream().noneMatch(other -> other == notification));
        getChildren()
                .setAll(shown.stream()
                        .map(notification -> lines.computeIfAbsent(notification, this::line))
                        .toList());
    }

    private Node line(Notification notification) {
        var severity = notification.severity();
        var icon = new FontIcon(
                switch (severity) {
                    case INFO -> "mdi2i-information-outline";
                    case WARNING -> "mdi2a-alert-outline";
                    case ERROR -> "mdi2a-alert-circle-outline";
                });
        var text = new Label(notification.text());
        text.getStyleClass().add("notification-text");
        text.setWrapText(true);
        text.setMinWidth(0);
        text.setMinHeight(USE_PREF_SIZE);
        text.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(text, Priority.ALWAYS);
        var line = new HBox(icon, text);
        line.getStyleClass().addAll("notification", severity.name().toLowerCase(Locale.ROOT));
        var opened = new VBox(line);
        notification.detail().ifPresent(detail -> line.getChildren().add(detailsButton(detail, opened)));
        notification
                .action()
                .ifPresent(action -> line.getChildren().add(button(action.label(), () -> {
                    notifications.dismiss(notification);
                    action.task().run();
                })));
        var dismiss = button("", () -> notifications.dismiss(notification));
        dismiss.getStyleClass().addAll("tool-button", "compact");
        dismiss.setGraphic(new FontIcon("mdi2c-close"));
        dismiss.setTooltip(new Tooltip(tr("Dismiss")));
        dismiss.setAccessibleText(tr("Dismiss"));
        line.getChildren().add(dismiss);
        if (severity == Severity.INFO) {
            dismissLater(notification, opened);
        }
        return opened;
    }

    /** The time runs only while the pointer is elsewhere and the details are closed. */
    private void dismissLater(Notification notification, VBox line) {
        var pause = new PauseTransition(notification.action().isPresent() ? INFO_WITH_ACTION_STAYS : INFO_STAYS);
        pause.setOnFinished(event -> notifications.dismiss(notification));
        line.setOnMouseEntered(event -> pause.stop());
        line.setOnMouseExited(event -> {
            if (line.getChildren().size() == 1) {
                pause.playFromStart();
            }
        });
        pause.play();
    }

    private static Button detailsButton(String detail, VBox line) {
        var details = new Details(detail);
        var toggle = button(tr("Details"), () -> {});
        toggle.setOnAction(event -> {
            boolean shown = line.getChildren().remove(details);
            if (!shown) {
                line.getChildren().add(details);
            }
            toggle.setText(shown ? tr("Details") : tr("Hide details"));
        });
        return toggle;
    }

    /** What an expert may want to read and copy. */
    private static final class Details extends VBox {
        private static final int ROWS = 8;

        Details(String detail) {
            getStyleClass().add("notification-details");
            var text = new TextArea(detail);
            text.setEditable(false);
            text.setPrefRowCount((int) Math.max(2, Math.min(ROWS, detail.lines().count())));
            text.setAccessibleText(tr("Details"));
            var copy = button(tr("Copy"), () -> {
                CopiedText.put(detail);
            });
            getChildren().addAll(text, copy);
        }
    }

    private static Button button(String label, Runnable action) {
        var button = new Button(label);
        button.getStyleClass().add("notification-button");
        button.setMnemonicParsing(false);
        button.setFocusTraversable(false);
        button.setMinWidth(USE_PREF_SIZE);
        button.setOnAction(event -> action.run());
        return button;
    }
}
