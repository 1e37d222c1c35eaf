package hoppity.format.abstractplay;

import static hoppity.words.Words.tr;

import com.google.gson.stream.JsonToken;
import hoppity.board.Topology;
import hoppity.format.FormatException;
import hoppity.format.Note;
import hoppity.format.Notes;
import hoppity.format.Where;
import hoppity.format.foreign.Places;
import hoppity.format.foreign.Transcript;
import hoppity.format.json.JsonInput;
import hoppity.record.Extras;
import hoppity.record.GameInfo;
import hoppity.record.GameInfo.Player;
import hoppity.record.GameRecord;
import hoppity.rules.RuleOption;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** One game: a header, and the moves by rounds with an entry for each player. The site's cells are called as ours. */
final class SiteRecord {
    private static final String HALMA = "halma-16";
    private static final int SEATS = 2;
    private static final int DAY = "2026-01-31".length();

    private final JsonInput in;
    private final List<Note> allNotes;
    private final Notes notes = new Notes();
    private final Where beginning;
    private final Set<String> leftOut = new TreeSet<>();
    private final List<Player> players = new ArrayList<>();
    private final List<Double> results = new ArrayList<>();
    private final List<Written> written = new ArrayList<>();
    private GameInfo info = GameInfo.EMPTY;
    private @Nullable String game;
    private Where gameAt;
    private boolean longJumps;

    /** A turn as it stands in the file; the move is null where the player had none in that round. */
    private record Written(int seat, @Nullable String move, String comment, Where where) {}

    SiteRecord(JsonInput in, List<Note> notes) {
        this.in = in;
        allNotes = notes;
        beginning = in.where();
        gameAt = beginning;
    }

    GameRecord read() throws FormatException {
        in.entries(name -> {
            switch (name) {
                case "header" -> header();
                case "moves" -> in.listOf(this::round);
                default -> leaveOut(name);
            }
        });
        if (game == null) {
            throw new FormatException(beginning, tr("the header does not name the game"));
        }
        if (!game.equalsIgnoreCase("Halma")) {
            throw new FormatException(gameAt, tr("the site's game \"{0}\" is not Halma", game));
        }
        var variant = variant();
        notes.imported(
                beginning,
                longJumps
                        ? tr("a record of Halma on Abstract Play, with long jumps: the variant {0}", variant.id())
                        : tr("a record of Halma on Abstract Play: the variant {0}", variant.id()));
        notes.imported(beginning, tr("the board is left as it lies"));
        if (!leftOut.isEmpty()) {
            notes.imported(beginning, tr("left out: {0}", String.join(", ", leftOut)));
        }
        var transcript = new Transcript();
        for (var turn : written) {
            transcript.add(new Transcript.Entry(turn.seat(), route(turn, variant), turn.where(), turn.comment()));
        }
        var played = transcript.play(variant);
        allNotes.addAll(notes.list());
        allNotes.addAll(played.notes());
        var record = played.record();
        var result = results.size() == SEATS
                // The site's numbers are the greater the better.
                ? Places.leastFirst(results.stream().map(r -> -r).toList(), null, "")
                : Places.unfinished();
        record.loader().info(info.withPlayers(players).withResult(result));
        return record;
    }

    private Variant variant() {
        var halma = Variants.presets().get(HALMA);
        return longJumps
                ? halma.withOptions(RuleOption.with(halma.options(), Map.of(RuleOption.LONG_JUMPS, "true")))
                : halma;
    }

    private void leaveOut(String name) throws FormatException {
        in.skip();
        leftOut.add(name);
    }

    private void header() throws FormatException {
        in.entries(name -> {
            switch (name) {
                case "game" -> game();
                case "event" -> textHeader("Event");
                case "round" -> textHeader("Round");
                case "site" ->
                    in.entries(key -> {
                        if (key.equals("name")) {
                            textHeader("Site");
                        } else {
                            leaveOut("site." + key);
                        }
                    });
                case "date-start" -> {
                    var date = in.text();
                    info = info.withHeader(
                            "Date",
                            date.substring(0, Math.min(DAY, date.length())).replace('-', '.'));
                }
                case "players" -> in.listOf(this::player);
                case "startingPosition" ->
                    throw in.wrong(tr("the game has a starting position of its own, which is not understood"));
                default -> leaveOut(name);
            }
        });
    }

    private void textHeader(String header) throws FormatException {
        info = info.withHeader(header, in.text());
    }

    private void game() throws FormatException {
        in.entries(name -> {
            switch (name) {
                case "name" -> {
                    gameAt = in.where();
                    game = in.text();
                }
                case "variants" ->
                    in.listOf(() -> {
                        var where = in.where();
                        var rules = in.text();
                        switch (rules.toLowerCase(Locale.ROOT)) {
                            case "superhalma", "super halma" -> longJumps = true;
                            case "#board" -> leftOut.add(tr("the look of the board"));
                            default ->
                                notes.imported(
                                        where,
                                        tr("the variant \"{0}\" is not known; the game is read as Halma", rules));
                        }
                        return rules;
                    });
                default -> leaveOut("game." + name);
            }
        });
    }

    private Player player() throws FormatException {
        var where = in.where();
        var name = new String[] {""};
        var kind = new String[1];
        var result = new double[] {Double.NaN};
        in.entries(key -> {
            switch (key) {
                case "name" -> name[0] = in.text();
                case "result" -> result[0] = in.number();
                case "is_ai" -> kind[0] = in.flag() ? "engine" : "human";
                default -> leaveOut("players." + key);
            }
        });
        if (players.size() == SEATS) {
            throw new FormatException(where, tr("Halma on the site is for two players, and there are more"));
        }
        var player = new Player(players.size() + 1, name[0], null, kind[0], Extras.NONE);
        players.add(player);
        if (!Double.isNaN(result[0])) {
            results.add(result[0]);
        }
        return player;
    }

    private Boolean round() throws FormatException {
        var seat = new int[1];
        in.listOf(() -> {
            var where = in.where();
            if (seat[0] == SEATS) {
                throw new FormatException(where, tr("a round has more than {0} moves", SEATS));
            }
            if (in.isNext(JsonToken.NULL)) {
                in.skip();
                written.add(new Written(seat[0], null, "", where));
            } else if (in.isNext(JsonToken.STRING)) {
                written.add(new Written(seat[0], in.text(), "", where));
            } else {
                written.add(move(seat[0], where));
            }
            return seat[0]++;
        });
        return true;
    }

    private Written move(int seat, Where where) throws FormatException {
        var move = new String[1];
        var comment = new String[] {""};
        in.entries(key -> {
            if (key.equals("move")) {
                move[0] = in.text();
            } else if (key.equals("result") && in.isNext(JsonToken.STRING)) {
                comment[0] = in.text();
            } else {
                leaveOut("moves." + key);
            }
        });
        if (move[0] == null) {
            throw new FormatException(where, tr("the key \"{0}\" is missing", "move"));
        }
        return new Written(seat, move[0], comment[0], where);
    }

    private static List<Integer> route(Written turn, Variant variant) throws FormatException {
        var route = new ArrayList<Integer>();
        var move = turn.move() == null ? "" : turn.move().strip().toLowerCase(Locale.ROOT);
        if (move.isEmpty() || move.equals("pass") || move.equals("--")) {
            return route;
        }
        for (var name : move.split("-", -1)) {
            int cell = variant.topology().find(name.strip());
            if (cell == Topology.NONE) {
                throw new FormatException(
                        turn.where(),
                        tr(
                                "\"{0}\" is no cell of a board of {1}",
                                name, variant.topology().shape().label()));
            }
            route.add(cell);
        }
        return route;
    }
}
