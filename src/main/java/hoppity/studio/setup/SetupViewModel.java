package hoppity.studio.setup;

import hoppity.board.Topology;
import hoppity.notation.NotationException;
import hoppity.notation.PositionText;
import hoppity.rules.Position;
import hoppity.rules.Setup;
import hoppity.rules.Variant;
import hoppity.studio.board.Strokes;
import hoppity.studio.command.History;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.random.RandomGenerator;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;

/** A position under construction, with what is wrong about it and with an undo of its own. */
public final class SetupViewModel implements Strokes {
    /** What a stroke belongs to while it lasts. */
    private static final Object STROKE = new Object();

    private static final Object NUMBER = new Object();

    private final Variant variant;
    private final PositionText notation;
    private final RandomGenerator random;
    private final History<Setup> history;
    private final ReadOnlyObjectWrapper<Setup> setup;
    private final ReadOnlyObjectWrapper<List<String>> problems =
            new ReadOnlyObjectWrapper<>(this, "problems", List.of());
    private final ReadOnlyStringWrapper text = new ReadOnlyStringWrapper(this, "text", "");
    private final ReadOnlyBooleanWrapper undoable = new ReadOnlyBooleanWrapper(this, "undoable");
    private final ReadOnlyBooleanWrapper redoable = new ReadOnlyBooleanWrapper(this, "redoable");
    private final ObjectProperty<Brush> brush = new SimpleObjectProperty<>(this, "brush", new Brush.Piece(0));
    private int painted = Position.EMPTY;
    private int carried = Topology.NONE;

    /** @param start what is on the board at first */
    public SetupViewModel(Variant variant, Position start, RandomGenerator random) {
        this.variant = variant;
        this.random = random;
        notation = new PositionText(variant);
        history = new History<>(Setup.of(start));
        setup = new ReadOnlyObjectWrapper<>(this, "setup", history.present());
        show();
    }

    public Variant variant() {
        return variant;
    }

    public ReadOnlyObjectProperty<Setup> setupProperty() {
        return setup.getReadOnlyProperty();
    }

    /** Why no game can begin here, a sentence each; empty if one can. */
    public ReadOnlyObjectProperty<List<String>> problemsProperty() {
        return problems.getReadOnlyProperty();
    }

    /** The position string. */
    public ReadOnlyStringProperty textProperty() {
        return text.getReadOnlyProperty();
    }

    public ReadOnlyBooleanProperty undoableProperty() {
        return undoable.getReadOnlyProperty();
    }

    public ReadOnlyBooleanProperty redoableProperty() {
        return redoable.getReadOnlyProperty();
    }

    ObjectProperty<Brush> brushProperty() {
        return brush;
    }

    /** The position, if a game can begin with it. */
    public Optional<Position> position() {
        return problems.get().isEmpty() ? Optional.of(setup.get().validate(variant)) : Optional.empty();
    }

    // ---- on the board

    @Override
    public void beginStroke(int cell) {
        history.endStep();
        int there = setup.get().cells().get(cell);
        if (brush.get() instanceof Brush.Hand) {
            carried = there == Position.EMPTY ? Topology.NONE : cell;
            return;
        }
        boolean takesAway = !(brush.get() instanceof Brush.Piece piece) || piece.seat() == there;
        painted = takesAway ? Position.EMPTY : ((Brush.Piece) brush.get()).seat();
        stroke(cell);
    }

    @Override
    public void stroke(int cell) {
        var now = setup.get();
        if (!(brush.get() instanceof Brush.Hand)) {
            change(Arrangement.with(now, cell, painted), STROKE);
        } else if (carried != Topology.NONE && now.cells().get(cell) == Position.EMPTY) {
            int seat = now.cells().get(carried);
            change(Arrangement.with(Arrangement.with(now, carried, Position.EMPTY), cell, seat), STROKE);
            carried = cell;
        }
    }

    @Override
    public void endStroke() {
        history.endStep();
        carried = Topology.NONE;
    }

    // ---- all at once

    void clear() {
        change(Arrangement.cleared(setup.get()), null);
    }

    /** The first position of a game. */
    void reset() {
        change(Setup.of(Position.initial(variant.geometry())), null);
    }

    void turn() {
        change(Arrangement.turned(setup.get(), variant.topology()), null);
    }

    void recolour() {
        change(Arrangement.recoloured(setup.get(), variant.seatCount()), null);
    }

    boolean canMirror() {
        return Arrangement.mirrored(setup.get(), variant).isPresent();
    }

    void mirror() {
        Arrangement.mirrored(setup.get(), variant).ifPresent(mirrored -> change(mirrored, null));
    }

    void shuffle() {
        change(Arrangement.random(variant, random), null);
    }

    void setToMove(int seat) {
        var now = setup.get();
        change(new Setup(now.cells(), seat, now.moveNumber(), now.finished()), null);
    }

    void setMoveNumber(int number) {
        var now = setup.get();
        change(new Setup(now.cells(), now.toMove(), number, now.finished()), NUMBER);
    }

    /**
     * Takes over a position string.
     *
     * @return why it cannot be read, in a sentence; empty if it was
     */
    String read(String typed) {
        try {
            change(notation.readSetup(typed.strip()), null);
            return "";
        } catch (NotationException e) {
            return sentence(e.getMessage());
        }
    }

    void undo() {
        history.undo();
        show();
    }

    void redo() {
        history.redo();
        show();
    }

    private void change(Setup changed, @Nullable Object belongsTo) {
        history.change(changed, belongsTo);
        show();
    }

    private void show() {
        var now = history.present();
        problems.set(now.problems(variant).stream()
                .map(problem -> sentence(problem.message()))
                .toList());
        text.set(notation.write(now.unchecked()));
        undoable.set(history.canUndo());
        redoable.set(history.canRedo());
        // Last: who watches it reads the others.
        setup.set(now);
    }

    private static String sentence(String words) {
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1) + (words.endsWith(".") ? "" : ".");
    }
}
