package hoppity.studio.board;

import hoppity.rules.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A part of the evaluation bar in a game of three or more seats.
 *
 * @param seat index of the seat whose colour it has
 * @param part its share of the bar, 0 to 1
 * @param text whose chances it shows, such as {@code White 41 %}
 */
public record SharePart(int seat, double part, String text) {
    private static final int PERCENT = 100;

    /** Side by side in turn order, partners next to each other; they divide the share of their side. */
    static List<SharePart> of(Variant variant, List<Double> shares) {
        var parts = new ArrayList<SharePart>();
        for (var seat : variant.seats()) {
            var team = variant.team(seat.index());
            if (team.get(0) != seat.index()) {
                continue;
            }
            double share = shares.get(seat.index());
            var names = variant.sideName(seat.index());
            for (int member : team) {
                parts.add(new SharePart(member, share / team.size(), names + " " + percent(share)));
            }
        }
        return List.copyOf(parts);
    }

    /** Such as {@code 41 %}. */
    static String percent(double share) {
        return String.format(Locale.ROOT, "%.0f %%", PERCENT * share);
    }
}
