package hoppity.studio.tree;

import hoppity.record.Annotations;
import hoppity.record.Glyph;
import hoppity.studio.theme.TokenColors;
import java.util.List;
import javafx.scene.paint.Color;
import org.jspecify.annotations.Nullable;

/** The colours of the tree, read from the theme once for each painting. */
record TreeInk(
        Color panel,
        Color text,
        Color muted,
        Color faint,
        Color branch,
        Color followed,
        Color accent,
        Color accentSoft,
        Color badge,
        Color good,
        Color doubtful,
        Color bad,
        List<Seat> seats) {
    /** The colours that it needs. */
    static final String[] TOKENS = {
        "-hop-panel",
        "-hop-text",
        "-hop-muted",
        "-hop-faint",
        "-hop-border",
        "-hop-accent",
        "-hop-accent-soft",
        "-hop-hover",
        "-hop-good",
        "-hop-doubtful",
        "-hop-bad",
        "-hop-piece-white",
        "-hop-piece-white-edge",
        "-hop-piece-black",
        "-hop-piece-black-edge",
        "-hop-piece-red",
        "-hop-piece-green",
        "-hop-piece-yellow",
        "-hop-piece-purple"
    };

    private static final double SOFT = 0.55;
    private static final double EDGE = 0.6;
    private static final double EDGE_IN_SMALL = 0.4;

    /**
     * How the nodes of one seat look.
     *
     * @param softBody beside the line that is followed
     */
    record Seat(Color body, Color edge, Color softBody, Color softEdge) {
        Color body(boolean followed) {
            return followed ? body : softBody;
        }

        Color edge(boolean followed) {
            return followed ? edge : softEdge;
        }

        /** Of a small node beside the line, drawn in one colour: there are many of them. */
        Color small() {
            return softBody.interpolate(softEdge, EDGE_IN_SMALL);
        }
    }

    static TreeInk of(TokenColors colours) {
        var panel = colours.get("-hop-panel");
        var seats = List.of(
                seat(colours.get("-hop-piece-white"), colours.get("-hop-piece-white-edge"), panel),
                seat(colours.get("-hop-piece-black"), colours.get("-hop-piece-black-edge"), panel),
                seat(colours.get("-hop-piece-red"), panel),
                seat(colours.get("-hop-piece-green"), panel),
                seat(colours.get("-hop-piece-yellow"), panel),
                seat(colours.get("-hop-piece-purple"), panel));
        return new TreeInk(
                panel,
                colours.get("-hop-text"),
                colours.get("-hop-muted"),
                colours.get("-hop-faint"),
                colours.get("-hop-border").interpolate(colours.get("-hop-faint"), 0.5),
                colours.get("-hop-muted"),
                colours.get("-hop-accent"),
                colours.get("-hop-accent-soft"),
                colours.get("-hop-hover"),
                colours.get("-hop-good"),
                colours.get("-hop-doubtful"),
                colours.get("-hop-bad"),
                seats);
    }

    private static Seat seat(Color body, Color panel) {
        return seat(body, body.deriveColor(0, 1, EDGE, 1), panel);
    }

    private static Seat seat(Color body, Color edge, Color panel) {
        return new Seat(body, edge, panel.interpolate(body, SOFT), panel.interpolate(edge, SOFT));
    }

    /** The colour of a glyph; null for one that neither approves nor blames. */
    @Nullable
    Color ofGlyph(int nag) {
        return switch (Glyph.toneOf(nag)) {
            case GOOD -> good;
            case DOUBTFUL -> doubtful;
            case BAD -> bad;
            case NEUTRAL -> null;
        };
    }

    /** The colour of the first glyph that has one; null if none has. */
    @Nullable
    Color ofGlyphs(Annotations annotations) {
        for (int nag : annotations.nags()) {
            var colour = ofGlyph(nag);
            if (colour != null) {
                return colour;
            }
        }
        return null;
    }
}
