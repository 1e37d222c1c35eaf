package hoppity.format.ludii;

import static hoppity.words.Words.tr;

import hoppity.format.FormatException;
import hoppity.format.Notes;
import hoppity.format.Where;
import hoppity.format.foreign.ForeignText;
import hoppity.format.foreign.ForeignText.Line;
import hoppity.format.foreign.Places;
import hoppity.record.GameResult;
import hoppity.rules.Termination;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads the lines of one trial: options, placements, hops, and how it ended. */
final class TrialReader {
    private static final Pattern RANK = Pattern.compile("[0-9]{1,2}(\\.[0-9]{1,4})?");
    private static final Pattern OPTION = Pattern.compile("([^/]{1,100})/(.{1,100})");
    private static final int SHORTENED = 40;

    private final ForeignText text;
    private final Notes notes;
    private final Map<String, String> options = new HashMap<>();
    private final List<List<Integer>> placements = new ArrayList<>();
    private final List<SiteTurn> turns = new ArrayList<>();
    private final Set<String> leftOut = new TreeSet<>();
    private final Map<String, String> end = new HashMap<>();
    private @Nullable Line gameLine;
    private @Nullable TrialHead head;
    /** The chain that is under way; null between turns. */
    private @Nullable Chain chain;

    TrialReader(ForeignText text, Notes notes) {
        this.text = text;
        this.notes = notes;
    }

    /**
     * A turn in Ludii's numbers.
     *
     * @param player from 1
     * @param sites of the whole chain; empty for a pass
     */
    record SiteTurn(int player, List<Integer> sites, Where where) {}

    /**
     * What a trial holds.
     *
     * @param placements the sites of each player's pieces at the start
     * @param leftOut what the record has no place for, in words
     */
    record Trial(
            TrialHead head,
            List<List<Integer>> placements,
            List<SiteTurn> turns,
            GameResult result,
            String site,
            Set<String> leftOut) {}

    private static final class Chain {
        final int player;
        final List<Integer> sites = new ArrayList<>();
        final Where where;

        Chain(int player, Where where) {
            this.player = player;
            this.where = where;
        }
    }

    Trial read() throws FormatException {
        boolean inOptions = false;
        boolean inLegalMoves = false;
        for (var line : text) {
            var content = line.text().strip();
            if (content.startsWith("game=") && gameLine == null) {
                gameLine = line;
            } else if (content.equals("START GAME OPTIONS") || content.equals("END GAME OPTIONS")) {
                inOptions = content.startsWith("START");
            } else if (content.equals("NEW LEGAL MOVES LIST") || content.equals("END LEGAL MOVES LIST")) {
                inLegalMoves = content.startsWith("NEW");
                leftOut.add(tr("lists of legal moves"));
            } else if (inOptions) {
                option(line, content);
            } else if (!inLegalMoves && !content.isEmpty()) {
                otherOrCut(line, content);
            }
        }
        closeChain();
        var known = head();
        if (placements.size() != known.players() || placements.contains(List.<Integer>of())) {
            throw new FormatException(
                    new Where(1, 1),
                    tr("pieces are placed for {0} of {1} players", placements.size(), known.players()));
        }
        var version = end.get("LUDII_VERSION");
        if (version == null) {
            notes.imported(new Where(1, 1), tr("the lines at the end are missing; the file may be cut off"));
        }
        return new Trial(
                known, placements, turns, result(known), version == null ? "Ludii" : "Ludii " + version, leftOut);
    }

    private TrialHead head() throws FormatException {
        if (gameLine == null) {
            throw new FormatException(new Where(1, 1), tr("the line {0} is missing", "game=…"));
        }
        if (head == null) {
            var named = gameLine.text().strip().substring("game=".length());
            var name = named.substring(Math.max(named.lastIndexOf('/'), named.lastIndexOf('\\')) + 1);
            head = TrialHead.of(gameLine, name.endsWith(".lud") ? name.substring(0, name.length() - 4) : name, options);
        }
        return head;
    }

    private void option(Line line, String content) throws FormatException {
        if (content.isEmpty()) {
            return;
        }
        var option = OPTION.matcher(content);
        if (!option.matches()) {
            throw line.wrong(tr("\"{0}\" is no option such as Players/2", shortened(content)));
        }
        options.put(option.group(1), option.group(2));
    }

    private void otherOrCut(Line line, String content) throws FormatException {
        try {
            other(line, content);
        } catch (FormatException e) {
            line.leaveOutIfCut(e, notes);
        }
    }

    private void other(Line line, String content) throws FormatException {
        if (content.startsWith("Move=")) {
            move(SiteMove.parse(line));
            return;
        }
        int equals = content.indexOf('=');
        var key = equals < 0 ? content : content.substring(0, equals).strip();
        switch (key) {
            case "winner", "endtype", "rankings", "LUDII_VERSION" ->
                end.put(key, content.substring(Math.min(content.length(), equals + 1)));
            case "numInitialPlacementMoves", "SANDBOX" -> {
                // Says nothing that the moves do not.
            }
            case "RNG internal state" -> leftOut.add(tr("the state of the random numbers"));
            case "LEGAL MOVES LIST SIZE" -> leftOut.add(tr("lists of legal moves"));
            default -> leftOut.add("\"" + shortened(key) + "\"");
        }
    }

    private static String shortened(String text) {
        return text.length() <= SHORTENED ? text : text.substring(0, SHORTENED) + "…";
    }

    private void move(SiteMove move) throws FormatException {
        var known = head();
        for (var placed : move.placed()) {
            place(known, placed, move.where());
        }
        move.unknown().forEach(action -> leftOut.add(tr("the action \"{0}\"", shortened(action))));
        if (move.mover() == 0) {
            return;
        }
        if (move.mover() > known.players()) {
            throw new FormatException(
                    move.where(), tr("player {0} moves, and there are {1}", move.mover(), known.players()));
        }
        var goingOn = chain != null && chain.player == move.mover() ? chain : null;
        if (move.passes()) {
            closeChain();
            if (goingOn == null) {
                turns.add(new SiteTurn(move.mover(), List.of(), move.where()));
            }
            return;
        }
        if (move.from() < 0) {
            return;
        }
        check(known, move.from(), move.where());
        check(known, move.to(), move.where());
        if (goingOn == null || goingOn.sites.get(goingOn.sites.size() - 1) != move.from()) {
            closeChain();
            goingOn = new Chain(move.mover(), move.where());
            goingOn.sites.add(move.from());
            chain = goingOn;
        }
        goingOn.sites.add(move.to());
        if (move.next() != move.mover()) {
            closeChain();
        }
    }

    private void closeChain() {
        if (chain != null) {
            turns.add(new SiteTurn(chain.player, List.copyOf(chain.sites), chain.where));
            chain = null;
        }
    }

    private void place(TrialHead known, SiteMove.Placed placed, Where where) throws FormatException {
        check(known, placed.site(), where);
        if (placed.player() < 1 || placed.player() > known.players()) {
            throw new FormatException(
                    where, tr("a piece of player {0} is placed, and there are {1}", placed.player(), known.players()));
        }
        if (!turns.isEmpty() || chain != null) {
            throw new FormatException(where, tr("a piece is placed after the first move"));
        }
        if (placements.stream().anyMatch(sites -> sites.contains(placed.site()))) {
            throw new FormatException(where, tr("two pieces are placed on site {0}", placed.site()));
        }
        while (placements.size() < placed.player()) {
            placements.add(new ArrayList<>());
        }
        placements.get(placed.player() - 1).add(placed.site());
    }

    private static void check(TrialHead known, int site, Where where) throws FormatException {
        int sites = known.shape().cells().size();
        if (site < 0 || site >= sites) {
            throw new FormatException(
                    where,
                    tr(
                            "site {0} is not on the board of {1}",
                            site, known.shape().label()));
        }
    }

    /** The places as Ludii ranks the players, who have no rank while they are not done. */
    private GameResult result(TrialHead known) {
        var listed = end.getOrDefault("rankings", "").split(",", -1);
        var ranks = new ArrayList<Double>();
        boolean ranked = false;
        for (int player = 1; player <= known.players(); player++) {
            var rank = player < listed.length ? listed[player].strip() : "0";
            double number = RANK.matcher(rank).matches() ? Double.parseDouble(rank) : 0;
            ranks.add(number > 0 ? number : Double.MAX_VALUE);
            ranked |= number > 0;
        }
        var winner = end.getOrDefault("winner", "").strip();
        if (!ranked && winner.matches("[1-6]") && Integer.parseInt(winner) <= known.players()) {
            ranks.set(Integer.parseInt(winner) - 1, 1.0);
            ranked = true;
        }
        if (!ranked && !winner.equals("0")) {
            return Places.unfinished();
        }
        var how = end.getOrDefault("endtype", "").strip();
        boolean won = ranks.stream().distinct().count() > 1;
        return switch (how) {
            case "NaturalEnd" -> Places.leastFirst(ranks, won ? Termination.CAMP_FILLED : null, "");
            case "MoveLimit", "TurnLimit" ->
                Places.leastFirst(ranks, Termination.ADJUDICATION, "Ludii's limit of turns was reached");
            default -> Places.leastFirst(ranks, null, how.isEmpty() ? "" : "Ludii: " + shortened(how));
        };
    }
}
