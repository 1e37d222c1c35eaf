package hoppity.studio.settings;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.List;

/**
 * Where the window stands on the screens, in pixels; {@code NaN} for a position that the window system shall choose.
 *
 * @param maximized whether the window fills its screen; the rest is then its place when it no longer does
 */
public record WindowPlace(double x, double y, double width, double height, boolean maximized) {
    public static final WindowPlace DEFAULT = new WindowPlace(Double.NaN, Double.NaN, 1280, 800, false);

    /** The smallest window in which everything is still usable. */
    public static final double MINIMUM_WIDTH = 640;

    public static final double MINIMUM_HEIGHT = 480;

    /** How much of the title bar must be on a screen so that the window can be caught with the mouse. */
    private static final double GRASP = 80;

    public WindowPlace {
        if (!(width >= MINIMUM_WIDTH && width < 100_000 && height >= MINIMUM_HEIGHT && height < 100_000)) {
            throw new IllegalArgumentException("a window of " + width + "×" + height + " pixels is not usable");
        }
    }

    /** The usable part of a screen. */
    public record Area(double x, double y, double width, double height) {}

    /** This place if its title bar can be reached on one of the screens, otherwise the same size at no given place. */
    public WindowPlace within(List<Area> screens) {
        for (var screen : screens) {
            var left = Math.max(x, screen.x());
            var right = Math.min(x + width, screen.x() + screen.width());
            if (right - left >= GRASP && y >= screen.y() - 1 && y <= screen.y() + screen.height() - GRASP) {
                return this;
            }
        }
        return new WindowPlace(Double.NaN, Double.NaN, width, height, maximized);
    }

    static WindowPlace fromJson(JsonElement element) {
        var object = element.getAsJsonObject();
        return new WindowPlace(
                object.has("x") ? object.get("x").getAsDouble() : Double.NaN,
                object.has("y") ? object.get("y").getAsDouble() : Double.NaN,
                object.get("width").getAsDouble(),
                object.get("height").getAsDouble(),
                object.has("maximized") && object.get("maximized").getAsBoolean());
    }

    JsonElement toJson() {
        var object = new JsonObject();
        if (!Double.isNaN(x) && !Double.isNaN(y)) {
            object.addProperty("x", x);
            object.addProperty("y", y);
        }
        object.addProperty("width", width);
        object.addProperty("height", height);
        object.addProperty("maximized", maximized);
        return object;
    }
}
