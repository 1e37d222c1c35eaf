package hoppity.studio.tree;

import static hoppity.words.Words.tr;

import hoppity.export.text.MoveWords;
import hoppity.notation.Turn;
import hoppity.record.Comment;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.record.Glyph;
import hoppity.studio.board.BoardPosition;
import hoppity.studio.moves.MoveDetails;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What is told of a node at the pointer.
 *
 * @param title the move with its number and signs
 * @param details signs in words, evaluations and clocks, by lines; may be empty
 * @param comment the beginning of what is said about it; may be empty
 */
record NodeSummary(BoardPosition position, String title, String details, String comment) {
    private static final int LONGEST_COMMENT = 240;

    static NodeSummary of(GameRecord record, GameNode node) {
        var route = node.turn() instanceof Turn.Played played ? played.route() : List.<Integer>of();
        var position = new BoardPosition(record.variant(), record.positionAt(node), route);
        var signs = node.annotations().nags().stream()
                .map(nag -> Glyph.of(nag).symbol())
                .collect(Collectors.joining(" "));
        var move = node.isRoot() ? tr("Start") : new MoveWords(record).numbered(node);
        return new NodeSummary(position, (move + " " + signs).strip(), MoveDetails.of(record, node), comment(node));
    }

    private static String comment(GameNode node) {
        var annotations = node.annotations();
        var said = annotations.post().stream().map(Comment::text).collect(Collectors.joining("\n"));
        var title = annotations.title();
        var text = ((title == null ? "" : title + "\n") + said).strip();
        return text.length() <= LONGEST_COMMENT
                ? text
                : text.substring(0, LONGEST_COMMENT).strip() + "…";
    }
}
