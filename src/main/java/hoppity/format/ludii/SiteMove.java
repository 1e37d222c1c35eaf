package hoppity.format.ludii;

import static hoppity.words.Words.tr;

import hoppity.format.FormatException;
import hoppity.format.Where;
import hoppity.format.foreign.ForeignText.Line;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * A line {@code Move=[Move:mover=…,from=…,to=…,actions=[…],[…]]}.
 *
 * @param mover the player, or 0 for what is set up before the game
 * @param from where the piece was; −1 if none moves
 * @param next the player that the line says to be next; −1 if it says nothing
 * @param unknown actions that are none of a game of the family
 */
record SiteMove(
        int mover, int from, int to, boolean passes, int next, List<Placed> placed, List<String> unknown, Where where) {
    private static final String BEGINNING = "Move=[Move:";
    private static final String ACTIONS = "actions=[";
    private static final Pattern NUMBER = Pattern.compile("-?[0-9]{1,6}");
    private static final Pattern BETWEEN_ACTIONS = Pattern.compile("\\],\\[");

    /** @param player from 1 */
    record Placed(int site, int player) {}

    static SiteMove parse(Line line) throws FormatException {
        var text = line.text().stripTrailing();
        int indent = text.length() - text.stripLeading().length();
        int actions = text.indexOf(ACTIONS);
        if (!text.startsWith(BEGINNING, indent) || actions < 0 || !text.endsWith("]]")) {
            throw new FormatException(
                    line.at(indent), tr("no whole move such as Move=[Move:mover=1,from=9,to=18,actions=[…]]"));
        }
        var head = fields(text.substring(indent + BEGINNING.length(), actions));
        int mover = number(head, "mover", line, -1);
        if (mover < 0) {
            throw new FormatException(line.at(indent), tr("the move does not say whose it is (mover=…)"));
        }
        int from = -1;
        int to = -1;
        int next = -1;
        boolean passes = false;
        var placed = new ArrayList<Placed>();
        var unknown = new ArrayList<String>();
        for (var action : BETWEEN_ACTIONS.split(text.substring(actions + ACTIONS.length(), text.length() - 2), -1)) {
            int colon = action.indexOf(':');
            var kind = colon < 0 ? action : action.substring(0, colon);
            var fields = fields(action.substring(colon + 1));
            switch (kind) {
                case "Add" -> placed.add(new Placed(number(fields, "to", line, -1), number(fields, "what", line, -1)));
                case "Move" -> {
                    from = from < 0 ? number(fields, "from", line, -1) : from;
                    to = number(fields, "to", line, -1);
                }
                case "Pass" -> passes = true;
                case "SetNextPlayer" -> next = number(fields, "player", line, -1);
                default -> unknown.add(kind);
            }
        }
        return new SiteMove(mover, from, to, passes && from < 0, next, placed, unknown, line.at(indent));
    }

    private static Map<String, String> fields(String text) {
        var fields = new HashMap<String, String>();
        for (var field : text.split(",", -1)) {
            int equals = field.indexOf('=');
            if (equals > 0) {
                fields.putIfAbsent(field.substring(0, equals), field.substring(equals + 1));
            }
        }
        return fields;
    }

    private static int number(Map<String, String> fields, String name, Line line, int absent) throws FormatException {
        var value = fields.get(name);
        if (value == null) {
            return absent;
        }
        if (!NUMBER.matcher(value).matches()) {
            throw new FormatException(
                    line.at(Math.max(0, line.text().indexOf(name + "=" + value))),
                    tr("{0} is no number of at most six digits", name));
        }
        return Integer.parseInt(value);
    }
}
