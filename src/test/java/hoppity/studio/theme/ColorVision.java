package hoppity.studio.theme;

import javafx.scene.paint.Color;

/**
 * How colours look to people who lack one kind of cone, by the matrices for severity 1.0 of Machado, Oliveira and Fernandes,
 * "A Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE Transactions on Visualization and Computer
 * Graphics 15 (2009); applied to linear light.
 */
enum ColorVision {
    USUAL(1, 0, 0, 0, 1, 0, 0, 0, 1),
    PROTANOPIA(0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998),
    DEUTERANOPIA(0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881),
    TRITANOPIA(1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900);

    private final double[] matrix;

    ColorVision(double... matrix) {
        this.matrix = matrix;
    }

    Color seen(Color color) {
        double[] light = {
            Contrast.linear(color.getRed()), Contrast.linear(color.getGreen()), Contrast.linear(color.getBlue())
        };
        var seen = new double[3];
        for (int row = 0; row < 3; row++) {
            double sum = 0;
            for (int column = 0; column < 3; column++) {
                sum += matrix[3 * row + column] * light[column];
            }
            seen[row] = channel(Math.max(0, Math.min(1, sum)));
        }
        return Color.color(seen[0], seen[1], seen[2]);
    }

    private static double channel(double light) {
        return light <= 0.0031308 ? 12.92 * light : Math.min(1, 1.055 * Math.pow(light, 1 / 2.4) - 0.055);
    }

    /**
     * The difference of two colours after CIE 1976: the distance in L*a*b* under daylight (D65). About 2.3 is just seen.
     */
    static double difference(Color one, Color other) {
        var a = lab(one);
        var b = lab(other);
        return Math.sqrt(square(a[0] - b[0]) + square(a[1] - b[1]) + square(a[2] - b[2]));
    }

    private static double square(double value) {
        return value * value;
    }

    private static double[] lab(Color color) {
        double r = Contrast.linear(color.getRed());
        double g = Contrast.linear(color.getGreen());
        double b = Contrast.linear(color.getBlue());
        double x = curve((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
        double y = curve(0.2126729 * r + 0.7151522 * g + 0.0721750 * b);
        double z = curve((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883);
        return new double[] {116 * y - 16, 500 * (x - y), 200 * (y - z)};
    }

    private static double curve(double share) {
        return share > 216.0 / 24389 ? Math.cbrt(share) : (24389.0 / 27 * share + 16) / 116;
    }
}
