package hoppity.match;

import hoppity.protocol.EngineFault;
import hoppity.rules.Variant;
import org.jspecify.annotations.Nullable;

/** An engine in a match; after a fault it is started anew for the next game. */
final class Contender implements AutoCloseable {
    private final Variant variant;
    private final String variantName;
    private final EngineSetting setting;
    private final long patienceMs;
    private @Nullable Player player;
    private String name;
    private int forfeits;

    Contender(Variant variant, String variantName, EngineSetting setting, long patienceMs, String fallbackName) {
        this.variant = variant;
        this.variantName = variantName;
        this.setting = setting;
        this.patienceMs = patienceMs;
        name = setting.name().isEmpty() ? fallbackName : setting.name();
    }

    EngineSetting setting() {
        return setting;
    }

    /** The player, started if there is none. */
    Player player() throws EngineFault, InterruptedException {
        if (player == null) {
            player = setting.isOwn()
                    ? new OwnPlayer(variant, setting.ownEngine())
                    : new ForeignPlayer(variant, variantName, setting, patienceMs);
        }
        return player;
    }

    void forfeit() {
        forfeits++;
        close();
    }

    int forfeits() {
        return forfeits;
    }

    String name() {
        return name;
    }

    @Override
    public void close() {
        if (player != null) {
            player.close();
            player = null;
        }
    }
}
