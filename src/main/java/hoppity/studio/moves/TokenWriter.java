package hoppity.studio.moves;

import static hoppity.words.Words.tr;

import hoppity.export.text.EvaluationText;
import hoppity.export.text.MoveNumbering;
import hoppity.export.text.MoveWords;
import hoppity.record.Annotations;
import hoppity.record.BrokenTail;
import hoppity.record.Comment;
import hoppity.record.GameNode;
import hoppity.record.Glyph;
import hoppity.record.Transpositions;
import hoppity.rules.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes the tokens of one game's nodes. */
final class TokenWriter {
    private static final int LONGEST_BROKEN_TEXT = 400;

    private final MoveWords words;
    private final MoveNumbering numbering;
    private final Variant variant;
    private final Transpositions same;
    private final boolean clocks;

    TokenWriter(NotationSource source) {
        var game = source.game();
        same = source.same();
        clocks = source.clocks();
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
                signs(annotations),
                EvaluationText.of(annotations.evaluations(), variant, () -> numbering.seat(node)),
                clocks ? ClockText.of(annotations.clock()) : "");
    }

    private static List<Token.Piece> signs(Annotations annotations) {
        boolean flagged = annotations.bookmark() && title(annotations).isEmpty();
        if (annotations.nags().isEmpty() && !flagged) {
            return List.of();
        }
        var signs = new ArrayList<Token.Piece>();
        annotations.nags().forEach(nag -> signs.add(sign(nag)));
        if (flagged) {
            signs.add(new Token.Piece(tr("bookmark"), TextStyle.BOOKMARK));
        }
        return signs;
    }

    /** The title without blanks around it; empty for none. */
    private static String title(Annotations annotations) {
        var title = annotations.title();
        return title == null ? "" : title.strip();
    }

    /** The title of a move; with it stands its bookmark. */
    static Optional<Token.Heading> heading(GameNode node) {
        var title = title(node.annotations());
        return title.isEmpty()
                ? Optional.empty()
                : Optional.of(new Token.Heading(node.id(), node.annotations().bookmark(), title));
    }

    /** The mark of a position that comes about more than once. */
    Optional<Token.Same> same(GameNode node) {
        boolean elsewhere = same.isTransposition(node.id());
        return elsewhere || same.isRepetition(node.id())
                ? Optional.of(new Token.Same(node.id(), !elsewhere))
                : Optional.empty();
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
                tr("The rest of this line cannot be played: {0}", tail.message()) + "\n" + shown);
    }

    private static Token.Piece sign(int nag) {
        return new Token.Piece(Glyph.of(nag).symbol(), styleOf(nag));
    }

    private static TextStyle styleOf(int nag) {
        return switch (Glyph.toneOf(nag)) {
            case GOOD -> TextStyle.GOOD;
            case DOUBTFUL -> TextStyle.DOUBTFUL;
            case BAD -> TextStyle.BAD;
            case NEUTRAL -> TextStyle.SIGN;
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
