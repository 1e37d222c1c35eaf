package hoppity.studio.moves;

import hoppity.record.BrokenTail;
import hoppity.record.Comment;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.record.Glyph;
import hoppity.rules.Variant;
import java.util.List;

/** Makes the tokens of one game's nodes. */
final class TokenWriter {
    private static final int LONGEST_BROKEN_TEXT = 400;

    private final MoveWords words;
    private final MoveNumbering numbering;
    private final Variant variant;

    TokenWriter(GameRecord game) {
        words = new MoveWords(game);
        numbering = MoveNumbering.of(game);
        variant = game.variant();
    }

    Token.Move move(GameNode node, boolean numbered) {
        var annotations = node.annotations();
        return new Token.Move(
                node.id(),
                numbered ? numbering.label(node) : "",
                words.of(node),
                words.brief(node),
                annotations.nags().isEmpty()
                        ? List.of()
                        : annotations.nags().stream().map(TokenWriter::sign).toList(),
                EvaluationText.of(annotations.evaluations(), variant, () -> numbering.seat(node)));
    }

    static Token.Words comment(GameNode node, Comment comment) {
        var text = comment.by() == null ? comment.text() : comment.text() + " — " + comment.by();
        return new Token.Words(node.id(), TextStyle.COMMENT, text);
    }

    /** What a file held after a node that cannot be played, with the reason. */
    static Token.Words broken(GameNode node, BrokenTail tail) {
        var text = tail.text().strip();
        var shown = text.length() > LONGEST_BROKEN_TEXT ? text.substring(0, LONGEST_BROKEN_TEXT) + "…" : text;
        return new Token.Words(
                node.id(),
                TextStyle.BROKEN,
                "The rest of this line cannot be played: " + tail.message() + "\n" + shown);
    }

    private static Token.Piece sign(int nag) {
        return new Token.Piece(Glyph.of(nag).symbol(), styleOf(nag));
    }

    private static TextStyle styleOf(int nag) {
        return switch (nag) {
            case 1, 3 -> TextStyle.GOOD;
            case 6 -> TextStyle.DOUBTFUL;
            case 2, 4 -> TextStyle.BAD;
            default -> TextStyle.SIGN;
        };
    }

    /** Comments as tokens, in order. */
    static List<Token> comments(GameNode node, List<Comment> comments) {
        return comments.isEmpty()
                ? List.of()
                : comments.stream()
                        .filter(c -> !c.text().isBlank())
                        .<Token>map(c -> comment(node, c))
                        .toList();
    }
}
