package hoppity.studio.varianteditor;

import static hoppity.words.Words.tr;

import hoppity.board.Shape;
import hoppity.rules.RuleOption;
import hoppity.rules.Variant;
import hoppity.studio.board.Strokes;
import hoppity.studio.command.History;
import hoppity.studio.varianteditor.Check.Topic;
import hoppity.studio.variants.UserVariants;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;

/** A variant in the making: what is painted and chosen, what is wrong with it, undo and redo, and saving. */
public final class VariantEditorViewModel implements Strokes {
    private static final String PREVIEW_ID = "preview";

    private final UserVariants variants;
    private final @Nullable Variant edited;
    private final History<VariantDraft> history;
    private final ReadOnlyObjectWrapper<VariantDraft> draft;
    private final ReadOnlyObjectWrapper<List<Check>> checks = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<@Nullable Variant> preview = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyStringWrapper obstacle = new ReadOnlyStringWrapper(this, "obstacle", "");
    private final ReadOnlyBooleanWrapper changed = new ReadOnlyBooleanWrapper(this, "changed");
    private final ReadOnlyBooleanWrapper undoable = new ReadOnlyBooleanWrapper(this, "undoable");
    private final ReadOnlyBooleanWrapper redoable = new ReadOnlyBooleanWrapper(this, "redoable");
    private final ReadOnlyBooleanWrapper saving = new ReadOnlyBooleanWrapper(this, "saving");
    private final IntegerProperty seat = new SimpleIntegerProperty(this, "seat");
    private final ObjectProperty<Tool> tool = new SimpleObjectProperty<>(this, "tool", Tool.HOME);
    private final BooleanProperty symmetric = new SimpleBooleanProperty(this, "symmetric", true);
    private final VariantDraft first;
    private String givenName;
    private boolean wipes;

    private VariantEditorViewModel(UserVariants variants, @Nullable Variant edited, VariantDraft first) {
        this.variants = variants;
        this.edited = edited;
        this.first = first;
        givenName = first.name();
        history = new History<>(first);
        draft = new ReadOnlyObjectWrapper<>(this, "draft", first);
        symmetric.set(first.isSymmetric());
        show();
    }

    /** A new variant on an empty board. */
    public static VariantEditorViewModel blank(UserVariants variants) {
        return new VariantEditorViewModel(variants, null, VariantDraft.BLANK);
    }

    /** A new variant that begins as a copy. */
    public static VariantEditorViewModel basedOn(UserVariants variants, Variant model) {
        return new VariantEditorViewModel(variants, null, copy(variants, model));
    }

    /** Changes one of the user's variants. */
    public static VariantEditorViewModel editing(UserVariants variants, Variant own) {
        return new VariantEditorViewModel(variants, own, VariantDraft.of(own));
    }

    /** A copy is nobody's rules but the user's. */
    private static VariantDraft copy(UserVariants variants, Variant model) {
        return VariantDraft.of(model)
                .withName(variants.freshName(tr("My {0}", model.shownName())))
                .withSource("");
    }

    // ---- what is there

    ReadOnlyObjectProperty<VariantDraft> draftProperty() {
        return draft.getReadOnlyProperty();
    }

    VariantDraft draft() {
        return draft.get();
    }

    /** At least one a topic. */
    ReadOnlyObjectProperty<List<Check>> checksProperty() {
        return checks.getReadOnlyProperty();
    }

    /** The cells that something wrong is about. */
    Set<Integer> faultyCells() {
        var cells = new TreeSet<Integer>();
        checks.get().stream().filter(Check::isWrong).forEach(check -> cells.addAll(check.cells()));
        return cells;
    }

    /** Why the variant cannot be saved; empty if it can. */
    public ReadOnlyStringProperty obstacleProperty() {
        return obstacle.getReadOnlyProperty();
    }

    /** The variant as it would be played; null while that cannot be said. */
    ReadOnlyObjectProperty<@Nullable Variant> previewProperty() {
        return preview.getReadOnlyProperty();
    }

    /** Whether closing would lose something. */
    public ReadOnlyBooleanProperty changedProperty() {
        return changed.getReadOnlyProperty();
    }

    ReadOnlyBooleanProperty undoableProperty() {
        return undoable.getReadOnlyProperty();
    }

    ReadOnlyBooleanProperty redoableProperty() {
        return redoable.getReadOnlyProperty();
    }

    /** Whether the variant is on its way to the disk. */
    ReadOnlyBooleanProperty savingProperty() {
        return saving.getReadOnlyProperty();
    }

    /** Whether this is a new variant and no change of an old one. */
    public boolean isNew() {
        return edited == null;
    }

    /** The variants that a new one can begin with. */
    List<Variant> models() {
        return variants.all();
    }

    // ---- the brush

    /** The seat whose camps are painted. */
    IntegerProperty seatProperty() {
        return seat;
    }

    ObjectProperty<Tool> toolProperty() {
        return tool;
    }

    /** Whether the other seats get what is painted for one. */
    BooleanProperty symmetricProperty() {
        return symmetric;
    }

    private Painting painting() {
        return new Painting(tool.get(), seat.get(), symmetric.get());
    }

    /** Whether painting with the chosen tool changes anything. */
    boolean canPaint() {
        return tool.get() != Tool.TARGET || draft().targets() == Targets.PAINTED;
    }

    /** Puts the brush down: on a painted cell it wipes until the stroke ends, elsewhere it paints. */
    @Override
    public void beginStroke(int cell) {
        endStroke();
        wipes = painting().covers(draft(), cell);
        stroke(cell);
    }

    /** Moves the brush to another cell. */
    @Override
    public void stroke(int cell) {
        if (canPaint()) {
            change(painting().over(draft(), cell, wipes), "stroke");
        }
    }

    /** Lifts the brush; a stroke is undone as a whole. */
    @Override
    public void endStroke() {
        history.endStep();
    }

    /** Takes away what the tool paints: the seat's camp, or all of them if painting is symmetric. */
    void clear() {
        if (canPaint()) {
            change(painting().cleared(draft()), null);
        }
    }

    // ---- fields

    void startFrom(Variant model) {
        var copied = copy(variants, model);
        // A name that the user has typed stays.
        boolean typed = !draft().name().isBlank() && !draft().name().equals(givenName);
        givenName = typed ? givenName : copied.name();
        change(typed ? copied.withName(draft().name()) : copied, null);
        symmetric.set(draft().isSymmetric());
    }

    void setName(String name) {
        change(draft().withName(name), "name");
    }

    void setSource(String source) {
        change(draft().withSource(source), "source");
    }

    void setShape(Shape shape) {
        change(draft().withShape(shape), null);
    }

    /** @param count 2 to 6 */
    void setSeats(int count) {
        change(draft().withSeats(count), null);
    }

    void setTargets(Targets targets) {
        if (targets != draft().targets()) {
            change(draft().withTargets(targets), null);
        }
    }

    void setOption(RuleOption option, String value) {
        change(draft().withOption(option, value), option.allowed().isEmpty() ? option : null);
    }

    private void change(VariantDraft next, @Nullable Object belongsTo) {
        history.change(next, belongsTo);
        show();
    }

    void undo() {
        history.undo();
        show();
    }

    void redo() {
        history.redo();
        show();
    }

    private void show() {
        var present = history.present();
        var othersNames = variants.own().stream()
                .filter(other -> edited == null || !other.id().equals(edited.id()))
                .map(Variant::name)
                .toList();
        checks.set(DraftChecks.of(present, othersNames));
        obstacle.set(checks.get().stream()
                .filter(Check::isWrong)
                .map(Check::sentence)
                .findFirst()
                .orElse(""));
        boolean playable = checks.get().stream().noneMatch(check -> check.isWrong() && check.topic() != Topic.NAME);
        preview.set(playable ? present.build(PREVIEW_ID) : null);
        changed.set(!present.equals(first));
        undoable.set(history.canUndo());
        redoable.set(history.canRedo());
        if (seat.get() >= present.seatCount()) {
            seat.set(present.seatCount() - 1);
        }
        draft.set(present);
        if (tool.get() == Tool.TARGET && !canPaint()) {
            tool.set(Tool.HOME);
        }
    }

    // ---- saving

    /**
     * Keeps the variant, unless something is wrong with it.
     *
     * @param onError told in one line if it cannot be written
     */
    void save(Consumer<Variant> onDone, Consumer<String> onError) {
        if (!obstacle.get().isEmpty() || saving.get()) {
            return;
        }
        var built = draft().build(edited == null ? variants.freshId(draft().name()) : edited.id());
        saving.set(true);
        variants.save(
                built,
                () -> {
                    saving.set(false);
                    onDone.accept(built);
                },
                problem -> {
                    saving.set(false);
                    onError.accept(problem);
                });
    }
}
