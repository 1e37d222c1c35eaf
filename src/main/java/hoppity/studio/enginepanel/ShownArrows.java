package hoppity.studio.enginepanel;

import static hoppity.words.Words.count;
import static hoppity.words.Words.noted;
import static hoppity.words.Words.tr;

import hoppity.notation.Turn;
import hoppity.studio.board.EngineArrow;
import java.util.ArrayList;
import java.util.List;

/** Which lines of the engine are drawn as arrows on the board. */
public enum ShownArrows {
    NONE(noted("No arrow")),
    BEST(noted("Best line")),
    ALL(noted("All lines"));

    /** A move that gives away so much chance of winning, or more, has the thinnest arrow. */
    private static final double FAINT = 0.2;

    /** The second line is no thicker than this, however good: the best shall be seen at once. */
    private static final double SECOND = 0.7;

    /** Strengths are told in steps, so that an arrow does not tremble with each report. */
    private static final double STEPS = 10;

    private final String text;

    ShownArrows(String text) {
        this.text = text;
    }

    /** As in a menu. */
    public String text() {
        return tr(text);
    }

    /** The arrows of lines, the best first; lines that begin with a pass have none. */
    List<EngineArrow> of(List<EngineLine> lines) {
        var arrows = new ArrayList<EngineArrow>();
        for (var line : lines.subList(0, Math.min(count(), lines.size()))) {
            if (line.moves().get(0).turn() instanceof Turn.Played played) {
                arrows.add(new EngineArrow(played.route(), strength(line, lines.get(0)), line.threat()));
            }
        }
        return List.copyOf(arrows);
    }

    private int count() {
        return switch (this) {
            case NONE -> 0;
            case BEST -> 1;
            case ALL -> Integer.MAX_VALUE;
        };
    }

    private static double strength(EngineLine line, EngineLine best) {
        if (line == best) {
            return 1;
        }
        int mover = line.mover();
        double loss = Math.max(0, best.shares().get(mover) - line.shares().get(mover));
        return Math.round(STEPS * SECOND * Math.max(0, 1 - loss / FAINT)) / STEPS;
    }
}
