package hoppity.studio.moves;

import hoppity.export.text.MoveNumbering;
import hoppity.record.GameNode;
import hoppity.studio.moves.Block.Paragraph;
import hoppity.studio.moves.Block.Row;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Arranges a game's tree: the main line in rows of one move number each, comments under them, variations as paragraphs of
 * their own, the deeper the further in. A row is interrupted where something is said about a move that does not end it.
 */
final class NotationLayout {
    /** So many moves of a folded variation show; one that has no more cannot be folded. */
    static final int SHOWN_WHEN_FOLDED = 3;

    private final NotationSource source;
    private final MoveNumbering numbering;
    private final TokenWriter writer;
    private final int columns;
    private final List<Block> blocks = new ArrayList<>();
    private final List<Token> cells = new ArrayList<>();
    private final List<Token.Same> same = new ArrayList<>();
    private final List<GameNode> variations = new ArrayList<>();
    private final Map<Integer, Integer> sizes;
    private int rowNumber;
    private int rowPart;
    private int lastNode;

    private NotationLayout(NotationSource source) {
        this.source = source;
        numbering = MoveNumbering.of(source.game());
        writer = new TokenWriter(source);
        columns = numbering.columns();
        sizes = variationSizes(source.game().tree().root());
    }

    /** The whole notation from top to bottom. */
    static List<Block> of(NotationSource source) {
        var layout = new NotationLayout(source);
        if (source.only() != null) {
            layout.only(source.only());
            return Collections.unmodifiableList(layout.blocks);
        }
        layout.mainLine();
        if (!source.result().isEmpty()) {
            layout.blocks.add(
                    new Paragraph(0, List.of(new Token.Words(layout.lastNode, TextStyle.RESULT, source.result()))));
        }
        return Collections.unmodifiableList(layout.blocks);
    }

    /** Some of the nodes, each with all that is written beside it. */
    private void only(Set<Integer> shown) {
        source.game().tree().read(node -> {
            if (shown.contains(node.id())) {
                var tokens = new ArrayList<>(before(node));
                if (!node.isRoot()) {
                    move(node, true, tokens);
                }
                tokens.addAll(after(node));
                if (!tokens.isEmpty()) {
                    blocks.add(new Paragraph(0, tokens));
                }
            }
        });
    }

    private void move(GameNode node, boolean numbered, List<Token> tokens) {
        tokens.add(writer.move(node, numbered));
        writer.same(node).ifPresent(tokens::add);
    }

    private void mainLine() {
        var root = source.game().tree().root();
        words(before(root));
        words(after(root));
        words(ending(root));
        for (var node = next(root); node != null; node = next(node)) {
            lastNode = node.id();
            var before = before(node);
            if (!before.isEmpty()) {
                closeRow(node);
                placeVariations();
                words(before);
            }
            place(node);
            variations.addAll(alternatives(node));
            var after = after(node);
            var ending = ending(node);
            boolean interrupted = !after.isEmpty() || !ending.isEmpty();
            if (interrupted || fillsRow(node) || next(node) == null) {
                closeRow(interrupted ? next(node) : null);
                words(after);
                words(ending);
                placeVariations();
            }
        }
    }

    /** Whether a move stands in the last column, or is the last of its number. */
    private boolean fillsRow(GameNode node) {
        int seat = numbering.seat(node);
        return seat % columns == columns - 1 || seat == numbering.seats() - 1;
    }

    private List<Token> ending(GameNode node) {
        var ending = source.ending();
        return ending == null || ending.node() != node.id()
                ? List.of()
                : List.of(new Token.Words(node.id(), TextStyle.NOTE, ending.text()));
    }

    /** Puts a move into its column; earlier columns that are still empty get gaps. */
    private void place(GameNode node) {
        int number = numbering.number(node);
        int part = numbering.seat(node) / columns;
        if (number != rowNumber || part != rowPart) {
            // A seat that has finished is passed over, and the row may end early.
            closeRow(null);
        }
        rowNumber = number;
        rowPart = part;
        int column = numbering.seat(node) % columns;
        while (cells.size() < column) {
            cells.add(new Token.Gap(node.id()));
        }
        cells.add(writer.move(node, false));
        writer.same(node).ifPresent(same::add);
    }

    /** Ends the row that is being filled; a gap stands for a next move that belongs to it but comes further down. */
    private void closeRow(@Nullable GameNode next) {
        if (cells.isEmpty()) {
            return;
        }
        if (next != null
                && cells.size() < columns
                && numbering.seat(next) % columns == cells.size()
                && numbering.seat(next) / columns == rowPart
                && numbering.number(next) == rowNumber) {
            cells.add(new Token.Gap(next.id()));
        }
        blocks.add(new Row(rowPart == 0 ? rowNumber + "." : "", cells, same));
        cells.clear();
        same.clear();
    }

    private void words(List<Token> tokens) {
        for (var token : tokens) {
            blocks.add(new Paragraph(0, List.of(token)));
        }
    }

    private void placeVariations() {
        variations.forEach(this::variation);
        variations.clear();
    }

    /** What stands before a node's move. */
    private static List<Token> before(GameNode node) {
        var comments = TokenWriter.comments(node, node.annotations().pre());
        var heading = TokenWriter.heading(node);
        if (heading.isEmpty()) {
            return comments;
        }
        var tokens = new ArrayList<Token>();
        tokens.add(heading.get());
        tokens.addAll(comments);
        return tokens;
    }

    /** What stands behind it: comments, and what could not be read. */
    private static List<Token> after(GameNode node) {
        var comments = TokenWriter.comments(node, node.annotations().post());
        if (node.brokenTails().isEmpty()) {
            return comments;
        }
        var tokens = new ArrayList<>(comments);
        node.brokenTails().forEach(tail -> tokens.add(TokenWriter.broken(node, tail)));
        return tokens;
    }

    /** A stretch of a variation that is still to be arranged, from a node on. */
    private record Stretch(GameNode from, int depth, boolean isStart) {}

    private void variation(GameNode first) {
        Deque<Stretch> open = new ArrayDeque<>();
        open.push(new Stretch(first, 1, true));
        while (!open.isEmpty()) {
            var stretch = open.pop();
            var tokens = new ArrayList<Token>();
            if (stretch.isStart()) {
                TokenWriter.heading(stretch.from()).ifPresent(tokens::add);
            }
            if (stretch.isStart() && canFold(stretch.from())) {
                boolean folded = source.folding().isFolded(stretch.from().id(), stretch.depth());
                tokens.add(new Token.Fold(stretch.from().id(), folded));
                if (folded) {
                    beginning(stretch.from(), tokens);
                    blocks.add(new Paragraph(stretch.depth(), tokens));
                    continue;
                }
            }
            var branch = stretch(stretch, tokens);
            if (!tokens.isEmpty()) {
                blocks.add(new Paragraph(stretch.depth(), tokens));
            }
            if (branch != null) {
                var next = next(branch);
                if (next != null) {
                    open.push(new Stretch(next, stretch.depth(), false));
                }
                var others = alternatives(branch);
                for (int i = others.size() - 1; i >= 0; i--) {
                    open.push(new Stretch(others.get(i), stretch.depth() + 1, true));
                }
            }
        }
    }

    /** Writes a stretch up to its end or to the next move that has alternatives, which it returns. */
    private @Nullable GameNode stretch(Stretch stretch, List<Token> tokens) {
        boolean numbered = true;
        for (var node = stretch.from(); node != null; node = next(node)) {
            boolean isFirst = node == stretch.from() && stretch.isStart();
            // The heading of a variation stands already, before the mark that folds it.
            var before = isFirst ? TokenWriter.comments(node, node.annotations().pre()) : before(node);
            tokens.addAll(before);
            move(node, numbered || !before.isEmpty() || numbering.seat(node) == 0, tokens);
            var after = after(node);
            tokens.addAll(after);
            numbered = !after.isEmpty();
            if (!isFirst && !alternatives(node).isEmpty()) {
                return node;
            }
        }
        return null;
    }

    /** The first moves of a folded variation, and how many more there are. */
    private void beginning(GameNode first, List<Token> tokens) {
        var node = first;
        for (int i = 0; i < SHOWN_WHEN_FOLDED && node != null; i++) {
            tokens.add(writer.move(node, i == 0 || numbering.seat(node) == 0));
            node = next(node);
        }
        int shown = (int) tokens.stream().filter(Token.Move.class::isInstance).count();
        tokens.add(new Token.More(first.id(), sizes.getOrDefault(first.id(), shown) - shown));
    }

    private boolean canFold(GameNode first) {
        return sizes.getOrDefault(first.id(), 0) > SHOWN_WHEN_FOLDED;
    }

    /** The number of moves below and at each node that is not on the main line, by id. */
    private static Map<Integer, Integer> variationSizes(GameNode root) {
        var nodes = new ArrayList<GameNode>();
        var open = new ArrayDeque<GameNode>();
        for (var node = root; node != null; node = next(node)) {
            open.addAll(variations(node));
        }
        while (!open.isEmpty()) {
            var node = open.pop();
            nodes.add(node);
            open.addAll(variations(node));
            var next = next(node);
            if (next != null) {
                open.add(next);
            }
        }
        // Every node comes after its parent, so from the end each is complete when it is added to its parent.
        var sizes = new HashMap<Integer, Integer>();
        for (int i = nodes.size() - 1; i >= 0; i--) {
            int size = sizes.merge(nodes.get(i).id(), 1, Integer::sum);
            var parent = nodes.get(i).parent();
            if (parent != null) {
                sizes.merge(parent.id(), size, Integer::sum);
            }
        }
        return sizes;
    }

    /** The main continuation; null at the end of a line. */
    private static @Nullable GameNode next(GameNode node) {
        return node.children().isEmpty() ? null : node.children().get(0);
    }

    /** The continuations beside the main one. */
    private static List<GameNode> variations(GameNode node) {
        return node.children().size() < 2
                ? List.of()
                : node.children().subList(1, node.children().size());
    }

    /** The alternatives to a main continuation. */
    private static List<GameNode> alternatives(GameNode node) {
        return node.parent() == null ? List.of() : variations(node.parent());
    }
}
