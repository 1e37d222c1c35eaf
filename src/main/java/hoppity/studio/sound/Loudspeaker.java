package hoppity.studio.sound;

import java.util.EnumMap;
import java.util.Map;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.Clip;
import javax.sound.sampled.LineUnavailableException;

/** The machine's audio. A sound takes a line of it when it is heard first. */
public final class Loudspeaker implements SoundOutput {
    private static final AudioFormat FORMAT = new AudioFormat(Sound.RATE, 16, 1, true, false);

    private final Map<Sound, Clip> clips = new EnumMap<>(Sound.class);

    @Override
    public void play(Sound sound) throws Unavailable {
        var clip = clips.get(sound);
        if (clip == null) {
            clip = open(sound);
            clips.put(sound, clip);
        }
        clip.stop();
        clip.setFramePosition(0);
        clip.start();
    }

    private static Clip open(Sound sound) throws Unavailable {
        try {
            var clip = AudioSystem.getClip();
            var bytes = pcm(sound.samples());
            clip.open(FORMAT, bytes, 0, bytes.length);
            return clip;
        } catch (LineUnavailableException | IllegalArgumentException | SecurityException e) {
            // The second is what the platform throws where there is no audio device at all.
            throw new Unavailable("this machine has no audio output that is free (" + e.getMessage() + ")", e);
        }
    }

    /** Samples from −1 to 1 as 16-bit little-endian numbers. */
    static byte[] pcm(double[] samples) {
        var bytes = new byte[2 * samples.length];
        for (int i = 0; i < samples.length; i++) {
            int value = (int) Math.round(samples[i] * Short.MAX_VALUE);
            bytes[2 * i] = (byte) value;
            bytes[2 * i + 1] = (byte) (value >> 8);
        }
        return bytes;
    }

    @Override
    public void close() {
        clips.values().forEach(Clip::close);
        clips.clear();
    }
}
