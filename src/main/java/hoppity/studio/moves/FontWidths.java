package hoppity.studio.moves;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.DoubleSupplier;
import javafx.application.Platform;
import javafx.scene.text.Font;
import javafx.scene.text.Text;

/**
 * Widths in given fonts. Letters are measured once and added up; scripts that join or stack
 * their letters are measured word by word. May be asked on any thread: what is not known yet is measured on the UI thread.
 */
final class FontWidths implements TextWidth {
    private static final char LAST_ASCII = '~';
    /** Before the combining marks each letter has a width of its own. */
    private static final char FIRST_COMBINING = '\u0300';

    private static final double UNKNOWN = -1;

    private final Map<TextStyle, Font> fonts;
    private final Map<Font, double[]> letters = new HashMap<>();
    private final Map<Font, Map<String, Double>> words = new HashMap<>();

    /** @param fonts for each style; to be called on the UI thread */
    FontWidths(Map<TextStyle, Font> fonts) {
        this.fonts = new EnumMap<>(TextStyle.class);
        this.fonts.putAll(fonts);
        for (var font : Set.copyOf(fonts.values())) {
            var widths = new double[FIRST_COMBINING];
            Arrays.fill(widths, UNKNOWN);
            for (char c = ' '; c <= LAST_ASCII; c++) {
                widths[c] = measured(String.valueOf(c), font);
            }
            letters.put(font, widths);
            words.put(font, new ConcurrentHashMap<>());
        }
    }

    boolean hasFonts(Map<TextStyle, Font> others) {
        return fonts.equals(others);
    }

    @Override
    public double of(String text, TextStyle style) {
        var font = Objects.requireNonNull(fonts.get(style));
        double sum = 0;
        int from = 0;
        for (int i = 0; i <= text.length(); i++) {
            boolean atEnd = i == text.length();
            if (atEnd || text.charAt(i) < FIRST_COMBINING) {
                sum += i > from ? wordWidth(text.substring(from, i), font) : 0;
                sum += atEnd ? 0 : letterWidth(text.charAt(i), font);
                from = i + 1;
            }
        }
        return sum;
    }

    private double letterWidth(char letter, Font font) {
        var widths = Objects.requireNonNull(letters.get(font));
        if (widths[letter] == UNKNOWN) {
            widths[letter] = onUiThread(() -> measured(String.valueOf(letter), font));
        }
        return widths[letter];
    }

    private double wordWidth(String word, Font font) {
        return Objects.requireNonNull(words.get(font)).computeIfAbsent(word, w -> onUiThread(() -> measured(w, font)));
    }

    private static double onUiThread(DoubleSupplier measuring) {
        if (Platform.isFxApplicationThread()) {
            return measuring.getAsDouble();
        }
        var task = new FutureTask<>(measuring::getAsDouble);
        Platform.runLater(task);
        try {
            return task.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while measuring a text", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException("a text cannot be measured", e);
        }
    }

    private static double measured(String part, Font font) {
        var text = new Text(part);
        text.setFont(font);
        return text.getLayoutBounds().getWidth();
    }
}
