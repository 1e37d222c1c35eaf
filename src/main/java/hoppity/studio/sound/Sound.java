package hoppity.studio.sound;

/** The sounds of the studio, each a knock of a piece: a tone with one overtone that dies away. */
public enum Sound {
    /** A landing within a chain. */
    HOP(new Knock(0, 1180, 45, 0.22)),
    /** The end of a turn. */
    TURN(new Knock(0, 520, 110, 0.4)),
    /** The end of a game: three steps of a chord downwards. */
    END(new Knock(0, 784, 260, 0.28), new Knock(140, 659, 260, 0.28), new Knock(280, 523, 520, 0.34));

    /** Samples a second of {@link #samples}. */
    public static final int RATE = 44_100;

    private static final double OVERTONE = 2.76;
    private static final double OVERTONE_SHARE = 0.25;
    private static final double DECAYS = 6;
    private static final double ATTACK_MILLIS = 2;

    private final Knock[] knocks;

    Sound(Knock... knocks) {
        this.knocks = knocks;
    }

    /**
     * @param start in milliseconds
     * @param hertz of the tone
     * @param millis until it has died away
     * @param loudness at the start, 0 to 1
     */
    private record Knock(int start, double hertz, int millis, double loudness) {
        double at(double milli) {
            double since = milli - start;
            if (since < 0 || since >= millis) {
                return 0;
            }
            double turns = 2 * Math.PI * hertz * since / 1000;
            double tone = (1 - OVERTONE_SHARE) * Math.sin(turns) + OVERTONE_SHARE * Math.sin(OVERTONE * turns);
            double attack = Math.min(1, since / ATTACK_MILLIS);
            double rest = 1 - since / millis;
            return loudness * attack * rest * Math.exp(-DECAYS * since / millis) * tone;
        }
    }

    /** How long it lasts, in milliseconds. */
    int millis() {
        int end = 0;
        for (var knock : knocks) {
            end = Math.max(end, knock.start + knock.millis);
        }
        return end;
    }

    /** The wave, mono, each sample from −1 to 1. */
    double[] samples() {
        var samples = new double[millis() * RATE / 1000];
        for (int i = 0; i < samples.length; i++) {
            double milli = i * 1000.0 / RATE;
            for (var knock : knocks) {
                samples[i] += knock.at(milli);
            }
        }
        return samples;
    }
}
