package hoppity.studio.measure;

import hoppity.record.GameNode;
import hoppity.studio.command.CommandRegistry;
import hoppity.studio.document.GameDocument;
import hoppity.studio.session.Session;
import hoppity.studio.tree.TreeView;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import javafx.animation.Animation;
import javafx.animation.AnimationTimer;
import javafx.animation.KeyFrame;
import javafx.animation.PauseTransition;
import javafx.animation.Timeline;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.ScrollEvent;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Uses the studio as a person in a hurry would, with the engine running and a game of 50,000 moves open: steps through lines,
 * pans the tree, writes comments, jumps about; and measures the pulses meanwhile.
 */
public final class MeasureRun {
    private static final int NODES = 50_000;
    /** Twenty times a second: a key held down, a hand on the wheel, a quick typist. */
    private static final Duration TICK = Duration.millis(50);
    /** One thing is done for so many ticks, then the next. */
    private static final int TICKS_OF_ONE_KIND = 40;
    /** What is done at the start of every program, such as compiling and loading, is not the window's pulse. */
    private static final Duration WARM_UP = Duration.seconds(10);

    private static final double PAN = 24;
    private static final String TYPED = "the ladder across the middle is built from both sides; ";

    private final Session session;
    private final CommandRegistry commands;
    private final Scene scene;
    private final SplittableRandom random = new SplittableRandom(NODES);
    private final Pulses pulses = new Pulses();
    private @Nullable List<GameNode> nodes;
    private @Nullable TreeView tree;
    private @Nullable TextArea comment;
    private int tick;

    public MeasureRun(Session session, CommandRegistry commands, Scene scene) {
        this.session = session;
        this.commands = commands;
        this.scene = scene;
    }

    /**
     * Opens the game and begins once it shows.
     *
     * @param seconds how long to measure, at least 1
     * @param onDone told the figures, on the UI thread
     */
    public void start(int seconds, Consumer<PulseFigures> onDone) {
        session.openSample("Measured game", () -> MeasuredGame.file(NODES));
        session.documentProperty().addListener((observable, before, opened) -> {
            if (opened != null) {
                run(opened, seconds, onDone);
            }
        });
    }

    private void run(GameDocument opened, int seconds, Consumer<PulseFigures> onDone) {
        nodes = List.copyOf(opened.record().tree().nodes());
        commands.get("engine.toggle").run();
        var script = new Timeline(new KeyFrame(TICK, event -> act(opened)));
        script.setCycleCount(Animation.INDEFINITE);
        script.play();
        after(WARM_UP, () -> {
            pulses.start();
            after(Duration.seconds(seconds), () -> {
                pulses.stop();
                script.stop();
                commands.get("engine.toggle").run();
                onDone.accept(pulses.figures());
            });
        });
    }

    private static void after(Duration time, Runnable action) {
        var pause = new PauseTransition(time);
        pause.setOnFinished(event -> action.run());
        pause.play();
    }

    private void act(GameDocument opened) {
        int kind = tick / TICKS_OF_ONE_KIND % 4;
        if (tick % TICKS_OF_ONE_KIND == 0) {
            begin(kind, opened);
        }
        switch (kind) {
            case 0 -> press(KeyCode.RIGHT);
            case 1 -> press(KeyCode.LEFT);
            case 2 -> pan();
            default -> type();
        }
        tick++;
    }

    /** Each kind of work begins at another move, and with the tree and the moves by turns. */
    private void begin(int kind, GameDocument opened) {
        if (kind == 0) {
            var all = Objects.requireNonNull(nodes);
            opened.goTo(all.get(random.nextInt(all.size())));
        }
        commands.get(kind == 2 ? "view.page.tree" : "view.page.moves").run();
        if (kind == 2 && tree == null) {
            tree = find(TreeView.class);
        }
        if (kind == 3) {
            var text = comment == null ? find(TextArea.class) : comment;
            comment = text;
            text.requestFocus();
        } else {
            scene.getRoot().requestFocus();
        }
    }

    private void press(KeyCode code) {
        for (var type : List.of(KeyEvent.KEY_PRESSED, KeyEvent.KEY_RELEASED)) {
            var target = Objects.requireNonNullElse(scene.getFocusOwner(), scene.getRoot());
            Event.fireEvent(target, new KeyEvent(type, "", code.getName(), code, false, false, false, false));
        }
    }

    private void pan() {
        var panned = Objects.requireNonNull(tree);
        double direction = tick / TICKS_OF_ONE_KIND % 8 < 4 ? -PAN : PAN;
        var middle = tree.localToScene(
                tree.getLayoutBounds().getCenterX(), tree.getLayoutBounds().getCenterY());
        Event.fireEvent(
                panned,
                new ScrollEvent(
                        ScrollEvent.SCROLL,
                        middle.getX(),
                        middle.getY(),
                        middle.getX(),
                        middle.getY(),
                        false,
                        false,
                        false,
                        false,
                        false,
                        false,
                        direction / 2,
                        direction,
                        direction / 2,
                        direction,
                        ScrollEvent.HorizontalTextScrollUnits.NONE,
                        0,
                        ScrollEvent.VerticalTextScrollUnits.NONE,
                        0,
                        0,
                        null));
    }

    private void type() {
        var letter = TYPED.substring(tick % TYPED.length(), tick % TYPED.length() + 1);
        Event.fireEvent(
                Objects.requireNonNull(comment),
                new KeyEvent(KeyEvent.KEY_TYPED, letter, "", KeyCode.UNDEFINED, false, false, false, false));
    }

    /** The first node of a class that shows; takes a while. */
    private <T extends Node> T find(Class<T> type) {
        return scene.getRoot().lookupAll("*").stream()
                .filter(node -> type.isInstance(node) && isShown(node))
                .map(type::cast)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no " + type.getSimpleName() + " shows"));
    }

    private static boolean isShown(Node node) {
        for (var n = node; n != null; n = n.getParent()) {
            if (!n.isVisible()) {
                return false;
            }
        }
        return true;
    }

    /** Notes the time of each pulse. */
    private static final class Pulses extends AnimationTimer {
        private static final int EXPECTED = 4096;

        private long[] times = new long[EXPECTED];
        private int count;

        @Override
        public void handle(long now) {
            if (count == times.length) {
                times = Arrays.copyOf(times, 2 * count);
            }
            // The time that is handed over is that of the pulse's beginning on an even grid; what is wanted is the real
            // one.
            times[count++] = System.nanoTime();
        }

        PulseFigures figures() {
            var between = new long[Math.max(0, count - 1)];
            for (int i = 0; i < between.length; i++) {
                between[i] = times[i + 1] - times[i];
            }
            return PulseFigures.of(between);
        }
    }
}
