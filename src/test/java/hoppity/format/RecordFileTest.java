package hoppity.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import hoppity.format.hgn.HgnFormat;
import hoppity.format.json.JsonFormat;
import hoppity.notation.MoveText;
import hoppity.notation.Turn;
import hoppity.record.Extras;
import hoppity.record.GameRecord;
import hoppity.record.RandomRecords;
import hoppity.record.ViewState;
import hoppity.rules.Variants;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RecordFileTest {
    @TempDir
    private Path folder;

    private final GameRecord record = new RandomRecords(11, false).next(40);

    private static GameRecord only(Path file) throws IOException {
        var games = RecordFile.load(file).games();
        assertThat(games).hasSize(1);
        return games.get(0);
    }

    private List<String> names() throws IOException {
        try (var files = Files.list(folder)) {
            return files.map(f -> f.getFileName().toString()).sorted().toList();
        }
    }

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    // ---- saving

    @Test
    void theEndingSaysTheFormat() throws IOException {
        for (var name : List.of("game.hgj", "game.hgn", "game.hgjl", "GAME2.HGN")) {
            RecordFile.save(record, folder.resolve(name));
            boolean ids = !name.toLowerCase(Locale.ROOT).endsWith(".hgn");
            assertThat(RecordDifference.between(record, only(folder.resolve(name)), ids))
                    .isEmpty();
        }
        assertThat(Files.readString(folder.resolve("game.hgn"))).startsWith("[");
        assertThat(names()).containsExactly("GAME2.HGN", "game.hgj", "game.hgjl", "game.hgn");
    }

    @Test
    void theVersionBeforeStaysAsBak() throws IOException {
        var file = folder.resolve("game.hgj");
        RecordFile.save(record, file);
        var first = Files.readString(file);
        record.loader().add(record.loader().freshId(), record.tree().get(lastId()), Turn.SKIP);
        RecordFile.save(record, file);
        assertThat(Files.readString(folder.resolve("game.hgj.bak")))
                .isEqualTo(first)
                .isNotEqualTo(Files.readString(file));
        RecordFile.save(record, file);
        assertThat(names()).containsExactly("game.hgj", "game.hgj.bak");
    }

    private int lastId() {
        return record.loader().freshId() - 1;
    }

    @Test
    void whatTheFormatCannotHoldIsTold() throws IOException {
        record.setView(new ViewState(1, Set.of(), 180, Extras.NONE));
        assertThat(RecordFile.save(record, folder.resolve("game.hgn")))
                .containsExactly("the view state (cursor, folded variations, side of the board) is not kept");
        assertThat(RecordFile.save(record, folder.resolve("game.hgj"))).isEmpty();
    }

    @Test
    void aCollectionIsSavedWhole() throws IOException {
        var games = List.of(record, new RandomRecords(12, false).next(10));
        RecordFile.save(games, folder.resolve("games.hgn"));
        RecordFile.save(games, folder.resolve("games.hgjl"));
        assertThat(RecordFile.load(folder.resolve("games.hgn")).games()).hasSize(2);
        assertThat(RecordFile.load(folder.resolve("games.hgjl")).games()).hasSize(2);
        var one = folder.resolve("games.hgj");
        assertThatThrownBy(() -> RecordFile.save(games, one))
                .isInstanceOf(IOException.class)
                .hasMessage("cannot save " + one + ": it can hold one game, not 2");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void permissionsAreKept() throws IOException {
        var file = folder.resolve("game.hgj");
        RecordFile.save(record, file);
        var permissions = PosixFilePermissions.fromString("rw-r-----");
        Files.setPosixFilePermissions(file, permissions);
        RecordFile.save(record, file);
        assertThat(Files.getPosixFilePermissions(file)).isEqualTo(permissions);
        assertThat(Files.getPosixFilePermissions(folder.resolve("game.hgj.bak")))
                .isEqualTo(permissions);
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aSymbolicLinkIsWrittenThrough() throws IOException {
        var real = Files.createDirectory(folder.resolve("real")).resolve("game.hgj");
        RecordFile.save(record, real);
        var link = Files.createSymbolicLink(folder.resolve("link.hgj"), Path.of("real", "game.hgj"));
        var other = new RandomRecords(13, false).next(5);

        RecordFile.save(other, link);

        assertThat(link).isSymbolicLink();
        assertThat(only(real).id()).isEqualTo(other.id());
        assertThat(real.resolveSibling("game.hgj.bak")).exists();
        assertThat(names()).containsExactly("link.hgj", "real");

        var dangling = Files.createSymbolicLink(folder.resolve("new.hgj"), Path.of("real", "new.hgj"));
        RecordFile.save(other, dangling);
        assertThat(real.resolveSibling("new.hgj")).isRegularFile();
        assertThat(dangling).isSymbolicLink();

        var circle = Files.createSymbolicLink(folder.resolve("circle.hgj"), Path.of("circle.hgj"));
        assertThatThrownBy(() -> RecordFile.save(other, circle))
                .hasMessage("cannot save " + circle + ": too many symbolic links");
    }

    @Test
    void placesThatCannotBeWrittenAreTold() throws IOException {
        var missing = folder.resolve("no").resolve("game.hgj");
        assertThatThrownBy(() -> RecordFile.save(record, missing))
                .isInstanceOf(IOException.class)
                .hasMessage("cannot save " + missing + ": there is no folder " + missing.getParent());
        var directory = Files.createDirectory(folder.resolve("folder.hgj"));
        assertThatThrownBy(() -> RecordFile.save(record, directory))
                .hasMessage("cannot save " + directory + ": this is a folder");
        var other = folder.resolve("game.txt");
        assertThatThrownBy(() -> RecordFile.save(record, other))
                .hasMessage("cannot save " + other + ": its ending is none of .hgj, .hgjl, .hgn");
        var file = write("plain", "x").resolve("game.hgj");
        assertThatThrownBy(() -> RecordFile.save(record, file))
                .isInstanceOf(IOException.class)
                .hasMessageStartingWith("cannot save " + file);
        assertThat(names()).containsExactly("folder.hgj", "plain");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void readOnlyPlacesAreTold() throws IOException {
        var file = folder.resolve("game.hgj");
        RecordFile.save(record, file);
        var before = Files.readString(file);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("r--r--r--"));
        assertThatThrownBy(() -> RecordFile.save(record, file))
                .hasMessage("cannot save " + file + ": the file is read-only");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("r-xr-xr-x"));
        try {
            // The superuser may write anywhere.
            assumeThat(Files.isWritable(folder)).isFalse();
            assertThatThrownBy(() -> RecordFile.save(record, file))
                    .hasMessage("cannot save " + file + ": access is denied");
        } finally {
            Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
        }
        assertThat(Files.readString(file)).isEqualTo(before);
    }

    @Test
    void aGameThatDoesNotReadBackTheSameIsNotSaved() throws IOException {
        var file = write("game.hgj", "what was there before");
        var wrong = new GameRecord(Variants.presets().get("halma-8"));
        // The loader does not check turns, so this tree holds an illegal one.
        var text = new MoveText(wrong.variant().topology());
        wrong.loader().add(1, wrong.tree().root(), text.read("a1-a2"));
        assertThatThrownBy(() -> RecordFile.save(wrong, file))
                .isInstanceOf(IOException.class)
                .hasMessage(
                        "cannot save " + file
                                + ": what was written does not read back the same: the line that cannot be played of node 0 differs");
        assertThat(Files.readString(file)).isEqualTo("what was there before");
        assertThat(names()).containsExactly("game.hgj");
    }

    @Test
    void aSnapshotIsSavedWhileTheGameGoesOn() throws IOException {
        var snapshot = record.snapshot();
        record.loader().add(record.loader().freshId(), record.tree().get(lastId()), Turn.SKIP);
        RecordFile.save(snapshot, folder.resolve("game.hgj"));
        assertThat(RecordDifference.between(snapshot, only(folder.resolve("game.hgj")), true))
                .isEmpty();
    }

    // ---- opening

    @Test
    void theContentSaysTheKind() throws IOException {
        var json = JsonFormat.SINGLE.write(List.of(record)).text();
        var line = JsonFormat.LINES.write(List.of(record)).text();
        var text = HgnFormat.INSTANCE.write(List.of(record)).text();
        assertThat(RecordFile.load(write("a.hgn", json)).format()).isSameAs(JsonFormat.SINGLE);
        assertThat(RecordFile.load(write("b.hgj", text)).format()).isSameAs(HgnFormat.INSTANCE);
        assertThat(RecordFile.load(write("c", text)).format()).isSameAs(HgnFormat.INSTANCE);
        assertThat(RecordFile.load(write("d.txt", "\ufeff\n% x\n" + text)).format())
                .isSameAs(HgnFormat.INSTANCE);
        assertThat(RecordFile.load(write("e.hgjl", json)).format()).isSameAs(JsonFormat.SINGLE);
        assertThat(RecordFile.load(write("f.hgj", line + line)).format()).isSameAs(JsonFormat.LINES);
        assertThat(RecordFile.load(write("g.hgj", line)).format()).isSameAs(JsonFormat.SINGLE);
        assertThat(RecordFile.load(write("h.hgjl", line)).format()).isSameAs(JsonFormat.LINES);
        assertThat(RecordFile.load(write("i", line)).format()).isSameAs(JsonFormat.SINGLE);
        assertThat(RecordFile.load(write("j", "\ufeff" + line.replace("\n", "\r\n") + line))
                        .format())
                .isSameAs(JsonFormat.LINES);
    }

    @Test
    void whatCannotBeOpenedIsToldInOneLine() throws IOException {
        var missing = folder.resolve("missing.hgj");
        assertThatThrownBy(() -> RecordFile.load(missing))
                .isInstanceOf(IOException.class)
                .hasMessage("cannot open " + missing + ": there is no such file");
        assertThatThrownBy(() -> RecordFile.load(folder.resolve("no/game.hgj")))
                .hasMessage("cannot open " + folder.resolve("no/game.hgj") + ": there is no folder "
                        + folder.resolve("no"));
        assertThatThrownBy(() -> RecordFile.load(folder)).hasMessageEndingWith(": this is a folder");
        assertThatThrownBy(() -> RecordFile.load(write("empty.hgj", "")))
                .hasMessage(folder.resolve("empty.hgj") + ": the file is empty");
        assertThatThrownBy(() -> RecordFile.load(write("blank", " \n")))
                .hasMessage(folder.resolve("blank") + ": the file is empty");
        assertThatThrownBy(() -> RecordFile.load(write("picture.png", "\u0089PNG\r\n")))
                .hasMessage(folder.resolve("picture.png") + ": this is no game file that the program knows");
        assertThatThrownBy(() -> RecordFile.load(write("letter.hgj", "Dear Ann")))
                .hasMessage(folder.resolve("letter.hgj") + ": line 1, column 1, $: no valid JSON");
        assertThatThrownBy(() -> RecordFile.load(write("letter.hgn", "Dear Ann")))
                .hasMessage(folder.resolve("letter.hgn")
                        + ": line 1, column 1: the tag [Variant \"…\"] is missing, without which no move can be read");
        assertThatThrownBy(() -> RecordFile.load(write("cut.hgj", "{\"format\":")))
                .isInstanceOf(FormatException.class)
                .hasMessage(folder.resolve("cut.hgj") + ": line 1, column 11: the text ends in the middle of a game");
    }

    @Test
    void aGameLaidOutWithANodeALineIsNoCollection() throws IOException {
        var text = """
                {"format":"hoppity-game","version":1,"variant":{"id":"halma-8"},"nodes":[
                {"id":0},
                {"id":1,"p":0,"m":"g3-f4"}
                ]}
                """;
        assertThat(RecordFile.load(write("lines.hgj", text)).format()).isSameAs(JsonFormat.SINGLE);
        assertThat(RecordFile.load(write("lines", text)).format()).isSameAs(JsonFormat.SINGLE);
    }

    @Test
    void aDamagedLineOfACollectionIsNamed() throws IOException {
        var line = JsonFormat.LINES.write(List.of(record)).text();
        assertThatThrownBy(() -> RecordFile.load(write("a.hgjl", line + "hello\n" + line)))
                .hasMessage(folder.resolve("a.hgjl") + ": line 2, column 1, $: no valid JSON");
        assertThatThrownBy(() -> RecordFile.load(write("b.hgjl", "{\"format\":\n" + line)))
                .hasMessage(folder.resolve("b.hgjl") + ": line 1, column 11: the text ends in the middle of a game");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void pipesAndDevicesAreLeftAlone() throws IOException {
        var device = Path.of("/dev/null");
        assertThatThrownBy(() -> RecordFile.load(device))
                .isInstanceOf(IOException.class)
                .hasMessage("cannot open /dev/null: this is no ordinary file but a pipe or a device");
        var link = Files.createSymbolicLink(folder.resolve("null.hgj"), device);
        assertThatThrownBy(() -> RecordFile.save(record, link))
                .hasMessage("cannot save " + link + ": this is no ordinary file but a pipe or a device");
        assertThat(names()).containsExactly("null.hgj");
        Files.delete(link);
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void strangeNamesAreSavedOpenedAndToldInOneLine() throws IOException {
        for (var name : List.of("a\n\t'\"b.hgj", "\u202efdp.hgj", "x".repeat(240) + ".hgj")) {
            var file = folder.resolve(name);
            RecordFile.save(record, file);
            RecordFile.save(record, file);
            assertThat(only(file).id()).isEqualTo(record.id());
            var shown = folder + "/" + name.replaceAll("[\n\t\u202e]+", " ");
            Files.writeString(file, "{");
            assertThatThrownBy(() -> RecordFile.load(file))
                    .hasMessage(shown + ": line 1, column 2: the text ends in the middle of a game");
            Files.delete(file);
            assertThatThrownBy(() -> RecordFile.load(file))
                    .hasMessage("cannot open " + shown + ": there is no such file");
        }
    }

    @Test
    void theEncodingCanBeChosen() throws IOException {
        var text = "[Event \"Ôåñòèâàëü\"]\n[Variant \"halma-8\"]\n\n*\n";
        var file = Files.write(folder.resolve("old.hgn"), text.getBytes(StandardCharsets.ISO_8859_1));
        assertThat(RecordFile.load(file).games().get(0).info().headers()).containsEntry("Event", "Фестиваль");
        assertThat(RecordFile.load(file, StandardCharsets.ISO_8859_1)
                        .games()
                        .get(0)
                        .info()
                        .headers())
                .containsEntry("Event", "Ôåñòèâàëü");
    }

    @Test
    void anOpenedFileIsNeverChangedByOpening() throws IOException {
        var file = write("game.hgn", "[Variant \"halma-8\"]\r\n\r\n1. a1-a2 *");
        assertThatCode(() -> RecordFile.load(file)).doesNotThrowAnyException();
        assertThat(Files.readString(file)).isEqualTo("[Variant \"halma-8\"]\r\n\r\n1. a1-a2 *");
        assertThat(names()).containsExactly("game.hgn");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "%1$s\n%1$s\n",
                "\ufeff%1$s\n\n%1$s",
                "%1$s\r\n\r\n%1$s\r%1$s",
                "\n \n",
                "%1$s\n%2$s\n",
                "%1$s\n\ufeff%2$s\n",
                "%1$s\n%1$s}\n%1$s\n",
                "%1$s\n\n{\"format\":\n%1$s\n",
                "%1$s\n%3$s\n"
            })
    void aCollectionThatIsReadThroughIsToldLikeOneThatIsLoaded(String lines) throws IOException {
        var good = JsonFormat.LINES
                .write(List.of(new RandomRecords(5, true).next(30)))
                .text()
                .strip();
        var illegal = good.replaceFirst("\"m\":\"[^\"]*\"", "\"m\":\"a1-a2-é\"");
        var text = lines.formatted(good, illegal, "\u0001{");
        for (var charset : List.of(StandardCharsets.UTF_8, StandardCharsets.ISO_8859_1)) {
            var file = Files.write(folder.resolve("many.hgjl"), text.getBytes(charset));
            assertThat(told(() -> {
                        var survey = RecordFile.survey(file, null, null);
                        return survey.format().name() + survey.games() + " " + survey.moves() + survey.notes();
                    }))
                    .isEqualTo(told(() -> {
                        var read = RecordFile.load(file);
                        int moves = read.games().stream()
                                .mapToInt(game -> game.tree().size() - 1)
                                .sum();
                        return read.format().name() + read.games().size() + " " + moves + read.notes();
                    }));
        }
    }

    private static String told(Callable<String> reading) {
        try {
            return reading.call();
        } catch (Exception e) {
            return String.valueOf(e);
        }
    }
}
