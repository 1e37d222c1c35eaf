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
import hoppity.rules.Game;
import hoppity.rules.Move;
import hoppity.rules.Outcome;
import hoppity.rules.Position;
import hoppity.rules.Routes;
import hoppity.rules.Tempo;
import hoppity.rules.Termination;
import hoppity.rules.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Makes a record of a game that the engine played, with comments out of what it saw. */
final class Annotator {
    private static final String ENGINE = "e1";
    private static final int CERTAIN = 10_000;
    private static final int SURPRISE = 150;
    private static final int DOUBTFUL = 6;
    private static final int LEAD = 3;
    private static final int VARIATION_PLIES = 5;
    private static final int PV_PLIES = 6;
    private static final int MOST_SURPRISES = 6;

    private final SelfPlay.Played played;
    private final Variant variant;
    private final GameRecord record;
    private final MoveText text;
    private final Game game;
    private int leader = -1;
    private boolean verdictTold;

    private Annotator(SelfPlay.Played played) {
        this.played = played;
        variant = played.variant();
        record = new GameRecord(variant);
        text = new MoveText(variant.topology());
        game = new Game(variant);
    }

    /** @param nodes positions a move, for the introduction */
    static GameRecord annotate(SelfPlay.Played played, long nodes) {
        return new Annotator(played).annotated(nodes);
    }

    private GameRecord annotated(long nodes) {
        var loader = record.loader();
        loader.info(record.info()
                .withHeader("Event", "Hoppity against itself: " + variant.name())
                .withPlayers(List.of(player(1), player(2)))
                .withEngines(List.of(new EngineInfo(
                        ENGINE, "Hoppity", null, new Extras(Map.of("nodes", Long.toString(nodes))), Extras.NONE)))
                .withResult(GameResult.of(played.outcome(), 2)));
        loader.annotate(
                record.tree().root(),
                Annotations.NONE.withPost(List.of(Comment.of("The engine plays both sides and looks at about "
                        + nodes / 1000 + ",000 positions a turn. The scores and the comments come from its own search;"
                        + " a score counts in tempi from White's point of view."))));
        var node = record.tree().root();
        for (int ply = 0; ply < played.choices().size(); ply++) {
            node = addTurn(node, ply);
        }
        return record;
    }

    private static Player player(int seat) {
        return new Player(seat, "Hoppity", null, "engine", Extras.NONE);
    }

    private GameNode addTurn(GameNode parent, int ply) {
        var choice = played.choices().get(ply);
        var before = game.position();
        int mover = before.toMove();
        int atHome = game.atHome(mover);
        game.play(choice.move());
        var loader = record.loader();
        var node = loader.add(loader.freshId(), parent, turn(before, choice.move()));
        var words = new ArrayList<String>();
        var nags = new ArrayList<Integer>();
        surprise(ply, mover, nags).ifPresent(words::add);
        homeLeft(mover, atHome, before.moveNumber()).ifPresent(words::add);
        leadChanges().ifPresent(words::add);
        verdict(choice, mover).ifPresent(words::add);
        if (game.outcome().isOver()) {
            words.add(ending(mover, before.moveNumber()));
        }
        var annotations = Annotations.NONE.withNags(nags);
        if (!words.isEmpty()) {
            annotations = annotations.withPost(List.of(Comment.of(String.join(" ", words))));
        }
        if (!choice.lines().isEmpty() && !game.outcome().isOver()) {
            annotations = annotations.withEvaluations(List.of(evaluation(choice, before)));
        }
        loader.annotate(node, annotations);
        if (nags.contains(DOUBTFUL) && choice.lines().size() > 1) {
            addSecondChoice(parent, choice.lines().get(1), before);
        }
        return node;
    }

    private Turn turn(Position before, Move move) {
        return move.isPass() ? Turn.SKIP : new Turn.Played(move, new Routes(variant, before).shortest(move));
    }

    private Optional<String> surprise(int ply, int mover, List<Integer> nags) {
        if (ply + 2 >= played.choices().size()) {
            return Optional.empty();
        }
        var now = best(ply);
        var later = best(ply + 2);
        if (now == null
                || later == null
                || now.score().isProven()
                || later.score().isProven()) {
            return Optional.empty();
        }
        int change = (centitempi(later.score()) - centitempi(now.score())) * (mover == 0 ? 1 : -1);
        if (change > -SURPRISE || largestSurprises(ply, mover) > MOST_SURPRISES) {
            return Optional.empty();
        }
        nags.add(DOUBTFUL);
        return Optional.of(
                "The engine counts " + tempi(now.score()) + " here, and " + tempi(later.score()) + " when it is "
                        + variant.seat(mover).name() + "'s turn again: the answer was better than it had seen.");
    }

    /** How many turns of the mover before this one were called surprises. */
    private long largestSurprises(int ply, int mover) {
        long count = 0;
        for (int i = mover; i < ply; i += 2) {
            var now = best(i);
            var later = best(i + 2);
            if (now != null
                    && later != null
                    && (centitempi(later.score()) - centitempi(now.score())) * (mover == 0 ? 1 : -1) <= -SURPRISE) {
                count++;
            }
        }
        return count;
    }

    private @Nullable Line best(int ply) {
        var lines = played.choices().get(ply).lines();
        return lines.isEmpty() ? null : lines.get(0);
    }

    private Optional<String> homeLeft(int mover, int before, int number) {
        if (before == 0 || game.atHome(mover) > 0) {
            return Optional.empty();
        }
        var name = variant.seat(mover).name();
        int limit = variant.options().homeLimit();
        return Optional.of(
                limit > 0 && number <= limit
                        ? name + "'s last piece leaves home at move " + number + "; the limit is " + limit + "."
                        : name + "'s last piece leaves home.");
    }

    private Optional<String> leadChanges() {
        int white = game.tempo(0);
        int black = game.tempo(1);
        // Only when both have moved are the numbers to be compared, and a lead of one tempo changes too often to
        // matter.
        if (game.toMove() != 0 || Math.abs(white - black) < LEAD) {
            return Optional.empty();
        }
        int ahead = white < black ? 0 : 1;
        boolean tells = leader >= 0 && ahead != leader;
        leader = ahead;
        return tells
                ? Optional.of(variant.seat(ahead).name() + " takes the lead in tempo, " + Math.min(white, black)
                        + " to " + Math.max(white, black) + ".")
                : Optional.empty();
    }

    private Optional<String> verdict(SelfPlay.Choice choice, int mover) {
        if (verdictTold
                || choice.lines().isEmpty()
                || !choice.lines().get(0).score().isProven()) {
            return Optional.empty();
        }
        var score = choice.lines().get(0).score().seenBy(mover);
        verdictTold = true;
        var me = variant.seat(mover).name();
        var other = variant.seat(1 - mover).name();
        if (score instanceof Score.Win win) {
            return Optional.of(
                    "From here the search has proved that " + me + " wins in at most " + win.turns() + " turns.");
        }
        return Optional.of(
                score instanceof Score.Loss loss
                        ? "From here the search has proved that " + other + " wins; " + me + " has at most "
                                + loss.turns() + " turns left."
                        : "From here the search has proved a draw.");
    }

    private String ending(int mover, int number) {
        var outcome = game.outcome();
        var reason = outcome.termination();
        var winner = outcome.kind() == Outcome.Kind.WIN
                ? variant.seat(outcome.winner()).name()
                : "";
        if (reason == Termination.CAMP_FILLED) {
            int loser = 1 - outcome.winner();
            return winner + " has filled its camp; " + variant.seat(loser).name() + " still needs " + tempiToGo(loser)
                    + ".";
        }
        return switch (reason) {
            case BOTH_FILLED -> "Both camps are full at move " + number + ": a draw.";
            case HOME_NOT_LEFT -> "A piece is still at home after move " + number + ": " + winner + " wins.";
            case BOTH_HOME_NOT_LEFT -> "Both still have a piece at home: a draw.";
            case TEMPO_LIMIT -> "The tempo limit: " + winner + " has the smaller number and wins.";
            case TEMPO_LIMIT_EQUAL -> "The tempo limit, and both numbers are equal: a draw.";
            case REPETITION -> "The position is there for the third time: a draw.";
            default -> "The game is over.";
        };
    }

    private String tempiToGo(int seat) {
        int toGo = Tempo.toGo(variant, game.position(), seat);
        return toGo == 1 ? "one tempo" : toGo + " tempi";
    }

    private Evaluation evaluation(SelfPlay.Choice choice, Position before) {
        var line = choice.lines().get(0);
        var score = line.score();
        Integer centitempi = score instanceof Score.Estimate e ? Integer.valueOf(e.centitempi()) : null;
        Proven proven = score instanceof Score.Win
                ? Proven.WIN
                : score instanceof Score.Loss ? Proven.LOSS : score instanceof Score.Draw ? Proven.DRAW : null;
        // The search counts the turn that has now been made; the record says what the winner needs after it.
        Integer turns = score instanceof Score.Win w
                ? Integer.valueOf(before.toMove() == 0 ? w.turns() - 1 : w.turns())
                : score instanceof Score.Loss l
                        ? Integer.valueOf(before.toMove() == 1 ? l.turns() - 1 : l.turns())
                        : null;
        var pv = line.moves().stream()
                .skip(
                        line.moves().get(0).equals(choice.move())
                                ? 1
                                : line.moves().size())
                .limit(PV_PLIES)
                .map(text::write)
                .toList();
        return new Evaluation(
                ENGINE,
                1,
                centitempi,
                null,
                proven,
                turns,
                List.of(),
                choice.depth(),
                choice.nodes(),
                null,
                pv,
                Extras.NONE);
    }

    private void addSecondChoice(GameNode parent, Line line, Position before) {
        var loader = record.loader();
        var node = parent;
        var position = before;
        int added = 0;
        for (var move : line.moves()) {
            if (added == VARIATION_PLIES
                    || record.tree().child(node, turn(position, move)).isPresent()) {
                break;
            }
            node = loader.add(loader.freshId(), node, turn(position, move));
            position = position.after(move, variant);
            if (added++ == 0) {
                loader.annotate(
                        node,
                        Annotations.NONE.withPre(List.of(Comment.of(
                                "The engine's second choice, which it counted " + tempi(line.score()) + ":"))));
            }
        }
    }

    /** A score as a number from White's point of view, for comparing; a proven result lies beyond all estimates. */
    static int centitempi(Score score) {
        if (score instanceof Score.Estimate estimate) {
            return estimate.centitempi();
        }
        return score instanceof Score.Win ? CERTAIN : score instanceof Score.Loss ? -CERTAIN : 0;
    }

    private static String tempi(Score score) {
        return String.format(Locale.ROOT, "%+.1f", centitempi(score) / 100.0).replace('-', '\u2212');
    }
}
