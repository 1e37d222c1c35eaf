package hoppity.engine;

import hoppity.rules.Game;
import hoppity.rules.Move;
import hoppity.rules.MoveGenerator;
import hoppity.rules.MutablePosition;
import hoppity.rules.Referee;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** First version: full-width iterative deepening on tempo numbers, to be replaced by the real search. */
final class Memory {
    private static final int WIN = 100_000;

    Memory(int megabytes) {}

    void clear() {}

    BestMove search(SearchRequest request, StopSign sign, Consumer<Snapshot> reports) {
        long begin = System.nanoTime();
        var game = new Game(request.variant(), request.start());
        for (var move : request.moves()) {
            if (move.isPass()) {
                game.skip();
            } else {
                game.play(move);
            }
        }
        var result = new Snapshot(request.id(), 0, 0, 0, 0, 0, List.of());
        if (game.outcome().isOver()) {
            return new BestMove(request.id(), null, game.outcome(), result);
        }
        var generator = new MoveGenerator(request.variant());
        var moves = generator.moves(game.position());
        if (moves.isEmpty()) {
            moves = List.of(Move.PASS);
        }
        var position = new MutablePosition(request.variant(), game.position());
        var referee = new Referee(request.variant());
        int limit = request.limits().depth() > 0 ? request.limits().depth() : 3;
        var nodes = new long[1];
        for (int depth = 1; depth <= limit && !sign.isRaised(); depth++) {
            var lines = new ArrayList<Line>();
            for (var move : moves) {
                int value = play(generator, referee, position, move.code(), depth, -WIN, WIN, nodes);
                int white = position.toMove() == 0 ? value : -value;
                lines.add(new Line(1, depth, score(white), List.of(move)));
            }
            int side = position.toMove() == 0 ? 1 : -1;
            lines.sort((a, b) -> side * Integer.compare(value(b.score()), value(a.score())));
            var top = new ArrayList<Line>();
            for (int i = 0; i < Math.min(request.multiPv(), lines.size()); i++) {
                top.add(new Line(
                        i + 1, depth, lines.get(i).score(), lines.get(i).moves()));
            }
            long ms = (System.nanoTime() - begin) / 1_000_000;
            result = new Snapshot(request.id(), depth, depth, nodes[0], ms, 0, top);
            reports.accept(result);
        }
        return new BestMove(request.id(), result.lines().get(0).moves().get(0), game.outcome(), result);
    }

    private static Score score(int white) {
        return Math.abs(white) < WIN / 2 ? new Score.Estimate(white) : white > 0 ? new Score.Win(1) : new Score.Loss(1);
    }

    private static int value(Score score) {
        return score instanceof Score.Estimate e ? e.centitempi() : score instanceof Score.Win ? WIN : -WIN;
    }

    private static int play(
            MoveGenerator generator,
            Referee referee,
            MutablePosition position,
            int move,
            int depth,
            int alpha,
            int beta,
            long[] nodes) {
        int seat = position.toMove();
        nodes[0]++;
        position.make(move);
        var outcome = referee.afterPly(position, move);
        int value;
        if (outcome.isOver()) {
            value = outcome.winner() < 0 ? 0 : outcome.isWinOf(seat) ? WIN - 1 : 1 - WIN;
        } else if (depth == 1) {
            value = 100 * (position.tempo(1 - seat) - position.tempo(seat));
        } else {
            var replies = new int[MoveGenerator.MAX_MOVES];
            int count = generator.generate(position, replies);
            int best = -WIN;
            for (int i = 0; i < Math.max(1, count) && best < -alpha; i++) {
                int reply = count == 0 ? Move.PASS_CODE : replies[i];
                int a = Math.max(-beta, best);
                best = Math.max(best, play(generator, referee, position, reply, depth - 1, a, -alpha, nodes));
            }
            value = -best;
        }
        position.unmake(move);
        return value;
    }
}
