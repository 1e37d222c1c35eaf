package hoppity.studio.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.gson.JsonParser;
import hoppity.format.AtomicFile;
import hoppity.studio.theme.Motion;
import hoppity.studio.theme.Theme;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SettingsStoreTest {
    @TempDir
    Path folder;

    private final List<String> errors = new ArrayList<>();

    private Path file() {
        return folder.resolve("settings.json");
    }

    @Test
    void closingWritesWhatChangedAndOpeningReadsIt() throws IOException {
        try (var store = SettingsStore.open(folder.resolve("new").resolve("folder"), errors::add)) {
            store.settings().theme().set(Theme.DARK);
            store.settings().engineLines().set(4);
        }
        try (var store = SettingsStore.open(folder.resolve("new").resolve("folder"), errors::add)) {
            assertThat(store.settings().theme().get()).isEqualTo(Theme.DARK);
            assertThat(store.settings().engineLines().get()).isEqualTo(4);
            assertThat(store.notices()).isEmpty();
        }
        assertThat(errors).isEmpty();
        try (var files = Files.list(folder.resolve("new").resolve("folder"))) {
            assertThat(files).as("no temporary file stays behind").hasSize(1);
        }
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    @Timeout(60)
    void aPipeInPlaceOfTheFileIsNotWaitedFor() throws Exception {
        assertThat(new ProcessBuilder("mkfifo", file().toString()).start().waitFor())
                .isZero();

        try (var store = SettingsStore.open(folder, errors::add)) {
            assertThat(store.notices()).hasSize(1).first().asString().contains("cannot be read");
        }

        assertThat(file()).doesNotExist();
        assertThatThrownBy(() -> PreferencesFile.read(Path.of("/dev/zero")))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("cannot be read");
    }

    @Test
    void withoutAChangeNothingIsWritten() {
        try (var store = SettingsStore.open(folder, errors::add)) {
            assertThat(store.settings().motion().get()).isEqualTo(Motion.NORMAL);
        }

        assertThat(file()).doesNotExist();
    }

    @Test
    void unknownKeysAndTheVersionOfALaterStudioSurvive() throws IOException {
        Files.writeString(file(), "{\"version\": 9, \"later\": [1, {\"x\": \"ä\"}], \"engine.lines\": 2}");
        try (var store = SettingsStore.open(folder, errors::add)) {
            store.settings().engineLines().set(6);
        }

        assertThat(JsonParser.parseString(Files.readString(file())))
                .isEqualTo(JsonParser.parseString(
                        "{\"version\": 9, \"later\": [1, {\"x\": \"ä\"}], \"engine.lines\": 6}"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{\"theme\": \"dark\"", "[1, 2]", "null", "{\"theme\": }", "\u0000\u0000"})
    void aDamagedFileIsSetAsideAndTheDefaultsHold(String damaged) throws IOException {
        Files.writeString(file(), damaged);
        var clock = Clock.fixed(Instant.parse("2024-05-06T07:08:09Z"), ZoneOffset.UTC);

        var loaded = new SettingsFile(file(), clock).read();

        assertThat(loaded.values().size()).isZero();
        assertThat(loaded.notice().orElseThrow()).contains("settings.json.damaged-20240506-070809");
        assertThat(file()).doesNotExist();
        assertThat(folder.resolve("settings.json.damaged-20240506-070809")).hasContent(damaged);
    }

    @ParameterizedTest
    @ValueSource(strings = {"[", "{\"a\":"})
    void aFileNestedDeeperThanAnyStackIsDamaged(String opening) throws IOException {
        Files.writeString(file(), opening.repeat(1_000_000));

        try (var store = SettingsStore.open(folder, errors::add)) {
            assertThat(store.notices()).singleElement().asString().contains("not valid JSON");
        }
        assertThat(file()).doesNotExist();
    }

    @Test
    void aHugeFileIsPutAsideUnread() throws IOException {
        try (var huge = new java.io.RandomAccessFile(file().toFile(), "rw")) {
            huge.setLength(3L << 30);
        }

        try (var store = SettingsStore.open(folder, errors::add)) {
            assertThat(store.notices()).singleElement().asString().contains("larger than 16 MB");
        }
        assertThat(file()).doesNotExist();
    }

    @Test
    void whatCannotBeReadIsPutAsideRatherThanReplaced() throws IOException {
        Files.createDirectory(file());
        Files.writeString(file().resolve("content"), "kept");

        try (var store = SettingsStore.open(folder, errors::add)) {
            assertThat(store.notices()).singleElement().asString().contains("cannot be read");
            store.settings().theme().set(Theme.DARK);
        }

        assertThat(errors).isEmpty();
        assertThat(file()).isRegularFile();
        try (var files = Files.list(folder)) {
            assertThat(files.filter(Files::isDirectory))
                    .singleElement()
                    .satisfies(aside -> assertThat(aside.resolve("content")).hasContent("kept"));
        }
    }

    @Test
    void olderVersionsAreBroughtUpToDateStepByStep() throws IOException {
        List<java.util.function.Consumer<com.google.gson.JsonObject>> steps = List.of(
                values -> values.add("theme", values.remove("look")),
                values -> values.addProperty("theme", values.get("theme").getAsString() + "!"));
        var clock = Clock.systemUTC();

        for (var stored : List.of("{\"look\": \"dark\"}", "{\"version\": 1, \"look\": \"dark\"}")) {
            Files.writeString(file(), stored);
            assertThat(new SettingsFile(file(), clock, steps).read().values())
                    .isEqualTo(JsonParser.parseString("{\"version\": 3, \"theme\": \"dark!\"}"));
        }
        Files.writeString(file(), "{\"version\": 2, \"theme\": \"dark\"}");
        assertThat(new SettingsFile(file(), clock, steps).read().values())
                .isEqualTo(JsonParser.parseString("{\"version\": 3, \"theme\": \"dark!\"}"));
        for (var newer : List.of("{\"version\": 3, \"theme\": \"dark\"}", "{\"version\": 4, \"theme\": \"dark\"}")) {
            Files.writeString(file(), newer);
            assertThat(new SettingsFile(file(), clock, steps).read().values()).isEqualTo(JsonParser.parseString(newer));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"null", "\"one\"", "[1]", "{}", "-5", "1.5", "1e999999", "true"})
    void aVersionThatIsNoneCountsAsTheFirst(String version) throws IOException {
        Files.writeString(file(), "{\"version\": " + version + ", \"theme\": \"dark\"}");

        try (var store = SettingsStore.open(folder, errors::add)) {
            assertThat(store.settings().theme().get()).isEqualTo(Theme.DARK);
            assertThat(store.notices()).isEmpty();
        }
    }

    @Test
    void aCrashBetweenWritingAndRenamingLosesNothingAndIsCleanedUpLater() throws IOException {
        try (var store = SettingsStore.open(folder, errors::add)) {
            store.settings().theme().set(Theme.DARK);
        }
        var crashed = Files.writeString(leftover(), "{\"theme\": \"li");
        var underWay = Files.writeString(leftover(), "{");
        Files.setLastModifiedTime(crashed, FileTime.from(Instant.now().minus(Duration.ofHours(25))));

        try (var store = SettingsStore.open(folder, errors::add)) {
            assertThat(store.settings().theme().get()).isEqualTo(Theme.DARK);
            assertThat(store.notices()).isEmpty();
            store.settings().theme().set(Theme.LIGHT);
        }
        assertThat(crashed).doesNotExist();
        assertThat(underWay).exists();
    }

    /** The name of what a write of the settings leaves when it is killed. */
    private Path leftover() throws IOException {
        var names = new ArrayList<Path>();
        AtomicFile.write(file(), Files.readAllBytes(file()), names::add);
        return names.get(0);
    }

    @Test
    void aFileThatIsNoUtf8IsDamagedToo() throws IOException {
        Files.write(file(), "{\"theme\": \"d\u00e4rk\"}".getBytes(StandardCharsets.ISO_8859_1));

        try (var store = SettingsStore.open(folder, errors::add)) {
            assertThat(store.notices()).singleElement().asString().contains("not UTF-8");
            store.settings().theme().set(Theme.DARK);
        }

        try (var store = SettingsStore.open(folder, errors::add)) {
            assertThat(store.settings().theme().get()).isEqualTo(Theme.DARK);
            assertThat(store.notices()).isEmpty();
        }
    }

    @Test
    void aValueThatIsNotValidIsNoticed() throws IOException {
        Files.writeString(file(), "{\"engine.lines\": \"many\"}");

        try (var store = SettingsStore.open(folder, errors::add)) {
            assertThat(store.settings().engineLines().get()).isEqualTo(3);
            assertThat(store.notices()).containsExactly("Setting \"engine.lines\": \"many\" is not valid; 3 is used.");
        }
        assertThat(file()).as("kept as it was").hasContent("{\"engine.lines\": \"many\"}");
    }

    @Test
    void aFolderThatCannotBeWrittenIsReported() throws IOException {
        var blocked = Files.writeString(folder.resolve("blocked"), "a file where a folder should be");

        try (var store = SettingsStore.open(blocked, errors::add)) {
            store.settings().motion().set(Motion.OFF);
        }

        assertThat(errors).singleElement().asString().startsWith("The settings cannot be written to " + blocked);
    }
}
