package hoppity.engine.race;

import hoppity.engine.race.Duel.Forced;
import hoppity.engine.race.Effort.Spent;
import hoppity.engine.race.RaceResult.Contact;
import hoppity.engine.race.RaceResult.Fill;
import hoppity.engine.race.RaceResult.Limit;
import hoppity.engine.race.RaceResult.Over;
import hoppity.engine.race.RaceResult.Proven;
import hoppity.engine.race.RaceResult.Unsolved;
import hoppity.rules.Move;
import hoppity.rules.MutablePosition;
import hoppity.rules.Outcome;
import hoppity.rules.Position;
import hoppity.rules.Referee;
import hoppity.rules.RuleOptions.Win;
import hoppity.rules.Termination;
import hoppity.rules.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** One position under examination; see {@link RaceSolver}. */
final class Race {
    /** No race is followed for longer, in turns of a seat. */
    private static final int MAX_TURNS = 60;

    private final Variant variant;
    private final Terrain[] terrains;
    private final Position position;
    private final Effort effort;
    private final int toMove;
    private final Finish finish;
    private final List<List<Integer>> armies;
    /** Whether the first seat has completed and the second has its equalising move. */
    private final boolean awaitsEqualiser;

    private final Outcome outcome;

    Race(Variant variant, Terrain[] terrains, Position position, Effort effort) {
        this.variant = variant;
        this.terrains = terrains;
        this.position = position;
        this.effort = effort;
        toMove = position.toMove();
        finish = new Finish(variant.options().lastMove(), toMove);
        armies = List.of(position.piecesOf(0), position.piecesOf(1));
        var referee = new Referee(variant);
        var judged = new MutablePosition(variant, position);
        awaitsEqualiser = referee.awaitsEqualiser(judged);
        outcome = referee.atStart(judged);
    }

    RaceResult solve() {
        if (outcome.isOver()) {
            return new Over(outcome);
        }
        var ways = new ArrayList<Optional<SafeWay>>(List.of(Optional.empty(), Optional.empty()));
        int draws = 0;
        Unsolved limit = null;
        try {
            for (int seat : inOrder()) {
                var way = safeWay(seat);
                if (way.isEmpty()) {
                    continue;
                }
                ways.set(seat, way);
                var reply = new Reply(1 - seat, way.get());
                int winner = secured(seat, way.get(), reply);
                if (winner == seat) {
                    return won(seat, way.get(), reply);
                }
                draws += winner == Finish.DRAW ? 1 : 0;
            }
        } catch (Spent spent) {
            limit = new Unsolved(spent.limit());
        }
        if (draws == 2) {
            var fills = List.of(
                    safeFill(0, ways.get(0).orElseThrow()),
                    safeFill(1, ways.get(1).orElseThrow()));
            return new Proven(Outcome.draw(Termination.BOTH_FILLED), fills, isApart(fills));
        }
        if (limit != null) {
            return limit;
        }
        return tempoEndsBoth() ? new Unsolved(Limit.TEMPO_LIMIT) : duel();
    }

    /** The armies can meet: what is forced all the same. */
    private RaceResult duel() {
        Forced forced;
        try {
            forced = new Duel(variant, terrains, position, effort).solve();
        } catch (Spent spent) {
            return new Contact();
        }
        if (forced == null) {
            return new Contact();
        }
        var fills = List.of(forcedFill(0, forced), forcedFill(1, forced));
        var result = forced.seat() == Finish.DRAW
                ? Outcome.draw(Termination.BOTH_FILLED)
                : Outcome.win(forced.seat(), Termination.CAMP_FILLED);
        return new Proven(result, fills, false);
    }

    private Fill forcedFill(int seat, Forced forced) {
        int turns = forced.turns();
        if (forced.seat() == seat || forced.seat() == Finish.DRAW) {
            return new Fill(Math.min(turns, leastAmongOthers(seat)), OptionalInt.of(turns), List.of());
        }
        int enough = 1;
        while (finish.winner(1 - seat, turns, enough) != 1 - seat) {
            enough++;
        }
        return new Fill(enough, OptionalInt.empty(), List.of());
    }

    /** Whether neither army can touch the other before both, or the winner's, are home. */
    private boolean isApart(List<Fill> fills) {
        return isApart(0, fills.get(0).upper().orElseThrow()) && isApart(1, fills.get(1).upper().orElseThrow());
    }

    /** The seats, the one that is likely to be first home before the other. */
    private int[] inOrder() {
        int[] bounds = {alone(0).bound(), alone(1).bound()};
        return finish.winner(bounds) == 1 ? new int[] {1, 0} : new int[] {0, 1};
    }

    private boolean tempoEndsBoth() {
        return alone(0).bound() > clock(0).turnsLeft() && alone(1).bound() > clock(1).turnsLeft();
    }

    private RaceResult won(int seat, SafeWay way, Reply reply) {
        var own = safeFill(seat, way);
        var other = reply.fill();
        var fills = seat == 0 ? List.of(own, other) : List.of(other, own);
        return new Proven(Outcome.win(seat, Termination.CAMP_FILLED), fills, isApart(seat, way.turns()));
    }

    /** What the seat is sure of when it goes its way: the seat that wins at the latest then, or {@link Finish#DRAW}. */
    private int secured(int seat, SafeWay way, Reply reply) throws Spent {
        while (!reply.isHome() && finish.winner(seat, way.turns(), reply.failed() + 1) != seat) {
            reply.advance();
        }
        // If it is not home, it is beaten already if it should take only one turn more than those that have failed.
        return finish.winner(seat, way.turns(), reply.isHome() ? reply.turns() : reply.failed() + 1);
    }

    private Optional<SafeWay> safeWay(int seat) throws Spent {
        if (seat == 0 && awaitsEqualiser) {
            return Optional.of(new SafeWay(List.of(), List.of(members(armies.get(seat)))));
        }
        if (armies.get(seat).size() != terrains[seat].target.size()) {
            return Optional.empty();
        }
        var threatened = threatened(seat);
        boolean open = leavesRoom(threatened.get(threatened.size() - 1), seat);
        int longest =
                Math.min(open ? MAX_TURNS : threatened.size() - 1, clock(seat).turnsLeft());
        var search = search(seat, Surroundings.within(threatened));
        for (int turns = Math.max(1, search.bound()); turns <= longest; turns++) {
            var moves = search.way(turns);
            if (moves.isPresent()) {
                return replay(seat, moves.get());
            }
        }
        return Optional.empty();
    }

    /**
     * Before each turn of the seat, where pieces of the other may stand, as far as these can get by themselves: until they cannot
     * get farther, or leave no cell of the target that can still be entered. The last element stands for all later turns.
     */
    private List<boolean[]> threatened(int seat) {
        var spread = spread(1 - seat);
        var nobody = new boolean[position.size()];
        var threatened = new ArrayList<boolean[]>();
        if (seat != toMove) {
            spread.grow(nobody);
        }
        threatened.add(spread.cells());
        while (spread.isGrowing() && leavesRoom(spread.cells(), seat)) {
            spread.grow(nobody);
            threatened.add(spread.cells());
        }
        return threatened;
    }

    private boolean leavesRoom(boolean[] cells, int seat) {
        return terrains[seat].target.cells().stream().anyMatch(cell -> !cells[cell]);
    }

    /** Goes a way; empty if the other side, with the seat's pieces to jump, may get in its way after all. */
    private Optional<SafeWay> replay(int seat, List<Move> way) {
        var terrain = terrains[seat];
        var spread = spread(1 - seat);
        var standing = members(armies.get(seat));
        var placements = new ArrayList<boolean[]>();
        placements.add(standing.clone());
        var buffer = new int[terrain.moves.capacity(terrain.target.size())];
        if (seat != toMove) {
            spread.grow(standing);
        }
        for (var move : way) {
            int count = terrain.moves.generate(cells(standing), standing, spread.cells(), buffer);
            boolean sure = false;
            for (int i = 0; i < count; i++) {
                sure |= buffer[i] == move.code();
            }
            if (!sure) {
                return Optional.empty();
            }
            standing[move.from()] = false;
            standing[move.to()] = true;
            placements.add(standing.clone());
            spread.grow(standing);
        }
        return Optional.of(new SafeWay(way, placements));
    }

    private Fill safeFill(int seat, SafeWay way) {
        int turns = way.turns();
        int lower = turns <= 1 || isApart(seat, turns - 1) ? turns : leastAmongOthers(seat);
        return new Fill(Math.min(lower, turns), OptionalInt.of(turns), way.moves());
    }

    /** Turns of which one less is not enough even with the other side's help. */
    private int leastAmongOthers(int seat) {
        return variant.options().win() == Win.ALL_OWN ? Math.max(1, alone(seat).stepBound()) : 1;
    }

    /** Whether nothing that either side plays lets one army touch the other before the seat has made so many turns. */
    private boolean isApart(int seat, int turns) {
        var spreads = List.of(spread(0), spread(1));
        int mover = toMove;
        for (int made = 0; made < turns; mover = 1 - mover) {
            spreads.get(mover).grow(spreads.get(1 - mover).cells());
            if (spreads.get(mover).hasTouched()) {
                return false;
            }
            made += mover == seat ? 1 : 0;
        }
        return true;
    }

    private Spread spread(int seat) {
        return new Spread(terrains[seat].moves, armies.get(seat), position.size());
    }

    private Clock clock(int seat) {
        // The second seat's next move has the number of the turn; so has the first seat's, unless it has been made.
        int next = position.moveNumber() + (seat < toMove ? 1 : 0);
        return new Clock(variant.options(), terrains[seat].home, next);
    }

    private FillSearch alone(int seat) {
        return search(seat, Surroundings.none(position.size()));
    }

    private FillSearch search(int seat, Surroundings surroundings) {
        return new FillSearch(
                terrains[seat],
                armies.get(seat),
                surroundings,
                clock(seat),
                variant.options().win(),
                effort);
    }

    private boolean[] members(List<Integer> army) {
        var members = new boolean[position.size()];
        army.forEach(cell -> members[cell] = true);
        return members;
    }

    private static int[] cells(boolean[] standing) {
        return java.util.stream.IntStream.range(0, standing.length)
                .filter(cell -> standing[cell])
                .toArray();
    }

    /** The quickest way of a seat while the other goes a safe way and then stands still. */
    private final class Reply {
        private final int seat;
        private final SafeWay other;
        private final FillSearch byItself;
        private final FillSearch amongOthers;
        private final Spread spread;
        private int grown;
        private int failed;
        private List<Move> line = List.of();
        private boolean home;

        Reply(int seat, SafeWay other) {
            this.seat = seat;
            this.other = other;
            spread = spread(seat);
            byItself = alone(seat);
            var standing = new ArrayList<boolean[]>();
            for (int turn = 1; turn <= other.turns() + 1; turn++) {
                standing.add(standingDuring(turn));
            }
            amongOthers = search(seat, Surroundings.of(standing));
            home = seat == 0 && awaitsEqualiser;
            failed = home ? 0 : Math.max(1, amongOthers.bound()) - 1;
        }

        /** Where the other side stands during a turn of the seat. */
        private boolean[] standingDuring(int turn) {
            return other.after(seat == toMove ? turn - 1 : turn);
        }

        boolean isHome() {
            return home;
        }

        /** So many turns, and fewer, are not enough. */
        int failed() {
            return failed;
        }

        int turns() {
            return line.size();
        }

        /** Tries one turn more. */
        void advance() throws Spent {
            int turns = failed + 1;
            while (grown < turns) {
                spread.grow(standingDuring(++grown));
            }
            // As long as the armies cannot touch, the seat is alone on the board and better bounds hold.
            var way = (spread.hasTouched() ? amongOthers : byItself).way(turns);
            if (way.isPresent()) {
                home = true;
                line = way.get();
            } else {
                failed = turns;
            }
        }

        /** How soon the seat would be home if it went on, as far as that is found out within the limits. */
        Fill fill() {
            try {
                while (!home && failed < MAX_TURNS) {
                    advance();
                }
            } catch (Spent limit) {
                return new Fill(failed + 1, OptionalInt.empty(), List.of());
            }
            return home
                    ? new Fill(turns(), OptionalInt.of(turns()), line)
                    : new Fill(failed + 1, OptionalInt.empty(), List.of());
        }
    }
}
