package hoppity.export.document;

import static hoppity.words.Words.tr;

import hoppity.export.diagram.Diagram;
import hoppity.export.text.EvaluationText;
import hoppity.export.text.MoveNumbering;
import hoppity.export.text.MoveWords;
import hoppity.export.text.PlainText;
import hoppity.export.text.RulesEnd;
import hoppity.notation.PositionText;
import hoppity.record.Comment;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.record.Glyph;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.function.IntConsumer;

/** Puts a game into blocks in the order of reading: after each main move first what could have been played in its place. */
final class DocumentBuilder {
    /** A paragraph of the main line has no more moves. */
    private static final int LONGEST_LINE = 80;

    private static final int LONGEST_BROKEN_TEXT = 400;

    private final GameRecord game;
    private final IntConsumer moved;
    private final MoveNumbering numbering;
    private final MoveWords words;
    private final PositionText positions;
    private final RulesEnd end;
    private final GameNode lastOfMainLine;
    private final List<Block> blocks = new ArrayList<>();
    private final Map<GameNode, Integer> numbers = new HashMap<>();
    private final List<Token> line = new ArrayList<>();
    private int depth;
    private int movesInLine;

    DocumentBuilder(GameRecord game, IntConsumer moved) {
        this.game = game;
        this.moved = moved;
        numbering = MoveNumbering.of(game);
        words = new MoveWords(game);
        positions = new PositionText(game.variant());
        var mainLine = game.tree().lineThrough(game.tree().root());
        lastOfMainLine = mainLine.get(mainLine.size() - 1);
        end = RulesEnd.of(game, mainLine);
    }

    /** A node with what follows it still to be told; the first of a variation also itself. */
    private record Open(GameNode node, int depth) {}

    Document build() {
        var facts = new DocumentFacts(game);
        var result = end.result(game);
        var root = game.tree().root();
        blocks.add(new Block.Facts(facts.all(result)));
        numbers.put(root, 0);
        figure(root, tr("The start of the game"));
        after(root);
        tree(root);
        endLine();
        if (!isShown(lastOfMainLine)) {
            figure(lastOfMainLine, tr("The end of the game"));
        }
        if (!result.isEmpty()) {
            blocks.add(new Block.Line(0, List.of(new Token.Result(PlainText.line(result)))));
        }
        var start = new Diagram(game.variant(), game.startPosition(), List.of(), List.of());
        return new Document(facts.title(), start, blocks);
    }

    private void tree(GameNode root) {
        Deque<Open> open = new ArrayDeque<>();
        open.push(new Open(root, 0));
        while (!open.isEmpty()) {
            if (Thread.currentThread().isInterrupted()) {
                throw new CancellationException("the document was given up");
            }
            moved.accept(numbers.size() - 1);
            var next = open.pop();
            var node = next.node();
            var parent = node.parent();
            if (parent != null && parent.children().get(0) != node) {
                endLine();
                depth = next.depth();
                turn(node);
            }
            var children = node.children();
            if (children.isEmpty()) {
                continue;
            }
            if (next.depth() != depth) {
                endLine();
                depth = next.depth();
            }
            turn(children.get(0));
            open.push(new Open(children.get(0), next.depth()));
            for (int i = children.size() - 1; i > 0; i--) {
                open.push(new Open(children.get(i), next.depth() + 1));
            }
        }
    }

    private void endLine() {
        if (!line.isEmpty()) {
            blocks.add(new Block.Line(depth, line));
            line.clear();
            movesInLine = 0;
        }
    }

    private void turn(GameNode node) {
        var annotations = node.annotations();
        if (movesInLine >= LONGEST_LINE && numbering.seat(node) == 0) {
            endLine();
        }
        var title = title(node);
        if (!title.isEmpty()) {
            endLine();
            blocks.add(new Block.Heading(title));
        }
        annotations.pre().forEach(this::comment);
        boolean numbered =
                numbering.seat(node) == 0 || line.isEmpty() || !(line.get(line.size() - 1) instanceof Token.Move);
        int number = numbers.size();
        numbers.put(node, number);
        var parent = node.parent();
        line.add(new Token.Move(
                number,
                parent == null ? 0 : numbers.getOrDefault(parent, 0),
                numbered ? numbering.label(node) : "",
                words.of(node),
                Diagrams.route(game, node),
                annotations.nags().stream().map(Glyph::of).toList(),
                EvaluationText.of(annotations.evaluations(), game.variant(), () -> numbering.seat(node)),
                annotations.shapes()));
        movesInLine++;
        after(node);
        if (isShown(node) && !node.isRoot()) {
            endLine();
            figure(node, tr("After {0}", words.numbered(node)));
        }
    }

    /** What is said behind a turn. */
    private void after(GameNode node) {
        node.annotations().post().forEach(this::comment);
        if (node.id() == end.node() && end.goesOn()) {
            line.add(new Token.Note(end.note(game.variant())));
        }
        for (var tail : node.brokenTails()) {
            var text = PlainText.line(tail.text());
            var shown = text.length() > LONGEST_BROKEN_TEXT
                    ? text.substring(0, text.offsetByCodePoints(0, LONGEST_BROKEN_TEXT / 2)) + "…"
                    : text;
            line.add(new Token.Note(
                    tr("The rest of this line cannot be played: {0}", PlainText.line(tail.message())) + " " + shown));
        }
        if (node.isRoot()) {
            endLine();
        }
    }

    private void comment(Comment comment) {
        var text = PlainText.of(comment.text()).strip();
        if (!text.isEmpty()) {
            var by = comment.by();
            var lang = comment.lang();
            line.add(new Token.Comment(
                    text,
                    by == null ? "" : PlainText.line(by),
                    lang != null && lang.matches("[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,4}") ? lang : ""));
        }
    }

    private static String title(GameNode node) {
        var title = node.annotations().title();
        return title == null ? "" : PlainText.line(title);
    }

    private static boolean isShown(GameNode node) {
        return node.isRoot() || node.annotations().bookmark() || !title(node).isEmpty();
    }

    private void figure(GameNode node, String caption) {
        var diagram = Diagrams.of(game, node);
        blocks.add(
                new Block.Figure(numbers.getOrDefault(node, 0), diagram, caption, positions.write(diagram.position())));
    }
}
