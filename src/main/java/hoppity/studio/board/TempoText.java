package hoppity.studio.board;

import static hoppity.words.Words.tr;

import hoppity.rules.RuleOptions.TempoMeasure;
import hoppity.rules.Variant;
import java.util.List;

/** The tempo numbers of all seats in one line. */
final class TempoText {
    private TempoText() {}

    /** Such as {@code White 96 (76 to go) · Black 101 (81) · White +5}: the smaller number leads. */
    static String line(Variant variant, List<Integer> tempo, List<Integer> toGo) {
        var text = new StringBuilder();
        for (var seat : variant.seats()) {
            int i = seat.index();
            text.append(i == 0 ? "" : " · ").append(seat.name()).append(' ').append(tempo.get(i));
            text.append(" (")
                    .append(i == 0 ? tr("{0} to go", toGo.get(i)) : toGo.get(i))
                    .append(')');
        }
        return variant.seatCount() == 2 ? text + " · " + lead(variant, tempo, toGo) : text.toString();
    }

    /** Who of two seats is ahead by the measure that decides in this variant, such as {@code White +5}. */
    static String lead(Variant variant, List<Integer> tempo, List<Integer> toGo) {
        var measured = variant.options().tempoMeasure() == TempoMeasure.CAMP ? toGo : tempo;
        int lead = measured.get(1) - measured.get(0);
        return lead == 0 ? tr("level") : variant.seat(lead > 0 ? 0 : 1).name() + " +" + Math.abs(lead);
    }
}
