package hoppity.record;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What an engine thought of the position after a turn.
 *
 * @param engine key of an {@link GameInfo.EngineInfo} of the record; empty if nothing says whose it is
 * @param pov seat whose point of view it is, from 1
 * @param score hundredths of a tempo, absent where only a verdict is known
 * @param win chance of winning, 0 to 1
 * @param proven a proven result for {@code pov}, absent for an estimate
 * @param turns in how many turns the proven result is reached
 * @param wins share per seat in games of three and more
 * @param depth in plies
 * @param pv principal variation as move texts
 */
public record Evaluation(
        String engine,
        int pov,
        @Nullable Integer score,
        @Nullable Double win,
        @Nullable Proven proven,
        @Nullable Integer turns,
        List<Double> wins,
        @Nullable Integer depth,
        @Nullable Long nodes,
        @Nullable Long ms,
        List<String> pv,
        Extras extras) {

    public Evaluation {
        wins = List.copyOf(wins);
        pv = List.copyOf(pv);
        if (win != null) {
            checkChance(win);
        }
        wins.forEach(Evaluation::checkChance);
    }

    private static void checkChance(double value) {
        boolean fits = value >= 0 && value <= 1;
        if (!fits) {
            throw new IllegalArgumentException("a chance of winning is a number from 0 to 1");
        }
    }

    /** The highest seat that is spoken of. */
    public int highestSeat() {
        return Math.max(pov, wins.size());
    }

    /** A verdict that is certain. */
    public enum Proven {
        WIN,
        DRAW,
        LOSS
    }
}
