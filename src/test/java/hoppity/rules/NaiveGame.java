package hoppity.rules;

import hoppity.rules.Grid.Square;
import hoppity.rules.RuleOptions.HomeCheck;
import hoppity.rules.RuleOptions.LastMove;
import hoppity.rules.RuleOptions.Partners;
import hoppity.rules.RuleOptions.Ranking;
import hoppity.rules.RuleOptions.ReenterHome;
import hoppity.rules.RuleOptions.Repetition;
import hoppity.rules.RuleOptions.TempoMeasure;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The course of a game told a second time: who stands where, how often, and what ended it, as docs/rules.md says. */
final class NaiveGame {
    private final Variant variant;
    private final RuleOptions options;
    private final Grid grid;
    private final int seats;
    private final Map<Square, Integer> pieces;
    private final List<String> seen = new ArrayList<>();
    private final List<Integer> finished = new ArrayList<>();
    private final int[] nextNumber;
    private int mover;
    private boolean whiteHasCompleted;
    private @Nullable String result;

    NaiveGame(Variant variant, Position start) {
        this.variant = variant;
        options = variant.options();
        grid = Grid.of(variant);
        seats = variant.seatCount();
        pieces = RandomPositions.pieces(variant, start);
        finished.addAll(start.finished());
        mover = start.toMove();
        nextNumber = new int[seats];
        for (int seat = 0; seat < seats; seat++) {
            nextNumber[seat] = start.moveNumber() + (seat < mover ? 1 : 0);
        }
        seen.add(snapshot());
        // Somebody else's position: its clocks have not run here, but its camps may be full.
        if (forPlaces()) {
            placesTaken();
        } else if (mover == 0 || seats > 2) {
            whiteHasCompleted = options.lastMove() == LastMove.EQUALISE && isFilled(0);
            completion((mover + seats - 1) % seats);
        } else {
            completion(0);
        }
        deadlock();
    }

    /** {@code ongoing}, {@code draw repetition}, {@code 0 campFilled}, {@code 2>0>1 campFilled}, {@code 0+2 campFilled}. */
    String result() {
        return result == null ? "ongoing" : result;
    }

    List<Integer> finished() {
        return finished;
    }

    int mover() {
        return mover;
    }

    int moveNumber() {
        return nextNumber[mover];
    }

    Set<String> moves() {
        return new NaiveMoves(variant, pieces, mover).all();
    }

    /** @param move from-to, or null for a pass */
    void play(@Nullable String move) {
        int number = nextNumber[mover]++;
        int me = mover;
        boolean cameHome = false;
        if (move != null) {
            var from = grid.find(move.split("-")[0]);
            var to = grid.find(move.split("-")[1]);
            pieces.put(to, pieces.remove(from));
            cameHome = !home(me).contains(from) && home(me).contains(to);
        }
        if (forPlaces() && isFilled(me) && finished.size() < seats - 1) {
            finished.add(me);
        }
        do {
            mover = (mover + 1) % seats;
        } while (finished.contains(mover));
        seen.add(snapshot());

        if (forPlaces()) {
            placesTaken();
        } else {
            completion(me);
        }
        if (whiteHasCompleted) {
            return;
        }
        if (options.reenterHome() == ReenterHome.LOSES_AFTER_LIMIT && cameHome && number > options.homeLimit()) {
            end(1 - me + " homeReentered");
        }
        homeCheck(me, number);
        if (me == 1 && seats == 2 && options.tempoLimit() == number) {
            int white = measure(0);
            int black = measure(1);
            end(white < black ? "0 tempoLimit" : black < white ? "1 tempoLimit" : "draw tempoLimitEqual");
        }
        if (options.repetition() == Repetition.THREEFOLD_DRAW && Collections.frequency(seen, snapshot()) >= 3) {
            end(placesOrDraw() + " repetition");
        }
        deadlock();
    }

    private boolean forPlaces() {
        return seats > 2 && options.ranking() == Ranking.PLAY_ON;
    }

    private void placesTaken() {
        if (finished.size() == seats - 1) {
            end(placesOrDraw() + " campFilled");
        }
    }

    private String placesOrDraw() {
        return finished.isEmpty()
                ? "draw"
                : finished.stream().map(String::valueOf).collect(Collectors.joining(">"));
    }

    private void completion(int me) {
        if (options.partners() == Partners.OPPOSITE) {
            int partner = (me + seats / 2) % seats;
            if (isFilled(me) && isFilled(partner)) {
                end(Math.min(me, partner) + "+" + Math.max(me, partner) + " campFilled");
            }
        } else if (options.lastMove() == LastMove.NONE) {
            if (isFilled(me)) {
                end(me + " campFilled");
            }
        } else if (me == 0) {
            whiteHasCompleted = isFilled(0);
        } else {
            if (isFilled(1)) {
                end(whiteHasCompleted ? "draw bothFilled" : "1 campFilled");
            } else if (whiteHasCompleted) {
                end("0 campFilled");
            }
            whiteHasCompleted = false;
        }
    }

    private void homeCheck(int me, int number) {
        boolean white = isAtHome(0);
        boolean black = isAtHome(1);
        if (options.homeCheck() == HomeCheck.EACH_MOVE && number > options.homeLimit() && (me == 0 ? white : black)) {
            end(1 - me + " homeNotLeft");
        }
        if (options.homeCheck() == HomeCheck.ONCE && me == 1 && number == options.homeLimit()) {
            if (white && black) {
                end("draw bothHomeNotLeft");
            } else if (white) {
                end("1 homeNotLeft");
            } else if (black) {
                end("0 homeNotLeft");
            }
        }
    }

    private void deadlock() {
        boolean nobody = IntStream.range(0, seats)
                .filter(seat -> !finished.contains(seat))
                .allMatch(seat -> new NaiveMoves(variant, pieces, seat).all().isEmpty());
        if (nobody && !whiteHasCompleted) {
            end(placesOrDraw() + " noMoves");
        }
    }

    private void end(String how) {
        if (result == null) {
            result = how;
        }
    }

    private boolean isFilled(int seat) {
        var target = target(seat);
        var owners = target.stream().map(this::owner).toList();
        boolean one = owners.contains(seat);
        int partner = options.partners() == Partners.OPPOSITE ? (seat + seats / 2) % seats : seat;
        return one
                && owners.stream().allMatch(owner -> switch (options.win()) {
                    case ALL_OWN -> owner == seat;
                    case PARLETT -> owner >= 0;
                    case OCCUPY_FREE -> owner >= 0 && (owner == seat || owner != partner);
                });
    }

    private boolean isAtHome(int seat) {
        return home(seat).stream().anyMatch(square -> owner(square) == seat);
    }

    private int measure(int seat) {
        var army =
                pieces.keySet().stream().filter(square -> owner(square) == seat).toList();
        if (options.tempoMeasure() == TempoMeasure.CORNER_CELL) {
            var corner = grid.find(variant.topology().name(variant.target(seat).corner()));
            return army.stream().mapToInt(square -> square.distance(corner)).sum();
        }
        return leastAssignment(army, List.copyOf(target(seat)));
    }

    /** Over all sets of goals: the least cost of sending the first pieces to the goals of the set. */
    static int leastAssignment(List<Square> army, List<Square> goals) {
        var cost = new int[1 << goals.size()];
        Arrays.fill(cost, Integer.MAX_VALUE);
        cost[0] = 0;
        int least = Integer.MAX_VALUE;
        for (int set = 0; set < cost.length; set++) {
            int piece = Integer.bitCount(set);
            if (cost[set] == Integer.MAX_VALUE || piece > army.size()) {
                continue;
            }
            if (piece == army.size()) {
                least = Math.min(least, cost[set]);
                continue;
            }
            for (int goal = 0; goal < goals.size(); goal++) {
                if ((set >> goal & 1) == 0) {
                    int with = set | 1 << goal;
                    int total = cost[set] + army.get(piece).distance(goals.get(goal));
                    cost[with] = Math.min(cost[with], total);
                }
            }
        }
        return least;
    }

    private int owner(Square square) {
        return pieces.getOrDefault(square, -1);
    }

    private Set<Square> home(int seat) {
        return NaiveMoves.squares(variant, variant.home(seat).cells());
    }

    private Set<Square> target(int seat) {
        return NaiveMoves.squares(variant, variant.target(seat).cells());
    }

    private String snapshot() {
        var sorted = new TreeMap<String, Integer>();
        pieces.forEach((square, seat) -> sorted.put(square.toString(), seat));
        return sorted + " " + mover + finished;
    }
}
