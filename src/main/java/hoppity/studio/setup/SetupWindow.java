package hoppity.studio.setup;

import hoppity.rules.Position;
import hoppity.rules.Variant;
import hoppity.studio.shell.ChildWindow;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;
import javafx.stage.Window;

/** Opens the set-up editor. */
public final class SetupWindow {
    private static final double WIDTH = 1000;
    private static final double HEIGHT = 740;

    private final Window owner;
    private final BiConsumer<Variant, Position> start;

    /** @param start begins a game with a position */
    public SetupWindow(Window owner, BiConsumer<Variant, Position> start) {
        this.owner = owner;
        this.start = start;
    }

    /** Opens the editor with a position. */
    public void open(Variant variant, Position position) {
        var stage = ChildWindow.of(owner, "Set up a position");
        var model = new SetupViewModel(variant, position, new SplittableRandom());
        Runnable begin = () -> model.position().ifPresent(made -> {
            stage.close();
            start.accept(variant, made);
        });
        ChildWindow.show(stage, new SetupView(model, begin, stage::close), WIDTH, HEIGHT, stage::close);
    }
}
