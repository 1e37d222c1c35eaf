package hoppity.format.collection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hoppity.format.Formats;
import hoppity.format.Games;
import hoppity.format.RecordDifference;
import hoppity.format.RecordFile;
import hoppity.format.TextEncoding;
import hoppity.record.GameRecord;
import hoppity.record.RandomRecords;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CollectionFileTest {
    private static final String THREE = """
            [Variant "halma-8"]
            [White "First"]

            1. g3-f4 {not [Event "x"]
            [Event "the next"] \\} 1-0 } (1. h4-h5 0-1) 1-0

            [Variant "halma-8"]
            [White "Se\\"cond"] [Black "Чорні"]
            1. a1-a2 *

            [Variant "halma-8"] [White "Third"] 1. g3 f4 =2,1
            """;

    @TempDir
    private Path folder;

    private CollectionFile open(String name, String text) throws IOException {
        var file = Files.writeString(folder.resolve(name), text);
        return CollectionFile.open(file, null).orElseThrow();
    }

    private static List<GameEntry> entries(CollectionFile collection) {
        return IntStream.range(0, collection.games().size())
                .mapToObj(collection.games()::entry)
                .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"hgn", "hgjl"})
    void eachGameIsTheSameAsInTheWholeFile(String ending) throws IOException {
        var games = new ArrayList<GameRecord>();
        for (int seed = 0; seed < 150; seed++) {
            games.add(new RandomRecords(seed, false).next(seed % 40));
        }
        var file = folder.resolve("games." + ending);
        RecordFile.save(games, file);
        var whole = RecordFile.load(file).games();

        var collection = CollectionFile.open(file, null).orElseThrow();

        assertThat(collection.games().size()).isEqualTo(whole.size());
        for (int i = 0; i < whole.size(); i++) {
            var entry = collection.games().entry(i);
            assertThat(entry.variant()).isEqualTo(whole.get(i).variant().id());
            assertThat(entry.moves()).isIn(-1, whole.get(i).tree().size() - 1);
            var read = collection.load(i);
            assertThat(read.notes()).isEmpty();
            assertThat(read.games()).hasSize(1);
            assertThat(RecordDifference.between(whole.get(i), read.games().get(0), true))
                    .isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"hgn", "hgjl"})
    void headsAreListed(String ending) throws IOException {
        var file = folder.resolve("many." + ending);
        ManyGames.write(file, 300);
        var whole = RecordFile.load(file).games();

        var index = CollectionFile.open(file, null).orElseThrow().games();

        assertThat(index.size()).isEqualTo(300);
        for (int i = 0; i < 300; i++) {
            var info = whole.get(i).info();
            var entry = index.entry(i);
            assertThat(entry.players()).isEqualTo(info.playerName(1) + " – " + info.playerName(2));
            assertThat(entry.event()).isEqualTo(info.headers().get("Event"));
            assertThat(entry.date()).isEqualTo(info.headers().get("Date"));
            assertThat(entry.moves()).isEqualTo(whole.get(i).tree().size() - 1);
        }
        var words = index.entry(7).players().split(" – ")[0].toUpperCase(java.util.Locale.ROOT) + " open";
        assertThat(index.matching(words))
                .contains(7)
                .allMatch(i -> index.entry(i)
                        .players()
                        .contains(index.entry(7).players().split(" ")[0]));
        assertThat(index.matching(" ")).hasSize(300);
        assertThat(index.matching("no such name")).isEmpty();
    }

    @Test
    void gamesAreTakenApartAsTheReaderDoes() throws IOException {
        var games = entries(open("three.hgn", THREE));
        assertThat(games).extracting(GameEntry::players).containsExactly("First", "Se\"cond – Чорні", "Third");
        assertThat(games).extracting(GameEntry::result).containsExactly("1-0", "*", "=2,1");
        assertThat(games).extracting(GameEntry::line).containsExactly(1, 7, 11);
        assertThat(games).extracting(GameEntry::moves).containsExactly(2, 1, -1);
    }

    @Test
    void placesInOneGameAreThoseOfTheFile() throws IOException {
        var read = open("three.hgn", THREE).load(1);
        assertThat(Games.messages(read)).singleElement().asString().startsWith("line 9, column 4:");
    }

    @Test
    void aDamagedGameLeavesTheOthers() throws IOException {
        var collection = open("cut.hgn", THREE.replaceFirst("\\[Variant \"halma-8\"\\]", ""));
        assertThat(collection.games().size()).isEqualTo(3);
        assertThatThrownBy(() -> collection.load(0)).hasMessageContaining("[Variant");
        assertThat(collection.load(2).games()).hasSize(1);
        var line =
                "{\"format\":\"hoppity-game\",\"version\":1,\"variant\":{\"id\":\"halma-8\"},\"nodes\":[{\"id\":0}]}\n";
        var lines = open("cut.hgjl", line + line.substring(0, 70) + "\n\n" + line);
        assertThat(lines.games().size()).isEqualTo(3);
        assertThatThrownBy(() -> lines.load(1)).hasMessageStartingWith("line 2, column ");
        assertThat(lines.load(2).games()).hasSize(1);
    }

    @Test
    void namesInOldEncodingsAreRead() throws IOException {
        var file = folder.resolve("old.hgn");
        Files.write(file, THREE.repeat(3).getBytes(TextEncoding.WINDOWS_1251));
        var collection = CollectionFile.open(file, null).orElseThrow();
        assertThat(collection.games().charset()).isEqualTo(TextEncoding.WINDOWS_1251);
        assertThat(collection.games().entry(4).players()).endsWith("Чорні");
        assertThat(collection.load(4).games().get(0).info().playerName(2)).isEqualTo("Чорні");
    }

    @Test
    void otherFilesAreNotListed() throws IOException {
        var single = folder.resolve("one.hgj");
        RecordFile.save(new RandomRecords(1, false).next(3), single);
        assertThat(CollectionFile.open(single, null)).isEmpty();
        var wide = Files.write(folder.resolve("wide.hgn"), ("\ufeff" + THREE).getBytes(StandardCharsets.UTF_16LE));
        assertThat(CollectionFile.open(wide, null)).isEmpty();
    }

    @Test
    void anIndexIsKeptAndMadeAnewWhenItDoesNotFit() throws IOException {
        var cache = folder.resolve("indexes");
        var file = Files.writeString(folder.resolve("three.hgn"), THREE);
        var listed = entries(CollectionFile.open(file, cache).orElseThrow());
        Path kept;
        try (var files = Files.list(cache)) {
            kept = files.findFirst().orElseThrow();
        }
        var content = Files.readAllBytes(kept);
        assertThat(entries(CollectionFile.open(file, cache).orElseThrow())).isEqualTo(listed);

        for (int at = 0; at < content.length; at += 3) {
            var damaged = content.clone();
            damaged[at] ^= 4;
            Files.write(kept, damaged);
            assertThat(entries(CollectionFile.open(file, cache).orElseThrow())).isEqualTo(listed);
            assertThat(Files.readAllBytes(kept)).isEqualTo(content);
        }
        Files.write(kept, new byte[3]);
        assertThat(entries(CollectionFile.open(file, cache).orElseThrow())).isEqualTo(listed);

        // Of the same size and time, but other content.
        var time = Files.getLastModifiedTime(file);
        Files.writeString(file, THREE.replace("Third", "Other"));
        Files.setLastModifiedTime(file, time);
        assertThat(CollectionFile.open(file, cache)
                        .orElseThrow()
                        .games()
                        .entry(2)
                        .players())
                .isEqualTo("Other");
    }

    @Test
    void aGameOfAFileThatHasChangedIsNotLoaded() throws IOException {
        var collection = open("three.hgn", THREE);
        Files.setLastModifiedTime(folder.resolve("three.hgn"), FileTime.fromMillis(0));
        assertThatThrownBy(() -> collection.load(0))
                .isInstanceOf(IOException.class)
                .hasMessageEndingWith("three.hgn has changed since its games were listed");
    }

    @ParameterizedTest
    @ValueSource(strings = {"hgn", "json-lines"})
    void whateverAFileHoldsIsListed(String name) throws IOException {
        var format = Formats.all().stream()
                .filter(f -> f.name().equals(name))
                .findFirst()
                .orElseThrow();
        var random = new Random(5);
        var games = new ArrayList<GameRecord>();
        for (int seed = 0; seed < 5; seed++) {
            games.add(new RandomRecords(seed, true).next(10));
        }
        var content = format.write(games).text().getBytes(StandardCharsets.UTF_8);
        for (int i = 0; i < 3000; i++) {
            var mutant = content.clone();
            for (int k = random.nextInt(20); k >= 0; k--) {
                mutant[random.nextInt(mutant.length)] = random.nextBoolean()
                        ? (byte) random.nextInt()
                        : (byte) "{}[]()\"\\\n,:*% ".charAt(random.nextInt(14));
            }
            var index = CollectionFile.scan(new ByteArrayInputStream(mutant), format);
            long end = 0;
            for (int game = 0; game < index.size(); game++) {
                var entry = index.entry(game);
                assertThat(entry.offset()).isGreaterThanOrEqualTo(end);
                end = entry.offset() + entry.length();
            }
            assertThat(end).isLessThanOrEqualTo(mutant.length);
        }
    }
}
