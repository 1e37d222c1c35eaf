package hoppity.samples;

import hoppity.engine.Line;
import hoppity.engine.Score;
import hoppity.notation.MoveText;
import hoppity.notation.Turn;
import hoppity.record.Annotations;
import hoppity.record.Comment;
import hoppity.record.Evaluation;
import hoppity.record.Evaluation.Proven;
import hoppity.record.Extras;
import hoppity.record.GameInfo.EngineInfo;
import hoppity.record.GameInfo.Player;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.record.GameResult;
import hoppity.rules.Move;
import hoppity.rules.Position;
import hoppity.rules.Routes;
import hoppity.rules.Variant;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Makes a record of a game that the engine played, with comments out of what it saw. The same game gives the same record. */
final class Annotator {
    private static final String ENGINE = "e1";
    private static final int CERTAIN = 10_000;
    private static final int DOUBTFUL = 6;
    private static final int VARIATION_PLIES = 5;
    private static final int PV_PLIES = 6;
    private static final List<String> COUNTS = List.of("", "", "two", "three", "four", "five", "six");
    private static final double SHARES = 10_000;

    private final SelfPlay.Played played;
    private final Variant variant;
    private final GameRecord record;
    private final MoveText text;
    private final Sides sides;
    private final List<Stage> stages;
    private final Map<Integer, String> doubts;
    private final Milestones milestones;
    private final Verdicts verdicts;

    private Annotator(SelfPlay.Played played) {
        this.played = played;
        variant = played.variant();
        record = new GameRecord(variant);
        text = new MoveText(variant.topology());
        sides = Sides.of(variant);
        stages = Stage.of(played);
        doubts = Doubts.of(played, stages);
        milestones = new Milestones(sides, stages);
        verdicts = new Verdicts(sides);
    }

    /** @param nodes positions a move, for the introduction */
    static GameRecord annotate(SelfPlay.Played played, long nodes) {
        return new Annotator(played).annotated(nodes);
    }

    private GameRecord annotated(long nodes) {
        var loader = record.loader();
        var name = "Hoppity against itself: " + variant.name();
        loader.identity(
                UUID.nameUUIDFromBytes((variant.id() + " self-play").getBytes(StandardCharsets.UTF_8))
                        .toString(),
                null,
                null);
        loader.info(record.info()
                .withHeader("Event", name)
                .withPlayers(variant.seats().stream()
                        .map(seat -> new Player(seat.index() + 1, "Hoppity", null, "engine", Extras.NONE))
                        .toList())
                .withEngines(List.of(new EngineInfo(
                        ENGINE, "Hoppity", null, new Extras(Map.of("nodes", Long.toString(nodes))), Extras.NONE)))
                .withResult(GameResult.of(played.outcome(), variant.seatCount())));
        var root = record.tree().root();
        loader.annotate(
                root,
                Annotations.NONE
                        .withPost(List.of(Comment.of(introduction(nodes))))
                        .withEvaluations(evaluationsAt(0)));
        var node = root;
        for (var stage : stages) {
            node = addTurn(node, stage);
        }
        return record;
    }

    private String introduction(long nodes) {
        var who = variant.seatCount() == 2
                ? "The engine plays both sides"
                : sides.teams().size() == 2
                        ? "The engine plays all seats, two and two as partners,"
                        : "The engine plays all " + COUNTS.get(variant.seatCount()) + " seats, each for itself,";
        var unit = variant.seatCount() == 2
                ? "a score counts in tempi from White's point of view."
                : "with each turn goes the chance to win that it gave each seat.";
        return who + " and looks at about " + nodes / 1000
                + ",000 positions a turn. The scores and the comments come from its own search; " + unit;
    }

    private GameNode addTurn(GameNode parent, Stage stage) {
        var choice = played.choices().get(stage.ply());
        var loader = record.loader();
        var node = loader.add(loader.freshId(), parent, turn(stage.before(), choice.move()));
        var words = new ArrayList<String>();
        var doubt = doubts.get(stage.ply());
        if (doubt != null) {
            words.add(doubt);
        }
        words.addAll(milestones.at(stage.ply()));
        verdicts.proof(choice, stage.mover()).ifPresent(words::add);
        if (!stage.outcome().isOver() && stage.after().finished().isEmpty()) {
            verdicts.chances(played.choices(), stage.ply() + 1).ifPresent(words::add);
        }
        var annotations = Annotations.NONE.withEvaluations(evaluationsAt(stage.ply() + 1));
        if (doubt != null) {
            annotations = annotations.withNags(List.of(DOUBTFUL));
        }
        if (!words.isEmpty()) {
            annotations = annotations.withPost(List.of(Comment.of(String.join(" ", words))));
        }
        loader.annotate(node, annotations);
        if (doubt != null && choice.lines().size() > 1) {
            addSecondChoice(parent, choice.lines().get(1), stage.before());
        }
        return node;
    }

    private Turn turn(Position before, Move move) {
        return move.isPass() ? Turn.SKIP : new Turn.Played(move, new Routes(variant, before).shortest(move));
    }

    /** What the search thought of the position after so many plies. */
    private List<Evaluation> evaluationsAt(int ply) {
        if (ply >= stages.size() || played.choices().get(ply).lines().isEmpty()) {
            return List.of();
        }
        var choice = played.choices().get(ply);
        var before = stages.get(ply).before();
        var line = choice.lines().get(0);
        boolean two = variant.seatCount() == 2;
        return List.of(new Evaluation(
                ENGINE,
                two ? 1 : before.toMove() + 1,
                line.score() instanceof Score.Estimate e ? Integer.valueOf(e.centitempi()) : null,
                null,
                proven(line.score()),
                turns(line.score()),
                two
                        ? List.of()
                        : line.shares().stream()
                                .map(share -> Math.rint(share * SHARES) / SHARES)
                                .toList(),
                choice.depth(),
                choice.nodes(),
                null,
                variation(line, before),
                Extras.NONE));
    }

    private static @Nullable Proven proven(Score score) {
        if (score instanceof Score.Estimate) {
            return null;
        }
        return score instanceof Score.Win ? Proven.WIN : score instanceof Score.Loss ? Proven.LOSS : Proven.DRAW;
    }

    private static @Nullable Integer turns(Score score) {
        if (score instanceof Score.Win win) {
            return win.turns();
        }
        return score instanceof Score.Loss loss ? Integer.valueOf(loss.turns()) : null;
    }

    /** The beginning of a line, as far as it is legal: its end may be pieced together from two positions. */
    private List<String> variation(Line line, Position before) {
        var moves = new ArrayList<String>();
        var position = before;
        for (var move : line.moves()) {
            var turn = turn(position, move);
            if (moves.size() == PV_PLIES
                    || turn instanceof Turn.Played way && way.route().isEmpty()) {
                break;
            }
            moves.add(text.write(turn));
            position = position.after(move, variant);
        }
        return moves;
    }

    private void addSecondChoice(GameNode parent, Line line, Position before) {
        var loader = record.loader();
        var node = parent;
        var position = before;
        int added = 0;
        for (var move : line.moves()) {
            var turn = turn(position, move);
            if (added == VARIATION_PLIES
                    || turn instanceof Turn.Played way && way.route().isEmpty()
                    || record.tree().child(node, turn).isPresent()) {
                break;
            }
            node = loader.add(loader.freshId(), node, turn);
            position = position.after(move, variant);
            if (added++ == 0) {
                var worth = variant.seatCount() == 2
                        ? "counted " + tempi(line.score())
                        : String.format(
                                Locale.ROOT,
                                "a chance of %.0f %%",
                                100 * line.shares().get(before.toMove()));
                loader.annotate(
                        node, Annotations.NONE.withPre(List.of(Comment.of("The second choice, " + worth + ":"))));
            }
        }
    }

    /** A score as a number, for comparing; a proven result lies beyond all estimates. */
    static int centitempi(Score score) {
        if (score instanceof Score.Estimate estimate) {
            return estimate.centitempi();
        }
        return score instanceof Score.Win ? CERTAIN : score instanceof Score.Loss ? -CERTAIN : 0;
    }

    static String tempi(Score score) {
        return String.format(Locale.ROOT, "%+.1f", centitempi(score) / 100.0).replace('-', '\u2212');
    }
}
