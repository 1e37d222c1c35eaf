package hoppity.format.hgn;

import static hoppity.words.Words.tr;

import hoppity.format.Drafts;
import hoppity.format.LineBoard;
import hoppity.format.Notes;
import hoppity.notation.NotationException;
import hoppity.notation.Turn;
import hoppity.record.AnnotationDraft;
import hoppity.record.Annotations;
import hoppity.record.BrokenTail;
import hoppity.record.Comment;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Reads the moves of one game into its record. Variations are kept on a stack of their own, so they may be nested as deep as
 * memory allows.
 */
final class MovetextReader {
    private static final int NONE = -1;

    private final Scanner in;
    private final GameRecord record;
    private final GameRecord.Loader loader;
    private final LineBoard board;
    private final Commands commands;
    private final MoveScanner moveScanner;
    private final Notes notes;
    private final boolean bare;
    private final Drafts drafts = new Drafts();
    private final Deque<Line> outer = new ArrayDeque<>();
    private Line line;

    /** What the braces of one comment say: its text, lines kept as text, and what its commands add to a move. */
    private record Remark(@Nullable Comment comment, List<BrokenTail> tails, List<Consumer<AnnotationDraft>> effects) {}

    /** The main line or a variation, as far as it is read. */
    private static final class Line {
        /** Where its parenthesis is. */
        final int opened;

        final int basePly;
        /** The last node, or the one that the line branches off. */
        GameNode last;
        /** Where the next node goes among the continuations of the last one. */
        int place;

        boolean hasMoves;
        /** Whether no move has come since the line began or the last variation was closed. */
        boolean fresh;
        /** Comments for the next move. */
        final List<Remark> pending = new ArrayList<>();
        /** Where the first thing stands that belongs to the next move. */
        int pendingStart = NONE;

        boolean numbered;
        /** Whether the line was cut short. */
        boolean broken;

        Line(int opened, GameNode base, int basePly, boolean fresh) {
            this.opened = opened;
            this.basePly = basePly;
            this.fresh = fresh;
            last = base;
            place = base.children().size();
        }
    }

    MovetextReader(Scanner in, GameRecord record, Notes notes) {
        this(in, record, notes, false);
    }

    /** @param bare whether neither numbers nor hyphens nor a result are asked for */
    MovetextReader(Scanner in, GameRecord record, Notes notes, boolean bare) {
        this.in = in;
        this.record = record;
        this.notes = notes;
        this.bare = bare;
        loader = record.loader();
        board = new LineBoard(record.variant(), record.startPosition());
        commands = new Commands(record.variant());
        moveScanner = new MoveScanner(in, board, bare ? new Notes() : notes);
        line = new Line(in.at(), record.tree().root(), 0, false);
    }

    /** Treats what is to be read as if a variation had just been closed before it. */
    void behindVariation() {
        line.fresh = true;
    }

    /** Treats what is to be read as if a variation had just been opened before it. */
    void insideVariation() {
        outer.push(line);
        line = new Line(in.at(), line.last, board.plies(), true);
    }

    /**
     * Reads up to the result of the game.
     *
     * @return the result as it stands there, or null where the next game begins without one
     */
    @Nullable
    String read() {
        var result = toTheResult();
        drafts.putInPlace(loader);
        return result;
    }

    private @Nullable String toTheResult() {
        while (true) {
            in.skipBlanks();
            if (in.atEnd()) {
                return cutOff(tr("the game has no result at its end; it is read as *, and the file may be cut off"));
            }
            char c = in.peek();
            if (c == '{') {
                int start = in.at();
                var content = in.comment();
                if (in.isCommentOpen()) {
                    notes.forgiven(in.where(start), tr("the comment that begins here is not closed"));
                }
                comment(CommentText.parse(content), start);
            } else if (c == ';') {
                int start = in.at();
                comment(CommentText.plain(in.restOfLine().substring(1).strip()), start);
            } else if (c == '%' && in.atLineStart()) {
                notes.forgiven(in.where(), tr("the line is left out: {0}", in.restOfLine()));
            } else if (c == '(') {
                open();
            } else if (c == ')') {
                close();
            } else if (c == '[' && in.atLineStart() && in.atTag()) {
                return cutOff(tr("the game before has no result; it is read as *"));
            } else if (in.atResult()) {
                if (outer.isEmpty()) {
                    flushPending();
                    return in.word();
                }
                notes.forgiven(in.where(), tr("the result {0} in a variation is left out", in.word()));
            } else if (c == '$' || c == '!' || c == '?') {
                glyph();
            } else if (c >= '0' && c <= '9') {
                number();
            } else {
                move();
            }
        }
    }

    /** The game ends without a result, in a variation perhaps: what is there is kept. */
    private @Nullable String cutOff(String message) {
        if (!outer.isEmpty()) {
            notes.forgiven(in.where(line.opened), tr("the variation that begins here is not closed"));
        }
        while (!outer.isEmpty()) {
            endVariation(line.opened);
        }
        if (!bare) {
            notes.forgiven(in.where(), message);
        }
        flushPending();
        return null;
    }

    // ---- lines

    private void open() {
        if (!line.hasMoves) {
            broken(tr("a variation stands before the move that it could replace"), in.at());
            return;
        }
        var base = line.last.parent();
        if (base == null) {
            throw new IllegalStateException("a move without a parent");
        }
        board.takeBack();
        outer.push(line);
        line = new Line(in.at(), base, board.plies(), true);
        in.goTo(in.at() + 1);
    }

    private void close() {
        if (outer.isEmpty()) {
            notes.forgiven(in.where(), tr("a closing parenthesis that nothing opened is left out"));
            in.goTo(in.at() + 1);
            return;
        }
        int start = in.at();
        in.goTo(start + 1);
        endVariation(start);
    }

    /** @param place what a note about it names */
    private void endVariation(int place) {
        var closed = line;
        line = outer.pop();
        if (closed.hasMoves) {
            closed.pending.forEach(comment -> annotate(closed.last, comment, false));
        } else if (!closed.broken) {
            notes.forgiven(in.where(place), tr("an empty variation is left out"));
            closed.pending.forEach(comment -> annotate(line.last, comment, false));
        }
        while (board.plies() > closed.basePly) {
            board.takeBack();
        }
        if (line.last.turn() != null) {
            board.play(line.last.turn());
        }
        line.fresh = true;
        line.pendingStart = NONE;
    }

    private void flushPending() {
        line.pending.forEach(comment -> annotate(line.last, comment, false));
        line.pending.clear();
    }

    /** Keeps the rest of the line, from what belongs to its next move on, as text. */
    private void broken(String message, int start) {
        notes.broken(in.where(start), message);
        int from = line.pendingStart == NONE ? start : line.pendingStart;
        in.goTo(start);
        in.skipLine(!outer.isEmpty());
        var text = in.from(from).strip();
        drafts.brokenTail(line.last, new BrokenTail(BrokenTail.HGN, text, message));
        line.pending.clear();
        line.pendingStart = NONE;
        line.broken = true;
    }

    // ---- what stands beside moves

    private void comment(CommentText comment, int start) {
        if (comment.lenient()) {
            notes.forgiven(in.where(start), tr("blanks before a command, or a backslash that escapes nothing"));
        }
        boolean isPre = comment.isPre() || line.fresh;
        var remark = remark(comment, start);
        if (isPre) {
            line.pending.add(remark);
            markPending(start);
        } else {
            annotate(line.last, remark, false);
        }
    }

    private Remark remark(CommentText comment, int start) {
        if (comment.commands().isEmpty()) {
            return new Remark(comment.comment(), List.of(), List.of());
        }
        var tails = new ArrayList<BrokenTail>();
        var effects = new ArrayList<Consumer<AnnotationDraft>>();
        for (var command : comment.commands()) {
            var tail = Commands.readTail(command);
            var effect = tail.isPresent() ? Optional.<Consumer<AnnotationDraft>>empty() : commands.read(command);
            if (tail.isPresent()) {
                tails.add(tail.get());
            } else if (effect.isPresent()) {
                effects.add(effect.get());
            } else {
                effects.add(draft -> draft.command(command));
                if (Commands.isKnown(Commands.name(command))) {
                    notes.forgiven(
                            in.where(start), tr("the command [%{0}] makes no sense; it is kept as it is", command));
                }
            }
        }
        return new Remark(comment.comment(), tails, effects);
    }

    private void annotate(GameNode node, Remark remark, boolean before) {
        var draft = drafts.of(node);
        remark.tails().forEach(tail -> drafts.brokenTail(node, tail));
        remark.effects().forEach(effect -> effect.accept(draft));
        if (remark.comment() != null && before) {
            draft.pre(remark.comment());
        } else if (remark.comment() != null) {
            draft.post(remark.comment());
        }
    }

    private void glyph() {
        int start = in.at();
        if (!line.hasMoves && !outer.isEmpty()) {
            broken(tr("a glyph stands before the move that it is about"), start);
            return;
        }
        in.goTo(start + 1);
        if (in.peek(-1) == '$') {
            var digits = in.digits();
            int nag = digits.isEmpty() || digits.length() > 4 ? Integer.MAX_VALUE : Integer.parseInt(digits);
            if (nag <= Annotations.MAX_NAG) {
                drafts.of(line.last).nag(nag);
            } else {
                notes.forgiven(in.where(start), tr("\"${0}\" is no glyph; it is left out", digits));
            }
            return;
        }
        if (in.peek() == '!' || in.peek() == '?') {
            in.goTo(start + 2);
        }
        drafts.of(line.last).nag(Glyphs.nag(in.from(start)));
    }

    // ---- moves

    private void number() {
        int start = in.at();
        var digits = in.digits();
        int dots = in.at();
        while (in.peek() == '.' || in.peek() == '…') {
            in.goTo(in.at() + 1);
        }
        boolean ends = in.atEnd() || Scanner.isBlank(in.peek()) || "(){};$@".indexOf(in.peek()) >= 0;
        if (in.at() == dots && !ends && !MoveScanner.startsCell(in, 0)) {
            in.goTo(start);
            broken(tr("\"{0}\" is neither a number nor a move", in.peekWord()), start);
            return;
        }
        markPending(start);
        line.numbered = true;
        if (!digits.equals(Integer.toString(board.moveNumber()))) {
            notes.forgiven(in.where(start), tr("the move number is {0}, it should be {1}", digits, board.moveNumber()));
        }
    }

    private void move() {
        int start = in.at();
        String text;
        if (MoveScanner.startsCell(in, 0)) {
            text = moveScanner.read();
        } else if (in.peek() == '-' && in.peek(1) == '-') {
            in.goTo(start + 2);
            text = "--";
        } else {
            text = claim();
        }
        Turn turn;
        try {
            turn = board.moveText().read(text);
        } catch (NotationException e) {
            broken(tr("\"{0}\" is no move: {1}", text, e.getMessage()), start);
            return;
        }
        var problem = board.problem(turn);
        if (problem.isPresent()) {
            broken(problem.get(), start);
            return;
        }
        if (board.toMove() == 0 && !line.numbered && !bare) {
            notes.forgiven(in.where(start), tr("the move number {0} is missing", board.moveNumber()));
        }
        if (!board.isWalkable(turn)) {
            notes.forgiven(in.where(start), tr("{0} cannot be gone that way; only its ends are kept", text));
            turn = Turn.Played.of(((Turn.Played) turn).move());
        }
        add(turn, text, start);
    }

    /** A claim such as {@code @resign} without the glyphs behind it, or whatever else stands here. */
    private String claim() {
        int start = in.at();
        in.goTo(start + 1);
        if (in.peek(-1) == '@') {
            while (Character.isLetter(in.peek())) {
                in.goTo(in.at() + 1);
            }
        } else {
            in.word();
        }
        return in.from(start);
    }

    private void add(Turn turn, String text, int start) {
        var known = record.tree().child(line.last, turn);
        if (known.isPresent()) {
            notes.forgiven(in.where(start), tr("{0} is there twice at the same place; the two are put together", text));
        }
        var node = known.isPresent() ? known.get() : loader.add(loader.freshId(), line.last, line.place, turn);
        board.play(turn);
        line.pending.forEach(comment -> annotate(node, comment, true));
        line.pending.clear();
        line.pendingStart = NONE;
        line.numbered = false;
        line.fresh = false;
        line.hasMoves = true;
        line.last = node;
        line.place = node.children().size();
    }

    private void markPending(int start) {
        if (line.pendingStart == NONE) {
            line.pendingStart = start;
        }
    }
}
