package hoppity.studio.session;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.format.TextEncoding;
import hoppity.record.Comment;
import hoppity.studio.concurrent.InlineTasks;
import hoppity.studio.document.GameDocument;
import hoppity.studio.settings.Settings;
import hoppity.studio.shell.Notification;
import hoppity.studio.shell.Notifications;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Texts whose encoding was guessed wrong. */
class RereadingTest {
    @TempDir
    Path folder;

    private final FixedPrompts prompts = new FixedPrompts();
    private final Notifications notifications = new Notifications();
    private final Session session = new Session(
            new InlineTasks(), GameFiles.ON_DISK, prompts, notifications, new Settings(), Clock.systemUTC());

    private GameDocument open() {
        return session.document().orElseThrow();
    }

    private String comment() {
        return open().record().tree().get(1).annotations().post().stream()
                .map(Comment::text)
                .findFirst()
                .orElse("");
    }

    private Path file(String comment, Charset charset) throws IOException {
        var file = folder.resolve("old.hgn");
        return Files.write(file, ("[Variant \"halma-8\"]\n\n1. g3-f4 {" + comment + "} c8-d7 *\n").getBytes(charset));
    }

    @Test
    void aWrongGuessIsPutRight() throws IOException {
        // Written in capitals, the two Cyrillic encodings cannot be told apart by the case of the letters.
        var file = file("ХОРОШИЙ ХОД", TextEncoding.WINDOWS_1251);
        session.open(file, 1);
        assertThat(comment()).isNotEqualTo("ХОРОШИЙ ХОД");
        assertThat(session.rereadable().get()).isTrue();
        var guessed = open();

        session.reread();
        assertThat(open()).isSameAs(guessed);
        assertThat(prompts.readings)
                .extracting(Prompts.Reading::charset)
                .containsExactly(TextEncoding.KOI8_U, TextEncoding.WINDOWS_1251, StandardCharsets.ISO_8859_1);
        assertThat(prompts.readings.get(1).excerpt()).isEqualTo("1. g3-f4 {ХОРОШИЙ ХОД} c8-d7 *");

        prompts.encoding = TextEncoding.WINDOWS_1251;
        session.reread();
        assertThat(session.games().all()).hasSize(1);
        assertThat(comment()).isEqualTo("ХОРОШИЙ ХОД");
        assertThat(open().isDirty()).isFalse();
        assertThat(open().cursor().ply()).isEqualTo(1);
        assertThat(open().fileProperty().get()).isEqualTo(file);

        open().annotate(open().cursor(), a -> a.withBookmark(true), "add bookmark");
        session.save();
        assertThat(Files.readString(file)).contains("ХОРОШИЙ ХОД");
        assertThat(session.rereadable().get()).isFalse();
    }

    @Test
    void aGuessIsTold() throws IOException {
        session.open(file("ХОРОШИЙ ХОД", TextEncoding.WINDOWS_1251), 1);
        assertThat(notifications.shown())
                .filteredOn(told -> told.severity() == Notification.Severity.WARNING)
                .extracting(Notification::text)
                .singleElement()
                .asString()
                .contains("Read again in another encoding");
    }

    @Test
    void changesAreAskedAboutFirst() throws IOException {
        session.open(file("ХОРОШИЙ ХОД", TextEncoding.WINDOWS_1251), 1);
        prompts.encoding = TextEncoding.WINDOWS_1251;
        open().annotate(open().cursor(), a -> a.withBookmark(true), "add bookmark");
        session.reread();
        assertThat(prompts.guardAsked).isEqualTo(1);
        assertThat(open().isDirty()).isTrue();

        prompts.givesUp = true;
        session.reread();
        assertThat(open().isDirty()).isFalse();
        assertThat(comment()).isEqualTo("ХОРОШИЙ ХОД");
    }

    @Test
    void aTextOfPlainLettersReadsTheSame() throws IOException {
        session.open(file("good", StandardCharsets.US_ASCII), 1);
        var opened = open();
        session.reread();
        assertThat(open()).isSameAs(opened);
        assertThat(notifications.shown())
                .extracting(Notification::text)
                .containsExactly("old.hgn has none but plain letters: it reads the same in every encoding.");
    }

    @Test
    void utf16IsReadByItsMark() throws IOException {
        session.open(file("гарно", StandardCharsets.UTF_16), 1);
        assertThat(comment()).isEqualTo("гарно");
    }
}
