package hoppity.rules;

import hoppity.board.Geometry;
import hoppity.board.Rectangle;
import hoppity.board.Rectangle.Corner;
import hoppity.board.Seat;
import hoppity.board.Star;
import hoppity.rules.RuleOptions.LeaveTarget;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Short names of bare geometries, such as {@code 8:tri4:8:stay} or {@code star:p3}: board, camp and directions, for counting
 * moves without any rule but a filled camp. A camp followed by {@code x4} is in all four corners; {@code star3} and
 * {@code star2} are the smaller stars. {@code stay} forbids ending a turn outside the target, {@code long} allows long jumps.
 */
public final class GeometrySpec {
    private static final Pattern STAR = Pattern.compile("star([2-4])?");
    private static final Pattern PLAYERS = Pattern.compile("p([2-6])(?:x([0-9]{1,2}))?");
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
        var parts = List.of(spec.split(":", -1));
        var star = STAR.matcher(parts.get(0));
        try {
            if (star.matches()) {
                require(parts.size() >= 2, "expected star:camp, such as star:p2");
                int side = star.group(1) == null ? Star.MAX_SIDE : Integer.parseInt(star.group(1));
                return variant(spec, onStar(new Star(side), parts.get(1)), 6, parts.subList(2, parts.size()));
            }
            require(parts.size() >= 3, "expected board:camp:directions, such as 8:tri4:8");
            int side = number(parts.get(0), "board");
            var geometry = onSquares(new Rectangle(side, side), parts.get(1));
            return variant(spec, geometry, number(parts.get(2), "directions"), parts.subList(3, parts.size()));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("geometry \"" + spec + "\": " + e.getMessage(), e);
        }
    }

    private static Variant variant(String spec, Geometry geometry, int directions, List<String> flags) {
        var changes = new HashMap<RuleOption, String>();
        for (var flag : flags) {
            switch (flag) {
                case "stay" -> changes.put(RuleOption.LEAVE_TARGET, LeaveTarget.FORBIDDEN_AT_END.name());
                case "long" -> changes.put(RuleOption.LONG_JUMPS, "true");
                default -> throw new IllegalArgumentException("\"" + flag + "\" is neither stay nor long");
            }
        }
        return new Variant(spec, spec, "", geometry, RuleOption.with(RuleOptions.bare(directions), changes));
    }

    private static Geometry onStar(Star board, String camp) {
        var players = PLAYERS.matcher(camp);
        require(players.matches(), "\"" + camp + "\" is no camp of a star; use p2 … p6 or p2x15");
        int extraRows = players.group(2) == null ? 0 : 1;
        var seats = new ArrayList<Seat>();
        for (var point : Star.seating(Integer.parseInt(players.group(1)))) {
            seats.add(Seat.of(seats.size(), board.camp(point, extraRows), board.camp(point.opposite(), extraRows)));
        }
        int size = seats.get(0).home().size();
        require(
                extraRows == 0 || size == Integer.parseInt(players.group(2)),
                "a camp with an extra row has " + size + " holes on this board, not " + players.group(2));
        return new Geometry(board, seats);
    }

    private static Geometry onSquares(Rectangle board, String camp) {
        boolean four = camp.endsWith("x4") && !BLOCK.matcher(camp).matches();
        var rows = campRows(four ? camp.substring(0, camp.length() - 2) : camp);
        var seats = new ArrayList<Seat>();
        for (var corner : four ? List.of(Corner.values()) : List.of(Corner.LOWER_RIGHT, Corner.UPPER_LEFT)) {
            seats.add(Seat.of(seats.size(), board.camp(corner, rows), board.camp(corner.opposite(), rows)));
        }
        return new Geometry(board, seats);
    }

    private static void require(boolean condition, String message) {
        if (!condition) {
            throw new IllegalArgumentException(message);
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
            throw new IllegalArgumentException("\"" + camp + "\" is no camp; use triK, FxR, c19, c13 or c13x4");
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
