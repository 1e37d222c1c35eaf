package hoppity.studio.varianteditor;

import hoppity.board.Geometry;
import hoppity.board.Rectangle;
import hoppity.board.Seat;
import hoppity.board.Shape;
import hoppity.board.Star;
import hoppity.board.Topology;
import hoppity.rules.RuleOption;
import hoppity.rules.RuleOptions;
import hoppity.rules.Variant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * A variant that is being made; it may be wrong in any way that {@link DraftChecks} can tell.
 *
 * @param homes one a seat, in turn order
 * @param paintedTargets one a seat, of use while the targets are {@link Targets#PAINTED}
 * @param options every option as text
 */
record VariantDraft(
        String name,
        String source,
        Shape shape,
        List<PaintedCamp> homes,
        Targets targets,
        List<PaintedCamp> paintedTargets,
        Map<RuleOption, String> options) {

    /** An empty board of 8×8 for two, with steps and jumps in all directions. */
    static final VariantDraft BLANK = new VariantDraft(
            "",
            "",
            new Rectangle(8, 8),
            List.of(PaintedCamp.EMPTY, PaintedCamp.EMPTY),
            Targets.TURNED,
            List.of(PaintedCamp.EMPTY, PaintedCamp.EMPTY),
            RuleOption.with(RuleOptions.bare(8), Map.of(RuleOption.REPETITION, "THREEFOLD_DRAW")));

    private VariantDraft(
            String name,
            String source,
            Shape shape,
            List<PaintedCamp> homes,
            Targets targets,
            List<PaintedCamp> paintedTargets,
            RuleOptions options) {
        this(name, source, shape, homes, targets, paintedTargets, RuleOption.all(options));
    }

    VariantDraft {
        homes = List.copyOf(homes);
        paintedTargets = List.copyOf(paintedTargets);
        options = Collections.unmodifiableMap(new EnumMap<>(options));
    }

    static VariantDraft of(Variant variant) {
        var topology = variant.topology();
        var homes = new ArrayList<PaintedCamp>();
        var targets = new ArrayList<PaintedCamp>();
        for (var seat : variant.seats()) {
            homes.add(PaintedCamp.of(seat.home(), topology));
            targets.add(PaintedCamp.of(seat.target(), topology));
        }
        var shape = variant.geometry().shape();
        for (var kind : Targets.values()) {
            var draft =
                    new VariantDraft(variant.name(), variant.source(), shape, homes, kind, targets, variant.options());
            if (draft.allTargets().equals(targets)) {
                return draft;
            }
        }
        throw new IllegalStateException("painted targets are what was painted");
    }

    /**
     * The variant.
     *
     * @throws IllegalArgumentException if it is wrong
     */
    Variant build(String id) {
        var seats = new ArrayList<Seat>();
        for (int seat = 0; seat < seatCount(); seat++) {
            seats.add(Seat.of(
                    seat, homes.get(seat).toCamp(topology()), target(seat).toCamp(topology())));
        }
        var rules = RuleOption.with(RuleOptions.bare(defaultDirections(shape)), options);
        return new Variant(id, name.strip(), source.strip(), new Geometry(shape, seats), rules);
    }

    Topology topology() {
        return Topology.of(shape);
    }

    int seatCount() {
        return homes.size();
    }

    String option(RuleOption option) {
        return Objects.requireNonNull(options.get(option));
    }

    /** The target of a seat, wherever it comes from. */
    PaintedCamp target(int seat) {
        return switch (targets) {
            case TURNED -> homes.get(seat).moved(topology()::opposite);
            case SWAPPED -> homes.get((seat + seatCount() / 2) % seatCount());
            case PAINTED -> paintedTargets.get(seat);
        };
    }

    private List<PaintedCamp> allTargets() {
        return IntStream.range(0, seatCount()).mapToObj(this::target).toList();
    }

    /** Whether each seat has what the others have, seen from its own place. */
    boolean isSymmetric() {
        return isSymmetric(homes) && (targets != Targets.PAINTED || isSymmetric(paintedTargets));
    }

    private boolean isSymmetric(List<PaintedCamp> camps) {
        var symmetry = new CampSymmetry(shape, seatCount());
        return IntStream.range(1, seatCount())
                .filter(seat -> symmetry.relates(0, seat))
                .allMatch(seat -> camps.get(0)
                        .moved(cell -> symmetry.carried(cell, 0, seat))
                        .cells()
                        .equals(camps.get(seat).cells()));
    }

    // ---- changes

    VariantDraft withName(String changed) {
        return new VariantDraft(changed, source, shape, homes, targets, paintedTargets, options);
    }

    VariantDraft withSource(String changed) {
        return new VariantDraft(name, changed, shape, homes, targets, paintedTargets, options);
    }

    VariantDraft withOption(RuleOption option, String value) {
        var changed = new EnumMap<>(options);
        changed.put(option, value);
        return new VariantDraft(name, source, shape, homes, targets, paintedTargets, changed);
    }

    VariantDraft withHomes(List<PaintedCamp> changed) {
        return new VariantDraft(name, source, shape, changed, targets, paintedTargets, options);
    }

    VariantDraft withPaintedTargets(List<PaintedCamp> changed) {
        return new VariantDraft(name, source, shape, homes, targets, changed, options);
    }

    /** Painting begins with the targets as they are. */
    VariantDraft withTargets(Targets changed) {
        return new VariantDraft(name, source, shape, homes, changed, allTargets(), options);
    }

    /** Another number of seats: alike if the seats were alike, otherwise new ones come without camps. */
    VariantDraft withSeats(int count) {
        return new VariantDraft(
                name, source, shape, reseated(homes, count), targets, reseated(paintedTargets, count), options);
    }

    private List<PaintedCamp> reseated(List<PaintedCamp> camps, int count) {
        var symmetry = new CampSymmetry(shape, count);
        boolean alike = isSymmetric(camps);
        return IntStream.range(0, count)
                .mapToObj(seat -> {
                    if (alike && symmetry.relates(0, seat)) {
                        return camps.get(0).moved(cell -> symmetry.carried(cell, 0, seat));
                    }
                    return seat < camps.size() ? camps.get(seat) : PaintedCamp.EMPTY;
                })
                .toList();
    }

    /** Another board: camps of a rectangle keep to their corners, those of a star to the points. */
    VariantDraft withShape(Shape changed) {
        if (changed.equals(shape)) {
            return this;
        }
        var directions = new EnumMap<>(options);
        if (changed instanceof Star != shape instanceof Star) {
            for (var option : List.of(RuleOption.STEP_DIRECTIONS, RuleOption.JUMP_DIRECTIONS)) {
                directions.put(option, Integer.toString(defaultDirections(changed)));
            }
        }
        if (changed instanceof Star star) {
            var homes = Star.seating(seatCount()).stream()
                    .map(point -> PaintedCamp.of(star.camp(point, 0), Topology.of(star)))
                    .toList();
            var targets = Star.seating(seatCount()).stream()
                    .map(point -> PaintedCamp.of(star.camp(point.opposite(), 0), Topology.of(star)))
                    .toList();
            return new VariantDraft(name, source, changed, homes, this.targets, targets, directions);
        }
        UnaryOperator<PaintedCamp> place = shape instanceof Rectangle before
                ? camp -> camp.moved(cell -> keptToCorner(before, (Rectangle) changed, cell))
                : camp -> PaintedCamp.EMPTY;
        return new VariantDraft(
                name,
                source,
                changed,
                homes.stream().map(place).toList(),
                targets,
                paintedTargets.stream().map(place).toList(),
                directions);
    }

    private static int keptToCorner(Rectangle before, Rectangle after, int cell) {
        int x = kept(cell % before.files(), before.files(), after.files());
        int y = kept(cell / before.files(), before.ranks(), after.ranks());
        return x < 0 || y < 0 || x >= after.files() || y >= after.ranks() ? Topology.NONE : y * after.files() + x;
    }

    /** What lies in the nearer half keeps its distance from the near edge, the rest from the far one. */
    private static int kept(int at, int before, int after) {
        return 2 * at < before ? at : after - (before - at);
    }

    private static int defaultDirections(Shape shape) {
        return shape instanceof Star ? 6 : 8;
    }

    /** The values that an option can have on this board; empty for a number. */
    List<String> allowed(RuleOption option) {
        boolean directions = option == RuleOption.STEP_DIRECTIONS || option == RuleOption.JUMP_DIRECTIONS;
        return directions && shape instanceof Star ? List.of("6") : option.allowed();
    }
}
