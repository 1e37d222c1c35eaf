package hoppity.rules;

import static hoppity.words.Words.tr;

import hoppity.board.Camp;
import hoppity.board.Geometry;
import hoppity.board.Seat;
import hoppity.board.Topology;
import hoppity.rules.RuleOptions.Partners;
import hoppity.rules.RuleOptions.Ranking;
import hoppity.rules.RuleOptions.ReenterHome;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * A game of the family: a geometry and the rules played on it.
 *
 * @param id as written in records
 * @param name for people, in English if it is a preset's
 * @param source whose rules they are, in a word or two; empty if nobody's in particular
 */
public record Variant(String id, String name, String source, Geometry geometry, RuleOptions options) {

    public Variant {
        checkDirections(geometry, options.stepDirections());
        checkDirections(geometry, options.jumpDirections());
        if (geometry.seats().size() != 2) {
            requireNot(options.lastMove() == RuleOptions.LastMove.EQUALISE, "lastMove EQUALISE");
            requireNot(options.homeCheck() != RuleOptions.HomeCheck.NONE, "a homeCheck");
            requireNot(options.reenterHome() == ReenterHome.LOSES_AFTER_LIMIT, "reenterHome LOSES_AFTER_LIMIT");
            requireNot(options.tempoLimit() != 0, "a tempoLimit");
        }
        int seats = geometry.seats().size();
        if (options.partners() == Partners.OPPOSITE && seats != 4 && seats != 6) {
            throw new IllegalArgumentException("partners OPPOSITE is for 4 or 6 seats");
        }
        if (options.forwardOnly()) {
            Reachability.check(geometry, options);
        }
    }

    /** The name as people read it: that of a preset in their language, any other as it was given. */
    public String shownName() {
        return isPreset() ? tr(name) : name;
    }

    /** The source as people read it; empty if there is none. */
    public String shownSource() {
        return isPreset() ? tr(source) : source;
    }

    private boolean isPreset() {
        return Variants.presets()
                .find(id)
                .filter(preset -> preset.name.equals(name) && preset.source.equals(source))
                .isPresent();
    }

    public Topology topology() {
        return geometry.topology();
    }

    public List<Seat> seats() {
        return geometry.seats();
    }

    public Seat seat(int index) {
        return geometry.seat(index);
    }

    public int seatCount() {
        return geometry.seats().size();
    }

    public Camp home(int seat) {
        return geometry.seat(seat).home();
    }

    public Camp target(int seat) {
        return geometry.seat(seat).target();
    }

    /** The seat whose turn comes after this one's. */
    public int next(int seat) {
        return seat + 1 == seatCount() ? 0 : seat + 1;
    }

    /** The seat whose turn came before this one's. */
    public int previous(int seat) {
        return seat == 0 ? seatCount() - 1 : seat - 1;
    }

    /** Whether the others play on for the places when a seat has filled its camp, which is then skipped. */
    public boolean playsOn() {
        return options.ranking() == Ranking.PLAY_ON && seatCount() > 2;
    }

    /** The seats that win together with this one, itself included, ascending. */
    public List<Integer> team(int seat) {
        if (options.partners() == Partners.NONE) {
            return List.of(seat);
        }
        int half = seatCount() / 2;
        return List.of(seat % half, seat % half + half);
    }

    /** A seat's name, or those of both partners: {@code White and Red}. */
    public String sideName(int seat) {
        return team(seat).stream()
                .map(member -> seat(member).name())
                .reduce((names, last) -> tr("{0} and {1}", names, last))
                .orElseThrow();
    }

    /** The camps and the star's points that are neither a seat's home nor its target, as cells (rules §4). */
    public Set<Integer> foreignCells(int seat) {
        var foreign = new TreeSet<>(geometry.shape().pointCells());
        for (var other : seats()) {
            foreign.addAll(other.home().cells());
            foreign.addAll(other.target().cells());
        }
        home(seat).cells().forEach(foreign::remove);
        target(seat).cells().forEach(foreign::remove);
        return foreign;
    }

    /** The same game under other options, keeping the id: records say in which options they differ. */
    public Variant withOptions(RuleOptions changed) {
        return new Variant(id, name, source, geometry, changed);
    }

    /** The tempo number of a filled target, the constant that "to go" would subtract (rules §5). */
    public int filledTempo(int seat) {
        var target = target(seat);
        return target.cells().stream()
                .mapToInt(c -> topology().distance(c, target.corner()))
                .sum();
    }

    private static void requireNot(boolean condition, String what) {
        if (condition) {
            throw new IllegalArgumentException(what + " is for two seats");
        }
    }

    private static void checkDirections(Geometry geometry, int count) {
        // The shape refuses a set of directions that it does not have.
        var unused = geometry.shape().directionSet(count);
    }
}
