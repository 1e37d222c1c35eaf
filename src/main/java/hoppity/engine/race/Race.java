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
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

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
        var attempts = new Attempt[2];
        int[] order = inOrder();
        int draws = 0;
        @Nullable Unsolved limit = null;
        try {
            attempts[0] = new Attempt(0);
            attempts[1] = new Attempt(1);
            // Both in step: whoever is first home shows it before the other's longer ways are looked for.
            for (int turns = 0; attempts[0].isOpen() || attempts[1].isOpen(); turns++) {
                for (int seat : order) {
                    var way = attempts[seat].way(turns, attempts[1 - seat].way);
                    if (way == null) {
                        continue;
                    }
                    var reply = new Reply(1 - seat, way);
                    int winner = secured(seat, way, reply);
                    if (winner == seat) {
                        return won(seat, way, reply);
                    }
                    draws += winner == Finish.DRAW ? 1 : 0;
                }
            }
        } catch (Spent spent) {
            limit = new Unsolved(spent.limit());
        }
        if (draws == 2) {
            var fills = List.of(
                    safeFill(0, Objects.requireNonNull(attempts[0].way)),
                    safeFill(1, Objects.requireNonNull(attempts[1].way)));
            return new Proven(Outcome.draw(Termination.BOTH_FILLED), fills, true);
        }
        if (limit != null) {
            return limit;
        }
        var forced = duel();
        return forced instanceof Contact && tempoEndsBoth() ? new Unsolved(Limit.TEMPO_LIMIT) : forced;
    }

    /** The armies can meet: what is forced all the same. */
    private RaceResult duel() {
        @Nullable Forced forced;
        try {
            forced = new Duel(variant, terrains, position, effort).solve();
        } catch (Spent spent) {
            return new Contact();
        }
        if (forced == null) {
            return new Contact();
        }
        if (tempoEndsBoth() && position.moveNumber() <= variant.options().tempoLimit()) {
            var fills = List.of(notBefore(alone(0).bound()), notBefore(alone(1).bound()));
            var byTempo = forced.seat() == Finish.DRAW
                    ? Outcome.draw(Termination.TEMPO_LIMIT_EQUAL)
                    : Outcome.win(forced.seat(), Termination.TEMPO_LIMIT);
            return new Proven(byTempo, fills, isApart(0, clock(0).turnsLeft()));
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
        return notBefore(enough);
    }

    private static Fill notBefore(int turns) {
        return new Fill(turns, OptionalInt.empty(), List.of());
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
        return new Proven(Outcome.win(seat, Termination.CAMP_FILLED), fills, true);
    }

    /** What the seat is sure of when it goes its way: the seat that wins at the latest then, or {@link Finish#DRAW}. */
    private int secured(int seat, SafeWay way, Reply reply) throws Spent {
        while (!reply.isHome() && finish.winner(seat, way.turns(), reply.failed() + 1) != seat) {
            reply.advance();
        }
        // If it is not home, it is beaten already if it should take only one turn more than those that have failed.
        return finish.winner(seat, way.turns(), reply.isHome() ? reply.turns() : reply.failed() + 1);
    }

    /** The search for a safe way of a seat, with one number of turns after the other. */
    private final class Attempt {
        private final int seat;
        private final int longest;
        private final @Nullable FillSearch search;
        private @Nullable SafeWay way;
        private boolean open = true;

        Attempt(int seat) {
            this.seat = seat;
            if (seat == 0 && awaitsEqualiser || armies.get(seat).size() != terrains[seat].target.size()) {
                search = null;
                longest = 0;
                return;
            }
            var threatened = threatened(seat);
            boolean room = leavesRoom(threatened.get(threatened.size() - 1), seat);
            longest = Math.min(
                    room ? MAX_TURNS : threatened.size() - 1, clock(seat).turnsLeft());
            search = search(seat, Surroundings.within(threatened));
        }

        boolean isOpen() {
            return open;
        }

        /** The first way, if it takes so many turns; it is of no use if the other's way leads home sooner. */
        @Nullable
        SafeWay way(int turns, @Nullable SafeWay other) throws Spent {
            if (!open) {
                return null;
            }
            if (search == null) {
                open = false;
                way = seat == 0 && awaitsEqualiser ? new SafeWay(List.of(), List.of(members(armies.get(seat)))) : null;
                return way;
            }
            if (turns > longest || other != null && finish.winner(seat, turns, other.turns()) == 1 - seat) {
                open = false;
                return null;
            }
            if (turns < Math.max(1, search.bound())) {
                return null;
            }
            var moves = search.way(turns);
            if (moves.isPresent()) {
                open = false;
                way = replay(seat, moves.get()).orElse(null);
                return way;
            }
            return null;
        }
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
