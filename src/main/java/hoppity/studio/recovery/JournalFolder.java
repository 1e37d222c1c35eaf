package hoppity.studio.recovery;

import static hoppity.words.Words.tr;

import hoppity.format.AtomicFile;
import hoppity.format.FormatException;
import hoppity.format.Formats;
import hoppity.format.RecordFile;
import hoppity.record.GameRecord;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;

/**
 * The folder with the journals: a file of the usual form for each game with unsaved changes, which says in a key of its own
 * whose it is. Several studios use one folder. To be used in the background.
 */
public final class JournalFolder {
    private static final String ENDING = ".hgj";

    private final Path folder;
    private final Predicate<Owner> alive;

    /** @param folder need not exist yet */
    public JournalFolder(Path folder) {
        this(folder, Owner::isAlive);
    }

    JournalFolder(Path folder, Predicate<Owner> alive) {
        this.folder = folder;
        this.alive = alive;
    }

    /**
     * What was found.
     *
     * @param games of studios that have ended without saving them, those written last first
     * @param notices what could not be read, one sentence each
     */
    record Found(List<Recoverable> games, List<String> notices) {}

    /** Writes a journal, or replaces it in one step. The record becomes the journal's own. */
    void write(String id, JournalNote note, GameRecord record) throws IOException {
        note.addTo(record);
        var format = Formats.byName(ENDING)
                .orElseThrow(() -> new IllegalStateException("the format of the journal is missing"));
        Files.createDirectories(folder);
        AtomicFile.write(file(id), format.write(List.of(record)).text().getBytes(StandardCharsets.UTF_8));
    }

    void delete(String id) throws IOException {
        Files.deleteIfExists(file(id));
    }

    private Path file(String id) {
        return folder.resolve(id + ENDING);
    }

    /** Reads the journals of studios that run no longer. One that is damaged is set aside under another name. */
    Found read() {
        var games = new ArrayList<Recoverable>();
        var notices = new ArrayList<String>();
        for (var file : journals(notices)) {
            var name = file.getFileName().toString();
            try {
                var record = RecordFile.load(file).games().get(0);
                var note = JournalNote.takeFrom(record);
                if (note.isEmpty() || !alive.test(note.get().owner())) {
                    var id = name.substring(0, name.length() - ENDING.length());
                    games.add(Recoverable.of(
                            id, record, note, Files.getLastModifiedTime(file).toInstant()));
                }
            } catch (FormatException e) {
                notices.add(setAside(file, e));
            } catch (IOException e) {
                // One that has gone in the meantime was saved or thrown away in another studio.
                if (Files.exists(file)) {
                    notices.add(tr("A game with unsaved changes cannot be read: {0}", e.getMessage()));
                }
            }
        }
        games.sort(Comparator.comparing(Recoverable::written).reversed());
        return new Found(games, notices);
    }

    private List<Path> journals(List<String> notices) {
        var files = new ArrayList<Path>();
        try (var inside = Files.newDirectoryStream(folder, "*" + ENDING)) {
            inside.forEach(files::add);
        } catch (NoSuchFileException e) {
            // Nothing was ever written.
        } catch (IOException | DirectoryIteratorException e) {
            notices.add(tr("Games with unsaved changes cannot be looked for in {0} ({1}).", folder, e.getMessage()));
        }
        return files;
    }

    private String setAside(Path file, FormatException problem) {
        var aside = file.resolveSibling(file.getFileName() + ".damaged");
        try {
            Files.move(file, aside, StandardCopyOption.ATOMIC_MOVE);
            return tr(
                    "A game with unsaved changes is damaged and was set aside as {0}: {1}",
                    aside.getFileName(), problem.getMessage());
        } catch (IOException e) {
            return tr("A game with unsaved changes is damaged: {0}", problem.getMessage());
        }
    }
}
