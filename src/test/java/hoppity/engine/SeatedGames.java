package hoppity.engine;

import hoppity.engine.SmallGames.Played;
import hoppity.rules.Game;
import hoppity.rules.Move;
import hoppity.rules.MoveGenerator;
import hoppity.rules.Position;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Games of three and more seats for tests: presets, studies and play. */
final class SeatedGames {
    private SeatedGames() {}

    static List<Variant> presets() {
        return Variants.presets().all().stream().filter(v -> v.seatCount() > 2).toList();
    }

    /** A seat that lacks one cell of its target, with its last piece outside. */
    record Study(Position position, int gap, int last) {}

    /** Studies of all seats, the last piece so many steps away from the gap. */
    static List<Study> almostHome(Variant variant, int steps) {
        var studies = new ArrayList<Study>();
        for (var seat : variant.seats()) {
            studies.add(almostHome(variant, seat.index(), steps));
        }
        return studies;
    }

    /** The seat that is to move lacks one cell; the others have barely begun. */
    static Study almostHome(Variant variant, int seat, int steps) {
        var topology = variant.topology();
        var taken = variant.foreignCells(seat);
        var target = variant.target(seat).cells();
        for (int gap : target) {
            for (int last = 0; last < topology.size(); last++) {
                if (topology.distance(gap, last) != steps
                        || taken.contains(last)
                        || target.contains(last)
                        || variant.home(seat).cells().contains(last)) {
                    continue;
                }
                var army = new ArrayList<>(target);
                army.remove(Integer.valueOf(gap));
                army.add(last);
                var position = with(variant, seat, Map.of(seat, army), gap);
                if (turnsToFill(variant, position) == steps) {
                    return new Study(position, gap, last);
                }
            }
        }
        throw new IllegalStateException("no such study of " + variant.id());
    }

    /** The armies given, the others at home as far as cells are free, with one piece in the middle if none is. */
    static Position with(Variant variant, int toMove, Map<Integer, List<Integer>> armies, int... free) {
        var cells = new int[variant.topology().size()];
        Arrays.fill(cells, Position.EMPTY);
        var kept = Arrays.stream(free).boxed().toList();
        armies.forEach((seat, army) -> army.forEach(cell -> cells[cell] = seat));
        for (var seat : variant.seats()) {
            if (armies.containsKey(seat.index())) {
                continue;
            }
            int placed = 0;
            for (int cell : seat.home().cells()) {
                if (cells[cell] == Position.EMPTY && !kept.contains(cell)) {
                    cells[cell] = seat.index();
                    placed++;
                }
            }
            for (int cell = cells.length / 2; placed == 0; cell++) {
                if (cells[cell] == Position.EMPTY) {
                    cells[cell] = seat.index();
                    placed++;
                }
            }
        }
        return Position.of(cells, toMove, 20);
    }

    /** Black fills the upper right corner of the 16×16 board with l16-m16 unless White's piece on l15 goes there first. */
    static Position threat(Variant four) {
        var topology = four.topology();
        var black = new ArrayList<>(four.target(1).cells());
        black.remove(Integer.valueOf(topology.find("m16")));
        black.add(topology.find("l16"));
        var white = new ArrayList<>(four.home(0).cells());
        white.add(topology.find("l15"));
        white.remove(0);
        return with(four, 0, Map.of(0, white, 1, black), topology.find("m16"));
    }

    /** White's piece on m2 stands in the gap that its partner Red's last piece is to fill, and has better moves than to leave. */
    static Position partnerInTheWay(Variant partners) {
        var topology = partners.topology();
        var white = new ArrayList<>(partners.target(0).cells());
        white.remove(Integer.valueOf(topology.find("d15")));
        white.add(topology.find("m2"));
        var red = new ArrayList<>(partners.target(2).cells());
        red.remove(Integer.valueOf(topology.find("m2")));
        red.add(topology.find("l3"));
        return with(partners, 0, Map.of(0, white, 2, red), topology.find("d15"));
    }

    /** Black fills its target with one move; White has the first place already. */
    static Position firstPlaceGone(Variant three) {
        int seat = 1;
        var study = almostHome(three, seat, 1);
        var cells = new int[study.position().size()];
        Arrays.setAll(cells, study.position()::at);
        three.home(0).cells().forEach(cell -> cells[cell] = Position.EMPTY);
        three.target(0).cells().forEach(cell -> cells[cell] = 0);
        return Position.of(cells, seat, 20, List.of(0));
    }

    /** White's one piece, in the tip of its home, is shut in by two rows of Black's. */
    static Position shutIn(Variant star) {
        var topology = star.topology();
        int tip = star.home(0).corner();
        var cells = new int[topology.size()];
        for (int cell = 0; cell < cells.length; cell++) {
            int distance = topology.distance(cell, tip);
            cells[cell] = distance == 1 || distance == 2 ? 1 : Position.EMPTY;
        }
        cells[tip] = 0;
        star.home(2).cells().forEach(cell -> cells[cell] = 2);
        return Position.of(cells, 0, 9);
    }

    /** In how many turns the seat to move can fill its target if nobody else moves: 1, 2, or 3 for more. */
    private static int turnsToFill(Variant variant, Position position) {
        if (fillingMoves(variant, position) > 0) {
            return 1;
        }
        int seat = position.toMove();
        for (var move : new MoveGenerator(variant).moves(position)) {
            var after = position.after(move, variant);
            var cells = new int[after.size()];
            Arrays.setAll(cells, after::at);
            if (fillingMoves(variant, Position.of(cells, seat, after.moveNumber())) > 0) {
                return 2;
            }
        }
        return 3;
    }

    /** How many moves of the seat to move fill its target with its own pieces. */
    static long fillingMoves(Variant variant, Position position) {
        int seat = position.toMove();
        return new MoveGenerator(variant)
                .moves(position).stream()
                        .filter(move -> isFilled(variant, position.after(move, variant), seat))
                        .count();
    }

    static boolean isFilled(Variant variant, Position position, int seat) {
        return variant.target(seat).cells().stream().allMatch(cell -> position.at(cell) == seat);
    }

    /** Random play from the start, mostly forward. */
    static Played midgame(Variant variant, Random random, int plies) {
        var played = Played.start(variant, Position.initial(variant.geometry()));
        while (played.moves().size() < plies && !played.game().outcome().isOver()) {
            played.play(SmallGames.forwardMove(played, random));
        }
        return played;
    }

    static BestMove search(Played played, Limits limits, int lines) {
        return search(SeatedMethod.BEST_REPLY, played, limits, lines);
    }

    static BestMove search(SeatedMethod method, Played played, Limits limits, int lines) {
        return new Searcher(4, Pruning.FULL, method).search(played.request(limits, lines), new StopSign(), s -> {});
    }

    /** What the seats of a side share once, however many they are. */
    static double sum(Variant variant, List<Double> shares) {
        double sum = 0;
        for (int seat = 0; seat < shares.size(); seat++) {
            sum += shares.get(seat) / variant.team(seat).size();
        }
        return sum;
    }

    /** Somebody who plays. */
    interface Player {
        Move move(Played played);
    }

    static Player engine(Limits limits) {
        var searcher = new Searcher(4, Pruning.FULL);
        return played ->
                java.util.Objects.requireNonNull(searcher.search(played.request(limits, 1), new StopSign(), s -> {})
                        .move());
    }

    /** With so much processor time a move. */
    static Player engine(SeatedMethod method, long milliseconds) {
        var searcher = new Searcher(16, Pruning.FULL, method);
        return played -> java.util.Objects.requireNonNull(
                searcher.search(played.request(Limits.INFINITE, 1), new ThreadTime(milliseconds), s -> {})
                        .move());
    }

    static Player random(Random random) {
        return played -> {
            var moves = played.legalMoves();
            return moves.get(random.nextInt(moves.size()));
        };
    }

    /** Looks one ply ahead with the engine's own evaluation. */
    static Player greedy(Variant variant, Random random) {
        var cells = new CellValues(variant);
        return played -> {
            var position = new hoppity.rules.MutablePosition(variant, played.position());
            int seat = position.toMove();
            var values = new HashMap<Move, Integer>();
            for (var move : played.legalMoves()) {
                position.make(move.code());
                boolean finishes = isFilled(variant, position.toPosition(), seat);
                values.put(move, finishes ? Integer.MAX_VALUE : -new Armies(cells, position).lacking(position, seat));
                position.unmake(move.code());
            }
            int most = values.values().stream().max(Integer::compare).orElseThrow();
            var best = played.legalMoves().stream()
                    .filter(move -> values.get(move) == most)
                    .toList();
            return best.get(random.nextInt(best.size()));
        };
    }

    /** Plays to the end, or so many plies. */
    static Game play(Variant variant, Random random, int openingPlies, int mostPlies, List<Player> seats) {
        var played = midgame(variant, random, openingPlies);
        while (!played.game().outcome().isOver() && played.moves().size() < mostPlies) {
            var move = seats.get(played.game().toMove()).move(played);
            if (!played.legalMoves().contains(move)) {
                throw new AssertionError("ply " + played.moves().size() + " of " + variant.id() + ": " + move);
            }
            played.play(move);
        }
        return played.game();
    }

    /** How many of the rivals a side was better placed than, a shared place counting half: 0 to 1. */
    static double score(Game game, List<Integer> team) {
        int seats = game.variant().seatCount();
        var finished = game.finished();
        var places = game.outcome().isOver()
                ? game.outcome().allPlaces(seats)
                : hoppity.rules.Outcome.ranked(finished, hoppity.rules.Termination.UNTERMINATED)
                        .allPlaces(seats);
        double beaten = 0;
        boolean passed = false;
        for (var group : places) {
            boolean mine = group.contains(team.get(0));
            double worth = mine ? 0.5 : passed ? 1 : 0;
            beaten +=
                    worth * group.stream().filter(seat -> !team.contains(seat)).count();
            passed |= mine;
        }
        return beaten / (seats - team.size());
    }
}
