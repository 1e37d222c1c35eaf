package hoppity.studio.sound;

/** Something that sounds can be heard from; used on one thread. */
public interface SoundOutput {
    /** There is no way to play on this machine. */
    final class Unavailable extends Exception {
        private static final long serialVersionUID = 1;

        public Unavailable(String reason, Throwable cause) {
            super(reason, cause);
        }
    }

    /** Starts a sound, over those that are heard still. */
    void play(Sound sound) throws Unavailable;

    void close();
}
