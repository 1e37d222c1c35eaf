package hoppity.record;

import static hoppity.words.Words.tr;

import hoppity.notation.Turn;
import hoppity.rules.Move;
import hoppity.rules.MoveGenerator;
import hoppity.rules.MutablePosition;
import hoppity.rules.Position;
import hoppity.rules.Routes;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Works out how turns are put below another node: what is there is followed, the rest is added. */
final class Merge {
    private static final int AT_THE_END = -1;

    private final GameRecord record;
    private final GameNode target;
    private final @Nullable TailText tailText;
    private final MoveGenerator generator;
    private final List<AddNodes.Planned> added = new ArrayList<>();
    private final Map<Integer, List<BrokenTail>> plannedTails = new HashMap<>();
    private final Map<GameNode, List<BrokenTail>> tails = new LinkedHashMap<>();
    private final List<Edit> annotated = new ArrayList<>();
    /** Where a turn of another game joins this one, if it does. */
    private Function<GameNode, Optional<GameNode>> samePosition = node -> Optional.empty();

    private @Nullable GameNode leaving;
    /** Where among the continuations of the target the next one goes. */
    private int index = AT_THE_END;

    /** @param target the node below which the turns go */
    Merge(GameRecord record, GameNode target) {
        this(record, target, null);
    }

    /** @param tailText what keeps turns that the board does not allow any more; null to leave them out */
    Merge(GameRecord record, GameNode target, @Nullable TailText tailText) {
        this.record = record;
        this.target = target;
        this.tailText = tailText;
        generator = new MoveGenerator(record.variant());
    }

    /** A node to be put below a place, and the position there; null where nothing is checked. */
    private record Step(
            GameNode node, Place parent, @Nullable Position position) {}

    /** A node of the tree, or the place of one that is planned. */
    private record Place(@Nullable GameNode node, int planned) {
        static Place of(GameNode node) {
            return new Place(node, -1);
        }
    }

    /** Another line with its variations, whole below the target. */
    Optional<Edit> pasting(GameRecord line) {
        takeRoot(line);
        return group(tr("paste line"));
    }

    /**
     * All turns of another game. Where one of them leads to a position that is in this game on another way, what follows it
     * goes on there.
     */
    Optional<Edit> joining(GameRecord other) {
        var here = PositionKeys.of(record);
        var there = PositionKeys.of(other);
        samePosition = node -> here.sameAs(node.id(), there);
        takeRoot(other);
        return group(tr("merge game"));
    }

    /** The same for a line that could not be played, in the place of that line. */
    Edit repairing(BrokenTail tail, GameRecord repaired) {
        tailsOf(target).remove(tail);
        takeRoot(repaired);
        return group(tr("repair line")).orElseThrow();
    }

    private void takeRoot(GameRecord other) {
        var root = other.tree().root();
        annotate(target, root);
        takeBelow(root, Place.of(target), null);
    }

    private Optional<Edit> group(String name) {
        var edits = edits(name);
        return edits.isEmpty() ? Optional.empty() : Optional.of(new EditGroup(name, edits, target.id(), target.id()));
    }

    Edit inPlaceOfMain() {
        var main = mainBeside(target);
        boolean nothingLeft = takeBelow(main, Place.of(target), record.positionAt(target));
        var name = tr("replace move");
        var edits = edits(name);
        edits.add(Edits.moved(target, 0, name, target));
        if (nothingLeft) {
            edits.addAll(keepTails(main, name));
            edits.add(Edits.delete(record, main));
        }
        return new EditGroup(name, edits, target.id(), target.id());
    }

    /** Puts the main continuation beside a variation, with all below it, behind the target, which is in that variation. */
    Edit beforeMain(GameNode variation) {
        var main = mainBeside(variation);
        leaving = main;
        index = 0;
        take(main, Place.of(target), record.positionAt(target));
        var name = tr("insert before main move");
        var edits = edits(name);
        edits.add(Edits.moved(variation, 0, name, target));
        edits.add(Edits.delete(record, main));
        return new EditGroup(name, edits, target.id(), target.id());
    }

    /** Takes out one turn after the target: what follows it follows the target. */
    Edit dropping(GameNode node) {
        var tail = node.brokenTails();
        tailsOf(target).addAll(tail);
        return inPlaceOf(node, Place.of(target), record.positionAt(target), node.children(), tr("drop move"));
    }

    /** Puts turns between the target and one of its continuations. */
    Edit inserting(GameNode node, List<Turn> turns) {
        leaving = node;
        index = node.index();
        var place = Place.of(target);
        var position = record.positionAt(target);
        for (var turn : turns) {
            if (playable(turn, position) == null) {
                throw new IllegalArgumentException("a turn that is inserted can be played");
            }
            place = place(place, turn, Annotations.NONE, List.of());
            position = after(position, turn);
        }
        return inPlaceOf(node, place, position, List.of(node), tr("insert move"));
    }

    private Edit inPlaceOf(GameNode node, Place place, Position position, List<GameNode> taken, String name) {
        leaving = node;
        index = node.index();
        taken.forEach(child -> take(child, place, position));
        var edits = new ArrayList<Edit>();
        edits.add(Edits.delete(record, node));
        edits.addAll(edits(name));
        return new EditGroup(name, edits, target.id(), node.id());
    }

    /** What could not be played after a node that goes is kept after the target. */
    private List<Edit> keepTails(GameNode node, String name) {
        var own = tails.getOrDefault(target, target.brokenTails());
        var all = Stream.concat(own.stream(), node.brokenTails().stream()).toList();
        return node.brokenTails().isEmpty() ? List.of() : List.of(Edits.setTails(target, all, name));
    }

    private static GameNode mainBeside(GameNode node) {
        var parent = node.parent();
        if (parent == null) {
            throw new IllegalArgumentException("the start of a game stands in no place of another");
        }
        return parent.children().get(0);
    }

    private List<Edit> edits(String description) {
        var edits = new ArrayList<>(annotated);
        tails.forEach((node, after) -> {
            if (!after.equals(node.brokenTails())) {
                edits.add(Edits.setTails(node, after, description));
            }
        });
        if (!added.isEmpty()) {
            plannedTails.forEach((place, more) -> {
                var plan = added.get(place);
                var all = Stream.concat(plan.tails().stream(), more.stream()).toList();
                added.set(
                        place,
                        new AddNodes.Planned(
                                plan.parent(),
                                plan.plannedParent(),
                                plan.index(),
                                plan.turn(),
                                plan.annotations(),
                                all));
            });
            edits.add(AddNodes.around(target.id(), description, added));
        }
        return edits;
    }

    private boolean takeBelow(GameNode from, Place place, @Nullable Position position) {
        boolean complete = true;
        for (var child : from.children()) {
            complete &= take(child, place, position);
        }
        return complete;
    }

    /**
     * Takes a node and all that is below it.
     *
     * @param position where it is to be played; null to check nothing
     * @return whether nothing was left out
     */
    private boolean take(GameNode from, Place place, @Nullable Position position) {
        boolean complete = true;
        var open = new ArrayDeque<Step>();
        open.push(new Step(from, place, position));
        while (!open.isEmpty()) {
            var step = open.pop();
            var node = step.node();
            var at = step.position();
            var turn = at == null ? node.turn() : playable(node.turn(), at);
            if (turn == null) {
                complete = false;
                keepAsText(step);
                continue;
            }
            var taken = place(step.parent(), turn, node.annotations(), node.brokenTails());
            var then = at == null ? null : after(at, turn);
            var next = joined(node, taken);
            for (int i = node.children().size() - 1; i >= 0; i--) {
                open.push(new Step(node.children().get(i), next, then));
            }
        }
        return complete;
    }

    /** Where what follows a turn goes: on the same position elsewhere, if the line would begin anew here and goes on there. */
    private Place joined(GameNode from, Place taken) {
        var node = taken.node();
        return node == null || node.children().isEmpty()
                ? samePosition
                        .apply(from)
                        .filter(same -> node == null || !same.children().isEmpty())
                        .map(Place::of)
                        .orElse(taken)
                : taken;
    }

    private void keepAsText(Step step) {
        var at = step.position();
        if (tailText == null || at == null) {
            return;
        }
        var tail = tailText.of(record, step.node(), at);
        var node = step.parent().node();
        var kept = node != null
                ? tailsOf(node)
                : plannedTails.computeIfAbsent(step.parent().planned(), place -> new ArrayList<>());
        kept.add(tail);
    }

    private List<BrokenTail> tailsOf(GameNode node) {
        return tails.computeIfAbsent(node, n -> new ArrayList<>(n.brokenTails()));
    }

    private Place place(Place parent, Turn turn, Annotations beside, List<BrokenTail> broken) {
        var node = parent.node();
        var known = node == null
                ? Optional.<GameNode>empty()
                : record.tree().child(node, turn).filter(child -> child != leaving);
        if (known.isPresent()) {
            annotate(known.get(), beside, broken);
            return Place.of(known.get());
        }
        int at = node == target && index != AT_THE_END ? index++ : AT_THE_END;
        added.add(new AddNodes.Planned(node, parent.planned(), at, turn, beside, broken));
        return new Place(null, added.size() - 1);
    }

    private void annotate(GameNode node, GameNode with) {
        annotate(node, with.annotations(), with.brokenTails());
    }

    private void annotate(GameNode node, Annotations other, List<BrokenTail> broken) {
        var own = node.annotations();
        var draft = new AnnotationDraft();
        draft.add(own);
        draft.add(other.withPre(missing(own, other.pre()))
                .withPost(missing(own, other.post()))
                .withShapes(other.shapes().stream()
                        .filter(shape -> !own.shapes().contains(shape))
                        .toList())
                .withEvaluations(other.evaluations().stream()
                        .filter(evaluation -> !own.evaluations().contains(evaluation))
                        .toList())
                .withCommands(other.commands().stream()
                        .filter(command -> !own.commands().contains(command))
                        .toList()));
        var merged = draft.build();
        if (!merged.equals(own)) {
            annotated.add(Edits.annotate(node, merged, tr("merge comments"), null));
        }
        var has = broken.isEmpty() ? broken : tailsOf(node);
        broken.stream().filter(tail -> !has.contains(tail)).toList().forEach(has::add);
    }

    private static List<Comment> missing(Annotations own, List<Comment> comments) {
        return comments.stream()
                .filter(comment -> Stream.concat(own.pre().stream(), own.post().stream())
                        .noneMatch(has -> has.text().equals(comment.text())))
                .toList();
    }

    /** The turn as it can be played in a position, by another way if need be; null if it cannot. */
    private @Nullable Turn playable(@Nullable Turn turn, Position position) {
        if (!(turn instanceof Turn.Played played)) {
            return turn;
        }
        var variant = record.variant();
        if (!generator.isLegal(
                new MutablePosition(variant, position), played.move().code())) {
            return null;
        }
        if (played.route().size() == 2) {
            return turn;
        }
        var routes = new Routes(variant, position);
        return routes.isLegal(played.route()) ? turn : new Turn.Played(played.move(), routes.shortest(played.move()));
    }

    private Position after(Position position, Turn turn) {
        if (turn instanceof Turn.Played played) {
            return position.after(played.move(), record.variant());
        }
        return turn instanceof Turn.Skipped ? position.after(Move.PASS, record.variant()) : position;
    }
}
