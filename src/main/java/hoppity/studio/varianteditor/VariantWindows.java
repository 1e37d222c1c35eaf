package hoppity.studio.varianteditor;

import static hoppity.words.Words.tr;

import hoppity.format.VariantFile;
import hoppity.rules.Variant;
import hoppity.studio.concurrent.TaskRunner;
import hoppity.studio.settings.Settings;
import hoppity.studio.shell.ChildWindow;
import hoppity.studio.shell.FileChoosers;
import hoppity.studio.shell.Notification;
import hoppity.studio.shell.Notifications;
import hoppity.studio.variants.UserVariants;
import java.io.File;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.Node;
import javafx.scene.control.Alert;
import javafx.scene.control.ButtonType;
import javafx.scene.control.TextInputDialog;
import javafx.stage.FileChooser;
import javafx.stage.FileChooser.ExtensionFilter;
import javafx.stage.Window;

/** Opens the windows in which variants are made and kept. */
public final class VariantWindows {
    private static final double EDITOR_WIDTH = 1240;
    private static final double EDITOR_HEIGHT = 740;
    private static final double LIST_WIDTH = 840;
    private static final double LIST_HEIGHT = 600;

    private final Window owner;
    private final UserVariants variants;
    private final TaskRunner tasks;
    private final Settings settings;
    private final Notifications notifications;
    private final Function<Variant, Node> pictures;
    private final Consumer<Variant> play;

    /**
     * @param pictures makes a small picture of a variant's first position
     * @param play starts a game
     */
    public VariantWindows(
            Window owner,
            UserVariants variants,
            TaskRunner tasks,
            Settings settings,
            Notifications notifications,
            Function<Variant, Node> pictures,
            Consumer<Variant> play) {
        this.owner = owner;
        this.variants = variants;
        this.tasks = tasks;
        this.settings = settings;
        this.notifications = notifications;
        this.pictures = pictures;
        this.play = play;
    }

    /** Opens the editor for a new variant. */
    public void create() {
        edit(owner, VariantEditorViewModel.blank(variants), this::tellSaved);
    }

    private void tellSaved(Variant saved) {
        notifications.show(Notification.info(tr("“{0}” is among your variants now.", saved.name()))
                .withAction(tr("Start a game"), () -> play.accept(saved)));
    }

    /** Opens the list of all variants. */
    public void manage() {
        var stage = ChildWindow.of(owner, tr("Variants"));
        var list = new VariantsViewModel(variants, questions(stage), tasks, settings);
        var view = new VariantsView(list, pictures, new VariantsView.Actions() {
            @Override
            public void edit(VariantEditorViewModel editor) {
                VariantWindows.this.edit(stage, editor, saved -> {
                    list.choose(saved);
                    list.say(tr("“{0}” is saved.", saved.name()));
                });
            }

            @Override
            public void play(Variant variant) {
                stage.close();
                play.accept(variant);
            }

            @Override
            public void close() {
                stage.close();
            }
        });
        ChildWindow.show(stage, view, LIST_WIDTH, LIST_HEIGHT, stage::close);
    }

    private void edit(Window above, VariantEditorViewModel editor, Consumer<Variant> onSaved) {
        var stage = ChildWindow.of(above, editor.isNew() ? tr("New variant") : tr("Edit variant"));
        Runnable cancel = () -> {
            if (!editor.changedProperty().get()
                    || ChildWindow.agreesToDiscard(
                            stage,
                            tr("Unsaved variant"),
                            tr("Discard this variant's changes?"),
                            tr("What you changed is then gone."))) {
                stage.close();
            }
        };
        Consumer<Variant> done = saved -> {
            stage.close();
            onSaved.accept(saved);
        };
        Runnable save = () -> editor.save(done, problem -> tellProblem(stage, problem));
        ChildWindow.show(stage, new VariantEditorView(editor, save, cancel), EDITOR_WIDTH, EDITOR_HEIGHT, cancel);
    }

    private static void tellProblem(Window above, String problem) {
        var alert = new Alert(Alert.AlertType.ERROR, problem, ButtonType.OK);
        alert.initOwner(above);
        alert.setTitle(tr("Not saved"));
        alert.setHeaderText(tr("The variant is not saved."));
        alert.showAndWait();
    }

    private static VariantQuestions questions(Window above) {
        return new VariantQuestions() {
            @Override
            public Optional<Path> fileToImport(Path folder) {
                return Optional.ofNullable(
                                chooser(tr("Import variants"), folder).showOpenDialog(above))
                        .map(File::toPath);
            }

            @Override
            public Optional<Path> fileToExport(Path folder, String name) {
                var chooser = chooser(tr("Export the variant"), folder);
                chooser.setInitialFileName(name);
                return Optional.ofNullable(chooser.showSaveDialog(above)).map(File::toPath);
            }

            @Override
            public Optional<String> newName(String name) {
                var dialog = new TextInputDialog(name);
                dialog.initOwner(above);
                dialog.setTitle(tr("Rename"));
                dialog.setHeaderText(tr("What shall “{0}” be called?", name));
                dialog.setGraphic(null);
                return dialog.showAndWait();
            }
        };
    }

    private static FileChooser chooser(String title, Path folder) {
        return FileChoosers.of(title, folder, new ExtensionFilter(tr("Variants"), "*" + VariantFile.ENDING));
    }
}
