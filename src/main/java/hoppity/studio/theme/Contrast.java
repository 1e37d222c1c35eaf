package hoppity.studio.theme;

import javafx.scene.paint.Color;

/** How well two colours stand out from each other, after the Web Content Accessibility Guidelines 2. */
public final class Contrast {
    private Contrast() {}

    /** From 1, none, to 21, black and white. Opacity is left out of account. */
    public static double ratio(Color one, Color other) {
        double lighter = Math.max(luminance(one), luminance(other));
        double darker = Math.min(luminance(one), luminance(other));
        return (lighter + 0.05) / (darker + 0.05);
    }

    private static double luminance(Color color) {
        return 0.2126 * linear(color.getRed()) + 0.7152 * linear(color.getGreen()) + 0.0722 * linear(color.getBlue());
    }

    /** A channel of sRGB, 0 to 1, in proportion to its light. */
    public static double linear(double channel) {
        return channel <= 0.04045 ? channel / 12.92 : Math.pow((channel + 0.055) / 1.055, 2.4);
    }
}
