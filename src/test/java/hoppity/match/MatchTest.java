package hoppity.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import hoppity.notation.Turn;
import hoppity.protocol.EngineFault;
import hoppity.protocol.GoLimits;
import hoppity.record.GameRecord;
import hoppity.rules.Termination;
import hoppity.rules.Variants;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MatchTest {
    private static final GoLimits SHALLOW = new GoLimits(Map.of(), Map.of(), 0, 1, 0);
    private static final GoLimits QUICK = new GoLimits(Map.of(), Map.of(), 10, 0, 0);

    private static Match.Plan plan(int games, int plyCap, long patienceMs, Sprt sprt) {
        var variant = Variants.presets().get("brainking-halma-8");
        return new Match.Plan(variant, variant.id(), games, List.of(), 6, 3, plyCap, 500, patienceMs, sprt);
    }

    private static EngineSetting java(GoLimits limits, String mainClass, String argument) {
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        var classes = System.getProperty("java.class.path");
        assertThat(classes).contains(File.pathSeparator);
        return new EngineSetting("Other", limits, Map.of(), List.of(java, "-cp", classes, mainClass, argument));
    }

    private static List<GameRecord> play(Match match) throws EngineFault, InterruptedException {
        var games = new ArrayList<GameRecord>();
        match.play(games::add);
        return games;
    }

    private static List<Turn> turns(GameRecord game) {
        return game.tree().lineThrough(game.tree().root()).stream()
                .filter(node -> node.parent() != null)
                .map(node -> node.turn())
                .toList();
    }

    @Test
    void eachOpeningIsPlayedWithBothColours() throws Exception {
        try (var match = new Match(
                plan(4, 300, 60_000, null),
                EngineSetting.parse("depth=2", SHALLOW),
                EngineSetting.parse("hoppity", SHALLOW))) {
            var games = play(match);

            assertThat(games).hasSize(4);
            assertThat(games).extracting(game -> game.info().playerName(1)).containsExactly("A", "B", "A", "B");
            assertThat(turns(games.get(0)).subList(0, 6))
                    .isEqualTo(turns(games.get(1)).subList(0, 6));
            assertThat(turns(games.get(2)).subList(0, 6))
                    .isNotEqualTo(turns(games.get(1)).subList(0, 6));
            assertThat(match.score().rounds().total()).isEqualTo(2);
            assertThat(match.summary()).contains("forfeits\t0\t0").anyMatch(line -> line.startsWith("elo\t"));
        }
    }

    @Test
    void atThePlyCapAGameIsDrawnAndTheOutputSaysSo() throws Exception {
        try (var match = new Match(
                plan(2, 10, 60_000, null), EngineSetting.parse("", SHALLOW), EngineSetting.parse("", SHALLOW))) {
            var games = play(match);

            assertThat(match.score().draws()).isEqualTo(2);
            var result = Objects.requireNonNull(games.get(0).info().result());
            assertThat(result.termination()).isEqualTo(Termination.ADJUDICATION);
            assertThat(result.detail()).isEqualTo("ply cap of 10");
            assertThat(match.summary()).anyMatch(line -> line.startsWith("ply cap\t10,"));
        }
    }

    @Test
    void theTestEndsAMatchThatIsDecided() throws Exception {
        var sprt = new Sprt(-400, 0, 0.3, 0.3);
        try (var match = new Match(
                plan(40, 300, 60_000, sprt),
                EngineSetting.parse("depth=3", SHALLOW),
                EngineSetting.parse("", SHALLOW))) {
            var games = play(match);

            assertThat(games).hasSizeLessThan(40).hasSizeGreaterThanOrEqualTo(2);
            assertThat(match.summary()).last().asString().endsWith("H1 accepted");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "dies, ABANDONED, it ended with exit code 7",
        "hangs, TIME, no move within 510 ms",
        "floods, ABANDONED, it floods its output",
        "endless, ABANDONED, it floods its output: a line has more than",
        "illegal, ADJUDICATION, illegal move a1-h8",
        "garbage, ADJUDICATION, its answer is no move",
    })
    void anEngineThatFailsForfeitsAndTheMatchGoesOn(String fault, Termination reason, String detail) throws Exception {
        // A flood is noticed by its size, which takes longer than a quick move.
        var rogue = java(fault.equals("hangs") ? QUICK : SHALLOW, RogueEngine.class.getName(), fault);
        try (var match = new Match(plan(2, 300, 60_000, null), EngineSetting.parse("", SHALLOW), rogue)) {
            var games = play(match);

            assertThat(games).hasSize(2);
            assertThat(match.score().wins()).isEqualTo(2);
            assertThat(games).allSatisfy(game -> {
                var result = Objects.requireNonNull(game.info().result());
                assertThat(result.detail()).startsWith("forfeit of Other: ").contains(detail);
                assertThat(result.termination()).isEqualTo(reason);
            });
            assertThat(match.summary()).contains("forfeits\t0\t2");
        }
        assertThat(ProcessHandle.current().descendants().filter(ProcessHandle::isAlive))
                .isEmpty();
    }

    private static Match.Plan seated(String variant, int games, int plyCap) {
        return new Match.Plan(
                Variants.presets().get(variant), variant, games, List.of(), 6, 3, plyCap, 500, 60_000, null);
    }

    @Test
    void withMoreSeatsTheFirstEngineHasEachSideInTurn() throws Exception {
        try (var match = new Match(
                seated("chinese-checkers-3", 3, 900),
                EngineSetting.parse("nodes=300", SHALLOW),
                EngineSetting.parse("nodes=30", SHALLOW))) {
            var games = play(match);

            assertThat(games).hasSize(3);
            for (int game = 0; game < 3; game++) {
                for (int seat = 0; seat < 3; seat++) {
                    assertThat(games.get(game).info().playerName(seat + 1)).isEqualTo(seat == game ? "A" : "B");
                }
                assertThat(turns(games.get(game)).subList(0, 6))
                        .isEqualTo(turns(games.get(0)).subList(0, 6));
            }
            // Each game scores the part of the two rivals beaten; its record has the places.
            double points = 0;
            for (int game = 0; game < 3; game++) {
                var result = Objects.requireNonNull(games.get(game).info().result());
                assertThat(result.termination()).isEqualTo(Termination.CAMP_FILLED);
                points += result.scores().get(game + 1);
            }
            assertThat(match.score().games().mean()).isCloseTo(points / 3, within(1e-9));
            assertThat(match.score().rounds().total()).isEqualTo(1);
            assertThat(match.summary())
                    .contains("engines\tA\tB on all other sides", "forfeits\t0\t0")
                    .anyMatch(line -> line.matches("games\t3\twins\t\\d\tof equals\t1\\.0"))
                    .anyMatch(line -> line.matches("score\t[01]\\.\\d{3}\t± \\d\\.\\d{3}\t.*"));
        }
    }

    @Test
    void partnersAreOneSide() throws Exception {
        try (var match = new Match(
                seated("halma-16-partners", 2, 40),
                EngineSetting.parse("", SHALLOW),
                EngineSetting.parse("", SHALLOW))) {
            var games = play(match);

            assertThat(games).extracting(game -> game.info().playerName(1)).containsExactly("A", "B");
            assertThat(games).extracting(game -> game.info().playerName(3)).containsExactly("A", "B");
            assertThat(match.score().games().mean()).isEqualTo(0.5);
            assertThat(match.summary()).contains("games\t2\twins\t0\tdraws\t2\tlosses\t0");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "dies, ABANDONED, it ended with exit code 7",
        "illegal, ADJUDICATION, illegal move a1-h8",
    })
    void withMoreSeatsTheEngineAtFaultComesLast(String fault, Termination reason, String detail) throws Exception {
        var rogue = java(SHALLOW, RogueEngine.class.getName(), fault);
        for (boolean alone : new boolean[] {true, false}) {
            var good = EngineSetting.parse("", SHALLOW);
            try (var match =
                    new Match(seated("chinese-checkers-3", 3, 900), alone ? rogue : good, alone ? good : rogue)) {
                var games = play(match);

                assertThat(match.score().games().mean()).isEqualTo(alone ? 0 : 1);
                assertThat(match.summary()).contains(alone ? "forfeits\t3\t0" : "forfeits\t0\t3");
                var result = Objects.requireNonNull(games.get(1).info().result());
                assertThat(result.ranking())
                        .isEqualTo(alone ? List.of(List.of(1, 3), List.of(2)) : List.of(List.of(2), List.of(1, 3)));
                assertThat(result.termination()).isEqualTo(reason);
                assertThat(result.detail()).startsWith("forfeit of Other: ").contains(detail);
            }
        }
    }

    @Test
    void atThePlyCapThoseWhoPlayShareAPlace() throws Exception {
        try (var match = new Match(
                seated("chinese-checkers-6", 2, 12),
                EngineSetting.parse("", SHALLOW),
                EngineSetting.parse("", SHALLOW))) {
            play(match);

            assertThat(match.score().games().mean()).isEqualTo(0.5);
            assertThat(match.summary())
                    .contains(
                            "ply cap\t12, then those who have not finished share a place; else games end by the rules");
        }
    }

    @Test
    void anEngineThatNeverSpeaksForfeits() throws Exception {
        var mute = java(QUICK, RogueEngine.class.getName(), "mute");
        try (var match = new Match(plan(2, 300, 300, null), EngineSetting.parse("", SHALLOW), mute)) {
            play(match);

            assertThat(match.score().wins()).isEqualTo(2);
        }
        assertThat(ProcessHandle.current().descendants().filter(ProcessHandle::isAlive))
                .isEmpty();
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void whatAnEngineHasStartedGoesWithIt() throws Exception {
        var parent = java(QUICK, RogueEngine.class.getName(), "offspring");
        long child;
        try (var engine = new hoppity.protocol.ForeignEngine(parent.command(), 60_000)) {
            var name = Pattern.compile("child (\\d+)").matcher(engine.name());
            assertThat(name.matches()).isTrue();
            child = Long.parseLong(name.group(1));
            assertThat(ProcessHandle.of(child)).isPresent();
        }
        var left = ProcessHandle.of(child);
        if (left.isPresent()) {
            left.get().onExit().join();
        }
        assertThat(ProcessHandle.of(child).filter(ProcessHandle::isAlive)).isEmpty();
    }

    @Test
    void aProgramThatIsNotThereIsSaidAtOnce() {
        var missing = new EngineSetting("", SHALLOW, Map.of(), List.of("no-such-engine-anywhere"));
        try (var match = new Match(plan(2, 300, 300, null), EngineSetting.parse("", SHALLOW), missing)) {
            assertThatThrownBy(() -> play(match))
                    .isInstanceOf(EngineFault.class)
                    .hasMessageContaining("cannot be started");
        }
    }

    @Test
    void aForeignEngineIsPlayedByTheProtocol() throws Exception {
        var other = java(SHALLOW, "hoppity.Main", "engine");
        try (var match = new Match(plan(2, 300, 60_000, null), EngineSetting.parse("", SHALLOW), other)) {
            var games = play(match);

            // The same engine on both sides plays the same game with either colour.
            assertThat(match.summary()).contains("forfeits\t0\t0");
            assertThat(turns(games.get(0))).isEqualTo(turns(games.get(1)));
            assertThat(games.get(0).info().result())
                    .extracting(r -> r.termination())
                    .isNotEqualTo(Termination.ADJUDICATION);
        }
    }

    @Test
    void settingsAreReadFromWords() {
        var setting = EngineSetting.parse("name=\"x\" depth=4 option.Hash=16 '/a path/engine' --fast", QUICK);

        assertThat(setting.command()).containsExactly("/a path/engine", "--fast");
        assertThat(setting.options()).containsExactly(Map.entry("Hash", "16"));
        assertThat(setting.limits().depth()).isEqualTo(4);
        assertThat(EngineSetting.parse("hoppity", QUICK).limits()).isEqualTo(QUICK);
        assertThatThrownBy(() -> EngineSetting.parse("depth=0", QUICK))
                .hasMessageContaining("depth is a number from 1");
        assertThatThrownBy(() -> EngineSetting.parse("option.Style=wild", QUICK))
                .hasMessageContaining("Style");
    }
}
