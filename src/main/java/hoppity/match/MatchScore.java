package hoppity.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The score of a match as the first engine sees it. */
public final class MatchScore {
    private static final int PAIR_KINDS = 5;

    private final long[] games = new long[3];
    private final long[] pairs = new long[PAIR_KINDS];
    private double half = -1;

    /** @param points of the first engine in the next game: 0, ½ or 1 */
    void add(double points) {
        games[(int) Math.round(2 * points)]++;
        if (half < 0) {
            half = points;
        } else {
            pairs[(int) Math.round(2 * (half + points))]++;
            half = -1;
        }
    }

    boolean completesPair() {
        return half < 0;
    }

    /** Losses, draws and wins. */
    ScoreCounts games() {
        return new ScoreCounts(games);
    }

    /** The two games of an opening counted together: they are not independent. */
    ScoreCounts pairs() {
        return new ScoreCounts(pairs);
    }

    /** How many games are over. */
    public long played() {
        return games().total();
    }

    public long wins() {
        return games[2];
    }

    public long draws() {
        return games[1];
    }

    public long losses() {
        return games[0];
    }

    List<String> summary(Match.Plan plan, String a, String b, int forfeitsOfA, int forfeitsOfB) {
        var lines = new ArrayList<String>();
        lines.add("variant\t" + plan.variant().id());
        lines.add("openings\t"
                + (plan.openings().isEmpty()
                        ? plan.plies() + " random forward plies, seed " + plan.seed()
                        : plan.openings().size() + " from a file")
                + ", each with both colours");
        lines.add("ply cap\t" + plan.plyCap() + ", then a draw; else games end by the rules");
        lines.add("engines\t" + a + "\t" + b);
        lines.add("games\t" + games().total() + "\twins\t" + wins() + "\tdraws\t" + draws() + "\tlosses\t" + losses());
        lines.add("forfeits\t" + forfeitsOfA + "\t" + forfeitsOfB);
        if (games().total() > 0) {
            var elo = Elo.of(completesPair() && pairs().total() > 0 ? pairs() : games());
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
                    sprt.logLikelihoodRatio(pairs()),
                    sprt.lower(),
                    sprt.upper(),
                    switch (sprt.verdict(pairs())) {
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
