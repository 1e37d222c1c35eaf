package hoppity.studio.varianteditor;

import static hoppity.words.Words.tr;

import hoppity.format.VariantFile;
import hoppity.rules.Variant;
import hoppity.studio.concurrent.TaskRunner;
import hoppity.studio.settings.Settings;
import hoppity.studio.variants.UserVariants;
import java.nio.file.Path;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.collections.WeakListChangeListener;
import org.jspecify.annotations.Nullable;

/** The list of all variants, and what can be done with one of them. */
final class VariantsViewModel {
    private final UserVariants variants;
    private final VariantQuestions questions;
    private final TaskRunner tasks;
    private final Settings settings;
    private final VariantImport importing;
    private final ObservableList<Variant> shown = FXCollections.observableArrayList();
    private final ObjectProperty<@Nullable Variant> chosen = new SimpleObjectProperty<>(this, "chosen");
    private final BooleanBinding ownChosen;
    private final ReadOnlyStringWrapper message = new ReadOnlyStringWrapper(this, "message", "");
    private final ReadOnlyBooleanWrapper failed = new ReadOnlyBooleanWrapper(this, "failed");
    private final ObjectProperty<@Nullable Variant> deleted = new SimpleObjectProperty<>(this, "deleted");
    private final ListChangeListener<Variant> onChange = change -> refresh();

    VariantsViewModel(UserVariants variants, VariantQuestions questions, TaskRunner tasks, Settings settings) {
        this.variants = variants;
        this.questions = questions;
        this.tasks = tasks;
        this.settings = settings;
        importing = new VariantImport(variants, tasks, settings);
        ownChosen = Bindings.createBooleanBinding(
                () -> chosen.get() != null && variants.isOwn(chosen.get()), chosen, variants.own());
        variants.own().addListener(new WeakListChangeListener<>(onChange));
        refresh();
        choose(shown.get(0));
    }

    private void refresh() {
        var before = chosen.get();
        shown.setAll(variants.all());
        if (before != null) {
            choose(shown.stream()
                    .filter(other -> other.id().equals(before.id()))
                    .findFirst()
                    .orElse(shown.get(0)));
        }
    }

    /** The user's variants, then the presets. */
    ObservableList<Variant> shown() {
        return shown;
    }

    /** The variant that the buttons are about. */
    ObjectProperty<@Nullable Variant> chosenProperty() {
        return chosen;
    }

    void choose(Variant variant) {
        chosen.set(variant);
    }

    boolean isOwn(Variant variant) {
        return variants.isOwn(variant);
    }

    /** Whether the chosen variant is the user's, so that it can be changed. */
    BooleanBinding ownChosenProperty() {
        return ownChosen;
    }

    /** What was done last, or why it failed; empty at first. */
    ReadOnlyStringProperty messageProperty() {
        return message.getReadOnlyProperty();
    }

    ReadOnlyBooleanProperty failedProperty() {
        return failed.getReadOnlyProperty();
    }

    /** Whether a variant was deleted last, which can then be had back. */
    BooleanBinding undoableProperty() {
        return deleted.isNotNull();
    }

    /** An editor for a new variant on an empty board. */
    VariantEditorViewModel create() {
        return VariantEditorViewModel.blank(variants);
    }

    /** An editor for the chosen variant: for a copy of it, if it is a preset. */
    VariantEditorViewModel edit(Variant variant) {
        return variants.isOwn(variant)
                ? VariantEditorViewModel.editing(variants, variant)
                : VariantEditorViewModel.basedOn(variants, variant);
    }

    /** Makes a copy with a name of its own, and chooses it. */
    void duplicate(Variant variant) {
        var name = variants.freshName(variants.isOwn(variant) ? variant.name() : tr("My {0}", variant.shownName()));
        keep(named(variant, variants.freshId(name), name), tr("“{0}” is a copy of “{1}”.", name, variant.shownName()));
    }

    /** Asks for another name. */
    void rename(Variant variant) {
        questions.newName(variant.name()).map(String::strip).ifPresent(name -> {
            if (name.isEmpty() || name.length() > DraftChecks.LONGEST_NAME) {
                fail(tr("A name has 1 to {0} characters.", DraftChecks.LONGEST_NAME));
            } else if (variants.own().stream()
                    .anyMatch(other ->
                            !other.id().equals(variant.id()) && other.name().equals(name))) {
                fail(tr("Another variant of yours is called “{0}”.", name));
            } else if (!name.equals(variant.name())) {
                keep(named(variant, variant.id(), name), tr("“{0}” is now called “{1}”.", variant.name(), name));
            }
        });
    }

    private static Variant named(Variant variant, String id, String name) {
        return new Variant(id, name, variant.source(), variant.geometry(), variant.options());
    }

    private void keep(Variant variant, String done) {
        variants.save(variant, () -> done(variant, done), this::fail);
    }

    private void done(Variant variant, String what) {
        choose(variant);
        say(what);
    }

    void delete(Variant variant) {
        variants.delete(
                variant,
                () -> {
                    say(tr("“{0}” is deleted. Games of it stay as they are.", variant.name()));
                    deleted.set(variant);
                },
                this::fail);
    }

    /** Brings back what was deleted last. */
    void undoDelete() {
        var back = deleted.get();
        if (back != null) {
            keep(back, tr("“{0}” is back.", back.name()));
        }
    }

    /** Asks for a file and takes the variants in it. */
    void importFile() {
        questions
                .fileToImport(settings.lastFolder().get())
                .ifPresent(file -> importing.run(
                        file,
                        imported -> {
                            choose(imported.variants().get(0));
                            say(imported.sentence());
                        },
                        this::fail));
    }

    /** Asks for a file and writes a variant into it. */
    void exportFile(Variant variant) {
        var name = variant.id().replace(':', '_') + VariantFile.ENDING;
        questions.fileToExport(settings.lastFolder().get(), name).ifPresent(chosenFile -> {
            boolean complete = chosenFile.getFileName().toString().endsWith(VariantFile.ENDING);
            var file = complete ? chosenFile : chosenFile.resolveSibling(chosenFile.getFileName() + VariantFile.ENDING);
            remember(file);
            tasks.runToEnd(
                    tr("Saving {0}", file.getFileName()),
                    progress -> {
                        VariantFile.save(List.of(variant), file);
                        return file;
                    },
                    saved -> say(tr("“{0}” is in {1}.", variant.shownName(), saved.getFileName())),
                    problem -> fail(problem));
        });
    }

    private void remember(Path file) {
        var folder = file.toAbsolutePath().getParent();
        if (folder != null) {
            settings.lastFolder().set(folder);
        }
    }

    void say(String what) {
        deleted.set(null);
        failed.set(false);
        message.set(what);
    }

    private void fail(Exception problem) {
        fail(problem.getMessage() == null ? problem.toString() : problem.getMessage());
    }

    void fail(String why) {
        deleted.set(null);
        failed.set(true);
        message.set(why);
    }
}
