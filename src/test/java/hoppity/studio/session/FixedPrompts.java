package hoppity.studio.session;

import hoppity.format.collection.GameIndex;
import hoppity.record.GameRecord;
import hoppity.rules.Variant;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Answers that a test gives beforehand; counts how often the guard asked. */
public final class FixedPrompts implements Prompts {
    public Unsaved unsaved = Unsaved.CANCEL;
    public @Nullable Path toOpen;
    public @Nullable Path toSave;
    public @Nullable Variant variant;
    public int gameIndex;
    public int guardAsked;
    public Changed changed = Changed.LATER;
    public int changeAsked;
    public Runnable whileAsked = () -> {};
    public @Nullable Charset encoding;
    public List<Reading> readings = List.of();
    public boolean givesUp;
    public PastePreview.Action pasteAction = PastePreview.Action.OPEN;
    public Consumer<PastePreview> onPreview = preview -> {};
    public @Nullable PastePreview preview;

    @Override
    public Unsaved unsavedChanges(String title) {
        guardAsked++;
        return unsaved;
    }

    @Override
    public Changed changedElsewhere(String title, boolean dirty) {
        changeAsked++;
        whileAsked.run();
        return changed;
    }

    @Override
    public List<Path> filesToOpen(Path folder) {
        return toOpen == null ? List.of() : List.of(toOpen);
    }

    @Override
    public Optional<Path> fileToSave(Path folder, String name) {
        return Optional.ofNullable(toSave);
    }

    @Override
    public Optional<Variant> variantToPlay() {
        return Optional.ofNullable(variant);
    }

    @Override
    public OptionalInt gameToOpen(String file, GameIndex games) {
        return OptionalInt.of(gameIndex);
    }

    @Override
    public Optional<GameRecord> gameToOpen(String file, List<GameRecord> games) {
        return Optional.of(games.get(gameIndex));
    }

    @Override
    public void whatToPaste(PastePreview offered, Consumer<PastePreview.Action> then) {
        preview = offered;
        onPreview.accept(offered);
        then.accept(pasteAction);
    }

    @Override
    public Optional<Charset> encoding(String title, List<Reading> offered, Charset current) {
        readings = offered;
        return Optional.ofNullable(encoding);
    }

    @Override
    public boolean givesUpChangesToReread(String title) {
        guardAsked++;
        return givesUp;
    }
}
