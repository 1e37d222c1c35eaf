package hoppity.record;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Annotations that are gathered piece by piece, as a reader comes upon them. */
public final class AnnotationDraft {
    private final List<Integer> nags = new ArrayList<>();
    private final Set<Integer> knownNags = new HashSet<>();
    private final List<Comment> pre = new ArrayList<>();
    private final List<Comment> post = new ArrayList<>();
    private @Nullable Clock clock;
    private final List<Shape> shapes = new ArrayList<>();
    private final List<Evaluation> evaluations = new ArrayList<>();
    private @Nullable String title;
    private boolean bookmark;
    private final List<String> commands = new ArrayList<>();
    private final Map<String, String> extras = new LinkedHashMap<>();

    public void nag(int nag) {
        nags.add(nag);
        knownNags.add(nag);
    }

    public void pre(Comment comment) {
        pre.add(comment);
    }

    public void post(Comment comment) {
        post.add(comment);
    }

    /** Sets the time left and leaves the time used as it is. */
    public void timeLeft(long ms) {
        clock = new Clock(ms, clock == null ? null : clock.usedMs(), Extras.NONE);
    }

    /** Sets the time used and leaves the time left as it is. */
    public void timeUsed(long ms) {
        clock = new Clock(clock == null ? null : clock.leftMs(), ms, Extras.NONE);
    }

    public void shape(Shape shape) {
        shapes.add(shape);
    }

    public void evaluation(Evaluation evaluation) {
        evaluations.add(evaluation);
    }

    public void title(String text) {
        title = text;
    }

    public void bookmark() {
        bookmark = true;
    }

    public void command(String command) {
        commands.add(command);
    }

    /** Adds what is written at another place for the same turn; where only one can stay it is what came first. */
    public void add(Annotations other) {
        for (int nag : other.nags()) {
            if (!knownNags.contains(nag)) {
                nags.add(nag);
            }
        }
        knownNags.addAll(other.nags());
        pre.addAll(other.pre());
        post.addAll(other.post());
        clock = clock == null ? other.clock() : clock;
        shapes.addAll(other.shapes());
        evaluations.addAll(other.evaluations());
        title = title == null ? other.title() : title;
        bookmark |= other.bookmark();
        commands.addAll(other.commands());
        other.extras().json().forEach(extras::putIfAbsent);
    }

    public Annotations build() {
        return new Annotations(
                nags,
                pre,
                post,
                clock,
                shapes,
                evaluations,
                title,
                bookmark,
                commands,
                extras.isEmpty() ? Extras.NONE : new Extras(extras));
    }
}
