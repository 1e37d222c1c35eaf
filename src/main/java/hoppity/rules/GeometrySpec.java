package hoppity.rules;

import hoppity.board.Geometry;
import hoppity.board.Rectangle;
import hoppity.board.Rectangle.Corner;
import hoppity.board.Seat;
import hoppity.rules.RuleOptions.LeaveTarget;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Short names of bare geometries, such as {@code 8:tri4:8:stay}: board, camp and directions, for counting moves without any
 * rule but a filled camp. {@code stay} forbids ending a turn outside the target, {@code long} allows long jumps.
 */
public final class GeometrySpec {
    private static final Pattern TRIANGLE = Pattern.compile("tri([1-9][0-9]?)");
    private static final Pattern BLOCK = Pattern.compile("([1-9][0-9]?)x([1-9][0-9]?)");
    private static final Map<String, List<Integer>> NAMED =
            Map.of("c19", List.of(5, 5, 4, 3, 2), "c13", List.of(4, 4, 3, 2));

    private GeometrySpec() {}

    /**
     * The variant of a geometry name.
     *
     * @throws IllegalArgumentException naming the part that is wrong
     */
    public static Variant parse(String spec) {
        var parts = spec.split(":", -1);
        if (parts.length < 3) {
            throw new IllegalArgumentException(
                    "geometry \"" + spec + "\": expected board:camp:directions, such as 8:tri4:8");
        }
        try {
            int side = number(parts[0], "board");
            var board = new Rectangle(side, side);
            var rows = campRows(parts[1]);
            var home = board.camp(Corner.LOWER_RIGHT, rows);
            var away = board.camp(Corner.UPPER_LEFT, rows);
            var geometry = new Geometry(board, List.of(Seat.of(0, home, away), Seat.of(1, away, home)));
            var changes = new java.util.HashMap<RuleOption, String>();
            for (int i = 3; i < parts.length; i++) {
                switch (parts[i]) {
                    case "stay" -> changes.put(RuleOption.LEAVE_TARGET, LeaveTarget.FORBIDDEN_AT_END.name());
                    case "long" -> changes.put(RuleOption.LONG_JUMPS, "true");
                    default -> throw new IllegalArgumentException("\"" + parts[i] + "\" is neither stay nor long");
                }
            }
            int directions = number(parts[2], "directions");
            var options = RuleOption.with(RuleOptions.bare(directions), changes);
            return new Variant(spec, spec, "", geometry, options);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("geometry \"" + spec + "\": " + e.getMessage(), e);
        }
    }

    private static List<Integer> campRows(String camp) {
        var named = NAMED.get(camp);
        if (named != null) {
            return named;
        }
        var rows = new ArrayList<Integer>();
        var triangle = TRIANGLE.matcher(camp);
        var block = BLOCK.matcher(camp);
        if (triangle.matches()) {
            for (int length = Integer.parseInt(triangle.group(1)); length > 0; length--) {
                rows.add(length);
            }
        } else if (block.matches()) {
            for (int i = 0; i < Integer.parseInt(block.group(2)); i++) {
                rows.add(Integer.parseInt(block.group(1)));
            }
        } else {
            throw new IllegalArgumentException("\"" + camp + "\" is no camp; use triK, FxR, c19 or c13");
        }
        return rows;
    }

    private static int number(String text, String what) {
        if (!text.matches("[0-9]{1,2}")) {
            throw new IllegalArgumentException(what + " \"" + text + "\" is no number of one or two digits");
        }
        return Integer.parseInt(text);
    }
}
