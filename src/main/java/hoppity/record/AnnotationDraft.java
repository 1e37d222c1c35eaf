package hoppity.record;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Annotations that are gathered piece by piece, as a reader comes upon them. Most nodes have few: of what is not there no list
 * is made.
 */
public final class AnnotationDraft {
    private List<Integer> nags = List.of();
    private Set<Integer> knownNags = Set.of();
    private List<Comment> pre = List.of();
    private List<Comment> post = List.of();
    private @Nullable Clock clock;
    private List<Shape> shapes = List.of();
    private List<Evaluation> evaluations = List.of();
    private @Nullable String title;
    private boolean bookmark;
    private List<String> commands = List.of();
    private Map<String, String> extras = Map.of();

    public void nag(int nag) {
        nags = with(nags, nag);
        knownNags = knownNags.isEmpty() ? new HashSet<>() : knownNags;
        knownNags.add(nag);
    }

    public void pre(Comment comment) {
        pre = with(pre, comment);
    }

    public void post(Comment comment) {
        post = with(post, comment);
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
        shapes = with(shapes, shape);
    }

    public void evaluation(Evaluation evaluation) {
        evaluations = with(evaluations, evaluation);
    }

    public void title(String text) {
        title = text;
    }

    public void bookmark() {
        bookmark = true;
    }

    public void command(String command) {
        commands = with(commands, command);
    }

    /** Adds what is written at another place for the same turn; where only one can stay it is what came first. */
    public void add(Annotations other) {
        addNags(other.nags());
        pre = withAll(pre, other.pre());
        post = withAll(post, other.post());
        clock = clock == null ? other.clock() : clock;
        shapes = withAll(shapes, other.shapes());
        evaluations = withAll(evaluations, other.evaluations());
        title = title == null ? other.title() : title;
        bookmark |= other.bookmark();
        commands = withAll(commands, other.commands());
        if (!other.extras().isEmpty()) {
            extras = extras.isEmpty() ? new LinkedHashMap<>() : extras;
            other.extras().json().forEach(extras::putIfAbsent);
        }
    }

    private void addNags(List<Integer> more) {
        if (more.isEmpty()) {
            return;
        }
        nags = withAll(
                nags, more.stream().filter(nag -> !knownNags.contains(nag)).toList());
        knownNags = knownNags.isEmpty() ? new HashSet<>() : knownNags;
        knownNags.addAll(more);
    }

    private static <T> List<T> with(List<T> list, T item) {
        var longer = list.isEmpty() ? new ArrayList<T>(2) : list;
        longer.add(item);
        return longer;
    }

    private static <T> List<T> withAll(List<T> list, List<T> items) {
        if (items.isEmpty()) {
            return list;
        }
        var longer = list.isEmpty() ? new ArrayList<T>(items.size()) : list;
        longer.addAll(items);
        return longer;
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
