package hoppity.record;

import static hoppity.words.Words.tr;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Takes what is written beside the moves, or the variations, out of a game or out of what follows one of its moves. */
public final class Strip implements Edit {
    /** What can be taken out. */
    public enum Part {
        COMMENTS,
        GLYPHS,
        EVALUATIONS,
        CLOCKS,
        /** Arrows, rings and labels on the board. */
        MARKS,
        /** Titles and bookmarks. */
        TITLES,
        VARIATIONS;

        private int in(Annotations a) {
            return switch (this) {
                case COMMENTS -> a.pre().size() + a.post().size();
                case GLYPHS -> a.nags().size();
                case EVALUATIONS -> a.evaluations().size();
                case CLOCKS -> a.clock() == null ? 0 : 1;
                case MARKS -> a.shapes().size();
                case TITLES -> (a.title() == null ? 0 : 1) + (a.bookmark() ? 1 : 0);
                case VARIATIONS -> 0;
            };
        }

        private Annotations without(Annotations a) {
            return switch (this) {
                case COMMENTS -> a.withPre(List.of()).withPost(List.of());
                case GLYPHS -> a.withNags(List.of());
                case EVALUATIONS -> a.withEvaluations(List.of());
                case CLOCKS -> a.withClock(null);
                case MARKS -> a.withShapes(List.of());
                case TITLES -> a.withTitle(null).withBookmark(false);
                case VARIATIONS -> a;
            };
        }
    }

    private final Map<GameNode, Annotations> annotated = new LinkedHashMap<>();
    private final Map<GameNode, Annotations> plain = new LinkedHashMap<>();
    private final Map<GameNode, List<GameNode>> branches = new LinkedHashMap<>();
    private final int cursor;

    private Strip(GameNode from, Set<Part> parts) {
        cursor = from.id();
        visit(from, parts, node -> {
            var without = node.annotations();
            for (var part : parts) {
                without = part.without(without);
            }
            if (!without.equals(node.annotations())) {
                annotated.put(node, node.annotations());
                plain.put(node, without);
            }
            if (parts.contains(Part.VARIATIONS) && node.children().size() > 1) {
                branches.put(node, List.copyOf(node.children()));
            }
        });
    }

    /**
     * Takes parts out of a node and all that follows it; of the root, out of the whole game.
     *
     * @return empty if there is nothing of the kind
     */
    public static Optional<Edit> of(GameNode from, Set<Part> parts) {
        var strip = new Strip(from, parts);
        return strip.annotated.isEmpty() && strip.branches.isEmpty() ? Optional.empty() : Optional.of(strip);
    }

    /**
     * How many of each part there are at a node and in all that follows it. With the variations among the parts, what stands
     * in these is not counted beside them.
     */
    public static Map<Part, Integer> count(GameNode from, Set<Part> parts) {
        var counts = new EnumMap<Part, Integer>(Part.class);
        parts.forEach(part -> counts.put(part, 0));
        visit(from, parts, node -> {
            for (var part : parts) {
                int found =
                        part == Part.VARIATIONS ? Math.max(0, node.children().size() - 1) : part.in(node.annotations());
                counts.merge(part, found, Integer::sum);
            }
        });
        return counts;
    }

    /** How many of each part there are, those in variations included. */
    public static Map<Part, Integer> countAll(GameNode from) {
        var counts = count(from, EnumSet.complementOf(EnumSet.of(Part.VARIATIONS)));
        var variations = new int[1];
        visit(
                from,
                Set.of(),
                node -> variations[0] += Math.max(0, node.children().size() - 1));
        counts.put(Part.VARIATIONS, variations[0]);
        return counts;
    }

    private static void visit(GameNode from, Set<Part> parts, Consumer<GameNode> visitor) {
        var open = new ArrayDeque<GameNode>();
        open.push(from);
        while (!open.isEmpty()) {
            var node = open.pop();
            visitor.accept(node);
            var children = node.children();
            int last = parts.contains(Part.VARIATIONS) ? Math.min(1, children.size()) : children.size();
            for (int i = last - 1; i >= 0; i--) {
                open.push(children.get(i));
            }
        }
    }

    @Override
    public String description() {
        return tr("strip game");
    }

    @Override
    public void apply(GameRecord record) {
        plain.forEach(GameNode::setAnnotations);
        branches.forEach((node, children) -> record.tree().setChildren(node, List.of(children.get(0))));
    }

    @Override
    public void revert(GameRecord record) {
        var nodes = new ArrayList<>(branches.keySet());
        for (int i = nodes.size() - 1; i >= 0; i--) {
            record.tree().setChildren(nodes.get(i), branches.getOrDefault(nodes.get(i), List.of()));
        }
        annotated.forEach(GameNode::setAnnotations);
    }

    @Override
    public int cursorAfterApply() {
        return cursor;
    }
}
