package hoppity.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The score of a match as the first engine sees it. A game scores the part of its rivals that it was better placed than, a
 * shared place counting half: 0, ½ or 1 where there is one rival.
 */
public final class MatchScore {
    private final int sides;
    private final long[] games;
    private final long[] rounds;
    private long firsts;
    private int gamesOfRound;
    private int halvesOfRound;

    /** @param sides seats, or teams of partners, of a game; a round has the first engine on each of them */
    MatchScore(int sides) {
        this.sides = sides;
        games = new long[2 * (sides - 1) + 1];
        rounds = new long[2 * (sides - 1) * sides + 1];
    }

    /**
     * Counts a game.
     *
     * @param points of the first engine in the next game, from 0 to 1
     * @param first whether it has won
     */
    void add(double points, boolean first) {
        int halves = (int) Math.round(2 * (sides - 1) * points);
        games[halves]++;
        firsts += first ? 1 : 0;
        halvesOfRound += halves;
        if (++gamesOfRound == sides) {
            rounds[halvesOfRound]++;
            gamesOfRound = 0;
            halvesOfRound = 0;
        }
    }

    boolean completesRound() {
        return gamesOfRound == 0;
    }

    ScoreCounts games() {
        return new ScoreCounts(games);
    }

    /** The games of an opening counted together: they are not independent. */
    ScoreCounts rounds() {
        return new ScoreCounts(rounds);
    }

    /** How many games are over. */
    public long played() {
        return games().total();
    }

    /** In how many games the first engine came first. */
    public long wins() {
        return firsts;
    }

    /** Games of two sides that nobody has won. */
    long draws() {
        return games[1];
    }

    /** How it stands, in short. */
    public String brief() {
        return sides == 2
                ? "+" + firsts + " =" + draws() + " -" + games[0]
                : String.format(Locale.ROOT, "score %.3f, first %d", games().mean(), firsts);
    }

    List<String> summary(Match.Plan plan, String a, String b, int forfeitsOfA, int forfeitsOfB) {
        var lines = new ArrayList<String>();
        lines.add("variant\t" + plan.variant().id());
        lines.add("openings\t"
                + (plan.openings().isEmpty()
                        ? plan.plies() + " random forward plies, seed " + plan.seed()
                        : plan.openings().size() + " from a file")
                + (sides == 2 ? ", each with both colours" : ", each with " + a + " on every side in turn"));
        lines.add("ply cap\t" + plan.plyCap()
                + (sides == 2 ? ", then a draw" : ", then those who have not finished share a place")
                + "; else games end by the rules");
        lines.add("engines\t" + a + "\t" + b + (sides == 2 ? "" : " on all other sides"));
        lines.add("games\t" + played() + "\twins\t" + wins()
                + (sides == 2
                        ? "\tdraws\t" + draws() + "\tlosses\t" + games[0]
                        : String.format(Locale.ROOT, "\tof equals\t%.1f", (double) played() / sides)));
        lines.add("forfeits\t" + forfeitsOfA + "\t" + forfeitsOfB);
        if (played() > 0) {
            var scores = completesRound() ? rounds() : games();
            if (sides > 2) {
                lines.add(String.format(
                        Locale.ROOT,
                        "score\t%.3f\t± %.3f\t(95 %%)\tpart of the rivals beaten, a shared place counting half",
                        scores.mean(),
                        scores.error()));
            }
            var elo = Elo.of(scores);
            lines.add("elo\t" + signed(elo.points()) + "\t± " + number(elo.error()) + "\t(95 %)");
        }
        var sprt = plan.sprt();
        if (sprt != null) {
            lines.add(String.format(
                    Locale.ROOT,
                    "sprt\telo0 %.1f\telo1 %.1f\talpha %.3f\tbeta %.3f\tLLR %.2f (%.2f, %.2f)\t%s",
                    sprt.elo0(),
                    sprt.elo1(),
                    sprt.alpha(),
                    sprt.beta(),
                    sprt.logLikelihoodRatio(rounds()),
                    sprt.lower(),
                    sprt.upper(),
                    switch (sprt.verdict(rounds())) {
                        case OPEN -> "undecided";
                        case H0 -> "H0 accepted";
                        case H1 -> "H1 accepted";
                    }));
        }
        return lines;
    }

    private static String signed(double value) {
        return (value > 0 ? "+" : "") + number(value);
    }

    private static String number(double value) {
        return Double.isFinite(value)
                ? String.format(Locale.ROOT, "%.1f", value)
                : value > 0 ? "∞" : value < 0 ? "-∞" : "?";
    }
}
