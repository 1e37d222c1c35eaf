package hoppity.samples;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.analysis.WinChance;
import hoppity.format.RecordFile;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.record.GameResult;
import hoppity.record.LineReplay;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The games that come with the program are whole: every move is legal and the rules end each game at its last move. */
class SamplesTest {
    private static final Path FOLDER = Path.of("samples");

    static List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.filter(file -> file.toString().matches(".*\\.(hgj|hgn)"))
                    .sorted()
                    .toList();
        }
    }

    static Stream<Variant> playedByTheEngine() {
        return Variants.presets().all().stream().filter(MakeSamples::isMade);
    }

    private static GameRecord open(Path file) throws IOException {
        var read = RecordFile.load(file);
        assertThat(read.notes()).as("nothing to forgive in %s", file).isEmpty();
        assertThat(read.games()).hasSize(1);
        return read.games().get(0);
    }

    @ParameterizedTest
    @MethodSource("files")
    void theRulesEndTheGameAtItsLastMove(Path file) throws IOException {
        var record = open(file);
        var line = record.tree().lineThrough(record.tree().root());
        var replay = LineReplay.of(record.variant(), record.startPosition(), line);

        for (int ply = 0; ply < replay.size() - 1; ply++) {
            assertThat(replay.get(ply).outcome().isOver())
                    .as("over at ply %d", ply)
                    .isFalse();
        }
        var last = replay.get(replay.size() - 1);
        assertThat(last.endsHere()).isTrue();
        assertThat(record.info().result()).isNotNull();
        assertThat(record.info().result())
                .isEqualTo(GameResult.of(last.outcome(), record.variant().seatCount()));
    }

    @ParameterizedTest
    @MethodSource("playedByTheEngine")
    void eachKindHasAnAnnotatedGame(Variant variant) throws IOException {
        var record = open(FOLDER.resolve(variant.id() + "-self-play.hgj"));

        assertThat(record.variant()).isEqualTo(variant);
        var nodes = record.tree().nodes();
        assertThat(nodes.stream().filter(SamplesTest::hasComment)).hasSizeGreaterThanOrEqualTo(3);
        var line = record.tree().lineThrough(record.tree().root());
        assertThat(line.subList(0, line.size() - 1)).allSatisfy(node -> {
            var evaluation = node.annotations().evaluations().get(0);
            assertThat(WinChance.shares(evaluation, variant)).hasSize(variant.seatCount());
        });
    }

    @ParameterizedTest
    @MethodSource("playedByTheEngine")
    void noGameSaysTheSameThingAgainAndAgain(Variant variant) throws IOException {
        var nodes = open(FOLDER.resolve(variant.id() + "-self-play.hgj")).tree().nodes();
        var sentences = nodes.stream()
                .flatMap(node -> node.annotations().post().stream())
                .flatMap(comment -> Stream.of(comment.text().split("(?<=\\.) ")))
                .map(sentence ->
                        sentence.replaceAll("[−+]?[0-9.]+|[a-q][0-9]+|White|Black|Red|Green|Yellow|Purple", "#"))
                .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));

        assertThat(sentences)
                .allSatisfy((sentence, count) ->
                        assertThat(count).as(sentence).isLessThanOrEqualTo(Math.max(4, variant.seatCount())));
    }

    @ParameterizedTest
    @CsvSource({"halma-8, 24", "kutochky-corner, 30", "chinese-checkers-2, 30"})
    void theShortestGamesAreAnnotatedMoveByMove(String variant, int plies) throws IOException {
        var record = open(FOLDER.resolve(variant + "-shortest.hgj"));
        var line = record.tree().lineThrough(record.tree().root());

        assertThat(record.variant().id()).isEqualTo(variant);
        assertThat(line).hasSize(plies + 1).allMatch(SamplesTest::hasComment);
        assertThat(record.info().result().ranking()).isEqualTo(List.of(List.of(2), List.of(1)));
    }

    private static boolean hasComment(GameNode node) {
        return !node.annotations().post().isEmpty();
    }
}
