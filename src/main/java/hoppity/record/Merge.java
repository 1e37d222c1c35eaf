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
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Works out how the turns below one node are put below another: what is there is followed, the rest is added. */
final class Merge {
    private final GameRecord record;
    private final GameNode target;
    private final MoveGenerator generator;
    private final List<AddNodes.Planned> added = new ArrayList<>();
    private final List<Edit> annotated = new ArrayList<>();

    /** @param target the node below which the turns go */
    Merge(GameRecord record, GameNode target) {
        this.record = record;
        this.target = target;
        generator = new MoveGenerator(record.variant());
    }

    /** A node to be followed, and where its continuations go. */
    private record Pair(GameNode from, Place to, @Nullable Position position) {}

    /** A node of the tree, or the place of one that is planned. */
    private record Place(@Nullable GameNode node, int planned) {}

    Optional<Edit> of(GameRecord other) {
        annotate(target, other.tree().root());
        take(other.tree().root(), false);
        var edits = edits(tr("merge game"));
        return edits.isEmpty()
                ? Optional.empty()
                : Optional.of(new EditGroup(tr("merge game"), edits, target.id(), target.id()));
    }

    Edit inPlaceOfMain() {
        var parent = target.parent();
        if (parent == null) {
            throw new IllegalArgumentException("the start of a game stands in no place of another");
        }
        var main = parent.children().get(0);
        boolean nothingLeft = take(main, true);
        var name = tr("replace move");
        var edits = new ArrayList<>(edits(name));
        edits.add(Edits.moved(target, 0, name, target));
        if (nothingLeft) {
            edits.add(Edits.delete(record, main));
        }
        return new EditGroup(name, edits, target.id(), target.id());
    }

    private List<Edit> edits(String description) {
        var edits = new ArrayList<Edit>(annotated);
        if (!added.isEmpty()) {
            edits.add(AddNodes.around(target.id(), description, added));
        }
        return edits;
    }

    /**
     * Takes all that is below a node.
     *
     * @param checked whether turns are left out, with all below them, that the board does not allow there
     * @return whether nothing was left out
     */
    private boolean take(GameNode from, boolean checked) {
        boolean complete = true;
        var open = new ArrayDeque<Pair>();
        open.push(new Pair(from, new Place(target, -1), checked ? record.positionAt(target) : null));
        while (!open.isEmpty()) {
            var pair = open.pop();
            var below = new ArrayList<Pair>();
            for (var child : pair.from().children()) {
                var position = pair.position();
                var turn = position == null ? child.turn() : playable(child.turn(), position);
                if (turn == null) {
                    complete = false;
                } else {
                    var place = place(pair.to(), child, turn);
                    below.add(new Pair(child, place, position == null ? null : after(position, turn)));
                }
            }
            for (int i = below.size() - 1; i >= 0; i--) {
                open.push(below.get(i));
            }
        }
        return complete;
    }

    private Place place(Place parent, GameNode child, Turn turn) {
        var node = parent.node();
        var known = node == null ? Optional.<GameNode>empty() : record.tree().child(node, turn);
        if (known.isPresent()) {
            annotate(known.get(), child);
            return new Place(known.get(), -1);
        }
        added.add(new AddNodes.Planned(node, parent.planned(), turn, child.annotations(), child.brokenTails()));
        return new Place(null, added.size() - 1);
    }

    private void annotate(GameNode node, GameNode with) {
        var own = node.annotations();
        var other = with.annotations();
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
        var routes = new Routes(variant, position);
        return played.route().size() == 2 || routes.isLegal(played.route())
                ? turn
                : new Turn.Played(played.move(), routes.shortest(played.move()));
    }

    private Position after(Position position, Turn turn) {
        if (turn instanceof Turn.Played played) {
            return position.after(played.move(), record.variant());
        }
        return turn instanceof Turn.Skipped ? position.after(Move.PASS, record.variant()) : position;
    }
}
