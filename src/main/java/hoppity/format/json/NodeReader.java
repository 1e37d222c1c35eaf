package hoppity.format.json;

import hoppity.format.FormatException;
import hoppity.record.Annotations;
import hoppity.record.BrokenTail;
import hoppity.record.Clock;
import hoppity.record.Comment;
import hoppity.record.Evaluation;
import hoppity.record.Evaluation.Proven;
import hoppity.record.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads one object of the list {@code nodes}. */
final class NodeReader {
    /** Ids stay far enough from the end of the number range that new ones can be given. */
    static final int MAX_ID = 1_000_000_000;

    static final int MAX_SEAT = 6;

    private static final Set<String> NODE = Set.of(
            "id", "p", "m", "pre", "nags", "post", "clk", "shapes", "evals", "title", "bookmark", "commands", "broken");
    private static final Set<String> COMMENT = Set.of("text", "by", "lang");
    private static final Set<String> CLOCK = Set.of("leftMs", "usedMs");
    private static final Set<String> SHAPE = Set.of("t", "path", "at", "c", "s");
    private static final Set<String> EVALUATION =
            Set.of("e", "pov", "score", "win", "proven", "in", "wins", "depth", "nodes", "ms", "pv");
    private static final Set<String> BROKEN = Set.of("format", "text", "message");

    private final JsonInput in;
    private int count;

    NodeReader(JsonInput in) {
        this.in = in;
    }

    private static final class Fields {
        int id = -1;
        int parent = RawNode.NO_PARENT;
        String move = "";
        List<Integer> nags = List.of();
        List<Comment> pre = List.of();
        List<Comment> post = List.of();

        @Nullable
        Clock clock;

        List<Shape> shapes = List.of();
        List<Evaluation> evaluations = List.of();

        @Nullable
        String title;

        boolean bookmark;
        List<String> commands = List.of();
        List<BrokenTail> tails = List.of();
    }

    RawNode read() throws FormatException {
        int offset = in.offset();
        int index = count++;
        var f = new Fields();
        var extras = in.object(NODE, name -> {
            switch (name) {
                case "id" -> f.id = in.wholeNumber(0, MAX_ID);
                case "p" -> f.parent = in.wholeNumber(0, MAX_ID);
                case "m" -> f.move = in.text();
                case "nags" -> f.nags = in.listOf(() -> in.wholeNumber(0, Annotations.MAX_NAG));
                case "pre" -> f.pre = in.listOf(this::comment);
                case "post" -> f.post = in.listOf(this::comment);
                case "clk" -> f.clock = clock();
                case "shapes" -> f.shapes = in.listOf(this::shape);
                case "evals" -> f.evaluations = in.listOf(this::evaluation);
                case "title" -> f.title = in.text();
                case "bookmark" -> f.bookmark = in.flag();
                case "commands" -> f.commands = in.listOf(in::text);
                default -> f.tails = in.listOf(this::brokenTail);
            }
        });
        if (f.id < 0) {
            throw wrong(index, offset, "a node without an id");
        }
        boolean root = f.id == 0;
        if (root && (f.parent != RawNode.NO_PARENT || !f.move.isEmpty())) {
            throw wrong(index, offset, "node 0 is the start of the game: it has neither \"p\" nor \"m\"");
        }
        if (!root && f.parent == RawNode.NO_PARENT) {
            throw wrong(index, offset, "node " + f.id + " has no parent \"p\"");
        }
        if (!root && f.move.isEmpty()) {
            throw wrong(index, offset, "node " + f.id + " has no move \"m\"");
        }
        var annotations = new Annotations(
                f.nags, f.pre, f.post, f.clock, f.shapes, f.evaluations, f.title, f.bookmark, f.commands, extras);
        return new RawNode(
                f.id,
                f.parent,
                f.move,
                annotations.equals(Annotations.NONE) ? Annotations.NONE : annotations,
                f.tails,
                index,
                offset);
    }

    private FormatException wrong(int index, int offset, String message) {
        return new FormatException(in.where(offset, path(index)), message);
    }

    static String path(int index) {
        return "$.nodes[" + index + "]";
    }

    private Comment comment() throws FormatException {
        var text = new String[] {"", null, null};
        var extras = in.object(COMMENT, name -> {
            switch (name) {
                case "text" -> text[0] = in.text();
                case "by" -> text[1] = in.text();
                default -> text[2] = in.text();
            }
        });
        return new Comment(text[0], text[1], text[2], extras);
    }

    private Clock clock() throws FormatException {
        var ms = new Long[2];
        var extras = in.object(CLOCK, name -> ms[name.equals("leftMs") ? 0 : 1] = in.wholeNumber(0, Clock.MAX_MS));
        return new Clock(ms[0], ms[1], extras);
    }

    private Shape shape() throws FormatException {
        int offset = in.offset();
        var text = new String[] {"", "G", "", ""};
        var path = new ArrayList<String>();
        var extras = in.object(SHAPE, name -> {
            switch (name) {
                case "t" -> text[0] = in.text();
                case "c" -> text[1] = in.text();
                case "at" -> text[2] = in.text();
                case "s" -> text[3] = in.text();
                default -> path.addAll(in.listOf(in::text));
            }
        });
        try {
            return switch (text[0]) {
                case "arrow" -> new Shape.Arrow(path, text[1], extras);
                case "circle" -> new Shape.Circle(text[2], text[1], extras);
                case "label" -> new Shape.Label(text[2], text[3], extras);
                default ->
                    throw new IllegalArgumentException(
                            "\"" + text[0] + "\" is no kind of shape; there are arrow, circle and label");
            };
        } catch (IllegalArgumentException e) {
            throw new FormatException(in.whereRead(offset), String.valueOf(e.getMessage()));
        }
    }

    private static final class Estimate {
        String engine = "";
        int pov = 1;

        @Nullable
        Integer score;

        @Nullable
        Double win;

        @Nullable
        Proven proven;

        @Nullable
        Integer turns;

        List<Double> wins = List.of();

        @Nullable
        Integer depth;

        @Nullable
        Long nodes;

        @Nullable
        Long ms;

        List<String> pv = List.of();
    }

    private Evaluation evaluation() throws FormatException {
        var e = new Estimate();
        var extras = in.object(EVALUATION, name -> {
            switch (name) {
                case "e" -> e.engine = in.text();
                case "pov" -> e.pov = in.wholeNumber(1, MAX_SEAT);
                case "score" -> e.score = in.wholeNumber(Integer.MIN_VALUE, Integer.MAX_VALUE);
                case "win" -> e.win = in.number(0, 1);
                case "proven" -> e.proven = proven();
                case "in" -> e.turns = in.wholeNumber(0, Integer.MAX_VALUE);
                case "wins" -> e.wins = in.listOf(() -> in.number(0, 1));
                case "depth" -> e.depth = in.wholeNumber(0, Integer.MAX_VALUE);
                case "nodes" -> e.nodes = in.wholeNumber(0, Long.MAX_VALUE);
                case "ms" -> e.ms = in.wholeNumber(0, Long.MAX_VALUE);
                default -> e.pv = in.listOf(in::text);
            }
        });
        return new Evaluation(
                e.engine, e.pov, e.score, e.win, e.proven, e.turns, e.wins, e.depth, e.nodes, e.ms, e.pv, extras);
    }

    private Proven proven() throws FormatException {
        int offset = in.offset();
        var word = in.text();
        for (var proven : Proven.values()) {
            if (proven.name().toLowerCase(Locale.ROOT).equals(word)) {
                return proven;
            }
        }
        throw new FormatException(in.whereRead(offset), "\"" + word + "\" is none of win, draw, loss");
    }

    private BrokenTail brokenTail() throws FormatException {
        var text = new String[] {"", "", ""};
        // What other programs add to a line that nobody can read is not kept.
        var unused = in.object(BROKEN, name -> {
            switch (name) {
                case "format" -> text[0] = in.text();
                case "text" -> text[1] = in.text();
                default -> text[2] = in.text();
            }
        });
        return new BrokenTail(text[0], text[1], text[2]);
    }
}
