package hoppity.engine;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.engine.SeatedGames.Player;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.util.ArrayList;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole games of three and more seats: legal moves only, and an end; and that looking ahead pays. */
class SeatedSelfPlayTest {
    private static final int OPENING = 2;
    private static final int PLIES_PER_SEAT = 300;

    @Test
    void twentyGamesReachAnEnd() {
        playAll(20, Limits.ofDepth(1));
    }

    @Tag("slow")
    @Test
    void manyGamesReachAnEnd() {
        playAll(100, Limits.ofNodes(1000));
    }

    private static void playAll(int games, Limits limits) {
        var presets = SeatedGames.presets();
        int ended = 0;
        for (int i = 0; i < games; i++) {
            var variant = presets.get(i % presets.size());
            var players = new ArrayList<Player>();
            variant.seats().forEach(seat -> players.add(SeatedGames.engine(limits)));
            var game = SeatedGames.play(
                    variant,
                    new Random(i),
                    OPENING * variant.seatCount(),
                    PLIES_PER_SEAT * variant.seatCount(),
                    players);
            ended += game.outcome().isOver() ? 1 : 0;
        }
        // With a camp that its owner never leaves, a game need not end.
        assertThat(ended).isGreaterThanOrEqualTo(games * 3 / 4);
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource({
        "chinese-checkers-3, 24, 10000, 0.8",
        "chinese-checkers-4, 24, 10000, 0.75",
        "chinese-checkers-6, 24, 20000, 0.7",
        "halma-16-four, 16, 10000, 0.7",
        "halma-16-partners, 16, 10000, 0.8",
    })
    void beatsTheOneWhoLooksOnePlyAhead(String preset, int games, long nodes, double score) {
        var variant = Variants.presets().get(preset);
        var random = new Random(1);
        assertThat(rotated(variant, games, nodes, SeatedGames.greedy(variant, random)))
                .isGreaterThan(score);
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"chinese-checkers-3", "chinese-checkers-6", "halma-16-four"})
    void beatsTheOneWhoPlaysAtRandom(String preset) {
        var variant = Variants.presets().get(preset);
        // Where a camp must be all one's own, somebody who never leaves it can keep others from filling it.
        assertThat(rotated(variant, 6, 500, SeatedGames.random(new Random(2)))).isGreaterThan(0.8);
    }

    /**
     * One side of the engine's against the same player on all others, each seat in turn from the same opening.
     *
     * @return how many of the rivals the engine was better placed than, a shared place counting half: 0 to 1
     */
    private static double rotated(Variant variant, int games, long nodes, Player rival) {
        double score = 0;
        int seats = variant.seatCount();
        for (int i = 0; i < games; i++) {
            var team = variant.team(i % seats);
            var engine = SeatedGames.engine(Limits.ofNodes(nodes));
            var players = new ArrayList<Player>();
            for (int seat = 0; seat < seats; seat++) {
                players.add(team.contains(seat) ? engine : rival);
            }
            var game =
                    SeatedGames.play(variant, new Random(i / seats), OPENING * seats, PLIES_PER_SEAT * seats, players);
            score += SeatedGames.score(game, team);
        }
        return score / games;
    }
}
