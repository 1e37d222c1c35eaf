package hoppity.format;

import hoppity.record.AnnotationDraft;
import hoppity.record.BrokenTail;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a reader finds beside the nodes of a record and after them. It is put in its place once all is read, so that a file
 * that holds very much for one node is no slower to read than another.
 */
public final class Drafts {
    private final Map<GameNode, AnnotationDraft> annotations = new IdentityHashMap<>();
    private final Map<GameNode, List<BrokenTail>> tails = new IdentityHashMap<>();

    /** The draft of a node, empty at first. */
    public AnnotationDraft of(GameNode node) {
        return annotations.computeIfAbsent(node, n -> new AnnotationDraft());
    }

    public boolean has(GameNode node) {
        return annotations.containsKey(node);
    }

    public void brokenTail(GameNode node, BrokenTail tail) {
        tails.computeIfAbsent(node, n -> new ArrayList<>()).add(tail);
    }

    public void putInPlace(GameRecord.Loader loader) {
        annotations.forEach((node, draft) -> loader.annotate(node, draft.build()));
        tails.forEach(loader::brokenTails);
    }
}
