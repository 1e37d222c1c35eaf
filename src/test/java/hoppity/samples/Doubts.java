package hoppity.samples;

import hoppity.engine.Line;
import hoppity.engine.Score;
import hoppity.notation.MoveText;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The few turns after which a side stood worse than the search had expected: the largest drops between one of its turns and
 * the next, kept some rounds apart so that they do not all fall into one fight.
 */
final class Doubts {
    private static final int MOST = 3;
    private static final int ROUNDS_APART = 4;
    private static final int PERCENT = 100;

    /** A drop of so many hundredths of a tempo between two, of so many hundredths of the chances among more. */
    private static final double LEAST_BETWEEN_TWO = 150;

    private static final double LEAST_AMONG_MORE = 8;

    private record Drop(int ply, int later, double size) {}

    private final SelfPlay.Played played;
    private final List<Stage> stages;
    private final Sides sides;
    private final MoveText text;

    private Doubts(SelfPlay.Played played, List<Stage> stages) {
        this.played = played;
        this.stages = stages;
        sides = Sides.of(played.variant());
        text = new MoveText(played.variant().topology());
    }

    /** What to say of each doubtful turn, by ply. */
    static Map<Integer, String> of(SelfPlay.Played played, List<Stage> stages) {
        return new Doubts(played, stages).told();
    }

    private Map<Integer, String> told() {
        boolean two = sides.variant().seatCount() == 2;
        var drops = IntStream.range(0, stages.size())
                .mapToObj(this::drop)
                .filter(drop -> drop != null && drop.size() >= (two ? LEAST_BETWEEN_TWO : LEAST_AMONG_MORE))
                .sorted(Comparator.comparingDouble(Drop::size).reversed())
                .toList();
        var chosen = new ArrayList<Drop>();
        int apart = ROUNDS_APART * sides.variant().seatCount();
        for (var drop : drops) {
            if (chosen.size() < MOST && chosen.stream().allMatch(d -> Math.abs(d.ply - drop.ply) >= apart)) {
                chosen.add(drop);
            }
        }
        chosen.sort(Comparator.comparingInt(Drop::ply));
        var told = new TreeMap<Integer, String>();
        for (var drop : chosen) {
            told.put(drop.ply, two ? betweenTwo(drop, told.size()) : amongMore(drop, told.size()));
        }
        return told;
    }

    /** What the mover's side loses until the mover's next turn; null where that cannot be told. */
    private @Nullable Drop drop(int ply) {
        int mover = stages.get(ply).mover();
        int later = IntStream.range(ply + 1, stages.size())
                .filter(i -> stages.get(i).mover() == mover)
                .findFirst()
                .orElse(-1);
        var now = estimate(ply);
        var then = later < 0 ? null : estimate(later);
        if (now == null
                || then == null
                || !now.moves().get(0).equals(played.choices().get(ply).move())) {
            return null;
        }
        if (sides.variant().seatCount() > 2) {
            return new Drop(
                    ply,
                    later,
                    PERCENT * (now.shares().get(mover) - then.shares().get(mover)));
        }
        int sign = mover == 0 ? 1 : -1;
        return new Drop(ply, later, sign * (Annotator.centitempi(now.score()) - Annotator.centitempi(then.score())));
    }

    /** The best line at a turn while the game is open. */
    private @Nullable Line estimate(int ply) {
        var lines = played.choices().get(ply).lines();
        return lines.isEmpty()
                        || !(lines.get(0).score() instanceof Score.Estimate)
                        || !stages.get(ply).before().finished().isEmpty()
                ? null
                : lines.get(0);
    }

    /** @param form which of the ways to say it, so that a game does not say the same thing in the same words */
    private String betweenTwo(Drop drop, int form) {
        var now = lineAt(drop.ply);
        var counts = "from " + Annotator.tempi(now.score()) + " to "
                + Annotator.tempi(lineAt(drop.later).score());
        var reply = stages.get(drop.ply + 1);
        var move = moveAt(reply.ply());
        if (now.moves().size() < 2) {
            return "Within a round the count of the search goes " + counts + ".";
        }
        if (!now.moves().get(1).equals(played.choices().get(reply.ply()).move())) {
            var gain = reply.gain() > 1 ? ", which gains " + reply.gain() + " tempi," : "";
            return "The search expects " + text.write(now.moves().get(1)) + " in reply. After " + move + gain
                    + " its count goes " + counts + ".";
        }
        return switch (form) {
            case 0 ->
                "The search sees the reply " + move + ", but not all that comes of it: its count goes " + counts + ".";
            case 1 -> "Even after " + move + ", the reply it expects, the count goes " + counts + " within a round.";
            default -> "The count is about to go " + counts + ": " + move + " is foreseen, its worth is not.";
        };
    }

    private String amongMore(Drop drop, int form) {
        int own = sides.sideOf(stages.get(drop.ply).mover());
        var now = lineAt(drop.ply).shares();
        var then = lineAt(drop.later).shares();
        int winner = IntStream.range(drop.ply + 1, drop.later)
                .filter(i -> sides.sideOf(stages.get(i).mover()) != own)
                .boxed()
                .max(Comparator.<Integer>comparingDouble(i -> share(then, i) - share(now, i))
                        .thenComparing(i -> stages.get(i).gain()))
                .orElseThrow();
        var rival = stages.get(winner);
        var gainer = sides.side(sides.sideOf(rival.mover()));
        var before = percent(now, drop.ply);
        var after = percent(then, drop.ply);
        var answer = rival.gain() > 1
                ? "; " + sides.seat(rival.mover()) + "'s " + moveAt(winner) + " gains " + rival.gain() + " tempi."
                : ".";
        return switch (form) {
            case 0 ->
                "Within a round the chance of " + sides.side(own) + " falls from " + before + " to " + after
                        + ". Most of it goes to " + gainer + answer;
            case 1 ->
                "From " + before + " to " + after + " until the next turn: " + sides.side(own)
                        + (sides.isTeam(own) ? " lose" : " loses") + " ground here, above all to " + gainer + answer;
            default ->
                gainer + (sides.isTeam(sides.sideOf(rival.mover())) ? " profit" : " profits")
                        + " most from this round, in which " + sides.side(own) + (sides.isTeam(own) ? " go" : " goes")
                        + " from " + before + " to " + after + answer;
        };
    }

    private String moveAt(int ply) {
        return text.write(played.choices().get(ply).move());
    }

    private double share(List<Double> shares, int ply) {
        return shares.get(stages.get(ply).mover());
    }

    private String percent(List<Double> shares, int ply) {
        return Math.round(PERCENT * share(shares, ply)) + " %";
    }

    private Line lineAt(int ply) {
        return played.choices().get(ply).lines().get(0);
    }
}
