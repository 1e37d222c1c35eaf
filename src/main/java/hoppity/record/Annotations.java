package hoppity.record;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * All that is written beside one turn; immutable, so that an edit is one value replaced by another.
 *
 * @param nags glyphs by PGN's NAG numbers, own ones from 256
 * @param pre comments before the turn
 * @param post comments after it
 * @param commands commands of the text format that this program does not know, kept verbatim
 */
public record Annotations(
        List<Integer> nags,
        List<Comment> pre,
        List<Comment> post,
        @Nullable Clock clock,
        List<Shape> shapes,
        List<Evaluation> evaluations,
        @Nullable String title,
        boolean bookmark,
        List<String> commands,
        Extras extras) {

    public static final Annotations NONE = new Annotations(
            List.of(), List.of(), List.of(), null, List.of(), List.of(), null, false, List.of(), Extras.NONE);

    /** The greatest number of a glyph. */
    public static final int MAX_NAG = 9999;

    /** @throws IllegalArgumentException for a glyph number below 0 or above {@link #MAX_NAG} */
    public Annotations {
        nags = List.copyOf(nags);
        for (int nag : nags) {
            if (nag < 0 || nag > MAX_NAG) {
                throw new IllegalArgumentException("a glyph's number is from 0 to " + MAX_NAG);
            }
        }
        pre = List.copyOf(pre);
        post = List.copyOf(post);
        shapes = List.copyOf(shapes);
        evaluations = List.copyOf(evaluations);
        clock = clock != null && clock.saysNothing() ? null : clock;
        commands = List.copyOf(commands);
    }

    public Annotations withNags(List<Integer> changed) {
        return new Annotations(changed, pre, post, clock, shapes, evaluations, title, bookmark, commands, extras);
    }

    public Annotations withPre(List<Comment> changed) {
        return new Annotations(nags, changed, post, clock, shapes, evaluations, title, bookmark, commands, extras);
    }

    public Annotations withPost(List<Comment> changed) {
        return new Annotations(nags, pre, changed, clock, shapes, evaluations, title, bookmark, commands, extras);
    }

    public Annotations withClock(@Nullable Clock changed) {
        return new Annotations(nags, pre, post, changed, shapes, evaluations, title, bookmark, commands, extras);
    }

    public Annotations withShapes(List<Shape> changed) {
        return new Annotations(nags, pre, post, clock, changed, evaluations, title, bookmark, commands, extras);
    }

    public Annotations withEvaluations(List<Evaluation> changed) {
        return new Annotations(nags, pre, post, clock, shapes, changed, title, bookmark, commands, extras);
    }

    public Annotations withTitle(@Nullable String changed) {
        return new Annotations(nags, pre, post, clock, shapes, evaluations, changed, bookmark, commands, extras);
    }

    public Annotations withBookmark(boolean changed) {
        return new Annotations(nags, pre, post, clock, shapes, evaluations, title, changed, commands, extras);
    }

    public Annotations withCommands(List<String> changed) {
        return new Annotations(nags, pre, post, clock, shapes, evaluations, title, bookmark, changed, extras);
    }

    /** The comments before the turn moved in front of those after it. */
    Annotations withAllCommentsAfter() {
        return withPre(List.of())
                .withPost(Stream.concat(pre.stream(), post.stream()).toList());
    }
}
