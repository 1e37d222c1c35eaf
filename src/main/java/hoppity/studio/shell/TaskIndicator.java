package hoppity.studio.shell;

import static hoppity.words.Words.tr;

import hoppity.studio.command.LateTooltip;
import hoppity.studio.concurrent.RunningTask;
import java.time.Duration;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.geometry.Side;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.javafx.FontIcon;

/** The work under way, in the status bar: what it is, how far, how long still, and what stops it. */
final class TaskIndicator extends HBox {
    private static final javafx.util.Duration REFRESH = javafx.util.Duration.millis(200);
    /** Work that is done sooner does not show: it would only flicker. */
    private static final Duration PATIENCE = Duration.ofMillis(300);

    private final ObservableList<RunningTask> tasks;
    private final ProgressBar bar = new ProgressBar();
    private final Label text = new Label();
    private final Button stop = new Button();
    private final Timeline clock = new Timeline(new KeyFrame(REFRESH, event -> show()));

    TaskIndicator(ObservableList<RunningTask> tasks) {
        this.tasks = tasks;
        setId("busy");
        getStyleClass().add("task-indicator");
        clock.setCycleCount(Animation.INDEFINITE);
        tasks.addListener((ListChangeListener<RunningTask>) change -> {
            if (tasks.isEmpty()) {
                clock.stop();
            } else {
                clock.play();
            }
            show();
        });
        show();
    }

    /** Made when it is needed first: most of the time nothing is done for that long. */
    private void fill() {
        bar.getStyleClass().add("task-bar");
        stop.getStyleClass().addAll("tool-button", "compact", "task-stop");
        stop.setGraphic(new FontIcon("mdi2c-close"));
        LateTooltip.install(stop, tr("Stop"));
        stop.setAccessibleText(tr("Stop"));
        stop.setFocusTraversable(false);
        stop.setOnAction(event -> stopOne());
        getChildren().addAll(bar, text, stop);
    }

    private void show() {
        boolean any = !tasks.isEmpty() && tasks.get(0).elapsed().compareTo(PATIENCE) >= 0;
        setVisible(any);
        setManaged(any);
        if (any) {
            if (getChildren().isEmpty()) {
                fill();
            }
            bar.setProgress(tasks.get(0).share());
            text.setText(TaskText.ofFirst(tasks));
            stop.setVisible(tasks.stream().anyMatch(RunningTask::isStoppable));
        }
    }

    /** One that can be stopped is stopped at once; of several the person chooses. */
    private void stopOne() {
        var stoppable = tasks.stream().filter(RunningTask::isStoppable).toList();
        if (stoppable.size() == 1) {
            stoppable.get(0).stop();
            return;
        }
        var menu = new ContextMenu();
        for (var task : stoppable) {
            var item = new MenuItem(tr("Stop: {0}", TaskText.of(task)));
            item.setMnemonicParsing(false);
            item.setOnAction(event -> task.stop());
            menu.getItems().add(item);
        }
        menu.show(stop, Side.TOP, 0, 0);
    }
}
