package hoppity.studio.find;

import hoppity.board.Topology;
import hoppity.export.text.MoveWords;
import hoppity.notation.MoveText;
import hoppity.notation.NotationException;
import hoppity.notation.Turn;
import hoppity.record.Annotations;
import hoppity.record.Comment;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.record.Glyph;
import hoppity.record.Transpositions;
import hoppity.studio.document.GameDocument;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Looks for nodes of one game, in all of its variations. Takes time in proportion to the game. */
final class Find {
    /** Fewer letters of a glyph's name mean anything. */
    private static final int LEAST_OF_A_NAME = 3;

    private final GameRecord game;
    private final Topology topology;
    private final MoveText moveText;
    private final MoveWords moveWords;
    private @Nullable Transpositions same;

    Find(GameRecord game) {
        this.game = game;
        topology = game.variant().topology();
        moveText = new MoveText(topology);
        moveWords = new MoveWords(game);
    }

    /** The ids of the nodes that fit, as one reads them. Holds the game's lock, see {@link GameDocument#copyToRead}. */
    List<Integer> matches(FindQuery query) {
        synchronized (game) {
            return search(query);
        }
    }

    private List<Integer> search(FindQuery query) {
        if (query.isNothing()) {
            return List.of();
        }
        var fits = test(query);
        var found = new ArrayList<Integer>();
        game.tree().read(node -> {
            if (fits.test(node)) {
                found.add(node.id());
            }
        });
        return Collections.unmodifiableList(found);
    }

    private Predicate<GameNode> test(FindQuery query) {
        if (query instanceof FindQuery.SamePosition position) {
            var wanted = new HashSet<>(same().sameAs(position.node()));
            wanted.add(position.node());
            return node -> wanted.contains(node.id());
        }
        return words(((FindQuery.Words) query).text().toLowerCase(Locale.ROOT));
    }

    private Transpositions same() {
        var known = same;
        if (known == null) {
            known = Transpositions.of(game);
            same = known;
        }
        return known;
    }

    private Predicate<GameNode> words(String wanted) {
        Predicate<GameNode> glyph = node -> node.annotations().nags().stream().anyMatch(nag -> isGlyph(nag, wanted));
        if (wanted.chars().noneMatch(Character::isLetterOrDigit)) {
            // "?" is a mistake, not every question that a comment asks.
            return wanted.equals(MoveText.SKIP) ? node -> node.turn() instanceof Turn.Skipped : glyph;
        }
        return glyph.or(move(wanted)).or(node -> isWritten(node.annotations(), wanted));
    }

    private static boolean isGlyph(int nag, String wanted) {
        var glyph = Glyph.of(nag);
        var symbol = glyph.symbol().toLowerCase(Locale.ROOT);
        return symbol.equals(wanted)
                || symbol.replace('−', '-').equals(wanted)
                || wanted.length() >= LEAST_OF_A_NAME
                        && glyph.meaning().toLowerCase(Locale.ROOT).contains(wanted);
    }

    private static boolean isWritten(Annotations annotations, String wanted) {
        var title = annotations.title();
        return title != null && title.toLowerCase(Locale.ROOT).contains(wanted)
                || Stream.concat(annotations.pre().stream(), annotations.post().stream())
                        .anyMatch(comment -> isWritten(comment, wanted));
    }

    private static boolean isWritten(Comment comment, String wanted) {
        var by = comment.by();
        return comment.text().toLowerCase(Locale.ROOT).contains(wanted)
                || by != null && by.toLowerCase(Locale.ROOT).contains(wanted);
    }

    // ---- moves

    private Predicate<GameNode> move(String wanted) {
        int cell = topology.find(wanted);
        if (cell != Topology.NONE) {
            return node ->
                    node.turn() instanceof Turn.Played played && played.route().contains(cell);
        }
        if (wanted.contains("-")) {
            var ends = ends(wanted);
            return node -> node.turn() instanceof Turn.Played played
                    && (played.equals(ends) || ("-" + moveText.write(played)).contains("-" + wanted));
        }
        // Turns that are no moves are in words.
        return node -> !(node.turn() instanceof Turn.Played)
                && !node.isRoot()
                && moveWords.of(node).contains(wanted);
    }

    /** The move that goes from the first to the last of the cells, whatever its way; null if it is none. */
    private @Nullable Turn ends(String wanted) {
        try {
            return moveText.read(wanted);
        } catch (NotationException e) {
            // The beginning of a move, or a word with a hyphen.
            return null;
        }
    }
}
