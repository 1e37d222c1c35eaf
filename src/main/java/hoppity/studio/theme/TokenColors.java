package hoppity.studio.theme;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.beans.InvalidationListener;
import javafx.beans.Observable;
import javafx.scene.layout.Background;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;

/**
 * The theme's colours for code that draws on a canvas. Add it to the canvas's parent: it takes no room and no clicks,
 * and resolves the names by CSS like any other node.
 *
 * <pre>{@code
 * var colours = new TokenColors("-hop-accent", "-hop-grid");
 * pane.getChildren().add(colours);
 * colours.addListener(observable -> redraw());
 * graphics.setStroke(colours.get("-hop-accent"));
 * }</pre>
 */
public final class TokenColors extends Pane implements Observable {
    private final Map<String, Region> swatches = new HashMap<>();
    private final List<InvalidationListener> listeners = new java.util.concurrent.CopyOnWriteArrayList<>();

    /** @param tokens names of looked-up colours, as in {@code light.css} */
    public TokenColors(String... tokens) {
        for (var token : tokens) {
            var swatch = new Region();
            swatch.setStyle("-fx-background-color: " + token + ";");
            swatch.backgroundProperty().addListener(observable -> notifyListeners());
            swatches.put(token, swatch);
            getChildren().add(swatch);
        }
        setManaged(false);
        setMouseTransparent(true);
        setOpacity(0);
    }

    /** The colour of a token that was given to the constructor; transparent until the first CSS pass. */
    public Color get(String token) {
        var swatch = swatches.get(token);
        if (swatch == null) {
            throw new IllegalArgumentException("'" + token + "' was not asked for");
        }
        Background background = swatch.getBackground();
        if (background == null || background.getFills().isEmpty()) {
            return Color.TRANSPARENT;
        }
        BackgroundFill fill = background.getFills().get(0);
        return fill.getFill() instanceof Color color ? color : Color.TRANSPARENT;
    }

    private void notifyListeners() {
        listeners.forEach(listener -> listener.invalidated(this));
    }

    /** The listener is called for each colour that changes: let it ask for a redraw rather than draw. */
    @Override
    public void addListener(InvalidationListener listener) {
        listeners.add(listener);
    }

    @Override
    public void removeListener(InvalidationListener listener) {
        listeners.remove(listener);
    }
}
