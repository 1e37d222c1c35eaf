package hoppity.studio.enginepanel;

import static hoppity.words.Words.tr;

import hoppity.engine.Snapshot;
import java.util.Locale;

/**
 * The quiet numbers of a search in words; all empty before there is anything to tell.
 *
 * @param engine the name of another program that analyses; empty for our own engine
 * @param depth "depth 14"
 * @param speed "4.6 M nodes/s"
 * @param hash "hash 31 %"
 */
public record EngineFacts(String engine, String depth, String speed, String hash) {
    static final EngineFacts NONE = new EngineFacts("", "", "", "");

    private static final double MILLION = 1e6;
    private static final double THOUSAND = 1e3;

    static EngineFacts of(String engine, Snapshot snapshot) {
        return new EngineFacts(
                engine,
                tr("depth {0}", snapshot.depth()),
                speed(snapshot.nodesPerSecond()),
                tr("hash {0} %", Math.round(snapshot.hashFull() / 10.0)));
    }

    static String speed(long nodesPerSecond) {
        if (nodesPerSecond >= MILLION) {
            return tr("{0} M nodes/s", String.format(Locale.ROOT, "%.1f", nodesPerSecond / MILLION));
        }
        return nodesPerSecond >= THOUSAND
                ? tr("{0} k nodes/s", Math.round(nodesPerSecond / THOUSAND))
                : tr("{0} nodes/s", nodesPerSecond);
    }
}
