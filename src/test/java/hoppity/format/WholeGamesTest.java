package hoppity.format;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.format.hgn.HgnFormat;
import hoppity.format.json.JsonFormat;
import hoppity.notation.PositionText;
import hoppity.notation.Turn;
import hoppity.record.GameInfo;
import hoppity.record.GameRecord;
import hoppity.record.GameResult;
import hoppity.record.LineReplay;
import hoppity.rules.Game;
import hoppity.rules.Move;
import hoppity.rules.MoveGenerator;
import hoppity.rules.Routes;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Games of every preset, played at random but mostly forwards, to their end or to a number of plies. */
class WholeGamesTest {
    private static final int MOST_PLIES = 600;
    private static final int SEEDS = 2;
    private static final int MANY_SEEDS = 100;

    static Stream<Variant> presets() {
        return Variants.presets().all().stream();
    }

    @ParameterizedTest
    @MethodSource("presets")
    void positionsAndRecordsComeBack(Variant variant) throws IOException {
        play(variant, SEEDS);
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("presets")
    void positionsAndRecordsOfManyGamesComeBack(Variant variant) throws IOException {
        play(variant, MANY_SEEDS);
    }

    private static void play(Variant variant, int seeds) throws IOException {
        for (int seed = 0; seed < seeds; seed++) {
            var game = new Game(variant);
            var record = play(game, new Random(seed));

            assertThat(game.outcome().isOver() || game.plies() == MOST_PLIES).isTrue();
            var line = record.tree().lineThrough(record.tree().root());
            var replay = LineReplay.of(variant, record.startPosition(), line);
            assertThat(replay.get(replay.size() - 1).outcome()).isEqualTo(game.outcome());
            assertThat(record.positionAt(line.get(line.size() - 1))).isEqualTo(game.position());
            assertComesBack(record, JsonFormat.SINGLE);
            assertComesBack(record, HgnFormat.INSTANCE);
        }
    }

    private static GameRecord play(Game game, Random random) {
        var variant = game.variant();
        var generator = new MoveGenerator(variant);
        var text = new PositionText(variant);
        var record = new GameRecord(variant);
        var loader = record.loader();
        var node = record.tree().root();
        while (!game.outcome().isOver() && game.plies() < MOST_PLIES) {
            var position = game.position();
            assertThat(text.read(text.write(position))).isEqualTo(position);
            var moves = generator.moves(position);
            Turn turn = Turn.SKIP;
            if (moves.isEmpty()) {
                game.play(Move.PASS);
            } else {
                var move = choose(variant, game.toMove(), moves, random);
                turn = new Turn.Played(move, new Routes(variant, position).shortest(move));
                game.play(move);
            }
            node = loader.add(loader.freshId(), node, turn);
        }
        var result = GameResult.of(game.outcome(), variant.seatCount());
        loader.info(GameInfo.EMPTY.withResult(result));
        return record;
    }

    private static Move choose(Variant variant, int seat, List<Move> moves, Random random) {
        if (random.nextInt(4) == 0) {
            return moves.get(random.nextInt(moves.size()));
        }
        int corner = variant.target(seat).corner();
        var topology = variant.topology();
        return moves.stream()
                .min(Comparator.comparingInt((Move move) ->
                        4 * (topology.distance(move.to(), corner) - topology.distance(move.from(), corner))
                                - topology.distance(move.from(), corner)))
                .orElseThrow();
    }

    private static void assertComesBack(GameRecord record, Format format) throws IOException {
        var written = format.write(List.of(record));
        var read = format.read(written.text().getBytes(StandardCharsets.UTF_8), null);

        assertThat(written.losses()).isEmpty();
        assertThat(read.notes()).isEmpty();
        assertThat(read.games()).hasSize(1);
        assertThat(RecordDifference.between(record, read.games().get(0), false)).isEmpty();
        assertThat(format.write(read.games()).text()).isEqualTo(written.text());
    }
}
