package hoppity.studio.palette;

import static hoppity.words.Words.tr;

import hoppity.export.text.MoveWords;
import hoppity.record.Comment;
import hoppity.record.GameNode;
import hoppity.studio.document.GameDocument;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Moves of the open game to go to. */
abstract class NodePickerViewModel extends PickerViewModel<GameNode> {
    private static final int LONGEST_COMMENT = 80;

    private final Supplier<Optional<GameDocument>> document;

    /** @param document the open game */
    NodePickerViewModel(Supplier<Optional<GameDocument>> document, String nothing) {
        super(nothing);
        this.document = document;
    }

    /** @param typed without blanks around it, perhaps empty */
    abstract List<GameNode> found(GameDocument open, String typed);

    @Override
    final List<GameNode> found(String typed) {
        return document.get().map(open -> found(open, typed)).orElse(List.of());
    }

    /** Goes there, unless the node has gone by now or is one of another game. */
    void goTo(GameNode node) {
        document.get()
                .filter(open -> open.record().tree().find(node.id()).orElse(null) == node)
                .ifPresent(open -> open.goTo(node));
    }

    /** The title of a move, or else the move with its number. */
    String text(GameNode node) {
        var title = node.annotations().title();
        return title == null || title.isBlank() ? move(node) : title.strip();
    }

    /** The move where the text is its title, and how its comment begins. */
    String beside(GameNode node) {
        var text = text(node);
        var move = move(node);
        var comment = Stream.concat(node.annotations().post().stream(), node.annotations().pre().stream())
                .map(Comment::text)
                .map(words -> words.strip().replaceAll("\\s+", " "))
                .filter(words -> !words.isEmpty())
                .findFirst()
                .orElse("");
        var start = comment.length() > LONGEST_COMMENT ? comment.substring(0, LONGEST_COMMENT) + "…" : comment;
        return text.equals(move) ? start : (move + "  " + start).strip();
    }

    private String move(GameNode node) {
        return node.isRoot()
                ? tr("The start of the game")
                : document.get()
                        .map(open -> new MoveWords(open.record()).numbered(node))
                        .orElse("");
    }
}
