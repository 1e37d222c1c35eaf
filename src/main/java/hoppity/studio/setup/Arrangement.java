package hoppity.studio.setup;

import hoppity.board.Rectangle;
import hoppity.board.Topology;
import hoppity.rules.Game;
import hoppity.rules.MoveGenerator;
import hoppity.rules.Position;
import hoppity.rules.Setup;
import hoppity.rules.Variant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.random.RandomGenerator;

/** Set-ups made out of others. A new arrangement of pieces has nobody finished. */
final class Arrangement {
    private static final int FEWEST_PLIES = 6;
    private static final int MOST_PLIES = 80;

    private Arrangement() {}

    static Setup with(Setup setup, int cell, int seat) {
        var cells = new ArrayList<>(setup.cells());
        cells.set(cell, seat);
        return new Setup(cells, setup.toMove(), setup.moveNumber());
    }

    static Setup cleared(Setup setup) {
        return new Setup(Collections.nCopies(setup.cells().size(), Position.EMPTY), setup.toMove(), setup.moveNumber());
    }

    /** The board turned by half: what stood at one end stands at the other. */
    static Setup turned(Setup setup, Topology topology) {
        return moved(setup, topology::opposite);
    }

    /** Each seat's pieces become those of the next, and the next is to move. */
    static Setup recoloured(Setup setup, int seats) {
        var cells = setup.cells().stream()
                .map(seat -> seat == Position.EMPTY ? seat : Integer.valueOf((seat + 1) % seats))
                .toList();
        return new Setup(cells, (setup.toMove() + 1) % seats, setup.moveNumber());
    }

    /** The board mirrored so that the first seat's home stays where it is; empty if there is no such mirror. */
    static Optional<Setup> mirrored(Setup setup, Variant variant) {
        var topology = variant.topology();
        var home = variant.home(0).cells();
        for (var mirror : mirrors(topology)) {
            if (home.stream().allMatch(cell -> home.contains(mirror.applyAsInt(cell)))) {
                return Optional.of(moved(setup, mirror));
            }
        }
        return Optional.empty();
    }

    /** Along a square's diagonal through the lower right corner, along the other one, and from left to right. */
    private static List<IntUnaryOperator> mirrors(Topology topology) {
        var mirrors = new ArrayList<IntUnaryOperator>();
        if (topology.shape() instanceof Rectangle board && board.files() == board.ranks()) {
            int side = board.files() - 1;
            mirrors.add(cell -> topology.at(
                    side - topology.cell(cell).y(), side - topology.cell(cell).x()));
            mirrors.add(cell ->
                    topology.at(topology.cell(cell).y(), topology.cell(cell).x()));
        }
        mirrors.add(cell -> {
            var row = topology.rows().stream()
                    .filter(cells -> cells.contains(cell))
                    .findFirst()
                    .orElseThrow();
            return row.get(row.size() - 1 - row.indexOf(cell));
        });
        return mirrors;
    }

    private static Setup moved(Setup setup, IntUnaryOperator to) {
        var cells = new ArrayList<>(Collections.nCopies(setup.cells().size(), Position.EMPTY));
        for (int cell = 0; cell < cells.size(); cell++) {
            cells.set(to.applyAsInt(cell), setup.cells().get(cell));
        }
        return new Setup(cells, setup.toMove(), setup.moveNumber());
    }

    /** A position out of a game of random moves that is not over. */
    static Setup random(Variant variant, RandomGenerator random) {
        int plies = random.nextInt(FEWEST_PLIES, MOST_PLIES + 1);
        var generator = new MoveGenerator(variant);
        var game = new Game(variant);
        var reached = game.position();
        for (int i = 0; i < plies && !game.outcome().isOver(); i++) {
            reached = game.position();
            var moves = generator.moves(reached);
            if (moves.isEmpty()) {
                game.skip();
            } else {
                game.play(moves.get(random.nextInt(moves.size())));
            }
        }
        return Setup.of(game.outcome().isOver() ? reached : game.position());
    }
}
