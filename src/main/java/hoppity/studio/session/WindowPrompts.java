package hoppity.studio.session;

import static hoppity.words.Words.tr;
import static hoppity.words.Words.trIn;

import hoppity.format.VariantFile;
import hoppity.format.collection.GameIndex;
import hoppity.record.GameRecord;
import hoppity.rules.Variant;
import hoppity.studio.shell.ChildWindow;
import hoppity.studio.shell.FileChoosers;
import java.io.File;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.control.Alert;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.stage.FileChooser.ExtensionFilter;
import javafx.stage.Window;

/** The session's questions as dialogs of a window. */
public final class WindowPrompts implements Prompts {
    /** Side of the pictures of the variants, in pixels. */
    public static final double PICTURE = 48;

    private static final double PASTE_WIDTH = 680;
    private static final double PASTE_HEIGHT = 350;

    private final Window window;
    private final Supplier<? extends Collection<Variant>> variants;
    private final Function<Variant, Node> pictures;
    private Runnable onNewVariant = () -> {};

    /**
     * @param variants what can be played
     * @param pictures makes a small picture of a variant's first position
     */
    public WindowPrompts(
            Window window, Supplier<? extends Collection<Variant>> variants, Function<Variant, Node> pictures) {
        this.window = window;
        this.variants = variants;
        this.pictures = pictures;
    }

    /** What lets a person make a variant of their own who finds none to play. */
    public void setOnNewVariant(Runnable action) {
        onNewVariant = action;
    }

    @Override
    public Unsaved unsavedChanges(String title) {
        var save = new ButtonType(tr("Save"), ButtonData.YES);
        var discard = new ButtonType(tr("Don't save"), ButtonData.NO);
        var cancel = new ButtonType(tr("Cancel"), ButtonData.CANCEL_CLOSE);
        var alert = new Alert(Alert.AlertType.CONFIRMATION, "", save, discard, cancel);
        alert.initOwner(window);
        alert.setTitle(tr("Unsaved changes"));
        alert.setHeaderText(tr("Save the changes to {0}?", title));
        alert.setContentText(tr("Without saving, what you changed since it was last saved is gone."));
        var answer = answer(alert).orElse(cancel);
        if (answer == save) {
            return Unsaved.SAVE;
        }
        return answer == discard ? Unsaved.DISCARD : Unsaved.CANCEL;
    }

    @Override
    public Changed changedElsewhere(String title, boolean dirty) {
        var reload = new ButtonType(tr("Reload"), ButtonData.LEFT);
        var keepBoth = new ButtonType(tr("Keep both…"), ButtonData.LEFT);
        var overwrite = new ButtonType(tr("Overwrite"), ButtonData.LEFT);
        var later = new ButtonType(tr("Not now"), ButtonData.CANCEL_CLOSE);
        var alert = new Alert(Alert.AlertType.WARNING, "", reload, keepBoth, overwrite, later);
        alert.initOwner(window);
        alert.setTitle(tr("Changed by another program"));
        alert.setHeaderText(tr("Another program has changed {0}.", title));
        alert.setContentText(
                dirty
                        ? tr(
                                "Reload shows what is in the file now; your changes go to the earlier versions. Keep both saves"
                                        + " your game under another name. Overwrite puts your game into the file.")
                        : tr(
                                "Reload shows what is in the file now. Keep both saves the game as it is here under another"
                                        + " name. Overwrite puts it into the file."));
        var answer = answer(alert).orElse(later);
        if (answer == reload) {
            return Changed.RELOAD;
        }
        if (answer == keepBoth) {
            return Changed.KEEP_BOTH;
        }
        return answer == overwrite ? Changed.OVERWRITE : Changed.LATER;
    }

    /** A press on the window behind a dialog can leave the window without the focus, and then no menu opens. */
    private <T> Optional<T> answer(Dialog<T> dialog) {
        var answer = dialog.showAndWait();
        window.requestFocus();
        return answer;
    }

    @Override
    public List<Path> filesToOpen(Path folder) {
        var chooser = FileChoosers.of(
                tr("Open games"),
                folder,
                new ExtensionFilter(tr("Games"), "*.hgj", "*.hgn", "*.hgjl", "*.trl", "*.log", "*.json", "*.txt"),
                new ExtensionFilter(tr("Variants"), "*" + VariantFile.ENDING),
                new ExtensionFilter(tr("All files"), "*.*"));
        var chosen = chooser.showOpenMultipleDialog(window);
        return chosen == null ? List.of() : chosen.stream().map(File::toPath).toList();
    }

    @Override
    public Optional<Path> fileToSave(Path folder, String name) {
        var json = new ExtensionFilter(tr("Hoppity game (keeps everything)"), "*.hgj");
        var text = new ExtensionFilter(tr("Game as text"), "*.hgn");
        var chooser = FileChoosers.of(tr("Save the game"), folder, json, text);
        chooser.setSelectedExtensionFilter(name.endsWith(".hgn") ? text : json);
        chooser.setInitialFileName(name);
        return Optional.ofNullable(chooser.showSaveDialog(window)).map(File::toPath);
    }

    @Override
    public Optional<Variant> variantToPlay() {
        var dialog = new VariantDialog(window, variants.get(), pictures);
        var chosen = answer(dialog);
        if (dialog.wantsNew()) {
            onNewVariant.run();
        }
        return chosen;
    }

    @Override
    public OptionalInt gameToOpen(String file, GameIndex games) {
        return answer(new CollectionDialog(window, file, games))
                .map(OptionalInt::of)
                .orElseGet(OptionalInt::empty);
    }

    @Override
    public Optional<GameRecord> gameToOpen(String file, List<GameRecord> games) {
        return answer(new GameDialog(window, file, games));
    }

    @Override
    public void whatToPaste(PastePreview preview, Consumer<PastePreview.Action> then) {
        var stage = ChildWindow.of(window, trIn("window", "Paste"));
        Consumer<PastePreview.Action> take = action -> {
            stage.close();
            then.accept(action);
        };
        var view = new PasteView(preview, take, stage::close);
        ChildWindow.show(stage, view, PASTE_WIDTH, PASTE_HEIGHT, stage::close);
        view.start();
    }

    @Override
    public Optional<Charset> encoding(String title, List<Reading> readings, Charset current) {
        return answer(new EncodingDialog(window, title, readings, current)).map(Reading::charset);
    }

    @Override
    public boolean givesUpChangesToReread(String title) {
        var again = new ButtonType(tr("Read again"), ButtonData.YES);
        var stay = new ButtonType(tr("Cancel"), ButtonData.CANCEL_CLOSE);
        var text = tr("It is read from its file again. Your changes go to the earlier versions.");
        var alert = new Alert(Alert.AlertType.CONFIRMATION, text, again, stay);
        alert.initOwner(window);
        alert.setTitle(tr("Unsaved changes"));
        alert.setHeaderText(tr("Give up the changes to {0}?", title));
        return answer(alert).filter(again::equals).isPresent();
    }
}
