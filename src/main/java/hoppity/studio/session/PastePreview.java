package hoppity.studio.session;

import static hoppity.words.Words.count;

import hoppity.export.text.MoveWords;
import hoppity.notation.Turn;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.studio.board.BoardPosition;
import hoppity.studio.document.GameDocument;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;

/** What a person sees of a text that is pasted, before it is decided what becomes of it. */
public final class PastePreview {
    private static final int SHOWN_MOVES = 16;

    private final List<Pasted> ways;
    private final @Nullable GameDocument open;
    private final ObjectProperty<Pasted> chosen;
    private final ReadOnlyObjectWrapper<BoardPosition> end;
    private final ReadOnlyObjectWrapper<List<Action>> actions;
    private final ReadOnlyStringWrapper facts = new ReadOnlyStringWrapper(this, "facts");

    /** What can be done with it. */
    public enum Action {
        /** Its moves become a variation after the current one. */
        INSERT,
        /** It becomes part of the shown game, from where it is the same. */
        MERGE,
        /** It is shown as a game of its own. */
        OPEN
    }

    /** @param open the game that is shown; null for none */
    PastePreview(List<Pasted> ways, @Nullable GameDocument open) {
        this.ways = List.copyOf(ways);
        this.open = open;
        chosen = new SimpleObjectProperty<>(this, "chosen", ways.get(0));
        end = new ReadOnlyObjectWrapper<>(this, "end", endOf(ways.get(0).game()));
        actions = new ReadOnlyObjectWrapper<>(this, "actions", actionsFor(ways.get(0)));
        facts.set(factsOf(ways.get(0)));
        chosen.addListener((observable, before, now) -> {
            end.set(endOf(now.game()));
            actions.set(actionsFor(now));
            facts.set(factsOf(now));
        });
    }

    /** At least one way to take it. */
    List<Pasted> ways() {
        return ways;
    }

    ObjectProperty<Pasted> chosenProperty() {
        return chosen;
    }

    /** The last position of its main line. */
    ReadOnlyObjectProperty<BoardPosition> endProperty() {
        return end.getReadOnlyProperty();
    }

    /** What can be done with what is chosen, the likeliest first. */
    public ReadOnlyObjectProperty<List<Action>> actionsProperty() {
        return actions.getReadOnlyProperty();
    }

    ReadOnlyStringProperty factsProperty() {
        return facts.getReadOnlyProperty();
    }

    /** How the board is turned, in degrees. */
    int rotation() {
        return open == null ? 0 : open.rotationProperty().get();
    }

    private List<Action> actionsFor(Pasted way) {
        if (open == null || way.kind() == Pasted.Kind.POSITION) {
            return List.of(Action.OPEN);
        }
        if (way.kind() == Pasted.Kind.LINE) {
            return List.of(Action.INSERT, Action.OPEN);
        }
        boolean merges = way.game().tree().size() > 1
                && MergePlace.find(open, way.game()).isPresent();
        return merges ? List.of(Action.OPEN, Action.MERGE) : List.of(Action.OPEN);
    }

    private String factsOf(Pasted way) {
        int known = open == null || way.kind() != Pasted.Kind.LINE ? 0 : knownOf(way.game(), open);
        return known == 0
                ? way.facts()
                : way.facts() + " · " + count(known, "{0} is in the game already", "{0} are in the game already");
    }

    /** How many moves at the beginning of a line follow the current move already. */
    private static int knownOf(GameRecord line, GameDocument open) {
        int known = 0;
        var tree = open.record().tree();
        var at = Optional.of(open.cursor());
        for (var node : line.tree().lineThrough(line.tree().root())) {
            var turn = node.turn();
            if (turn != null) {
                at = tree.child(at.get(), turn);
                if (at.isEmpty()) {
                    return known;
                }
                known++;
            }
        }
        return known;
    }

    /** The beginning of the main line of what is chosen, as people write it. */
    String moves() {
        var game = chosen.get().game();
        var words = new MoveWords(game);
        var text = new StringBuilder();
        for (var node : game.tree().lineThrough(game.tree().root())) {
            if (node.isRoot()) {
                continue;
            }
            if (node.ply() > SHOWN_MOVES) {
                return text + " …";
            }
            text.append(text.isEmpty() ? "" : " ");
            text.append(node.ply() == 1 || words.seat(node) == 0 ? words.numbered(node) : words.of(node));
        }
        return text.toString();
    }

    private static BoardPosition endOf(GameRecord game) {
        GameNode last = game.tree().root();
        while (!last.children().isEmpty()) {
            last = last.children().get(0);
        }
        List<Integer> route = last.turn() instanceof Turn.Played played ? played.route() : List.of();
        return new BoardPosition(game.variant(), game.positionAt(last), route);
    }
}
