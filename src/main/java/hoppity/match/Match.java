package hoppity.match;

import hoppity.notation.MoveText;
import hoppity.notation.NotationException;
import hoppity.notation.Refusal;
import hoppity.notation.Turn;
import hoppity.protocol.EngineFault;
import hoppity.protocol.EngineFault.Kind;
import hoppity.record.Annotations;
import hoppity.record.Clock;
import hoppity.record.Extras;
import hoppity.record.GameInfo;
import hoppity.record.GameRecord;
import hoppity.record.GameResult;
import hoppity.rules.Game;
import hoppity.rules.Move;
import hoppity.rules.Outcome;
import hoppity.rules.Position;
import hoppity.rules.Termination;
import hoppity.rules.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Engine against engine, each opening played with both colours; where there are more than two sides, with the first engine on
 * each side in turn and the second on all others. Games end by the rules or, drawn, at the ply cap; an engine that does what
 * it must not loses its game, is started anew, and the match goes on.
 */
public final class Match implements AutoCloseable {
    private final Plan plan;
    private final Contender first;
    private final Contender second;
    /** The seats of each side: one, or partners. */
    private final List<List<Integer>> sides;

    private final MatchScore score;

    /**
     * What is to be played.
     *
     * @param variantName how the variant is called between programs
     * @param games at most so many
     * @param openings played in turn; empty for random ones
     * @param plies length of the random openings
     * @param plyCap at so many plies a game is drawn, or those who have not finished share the next place
     * @param marginMs how much later than its time an engine may answer
     * @param patienceMs how long an answer may take that has no time of its own
     * @param sprt when to end early; null to play all games
     */
    public record Plan(
            Variant variant,
            String variantName,
            int games,
            List<Opening> openings,
            int plies,
            long seed,
            int plyCap,
            long marginMs,
            long patienceMs,
            @Nullable Sprt sprt) {
        public Plan {
            openings = List.copyOf(openings);
        }
    }

    /** @param a the engine on one side, {@code b} the one on the others */
    public Match(Plan plan, EngineSetting a, EngineSetting b) {
        this.plan = plan;
        sides = plan.variant().seats().stream()
                .map(seat -> plan.variant().team(seat.index()))
                .distinct()
                .toList();
        score = new MatchScore(sides.size());
        first = new Contender(plan.variant(), plan.variantName(), a, plan.patienceMs(), "A");
        second = new Contender(plan.variant(), plan.variantName(), b, plan.patienceMs(), "B");
    }

    /**
     * Plays the games.
     *
     * @param finished hears of each game
     * @throws EngineFault if a program cannot be started at the beginning
     */
    public void play(Consumer<GameRecord> finished) throws EngineFault, InterruptedException {
        for (var contender : List.of(first, second)) {
            try {
                contender.player();
            } catch (EngineFault fault) {
                if (fault.kind() == Kind.NOT_STARTED) {
                    throw fault;
                }
                // It is there, but does not speak: it forfeits its games.
            }
        }
        for (int game = 0; game < plan.games() && !isDecided(); game++) {
            int round = game / sides.size();
            var opening = plan.openings().isEmpty()
                    ? Opening.random(plan.variant(), plan.plies(), plan.seed(), round)
                    : plan.openings().get(round % plan.openings().size());
            finished.accept(play(opening, sides.get(game % sides.size()), game));
        }
    }

    private boolean isDecided() {
        var sprt = plan.sprt();
        return sprt != null && score.completesRound() && sprt.verdict(score.rounds()) != Sprt.Verdict.OPEN;
    }

    public MatchScore score() {
        return score;
    }

    /** The result in words, one text a line. */
    public List<String> summary() {
        return score.summary(plan, first.name(), second.name(), first.forfeits(), second.forfeits());
    }

    /** Ends the engines. */
    @Override
    public void close() {
        first.close();
        second.close();
    }

    /** @param lone the seats of the first engine */
    private GameRecord play(Opening opening, List<Integer> lone, int number) throws InterruptedException {
        var variant = plan.variant();
        var seated = variant.seats().stream()
                .map(seat -> lone.contains(seat.index()) ? first : second)
                .toList();
        boolean initial = opening.start().equals(Position.initial(variant.geometry()));
        var record = new GameRecord(variant, initial ? null : opening.start());
        var node = record.tree().root();
        var game = new Game(variant, opening.start());
        var moves = new ArrayList<Move>();
        for (var move : opening.moves()) {
            game.play(move);
            moves.add(move);
            node = record.loader().add(record.loader().freshId(), node, turn(move));
        }
        var detail = "";
        var outcome = game.outcome();
        var mover = first;
        try {
            for (var contender : List.of(first, second)) {
                mover = contender;
                contender.player().newGame();
            }
            while (!outcome.isOver() && game.plies() < plan.plyCap()) {
                mover = seated.get(game.toMove());
                var limits = mover.setting().limits();
                long wait = limits.moveMs() > 0 ? limits.moveMs() + plan.marginMs() : plan.patienceMs();
                var reply = mover.player().reply(opening.start(), moves, limits, wait);
                if (reply.milliseconds() > wait) {
                    throw new EngineFault(Kind.LATE, "it took " + reply.milliseconds() + " ms");
                }
                var move = legal(game, reply.move());
                outcome = game.play(move);
                moves.add(move);
                node = record.loader().add(record.loader().freshId(), node, turn(move));
                record.loader()
                        .annotate(node, Annotations.NONE.withClock(new Clock(null, reply.milliseconds(), Extras.NONE)));
            }
            if (!outcome.isOver()) {
                outcome = Outcome.ranked(game.finished(), Termination.ADJUDICATION);
                detail = "ply cap of " + plan.plyCap();
            }
        } catch (EngineFault fault) {
            mover.forfeit();
            outcome = forfeited(game, seated, mover, reason(fault.kind()));
            detail = "forfeit of " + mover.name() + ": " + fault.getMessage();
        }
        score.add(points(outcome, lone), outcome.isWinOf(lone.get(0)));
        var told = GameResult.of(outcome, variant.seatCount());
        record.loader()
                .info(GameInfo.EMPTY
                        .withHeaders(Map.of("Event", "Match", "Round", String.valueOf(number + 1)))
                        .withPlayers(variant.seats().stream()
                                .map(seat -> player(seat.index() + 1, seated.get(seat.index())))
                                .toList())
                        .withResult(new GameResult(
                                told.scores(), told.ranking(), told.termination(), detail, Extras.NONE)));
        return record;
    }

    /** Those who have finished keep their places, and the seats of the engine at fault come last. */
    private static Outcome forfeited(Game game, List<Contender> seated, Contender guilty, Termination reason) {
        var others = IntStream.range(0, seated.size())
                .filter(seat -> seated.get(seat) != guilty && !game.finished().contains(seat))
                .boxed()
                .toList();
        return Outcome.beforeTheLast(game.finished(), others, reason);
    }

    /** The part of the rivals that a side is better placed than, a shared place counting half. */
    private double points(Outcome outcome, List<Integer> side) {
        double points = 0;
        double worth = 0;
        for (var group : outcome.allPlaces(plan.variant().seatCount())) {
            boolean own = group.contains(side.get(0));
            worth = own ? 0.5 : worth;
            points +=
                    worth * group.stream().filter(seat -> !side.contains(seat)).count();
            worth = own ? 1 : worth;
        }
        return points / (plan.variant().seatCount() - side.size());
    }

    private static GameInfo.Player player(int seat, Contender contender) {
        return new GameInfo.Player(seat, contender.name(), null, "engine", Extras.NONE);
    }

    private static Turn turn(Move move) {
        return move.isPass() ? Turn.SKIP : Turn.Played.of(move);
    }

    private static Termination reason(Kind kind) {
        return switch (kind) {
            case LATE, SILENT -> Termination.TIME;
            case ILLEGAL -> Termination.ADJUDICATION;
            case NOT_STARTED, DIED, FLOODED -> Termination.ABANDONED;
        };
    }

    private Move legal(Game game, String written) throws EngineFault {
        try {
            var turn = new MoveText(plan.variant().topology()).read(written);
            var refusal = turn instanceof Turn.Claimed
                    ? "it is no move"
                    : Refusal.of(game, turn).orElse("");
            if (refusal.isEmpty()) {
                return turn instanceof Turn.Played played ? played.move() : Move.PASS;
            }
            throw new EngineFault(Kind.ILLEGAL, "illegal move " + written + ": " + refusal);
        } catch (NotationException wrong) {
            throw new EngineFault(Kind.ILLEGAL, "illegal move: " + wrong.getMessage());
        }
    }
}
