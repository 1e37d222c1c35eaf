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
import org.jspecify.annotations.Nullable;

/**
 * Engine against engine, each opening played with both colours. Games end by the rules or, drawn, at the ply cap; an engine
 * that does what it must not loses its game, is started anew, and the match goes on.
 */
public final class Match implements AutoCloseable {
    private final Plan plan;
    private final Contender first;
    private final Contender second;
    private final MatchScore score = new MatchScore();

    /**
     * What is to be played.
     *
     * @param variant for two seats
     * @param variantName how the variant is called between programs
     * @param games at most so many
     * @param openings played in turn; empty for random ones
     * @param plies length of the random openings
     * @param plyCap a game of so many plies is drawn
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

    /** @throws IllegalArgumentException if the variant is not for two seats */
    public Match(Plan plan, EngineSetting a, EngineSetting b) {
        if (plan.variant().seatCount() != 2) {
            throw new IllegalArgumentException("a match is played by two seats, and "
                    + plan.variant().id() + " has " + plan.variant().seatCount());
        }
        this.plan = plan;
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
            var opening = plan.openings().isEmpty()
                    ? Opening.random(plan.variant(), plan.plies(), plan.seed(), game / 2)
                    : plan.openings().get(game / 2 % plan.openings().size());
            boolean swapped = game % 2 == 1;
            var record = swapped ? play(opening, second, first, game) : play(opening, first, second, game);
            var result = record.info().result();
            double points = result == null ? 0 : result.scores().getOrDefault(swapped ? 2 : 1, 0.0);
            score.add(points);
            finished.accept(record);
        }
    }

    private boolean isDecided() {
        var sprt = plan.sprt();
        return sprt != null && score.completesPair() && sprt.verdict(score.pairs()) != Sprt.Verdict.OPEN;
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

    private GameRecord play(Opening opening, Contender white, Contender black, int number) throws InterruptedException {
        var variant = plan.variant();
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
        var mover = white;
        try {
            for (var contender : List.of(white, black)) {
                mover = contender;
                contender.player().newGame();
            }
            while (!outcome.isOver() && game.plies() < plan.plyCap()) {
                mover = game.toMove() == 0 ? white : black;
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
                outcome = Outcome.draw(Termination.ADJUDICATION);
                detail = "ply cap of " + plan.plyCap();
            }
        } catch (EngineFault fault) {
            mover.forfeit();
            outcome = Outcome.win(mover == white ? 1 : 0, reason(fault.kind()));
            detail = "forfeit of " + mover.name() + ": " + fault.getMessage();
        }
        var told = GameResult.of(outcome, variant.seatCount());
        record.loader()
                .info(GameInfo.EMPTY
                        .withHeaders(Map.of("Event", "Match", "Round", String.valueOf(number + 1)))
                        .withPlayers(List.of(player(1, white), player(2, black)))
                        .withResult(new GameResult(
                                told.scores(), told.ranking(), told.termination(), detail, Extras.NONE)));
        return record;
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
