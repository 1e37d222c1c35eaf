package hoppity.format.hgn;

import hoppity.format.Notes;
import hoppity.format.SourceText;
import hoppity.notation.MoveText;
import hoppity.record.Annotations;
import hoppity.record.BrokenTail;
import hoppity.record.Comment;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes the moves of a game. What is still to be written stands on a stack, so that nothing here is recursive. */
final class MovetextWriter {
    private final GameRecord record;
    private final GameText out;
    private final MoveText moveText;
    private final Commands commands;
    private final Deque<Step> steps = new ArrayDeque<>();
    private final Map<GameNode, Boolean> inPlace = new IdentityHashMap<>();
    private final Map<GameNode, String> texts;
    private @Nullable GameNode lineStart;
    private State state = State.START;

    /** What a comment without a mark would belong to here. */
    private enum State {
        /** To the start of the game. */
        START,
        /** To the next move: a variation has just begun or ended. */
        FRESH,
        /** To the move before. */
        MOVE
    }

    private sealed interface Step {}

    /** A node and what follows it. */
    private record Move(GameNode node) implements Step {}

    private record Open() implements Step {}

    private record Close() implements Step {}

    private record Text(String text) implements Step {}

    MovetextWriter(GameRecord record, StringBuilder out) {
        this(record, out, Map.of());
    }

    /** @param texts what stands in the place of some moves */
    MovetextWriter(GameRecord record, StringBuilder out, Map<GameNode, String> texts) {
        this.record = record;
        this.texts = texts;
        this.out = new GameText(out);
        moveText = new MoveText(record.variant().topology());
        commands = new Commands(record.variant());
    }

    void write(String result) {
        var root = record.tree().root();
        beside(root);
        continueFrom(root);
        writeSteps();
        out.token(result);
        out.endLine();
    }

    /** Writes a move and all below it, without the variations beside it. The moves need not be such that can be played. */
    void writeLine(GameNode first) {
        lineStart = first;
        steps.push(new Move(first));
        writeSteps();
        out.endLine();
    }

    private void writeSteps() {
        while (!steps.isEmpty()) {
            var step = steps.pop();
            if (step instanceof Move move) {
                move(move);
            } else if (step instanceof Text text) {
                out.block(text.text());
            } else {
                out.token(step instanceof Open ? "(" : ")");
                state = State.FRESH;
            }
        }
    }

    private void move(Move step) {
        var node = step.node();
        var turn = node.turn();
        var parent = node.parent();
        if (turn == null || parent == null) {
            throw new IllegalStateException("a move without a turn");
        }
        for (var comment : node.annotations().pre()) {
            comment(comment, state == State.FRESH ? "" : "[%" + Commands.PRE + "]");
        }
        var before = before(node, parent);
        boolean first = before.toMove() == 0;
        boolean numbered = first || state != State.MOVE;
        var number = before.moveNumber() + (first ? ". " : "... ");
        var nags = node.annotations().nags();
        var sign = nags.isEmpty() ? "" : Glyphs.sign(nags.get(0)).orElse("");
        var text = texts.getOrDefault(node, moveText.write(turn));
        out.token((numbered ? number : "") + text + sign);
        state = State.MOVE;
        beside(node);
        // Pushed first, done last: the line goes on behind the variations.
        continueFrom(node);
        if (parent.children().get(0) == node && node != lineStart) {
            variations(parent);
        }
    }

    /** The number of the next move, and the seat that plays it. */
    private record Before(int moveNumber, int toMove) {}

    private Before before(GameNode node, GameNode parent) {
        var start = lineStart == null ? null : lineStart.parent();
        if (start == null) {
            var position = record.positionAt(parent);
            return new Before(position.moveNumber(), position.toMove());
        }
        // A line that cannot be played has no positions: its moves are counted.
        var position = record.positionAt(start);
        int seats = record.variant().seatCount();
        int turns = position.toMove() + parent.ply() - start.ply();
        return new Before(position.moveNumber() + turns / seats, turns % seats);
    }

    /** The glyphs but for the first if it has a sign, the commands and the comments behind a node. */
    private void beside(GameNode node) {
        var a = node.annotations();
        boolean signed = !node.isRoot()
                && !a.nags().isEmpty()
                && Glyphs.sign(a.nags().get(0)).isPresent();
        a.nags().stream().skip(signed ? 1 : 0).forEach(nag -> out.token("$" + nag));
        commands.write(a).forEach(command -> out.token("{[%" + command + "]}"));
        if (!tailsAreInPlace(node)) {
            node.brokenTails().forEach(tail -> out.token("{[%" + Commands.write(tail) + "]}"));
        }
        a.post().forEach(comment -> comment(comment, ""));
    }

    private void comment(Comment comment, String mark) {
        var by = comment.by() == null ? "" : "[%by " + Escapes.argument(comment.by()) + "]";
        var lang = comment.lang() == null ? "" : "[%lang " + Escapes.argument(comment.lang()) + "]";
        out.token("{" + mark + by + lang + Escapes.comment(comment.text()) + "}");
    }

    private void continueFrom(GameNode node) {
        if (!node.children().isEmpty()) {
            steps.push(new Move(node.children().get(0)));
        } else if (tailsAreInPlace(node)) {
            node.brokenTails().forEach(tail -> steps.push(new Text(tail.text())));
        }
    }

    /** The variations that branch off a node beside its main continuation, and its lines that cannot be played. */
    private void variations(GameNode parent) {
        if (tailsAreInPlace(parent)) {
            for (int i = parent.brokenTails().size() - 1; i >= 0; i--) {
                inParentheses(new Text(parent.brokenTails().get(i).text()));
            }
        }
        for (int i = parent.children().size() - 1; i > 0; i--) {
            inParentheses(new Move(parent.children().get(i)));
        }
    }

    private void inParentheses(Step step) {
        steps.push(new Close());
        steps.push(step);
        steps.push(new Open());
    }

    /** Whether the lines of a node that cannot be played can be written as moves: read again, each must be what it is now. */
    private boolean tailsAreInPlace(GameNode node) {
        var tails = node.brokenTails();
        if (tails.isEmpty()) {
            return false;
        }
        if (lineStart != null) {
            return node.children().isEmpty()
                    && tails.size() == 1
                    && tails.get(0).format().equals(BrokenTail.HGN);
        }
        var known = inPlace.get(node);
        if (known == null) {
            boolean lastInLine = node.children().isEmpty();
            known = (!lastInLine || tails.size() == 1)
                    && tails.stream().allMatch(tail -> readsBack(node, tail, lastInLine));
            inPlace.put(node, known);
        }
        return known;
    }

    private boolean readsBack(GameNode node, BrokenTail tail, boolean lastInLine) {
        if (!tail.format().equals(BrokenTail.HGN)) {
            return false;
        }
        var check = new GameRecord(record.variant(), record.positionAt(node));
        var in = new Scanner(new SourceText(tail.text() + "\n" + (lastInLine ? "" : ")") + ResultText.NONE));
        if (lastInLine && MoveScanner.couldContinue(in)) {
            return false;
        }
        var reader = new MovetextReader(in, check, new Notes());
        if (!lastInLine) {
            reader.insideVariation();
        } else if (variationsFollow(node)) {
            reader.behindVariation();
        }
        if (reader.read() == null) {
            // What it leaves open would take in what follows.
            return false;
        }
        var root = check.tree().root();
        return in.atEnd()
                && root.children().isEmpty()
                && root.annotations().equals(Annotations.NONE)
                && root.brokenTails().size() == 1
                && root.brokenTails().get(0).text().equals(tail.text());
    }

    private boolean variationsFollow(GameNode node) {
        var parent = node.parent();
        return parent != null
                && parent.children().get(0) == node
                && (parent.children().size() > 1 || tailsAreInPlace(parent));
    }
}
