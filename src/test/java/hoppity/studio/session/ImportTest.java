package hoppity.studio.session;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.format.Games;
import hoppity.rules.Variants;
import hoppity.studio.concurrent.InlineTasks;
import hoppity.studio.document.GameDocument;
import hoppity.studio.settings.Settings;
import hoppity.studio.shell.Notification;
import hoppity.studio.shell.Notifications;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games of other programs in the studio: opened, pasted, and never written over. */
class ImportTest {
    @TempDir
    private Path folder;

    private final FixedPrompts prompts = new FixedPrompts();
    private final Notifications notifications = new Notifications();
    private final Settings settings = new Settings();
    private final Session session =
            new Session(new InlineTasks(), GameFiles.ON_DISK, prompts, notifications, settings, Clock.systemUTC());

    private GameDocument shown() {
        return session.document().orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({
        "ludii-grasshopper-8.trl,halma-8",
        "ludii-chinese-checkers-3.trl,chinese-checkers-3",
        "star-two-players.log,chinese-checkers-2",
        "board-middle.txt,halma-16"
    })
    void savingAsksForAFileOfItsOwn(String name, String variant) throws IOException {
        var content = Games.resource("foreign/" + name);
        var file = Files.write(folder.resolve(name), content);
        prompts.toSave = file;

        session.open(file, 0);
        assertThat(shown().record().variant().id()).isEqualTo(variant);
        assertThat(shown().fileProperty().get()).isNull();
        assertThat(shown().isDirty()).isFalse();
        assertThat(notifications.shown())
                .extracting(Notification::text)
                .singleElement()
                .asString()
                .startsWith(name + " is imported: a ")
                .endsWith(". It is saved in a file of its own.");

        session.save();
        assertThat(file).hasBinaryContent(content);
        var saved = folder.resolve(name + ".hgj");
        assertThat(shown().fileProperty().get()).isEqualTo(saved);
        assertThat(GameFiles.ON_DISK.read(saved).games().get(0).variant())
                .isEqualTo(shown().record().variant());
    }

    @Test
    void theyAreNotWrittenOverAfterTheNextStartEither() throws IOException {
        var file = Files.write(folder.resolve("a.trl"), Games.resource("foreign/ludii-grasshopper-8.trl"));
        settings.openFiles().set(java.util.List.of(new hoppity.studio.settings.OpenFile(file, 0)));
        new SessionMemory(session.games(), settings, GameFiles.ON_DISK, new InlineTasks(), notifications).restore(true);

        assertThat(session.games().all())
                .singleElement()
                .satisfies(game -> assertThat(game.fileProperty().get()).isNull());
    }

    @Test
    void aPastedListOfMovesIsAGameOfTheVariantThatIsShown() {
        session.newGame(Variants.presets().get("gambiter-halma-8"));
        session.paste("Clipboard", "g3-f4, c8-d7");

        assertThat(shown().record().variant().id()).isEqualTo("gambiter-halma-8");
        assertThat(shown().record().tree().size()).isEqualTo(3);
        assertThat(shown().isDirty()).isTrue();
        assertThat(notifications.shown())
                .extracting(Notification::text)
                .containsExactly(
                        "Clipboard is imported: a list of moves, read as gambiter-halma-8. It is saved in a file of its own.");
    }

    @Test
    void itIsGuessedWhereThatVariantDoesNotFit() {
        session.newGame(Variants.presets().get("chinese-checkers-2"));
        session.paste("Clipboard", "1. g3-f4 c8-d7");

        assertThat(shown().record().variant().id()).isEqualTo("halma-8");
    }

    @Test
    void otherKindsArePastedToo() {
        session.paste("Clipboard", new String(Games.resource("foreign/board-start.txt"), StandardCharsets.UTF_8));
        assertThat(shown().record().variant().id()).isEqualTo("halma-16");
        session.paste("Clipboard", new String(Games.resource("foreign/star-two-players.log"), StandardCharsets.UTF_8));
        assertThat(shown().record().tree().size()).isEqualTo(75);
    }
}
