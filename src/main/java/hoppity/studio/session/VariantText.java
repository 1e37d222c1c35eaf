package hoppity.studio.session;

import hoppity.rules.RuleOptions;
import hoppity.rules.RuleOptions.HomeCheck;
import hoppity.rules.RuleOptions.LastMove;
import hoppity.rules.RuleOptions.LeaveTarget;
import hoppity.rules.Variant;
import java.util.ArrayList;
import java.util.stream.Collectors;

/** A variant's rules in a few words, made from its options, for lists. */
public final class VariantText {
    private VariantText() {}

    /** The source, the number of pieces and what is special about the rules. */
    public static String summary(Variant variant) {
        var options = variant.options();
        var parts = new ArrayList<String>();
        parts.add(variant.seats().stream()
                        .map(seat -> "" + seat.home().size())
                        .distinct()
                        .collect(Collectors.joining("/"))
                + " pieces");
        parts.add(directions(options));
        if (options.homeCheck() != HomeCheck.NONE) {
            parts.add("home by move " + options.homeLimit());
        }
        if (options.tempoLimit() > 0) {
            parts.add("tempo at move " + options.tempoLimit());
        }
        if (options.lastMove() == LastMove.EQUALISE) {
            parts.add("equalising move");
        }
        if (options.leaveTarget() != LeaveTarget.ALLOWED) {
            parts.add("target is kept");
        }
        var text = String.join(" · ", parts);
        return variant.source().isEmpty() ? text : variant.source() + " · " + text;
    }

    private static String directions(RuleOptions options) {
        return options.stepDirections() == options.jumpDirections()
                ? options.stepDirections() + " directions"
                : "steps in " + options.stepDirections() + ", jumps in " + options.jumpDirections() + " directions";
    }
}
