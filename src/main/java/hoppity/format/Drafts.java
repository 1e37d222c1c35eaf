package hoppity.format;

import hoppity.record.AnnotationDraft;
import hoppity.record.Annotations;
import hoppity.record.BrokenTail;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a reader finds beside the nodes of a record and after them. It is put in its place once all is read, so that a file
 * that holds very much for one node is no slower to read than another.
 */
public final class Drafts {
    private final Map<GameNode, AnnotationDraft> annotations = new IdentityHashMap<>();
    private final Map<GameNode, List<BrokenTail>> tails = new IdentityHashMap<>();
    /** The draft that was asked for last: what stands beside one node comes piece by piece. */
    private AnnotationDraft lastDraft = new AnnotationDraft();

    private @Nullable GameNode last;

    /** The draft of a node, which begins with what stands beside the node already. */
    public AnnotationDraft of(GameNode node) {
        if (node != last) {
            last = node;
            lastDraft = annotations.computeIfAbsent(node, Drafts::begun);
        }
        return lastDraft;
    }

    private static AnnotationDraft begun(GameNode node) {
        var draft = new AnnotationDraft();
        if (!node.annotations().equals(Annotations.NONE)) {
            draft.add(node.annotations());
        }
        return draft;
    }

    public void brokenTail(GameNode node, BrokenTail tail) {
        tails.computeIfAbsent(node, n -> new ArrayList<>()).add(tail);
    }

    public void putInPlace(GameRecord.Loader loader) {
        annotations.forEach((node, draft) -> loader.annotate(node, draft.build()));
        tails.forEach(loader::brokenTails);
    }
}
