package hoppity.studio.setup;

import static hoppity.words.Words.tr;

import hoppity.rules.Position;
import hoppity.rules.Variant;
import hoppity.studio.shell.ChildWindow;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;
import javafx.beans.property.BooleanProperty;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/** Opens the set-up editor. */
public final class SetupWindow {
    private static final double WIDTH = 1000;
    private static final double HEIGHT = 740;

    private final Window owner;
    private final BooleanProperty keep;
    private final BiConsumer<Variant, Position> start;

    /**
     * @param keep whether the game that is open at the time stays open
     * @param start begins a game with a position
     */
    public SetupWindow(Window owner, BooleanProperty keep, BiConsumer<Variant, Position> start) {
        this.owner = owner;
        this.keep = keep;
        this.start = start;
    }

    /**
     * Opens the editor with a position.
     *
     * @param closeCurrent closes the game that is open now; null if none is
     */
    public void open(Variant variant, Position position, @Nullable Runnable closeCurrent) {
        var stage = ChildWindow.of(owner, tr("Set up a position"));
        var model = new SetupViewModel(variant, position, new SplittableRandom());
        Runnable leave = () -> {
            if (!model.undoableProperty().get()
                    || ChildWindow.agreesToDiscard(
                            stage,
                            tr("Set up a position"),
                            tr("Discard this position?"),
                            tr("What you set up is then gone."))) {
                stage.close();
            }
        };
        Runnable begin = () -> model.position().ifPresent(made -> {
            stage.close();
            start.accept(variant, made);
            if (closeCurrent != null && !keep.get()) {
                closeCurrent.run();
            }
        });
        ChildWindow.show(
                stage, new SetupView(model, closeCurrent == null ? null : keep, begin, leave), WIDTH, HEIGHT, leave);
    }
}
