package hoppity.studio.session;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.format.RecordFile;
import hoppity.notation.MoveText;
import hoppity.record.GameRecord;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import hoppity.studio.backup.Backups;
import hoppity.studio.concurrent.InlineTasks;
import hoppity.studio.document.GameDocument;
import hoppity.studio.session.Prompts.Changed;
import hoppity.studio.session.Prompts.Unsaved;
import hoppity.studio.settings.Settings;
import hoppity.studio.shell.Notification;
import hoppity.studio.shell.Notifications;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Another program writes into the file of an open game. */
class ChangedFilesTest {
    private static final Variant HALMA = Variants.presets().get("halma-8");

    @TempDir
    Path folder;

    private final FixedPrompts prompts = new FixedPrompts();
    private final Notifications notifications = new Notifications();
    private Backups backups;
    private Session session;
    private Path file;

    @BeforeEach
    void saveAGame() {
        backups = new Backups(folder.resolve("backups"));
        session = new Session(
                new InlineTasks(), new DiskFiles(backups), prompts, notifications, new Settings(), Clock.systemUTC());
        file = folder.resolve("game.hgj");
        prompts.toSave = file;
        session.newGame(HALMA);
        play("g3-f4");
        session.save();
    }

    private GameDocument game() {
        return session.document().orElseThrow();
    }

    private void play(String move) {
        game().play(new MoveText(HALMA.topology()).read(move));
    }

    /** What another program does: a game of two moves. */
    private void changeOutside() throws IOException {
        var record = new GameRecord(HALMA);
        var document = new GameDocument(record, null);
        document.play(new MoveText(HALMA.topology()).read("g3-f4"));
        document.play(new MoveText(HALMA.topology()).read("c8-d7"));
        RecordFile.save(record, file);
    }

    private static int moves(GameRecord record) {
        return record.tree().size() - 1;
    }

    private int movesInFile() throws IOException {
        return moves(RecordFile.load(file).games().get(0));
    }

    private List<String> messages() {
        return notifications.shown().stream().map(Notification::text).toList();
    }

    @Test
    void whatTheStudioItselfSavesIsNoChange() throws IOException {
        session.checkFiles();
        play("c8-d7");
        session.save();
        session.checkFiles();
        session.save();
        prompts.toSave = folder.resolve("other.hgn");
        session.saveAs();
        session.checkFiles();
        session.close();
        session.open(prompts.toSave, 0);
        session.checkFiles();
        play("h4-h5");
        session.save();

        assertThat(prompts.changeAsked).isZero();
        assertThat(messages()).noneMatch(text -> text.contains("deleted"));
    }

    @Test
    void aFileThatWasTouchedButNotChangedIsNoChange() throws IOException {
        Files.setLastModifiedTime(file, FileTime.from(Instant.parse("2020-01-01T00:00:00Z")));

        session.checkFiles();
        session.save();

        assertThat(prompts.changeAsked).isZero();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void reloadingShowsWhatIsInTheFileNow(boolean beforeSaving) throws IOException {
        // The window gets the focus back when the question is answered.
        prompts.whileAsked = session::checkFiles;
        changeOutside();
        prompts.changed = Changed.RELOAD;

        if (beforeSaving) {
            session.save();
        } else {
            session.checkFiles();
        }

        assertThat(prompts.changeAsked).isEqualTo(1);
        assertThat(moves(game().record())).isEqualTo(2);
        assertThat(game().isDirty()).isFalse();
        assertThat(session.games().all()).hasSize(1);
        assertThat(movesInFile()).isEqualTo(2);
        session.checkFiles();
        session.save();
        assertThat(prompts.changeAsked).isEqualTo(1);
    }

    @Test
    void whatReloadingTakesAwayComesBackByUndoAndIsAmongTheEarlierVersions() throws IOException {
        play("c8-d7");
        play("h4-h5");
        var own = game();
        changeOutside();
        prompts.changed = Changed.RELOAD;
        session.checkFiles();
        assertThat(moves(game().record())).isEqualTo(2);
        assertThat(moves(RecordFile.load(backups.versions().get(0).file())
                        .games()
                        .get(0)))
                .isEqualTo(3);

        notifications.shown().get(0).action().orElseThrow().task().run();

        assertThat(session.games().all()).containsExactly(own);
        assertThat(own.isDirty()).isTrue();
        assertThat(own.undoDescription()).isPresent();
        prompts.changed = Changed.OVERWRITE;
        session.save();
        assertThat(movesInFile()).isEqualTo(3);
    }

    @Test
    void keepingBothSavesUnderAnotherName() throws IOException {
        play("c8-d7");
        play("h4-h5");
        changeOutside();
        prompts.changed = Changed.KEEP_BOTH;
        prompts.toSave = folder.resolve("mine.hgj");

        session.save();

        assertThat(movesInFile()).isEqualTo(2);
        assertThat(game().fileProperty().get()).isEqualTo(prompts.toSave);
        assertThat(game().isDirty()).isFalse();
        assertThat(moves(RecordFile.load(prompts.toSave).games().get(0))).isEqualTo(3);
    }

    @Test
    void overwritingKeepsWhatTheOtherProgramWrote() throws IOException {
        changeOutside();
        play("c8-d7");
        play("h4-h5");
        prompts.changed = Changed.OVERWRITE;

        session.save();

        assertThat(movesInFile()).isEqualTo(3);
        assertThat(moves(RecordFile.load(backups.versions().get(0).file())
                        .games()
                        .get(0)))
                .isEqualTo(2);
        assertThat(game().isDirty()).isFalse();
    }

    @Test
    void whatIsNotDecidedIsAskedAgainBeforeSavingButNotAtEachLook() throws IOException {
        changeOutside();
        session.checkFiles();
        session.checkFiles();
        assertThat(prompts.changeAsked).isEqualTo(1);
        assertThat(game().isDirty()).as("the game is in no file any more").isTrue();

        session.save();
        assertThat(prompts.changeAsked).isEqualTo(2);
        assertThat(movesInFile()).isEqualTo(2);
        assertThat(moves(game().record())).isEqualTo(1);
        assertThat(game().isDirty()).isTrue();

        Files.writeString(file, Files.readString(file) + "\n");
        session.checkFiles();
        assertThat(prompts.changeAsked).isEqualTo(3);
    }

    @Test
    void closingGoesOnWhenTheQuestionWasAnsweredWithASave() throws IOException {
        play("c8-d7");
        changeOutside();
        prompts.unsaved = Unsaved.SAVE;
        prompts.changed = Changed.LATER;
        session.close();
        assertThat(session.games().all()).hasSize(1);

        prompts.changed = Changed.OVERWRITE;
        session.close();
        assertThat(session.games().all()).isEmpty();
    }

    @Test
    void aFileThatHasGoneIsToldOnceAndSavingWritesItAgain() throws IOException {
        Files.delete(file);
        session.checkFiles();
        session.checkFiles();
        assertThat(messages()).hasSize(1);
        assertThat(messages().get(0)).startsWith("game.hgj was deleted or moved elsewhere");
        assertThat(game().isDirty()).isTrue();

        session.save();
        assertThat(movesInFile()).isEqualTo(1);
        assertThat(game().isDirty()).isFalse();
        assertThat(prompts.changeAsked).isZero();

        Files.delete(file);
        session.checkFiles();
        changeOutside();
        session.save();
        assertThat(prompts.changeAsked).as("another file has come in its place").isEqualTo(1);
        assertThat(movesInFile()).isEqualTo(2);
    }

    @Test
    void aFileThatHasGoneSinceTheLastLookIsToldWhenItIsSaved() throws IOException {
        Files.delete(file);
        play("c8-d7");

        session.save();

        assertThat(movesInFile()).isEqualTo(2);
        assertThat(messages()).anyMatch(text -> text.contains("had been deleted or moved"));
    }

    @Test
    void reloadingADamagedFileLeavesTheGameAsItIs() throws IOException {
        play("c8-d7");
        Files.writeString(file, "{");
        prompts.changed = Changed.RELOAD;

        session.checkFiles();

        assertThat(moves(game().record())).isEqualTo(2);
        assertThat(game().isDirty()).isTrue();
        assertThat(messages()).hasSize(1);
        assertThat(messages().get(0)).contains("game.hgj");
    }

    @Test
    void aVersionThatCannotBeKeptIsToldAndTheGameSavedAllTheSame() throws IOException {
        Files.writeString(folder.resolve("backups"), "a file in the place of the folder");
        play("c8-d7");

        session.save();

        assertThat(game().isDirty()).isFalse();
        assertThat(movesInFile()).isEqualTo(2);
        assertThat(messages()).anyMatch(text -> text.contains("its earlier version could not be kept"));
    }
}
