package hoppity.engine;

import hoppity.board.Geometry;
import hoppity.board.Rectangle;
import hoppity.board.Rectangle.Corner;
import hoppity.board.Seat;
import hoppity.rules.Game;
import hoppity.rules.Move;
import hoppity.rules.MoveGenerator;
import hoppity.rules.Position;
import hoppity.rules.RuleOption;
import hoppity.rules.RuleOptions;
import hoppity.rules.Variant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Random;

/** Games on boards so small that they can be looked at in full, under every system of rules, and random play on them. */
public final class SmallGames {
    private SmallGames() {}

    /** A variant on a board of this size with a triangle of three, {@code options} as {@code key=value} pairs. */
    public static Variant variant(int files, int ranks, int directions, String... options) {
        return variant(files, ranks, List.of(2, 1), directions, options);
    }

    public static Variant variant(int files, int ranks, List<Integer> camp, int directions, String... options) {
        var board = new Rectangle(files, ranks);
        var home = board.camp(Corner.LOWER_RIGHT, camp);
        var away = board.camp(Corner.UPPER_LEFT, camp);
        var geometry = new Geometry(board, List.of(Seat.of(0, home, away), Seat.of(1, away, home)));
        var changes = new EnumMap<RuleOption, String>(RuleOption.class);
        for (var option : options) {
            var parts = option.split("=");
            changes.put(RuleOption.find(parts[0]).orElseThrow(), parts[1]);
        }
        var rules = RuleOption.with(RuleOptions.bare(directions), changes);
        var name = files + "x" + ranks + " " + directions + " " + String.join(" ", options);
        return new Variant(name, name, "", geometry, rules);
    }

    /** The same directions and jumps without any limit on where a move may lead. */
    static RuleOptions freeMovement(RuleOptions options) {
        return RuleOption.with(
                options,
                java.util.Map.of(
                        RuleOption.LEAVE_TARGET, "ALLOWED",
                        RuleOption.REENTER_HOME, "ALLOWED",
                        RuleOption.FORWARD_ONLY, "false"));
    }

    /** Every ending rule and every movement rule at least once. */
    public static List<Variant> systems() {
        return List.of(
                variant(4, 4, 8),
                variant(5, 4, 8, "lastMove=EQUALISE"),
                variant(4, 4, 4, "lastMove=EQUALISE", "homeCheck=ONCE", "homeLimit=6", "tempoLimit=10"),
                variant(5, 4, 8, "lastMove=EQUALISE", "tempoLimit=6", "tempoMeasure=CAMP"),
                variant(
                        4,
                        4,
                        8,
                        "lastMove=EQUALISE",
                        "homeCheck=EACH_MOVE",
                        "homeLimit=5",
                        "reenterHome=LOSES_AFTER_LIMIT"),
                variant(
                        4,
                        4,
                        8,
                        "homeCheck=EACH_MOVE",
                        "homeLimit=4",
                        "reenterHome=LOSES_AFTER_LIMIT",
                        "repetition=THREEFOLD_DRAW"),
                variant(4, 4, 4, "homeCheck=EACH_MOVE", "homeLimit=7", "repetition=THREEFOLD_DRAW"),
                variant(5, 4, 6, "win=PARLETT", "leaveTarget=FORBIDDEN_AT_END", "repetition=THREEFOLD_DRAW"),
                variant(4, 4, 8, "win=PARLETT", "lastMove=EQUALISE", "repetition=THREEFOLD_DRAW"),
                variant(4, 5, 8, "win=OCCUPY_FREE", "reenterHome=ILLEGAL", "leaveTarget=FORBIDDEN_EACH_HOP"),
                variant(4, 4, 4, "forwardOnly=true", "lastMove=EQUALISE"),
                variant(5, 5, 8, "longJumps=true", "repetition=THREEFOLD_DRAW"));
    }

    /** A game in play with the moves so far. */
    public record Played(Game game, Position start, List<Move> moves, List<Position> positions) {
        public static Played start(Variant variant, Position start) {
            var positions = new ArrayList<Position>();
            positions.add(start);
            return new Played(new Game(variant, start), start, new ArrayList<>(), positions);
        }

        public void play(Move move) {
            game.play(move);
            moves.add(move);
            positions.add(game.position());
        }

        public Position position() {
            return positions.get(positions.size() - 1);
        }

        public List<Move> legalMoves() {
            var legal = new MoveGenerator(game.variant()).moves(position());
            return legal.isEmpty() ? List.of(Move.PASS) : legal;
        }

        SearchRequest request(Limits limits, int multiPv) {
            return new SearchRequest(1, game.variant(), start, moves, limits, multiPv);
        }
    }

    /** A random game that was broken off some plies before its end, so that the end is near. */
    public static Played nearTheEnd(Variant variant, Random random) {
        var whole = Played.start(variant, Position.initial(variant.geometry()));
        while (!whole.game().outcome().isOver() && whole.moves().size() < 200) {
            whole.play(forwardMove(whole, random));
        }
        int left = 1 + random.nextInt(4);
        var part = Played.start(variant, whole.start());
        for (int i = 0; i < whole.moves().size() - left; i++) {
            part.play(whole.moves().get(i));
        }
        return part;
    }

    /** Both seats move away and back, if they can, so that the position has occurred once more. */
    public static void goRound(Played played, Random random) {
        var away = new Move[2];
        for (int i = 0; i < 4 && !played.game().outcome().isOver(); i++) {
            var moves = played.legalMoves();
            var move = i < 2 ? moves.get(random.nextInt(moves.size())) : new Move(away[i - 2].to(), away[i - 2].from());
            if (!played.game().isLegal(move) || move.isPass()) {
                return;
            }
            away[i % 2] = move;
            played.play(move);
        }
    }

    public static Position withMoveNumber(Position position, int number) {
        var cells = java.util.stream.IntStream.range(0, position.size()).map(position::at);
        return Position.of(cells.toArray(), position.toMove(), number);
    }

    /** Now and then any move, else the one of a few that goes forward most. */
    public static Move forwardMove(Played played, Random random) {
        var moves = new ArrayList<>(played.legalMoves());
        Collections.shuffle(moves, random);
        if (moves.get(0).isPass() || random.nextInt(5) == 0) {
            return moves.get(0);
        }
        var topology = played.game().variant().topology();
        int corner = played.game().variant().target(played.game().toMove()).corner();
        return moves.stream()
                .limit(4)
                .min(java.util.Comparator.comparingInt(
                        m -> topology.distance(m.to(), corner) - topology.distance(m.from(), corner)))
                .orElseThrow();
    }
}
