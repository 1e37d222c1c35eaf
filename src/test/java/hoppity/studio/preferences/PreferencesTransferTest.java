package hoppity.studio.preferences;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonParser;
import hoppity.studio.settings.Settings;
import hoppity.studio.settings.WindowPlace;
import hoppity.studio.shell.Notification;
import hoppity.studio.shell.Notification.Severity;
import hoppity.studio.shell.Notifications;
import hoppity.studio.theme.Motion;
import hoppity.studio.theme.Theme;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PreferencesTransferTest {
    private static final String HEAD = "{\"format\": \"hoppity-preferences\", \"version\": 1, ";

    @TempDir
    Path folder;

    private final Notifications messages = new Notifications();
    private final PreferencesFixture here = new PreferencesFixture(new Settings());
    private final PreferencesFixture there = new PreferencesFixture(new Settings());

    private void exportTo(PreferencesFixture from, Path file) {
        new PreferencesTransfer(from.preferences, PreferencesFixture.atOnce()).exportTo(file, messages);
    }

    private Notification importInto(PreferencesFixture into, Path file) {
        new PreferencesTransfer(into.preferences, PreferencesFixture.atOnce()).importFrom(file, messages);
        return messages.shown().get(0);
    }

    private Path written(String text) throws IOException {
        return Files.writeString(folder.resolve("prefs.json"), text);
    }

    @Test
    void whatIsExportedComesBackElsewhereAndCanBeUndone() {
        here.settings.theme().set(Theme.DARK);
        here.settings.hopByHop().set(true);
        here.settings.keys().set(Map.of("file.open", List.of("F3"), "of.a.later.studio", List.of("F4")));
        there.settings.engineLines().set(5);
        there.settings.pieceMarks().set(false);

        exportTo(here, folder.resolve("mine"));
        var told = importInto(there, folder.resolve("mine.json"));

        assertThat(there.settings.theme().get()).isEqualTo(Theme.DARK);
        assertThat(there.settings.hopByHop().get()).isTrue();
        assertThat(there.settings.engineLines().get()).as("the default of here").isEqualTo(3);
        assertThat(there.settings.pieceMarks().get()).isTrue();
        assertThat(there.settings.keys().get()).isEqualTo(here.settings.keys().get());
        assertThat(there.commands.get("file.open").tooltip()).isEqualTo("Open… (F3)");
        assertThat(told.severity()).isEqualTo(Severity.INFO);
        assertThat(told.text())
                .startsWith("5 preferences changed as in mine.json: ")
                .contains("Theme of the studio");
        assertThat(told.detail().orElseThrow().lines()).hasSize(5).contains("Lines: 5 → 3");

        told.action().orElseThrow().task().run();
        assertThat(there.settings.theme().get()).isEqualTo(Theme.LIGHT);
        assertThat(there.settings.engineLines().get()).isEqualTo(5);
        assertThat(there.settings.keys().get()).isEmpty();
        assertThat(there.commands.get("file.open").tooltip()).isEqualTo("Open… (Ctrl+O)");
    }

    @Test
    void placesFilesAndSessionsStayHere() throws IOException {
        here.settings.window().set(new WindowPlace(1, 2, 1000, 700, false));
        here.settings.recentFiles().add(Path.of("game.hgn"));
        here.settings.lastFolder().set(Path.of("games"));
        here.settings.shownFile().set(3);
        here.settings.restoreGames().set(false);

        exportTo(here, folder.resolve("mine.json"));

        var keys = JsonParser.parseString(Files.readString(folder.resolve("mine.json")))
                .getAsJsonObject()
                .keySet();
        assertThat(keys).contains("format", "version", "theme", "session.restore", "keys");
        assertThat(keys).doesNotContain("window", "files.recent", "files.lastFolder", "session.shown", "session.games");
    }

    @Test
    void placesAndFilesOfElsewhereAreNotTaken() throws IOException {
        var before = there.settings.lastFolder().get();

        var told = importInto(there, written(HEAD + "\"files.lastFolder\": \"/nowhere\", \"unknown\": [[1]]}"));

        assertThat(there.settings.lastFolder().get()).isEqualTo(before);
        assertThat(told.text()).isEqualTo("Everything is already as prefs.json has it.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "null",
                "[]",
                "{}",
                "{\"theme\": \"dark\"}",
                "{\"format\": \"hgj\", \"theme\": \"dark\"}",
                "{\"format\": [1, 2], \"theme\": \"dark\"}",
                "{\"format\": {}, \"theme\": \"dark\"}",
                "not json at all {",
                HEAD + "\"theme\": \"pink\", \"animation\": false}",
                HEAD + "\"animation\": \"yes\"}",
                HEAD + "\"engine.lines\": 1e400}",
                HEAD + "\"engine.lines\": 0}",
                HEAD + "\"theme\": null}",
                HEAD + "\"keys\": [\"Ctrl+O\"]}",
                HEAD + "\"keys\": {\"file.open\": \"Ctrl+O\"}}",
                HEAD + "\"keys\": {\"file.open\": [1]}, \"animation\": false}",
                HEAD + "\"keys\": {\"file.open\": [null]}}",
                HEAD + "\"animation\": false"
            })
    void aDamagedOrForeignFileGivesOneLineAndChangesNothing(String text) throws IOException {
        var told = importInto(there, written(text));

        assertThat(told.severity()).isEqualTo(Severity.ERROR);
        assertThat(told.text()).contains("prefs.json").doesNotContain("\n").hasSizeLessThan(200);
        assertThat(told.action()).isEmpty();
        assertThat(there.settings.theme().get()).isEqualTo(Theme.LIGHT);
        assertThat(there.settings.motion().get()).isEqualTo(Motion.NORMAL);
        assertThat(there.settings.keys().get()).isEmpty();
    }

    @Test
    void aFileNestedDeeplyOrHugeOrMissingGivesOneLine() throws IOException {
        var deep = importInto(there, written(HEAD + "\"theme\": " + "[".repeat(500_000)));
        assertThat(deep.text()).isEqualTo("prefs.json has no preferences of Hoppity: it is not valid JSON.");

        var file = folder.resolve("huge.json");
        try (var huge = new RandomAccessFile(file.toFile(), "rw")) {
            huge.setLength(4L << 30);
        }
        assertThat(importInto(there, file).text())
                .isEqualTo("huge.json has no preferences of Hoppity: it is larger than 1 MB.");

        Files.write(file, new byte[] {'{', (byte) 0xff, '}'});
        assertThat(importInto(there, file).text())
                .isEqualTo("huge.json has no preferences of Hoppity: it is not UTF-8 text.");

        assertThat(importInto(there, folder.resolve("none.json")).text()).startsWith("There is no file ");
        assertThat(importInto(there, folder).severity()).isEqualTo(Severity.ERROR);
    }

    @Test
    void manyKeysOfOneCommandAreReportedAndIgnored() throws IOException {
        var keys = String.join(", ", java.util.Collections.nCopies(50_000, "\"Ctrl+O\""));

        importInto(there, written(HEAD + "\"keys\": {\"file.open\": [" + keys + "]}}"));

        assertThat(there.complaints).hasSize(1);
        assertThat(there.commands.get("file.open").tooltip()).isEqualTo("Open… (Ctrl+O)");
    }

    @Test
    void aFolderThatCannotBeWrittenIsReported() throws IOException {
        var blocked = Files.writeString(folder.resolve("blocked"), "a file");

        exportTo(here, blocked.resolve("mine.json"));

        assertThat(messages.shown().get(0).text())
                .startsWith("The preferences cannot be written to " + blocked.resolve("mine.json") + ": ");
    }
}
