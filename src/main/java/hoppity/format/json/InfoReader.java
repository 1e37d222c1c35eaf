package hoppity.format.json;

import hoppity.format.FormatException;
import hoppity.format.Where;
import hoppity.record.Clock;
import hoppity.record.Extras;
import hoppity.record.GameInfo;
import hoppity.record.GameInfo.EngineInfo;
import hoppity.record.GameInfo.Player;
import hoppity.record.GameInfo.TimeControl;
import hoppity.record.GameResult;
import hoppity.rules.Termination;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads what is told about a game as a whole. */
final class InfoReader {
    private static final Set<String> PLAYER = Set.of("seat", "name", "rating", "kind");
    private static final Set<String> TIME_CONTROL = Set.of("baseMs", "incrementMs");
    private static final Set<String> RESULT = Set.of("scores", "ranking", "termination", "detail");
    private static final Set<String> ENGINE = Set.of("key", "name", "version", "settings");

    private final JsonInput in;

    InfoReader(JsonInput in) {
        this.in = in;
    }

    Map<String, String> headers() throws FormatException {
        var headers = new LinkedHashMap<String, String>();
        in.entries(name -> headers.put(name, in.text()));
        return headers;
    }

    List<Player> players() throws FormatException {
        var where = in.where();
        var players = in.listOf(this::player);
        if (players.stream().map(Player::seat).distinct().count() < players.size()) {
            throw new FormatException(where, "two players have the same seat");
        }
        return players;
    }

    private static final class PlayerFields {
        int seat;
        String name = "";

        @Nullable
        Integer rating;

        @Nullable
        String kind;
    }

    private Player player() throws FormatException {
        var where = in.where();
        var f = new PlayerFields();
        var extras = in.object(PLAYER, name -> {
            switch (name) {
                case "seat" -> f.seat = in.wholeNumber(1, NodeReader.MAX_SEAT);
                case "name" -> f.name = in.text();
                case "rating" -> f.rating = in.wholeNumber(Integer.MIN_VALUE, Integer.MAX_VALUE);
                default -> f.kind = in.text();
            }
        });
        if (f.seat == 0) {
            throw new FormatException(where, "a player without a seat");
        }
        return new Player(f.seat, f.name, f.rating, f.kind, extras);
    }

    TimeControl timeControl() throws FormatException {
        var ms = new Long[2];
        var extras =
                in.object(TIME_CONTROL, name -> ms[name.equals("baseMs") ? 0 : 1] = in.wholeNumber(0, Clock.MAX_MS));
        return new TimeControl(ms[0], ms[1], extras);
    }

    private static final class ResultFields {
        final Map<Integer, Double> scores = new LinkedHashMap<>();
        List<List<Integer>> ranking = List.of();

        @Nullable
        Termination termination;

        String detail = "";
    }

    GameResult result() throws FormatException {
        var where = in.where();
        var f = new ResultFields();
        var extras = in.object(RESULT, name -> {
            switch (name) {
                case "scores" -> in.entries(seat -> f.scores.put(seat(seat), in.number()));
                case "ranking" -> f.ranking = in.listOf(() -> in.listOf(() -> in.wholeNumber(1, NodeReader.MAX_SEAT)));
                case "termination" -> f.termination = termination();
                default -> f.detail = in.text();
            }
        });
        try {
            return new GameResult(f.scores, f.ranking, f.termination, f.detail, extras);
        } catch (IllegalArgumentException e) {
            throw new FormatException(where, String.valueOf(e.getMessage()));
        }
    }

    private int seat(String key) throws FormatException {
        if (key.length() == 1 && key.charAt(0) >= '1' && key.charAt(0) <= '0' + NodeReader.MAX_SEAT) {
            return key.charAt(0) - '0';
        }
        throw in.wrong("\"" + key + "\" is no seat; seats are 1 to " + NodeReader.MAX_SEAT);
    }

    private Termination termination() throws FormatException {
        var where = in.where();
        var word = in.text();
        return Termination.find(word)
                .orElseThrow(() -> new FormatException(where, "\"" + word + "\" is no way for a game to end"));
    }

    private static final class EngineFields {
        String key = "";
        String name = "";

        @Nullable
        String version;

        Extras settings = Extras.NONE;
    }

    List<EngineInfo> engines() throws FormatException {
        var where = in.where();
        var engines = in.listOf(this::engine);
        if (engines.stream().map(EngineInfo::key).distinct().count() < engines.size()) {
            throw new FormatException(where, "two engines have the same key");
        }
        return engines;
    }

    private EngineInfo engine() throws FormatException {
        var f = new EngineFields();
        var extras = in.object(ENGINE, name -> {
            switch (name) {
                case "key" -> f.key = in.text();
                case "name" -> f.name = in.text();
                case "version" -> f.version = in.text();
                default -> f.settings = in.object(Set.of(), unused -> {});
            }
        });
        return new EngineInfo(f.key, f.name, f.version, f.settings, extras);
    }

    /** @throws FormatException if the game has fewer seats than are spoken of */
    static void check(GameInfo info, int seats, Where where) throws FormatException {
        var result = info.result();
        var named = new ArrayList<Integer>();
        info.players().forEach(p -> named.add(p.seat()));
        if (result != null) {
            named.addAll(result.scores().keySet());
            result.ranking().forEach(named::addAll);
        }
        for (int seat : named) {
            if (seat > seats) {
                throw new FormatException(where, "players or result name seat " + seat + " in a game of " + seats);
            }
        }
    }
}
