package hoppity.studio.session;

import static hoppity.words.Words.count;
import static hoppity.words.Words.tr;

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
        parts.add(pieces(variant));
        parts.add(directions(options));
        if (options.homeCheck() != HomeCheck.NONE) {
            parts.add(tr("home by move {0}", options.homeLimit()));
        }
        if (options.tempoLimit() > 0) {
            parts.add(tr("tempo at move {0}", options.tempoLimit()));
        }
        if (options.lastMove() == LastMove.EQUALISE) {
            parts.add(tr("equalising move"));
        }
        if (options.leaveTarget() != LeaveTarget.ALLOWED) {
            parts.add(tr("target is kept"));
        }
        var text = String.join(" · ", parts);
        return variant.source().isEmpty() ? text : variant.shownSource() + " · " + text;
    }

    private static String pieces(Variant variant) {
        var sizes = variant.seats().stream()
                .map(seat -> seat.home().size())
                .distinct()
                .toList();
        return sizes.size() == 1
                ? count(sizes.get(0), "{0} piece", "{0} pieces")
                : tr("{0} pieces", sizes.stream().map(String::valueOf).collect(Collectors.joining("/")));
    }

    private static String directions(RuleOptions options) {
        return options.stepDirections() == options.jumpDirections()
                ? count(options.stepDirections(), "{0} direction", "{0} directions")
                : tr("steps in {0}, jumps in {1} directions", options.stepDirections(), options.jumpDirections());
    }
}
