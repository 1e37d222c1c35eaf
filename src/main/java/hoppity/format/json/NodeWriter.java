package hoppity.format.json;

import hoppity.record.Annotations;
import hoppity.record.BrokenTail;
import hoppity.record.Clock;
import hoppity.record.Comment;
import hoppity.record.Evaluation;
import hoppity.record.Shape;
import java.util.List;
import java.util.Locale;

/** Writes one object of the list {@code nodes}. */
final class NodeWriter {
    private NodeWriter() {}

    static String write(RawNode node) {
        return JsonOutput.object(out -> write(out, node));
    }

    static void write(JsonOutput out, RawNode node) {
        out.number("id", node.id());
        if (!node.isRoot()) {
            out.number("p", node.parent()).text("m", node.move());
        }
        annotations(out, node.annotations(), node.tails());
    }

    private static void annotations(JsonOutput out, Annotations a, List<BrokenTail> tails) {
        if (a.equals(Annotations.NONE) && tails.isEmpty()) {
            return;
        }
        out.objects("pre", a.pre(), NodeWriter::comment)
                .numbers("nags", a.nags())
                .objects("post", a.post(), NodeWriter::comment)
                .object("clk", a.clock(), NodeWriter::clock)
                .objects("shapes", a.shapes(), NodeWriter::shape)
                .objects("evals", a.evaluations(), NodeWriter::evaluation)
                .text("title", a.title());
        if (a.bookmark()) {
            out.flag("bookmark", true);
        }
        out.texts("commands", a.commands())
                .objects("broken", tails, NodeWriter::brokenTail)
                .extras(a.extras());
    }

    private static void comment(JsonOutput out, Comment comment) {
        out.text("text", comment.text())
                .text("by", comment.by())
                .text("lang", comment.lang())
                .extras(comment.extras());
    }

    private static void clock(JsonOutput out, Clock clock) {
        out.number("leftMs", clock.leftMs()).number("usedMs", clock.usedMs()).extras(clock.extras());
    }

    private static void shape(JsonOutput out, Shape shape) {
        if (shape instanceof Shape.Arrow arrow) {
            out.text("t", "arrow").texts("path", arrow.path()).text("c", arrow.colour());
        } else if (shape instanceof Shape.Circle circle) {
            out.text("t", "circle").text("at", circle.cell()).text("c", circle.colour());
        } else if (shape instanceof Shape.Label label) {
            out.text("t", "label").text("at", label.cell()).text("s", label.text());
        }
        out.extras(shape.extras());
    }

    private static void evaluation(JsonOutput out, Evaluation e) {
        var proven = e.proven();
        out.text("e", e.engine().isEmpty() ? null : e.engine())
                .number("pov", e.pov())
                .number("score", e.score())
                .number("win", e.win())
                .text("proven", proven == null ? null : proven.name().toLowerCase(Locale.ROOT))
                .number("in", e.turns())
                .numbers("wins", e.wins())
                .number("depth", e.depth())
                .number("nodes", e.nodes())
                .number("ms", e.ms())
                .texts("pv", e.pv())
                .extras(e.extras());
    }

    private static void brokenTail(JsonOutput out, BrokenTail tail) {
        out.text("format", tail.format()).text("text", tail.text()).text("message", tail.message());
    }
}
