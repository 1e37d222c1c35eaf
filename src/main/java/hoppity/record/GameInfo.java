package hoppity.record;

import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What is told about a game as a whole; immutable, so that an edit is one value replaced by another.
 *
 * @param headers by name (Event, Site, Date, …), in the order of the file
 * @param players by seat, in turn order; a seat need not be there
 * @param result null if nothing is told; so is one that says nothing
 */
public record GameInfo(
        Map<String, String> headers,
        List<Player> players,
        @Nullable TimeControl timeControl,
        @Nullable GameResult result,
        List<EngineInfo> engines) {

    public static final GameInfo EMPTY = new GameInfo(Map.of(), List.of(), null, null, List.of());

    /** @throws IllegalArgumentException if two players have one seat, or two engines one key */
    public GameInfo {
        headers = Collections.unmodifiableMap(new LinkedHashMap<>(headers));
        players = players.stream().sorted(Comparator.comparingInt(Player::seat)).toList();
        if (players.stream().map(Player::seat).distinct().count() < players.size()) {
            throw new IllegalArgumentException("two players have the same seat");
        }
        if (engines.stream().map(EngineInfo::key).distinct().count() < engines.size()) {
            throw new IllegalArgumentException("two engines have the same key");
        }
        timeControl = timeControl != null && timeControl.saysNothing() ? null : timeControl;
        result = result != null && result.saysNothing() ? null : result;
        engines = List.copyOf(engines);
    }

    /**
     * Who sits where.
     *
     * @param seat from 1
     * @param kind {@code human} or {@code engine}
     */
    public record Player(
            int seat,
            String name,
            @Nullable Integer rating,
            @Nullable String kind,
            Extras extras) {}

    /** Main time and what each move adds, in milliseconds, not negative. */
    public record TimeControl(
            @Nullable Long baseMs, @Nullable Long incrementMs, Extras extras) {
        public TimeControl {
            Clock.check(baseMs);
            Clock.check(incrementMs);
        }

        boolean saysNothing() {
            return baseMs == null && incrementMs == null && extras.isEmpty();
        }
    }

    /**
     * An engine whose evaluations are in the record, by the key that they name.
     *
     * @param settings values of any type, as JSON text by name
     */
    public record EngineInfo(
            String key, String name, @Nullable String version, Extras settings, Extras extras) {}

    public GameInfo withHeader(String name, @Nullable String value) {
        var changed = new LinkedHashMap<>(headers);
        if (value == null) {
            changed.remove(name);
        } else {
            changed.put(name, value);
        }
        return withHeaders(changed);
    }

    public GameInfo withHeaders(Map<String, String> changed) {
        return new GameInfo(changed, players, timeControl, result, engines);
    }

    public GameInfo withPlayers(List<Player> changed) {
        return new GameInfo(headers, changed, timeControl, result, engines);
    }

    public GameInfo withTimeControl(@Nullable TimeControl changed) {
        return new GameInfo(headers, players, changed, result, engines);
    }

    public GameInfo withResult(@Nullable GameResult changed) {
        return new GameInfo(headers, players, timeControl, changed, engines);
    }

    public GameInfo withEngines(List<EngineInfo> changed) {
        return new GameInfo(headers, players, timeControl, result, changed);
    }

    /** The name of the player in a seat (from 1); empty if it is not told. */
    public String playerName(int seat) {
        return players.stream()
                .filter(p -> p.seat() == seat)
                .map(Player::name)
                .findFirst()
                .orElse("");
    }
}
