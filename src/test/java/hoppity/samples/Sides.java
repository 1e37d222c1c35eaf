package hoppity.samples;

import hoppity.rules.Variant;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Who plays together, and what they are called.
 *
 * @param teams seats of each side, in turn order
 */
record Sides(Variant variant, List<List<Integer>> teams) {

    static Sides of(Variant variant) {
        return new Sides(
                variant,
                variant.seats().stream()
                        .map(seat -> variant.team(seat.index()))
                        .distinct()
                        .toList());
    }

    int sideOf(int seat) {
        return teams.indexOf(variant.team(seat));
    }

    String seat(int seat) {
        return variant.seat(seat).name();
    }

    /** "White", of partners "White and Red". */
    String side(int side) {
        return teams.get(side).stream().map(this::seat).collect(Collectors.joining(" and "));
    }

    boolean isTeam(int side) {
        return teams.get(side).size() > 1;
    }

    int sum(int side, List<Integer> perSeat) {
        return teams.get(side).stream().mapToInt(perSeat::get).sum();
    }
}
