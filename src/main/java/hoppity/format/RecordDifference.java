package hoppity.format;

import hoppity.notation.Turn;
import hoppity.record.BrokenTail;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Compares two records in everything that a file can hold. */
public final class RecordDifference {
    private RecordDifference() {}

    private record Pair(GameNode a, GameNode b) {}

    /**
     * The first thing in which two records differ, in words; empty if they are the same.
     *
     * @param withIds whether the ids of nodes count
     */
    public static Optional<String> between(GameRecord a, GameRecord b, boolean withIds) {
        return Optional.ofNullable(inFrame(a, b)).or(() -> Optional.ofNullable(inTree(a, b, withIds)));
    }

    private static @Nullable String inFrame(GameRecord a, GameRecord b) {
        if (!a.variant().equals(b.variant())) {
            return "the variant";
        }
        if (a.startsInitially() != b.startsInitially() || !a.startPosition().equals(b.startPosition())) {
            return "the start position";
        }
        if (!a.id().equals(b.id())
                || !Objects.equals(a.created(), b.created())
                || !Objects.equals(a.modified(), b.modified())) {
            return "the identity";
        }
        if (!a.info().equals(b.info())) {
            return "the headers";
        }
        if (!a.view().equals(b.view())) {
            return "the view state";
        }
        return a.extras().equals(b.extras()) ? null : "the keys of other programs";
    }

    private static @Nullable String inTree(GameRecord a, GameRecord b, boolean withIds) {
        var pairs = new ArrayDeque<Pair>();
        pairs.push(new Pair(a.tree().root(), b.tree().root()));
        while (!pairs.isEmpty()) {
            var pair = pairs.pop();
            var what = inNode(pair.a(), pair.b());
            if (what == null && withIds && pair.a().id() != pair.b().id()) {
                what = "the id";
            }
            if (what != null) {
                return what + " of node " + pair.a().id();
            }
            for (int i = pair.a().children().size() - 1; i >= 0; i--) {
                pairs.push(
                        new Pair(pair.a().children().get(i), pair.b().children().get(i)));
            }
        }
        return null;
    }

    private static @Nullable String inNode(GameNode a, GameNode b) {
        if (!Objects.equals(a.turn(), b.turn()) || !route(a).equals(route(b))) {
            return "the turn";
        }
        if (!a.annotations().equals(b.annotations())) {
            return "what is written beside the turn";
        }
        boolean whole = a.brokenTails().isEmpty() && b.brokenTails().isEmpty();
        if (!whole && !texts(a).equals(texts(b))) {
            return "the line that cannot be played";
        }
        return a.children().size() == b.children().size() ? null : "the number of continuations";
    }

    private static List<Integer> route(GameNode node) {
        return node.turn() instanceof Turn.Played p ? p.route() : List.of();
    }

    /** The messages of broken lines do not count: each reader words its own. */
    private static List<BrokenTail> texts(GameNode node) {
        return node.brokenTails().stream()
                .map(t -> new BrokenTail(t.format(), t.text(), ""))
                .toList();
    }
}
