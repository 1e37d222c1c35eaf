package hoppity.format.json;

import hoppity.record.Annotations;
import hoppity.record.BrokenTail;
import hoppity.record.Clock;
import hoppity.record.Evaluation;
import hoppity.record.Shape;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Writes one object of the list {@code nodes}. */
final class NodeWriter {
    private NodeWriter() {}

    static String write(RawNode node) {
        return JsonOutput.object(out -> {
            out.number("id", node.id());
            if (!node.isRoot()) {
                out.number("p", node.parent()).text("m", node.move());
            }
            annotations(out, node.annotations(), node.tails());
        });
    }

    private static void annotations(JsonOutput out, Annotations a, List<BrokenTail> tails) {
        if (a.equals(Annotations.NONE) && tails.isEmpty()) {
            return;
        }
        out.comments("pre", a.pre())
                .numbers("nags", a.nags())
                .comments("post", a.post())
                .json("clk", clock(a.clock()))
                .jsons("shapes", a.shapes().stream().map(NodeWriter::shape).toList())
                .jsons(
                        "evals",
                        a.evaluations().stream().map(NodeWriter::evaluation).toList())
                .text("title", a.title());
        if (a.bookmark()) {
            out.flag("bookmark", true);
        }
        out.texts("commands", a.commands())
                .jsons("broken", tails.stream().map(NodeWriter::brokenTail).toList())
                .extras(a.extras());
    }

    private static @Nullable String clock(@Nullable Clock clock) {
        return clock == null
                ? null
                : JsonOutput.object(o -> o.number("leftMs", clock.leftMs())
                        .number("usedMs", clock.usedMs())
                        .extras(clock.extras()));
    }

    private static String shape(Shape shape) {
        return JsonOutput.object(o -> {
            if (shape instanceof Shape.Arrow arrow) {
                o.text("t", "arrow").texts("path", arrow.path()).text("c", arrow.colour());
            } else if (shape instanceof Shape.Circle circle) {
                o.text("t", "circle").text("at", circle.cell()).text("c", circle.colour());
            } else if (shape instanceof Shape.Label label) {
                o.text("t", "label").text("at", label.cell()).text("s", label.text());
            }
            o.extras(shape.extras());
        });
    }

    private static String evaluation(Evaluation e) {
        return JsonOutput.object(o -> {
            var proven = e.proven();
            o.text("e", e.engine().isEmpty() ? null : e.engine())
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
        });
    }

    private static String brokenTail(BrokenTail tail) {
        return JsonOutput.object(
                o -> o.text("format", tail.format()).text("text", tail.text()).text("message", tail.message()));
    }
}
