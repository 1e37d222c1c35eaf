package hoppity.export.diagram;

/**
 * A colour of a diagram.
 *
 * @param name what it is for, such as {@code cell-light}: letters, digits and hyphens, so that documents can define colours by it
 * @param rgb red, green and blue, eight bits each
 * @param opacity 0 to 1
 */
public record Ink(String name, int rgb, double opacity) {
    private static final int BYTE = 0xff;

    public boolean isOpaque() {
        return opacity >= 1;
    }

    /** 0 to 255. */
    public int red() {
        return rgb >> 16 & BYTE;
    }

    /** 0 to 255. */
    public int green() {
        return rgb >> 8 & BYTE;
    }

    /** 0 to 255. */
    public int blue() {
        return rgb & BYTE;
    }

    /** Whether a light sign is seen better on it than a dark one, by the contrast of the Web Content Accessibility Guidelines 2. */
    boolean wantsLightSign(Ink light, Ink dark) {
        double own = luminance() + 0.05;
        return (light.luminance() + 0.05) / own > own / (dark.luminance() + 0.05);
    }

    private double luminance() {
        return 0.2126 * linear(red()) + 0.7152 * linear(green()) + 0.0722 * linear(blue());
    }

    private static double linear(int channel) {
        double share = (double) channel / BYTE;
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }

    Ink named(String other) {
        return new Ink(other, rgb, opacity);
    }

    Ink lighter(double share) {
        return new Ink(name, mixed(red(), share) << 16 | mixed(green(), share) << 8 | mixed(blue(), share), opacity);
    }

    private static int mixed(int channel, double share) {
        return (int) Math.round(channel + (BYTE - channel) * share);
    }
}
