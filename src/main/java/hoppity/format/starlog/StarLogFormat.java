package hoppity.format.starlog;

import static hoppity.words.Words.tr;

import hoppity.board.Star;
import hoppity.format.FormatException;
import hoppity.format.Note;
import hoppity.format.Notes;
import hoppity.format.ReadResult;
import hoppity.format.SourceFormat;
import hoppity.format.Where;
import hoppity.format.foreign.ForeignText;
import hoppity.format.foreign.Seating;
import hoppity.format.foreign.Symmetry;
import hoppity.format.foreign.Transcript;
import hoppity.record.Extras;
import hoppity.record.GameInfo;
import hoppity.record.GameInfo.Player;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Logs of a server on which programs play Chinese checkers: a line for each thing that happens, the moves among them. */
public final class StarLogFormat implements SourceFormat {
    public static final SourceFormat INSTANCE = new StarLogFormat();

    static final Star BOARD = new Star(Star.MAX_SIDE);

    private static final Pattern FIRST_LINE =
            Pattern.compile("\\s*\\[\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d\\] [A-Z]{4,}");
    private static final List<String> PRESETS = List.of(
            "chinese-checkers-2",
            "chinese-checkers-3",
            "chinese-checkers-4",
            "chinese-checkers-5",
            "chinese-checkers-6");

    private StarLogFormat() {}

    @Override
    public String name() {
        return "star-log";
    }

    @Override
    public boolean recognises(String beginning) {
        return FIRST_LINE.matcher(beginning).lookingAt();
    }

    @Override
    public ReadResult read(byte[] content, @Nullable Charset charset) throws FormatException {
        var notes = new Notes();
        var text = ForeignText.decode(content, charset, notes);
        var log = new LogReader(text, notes).read();
        var homes = log.order().stream()
                .map(colour -> BOARD.camp(colour.point(), 0).cells())
                .toList();
        Seating seating;
        try {
            seating = Seating.of(BOARD, homes, Symmetry.rotations(BOARD), PRESETS, own(log.order()));
        } catch (IllegalArgumentException e) {
            throw new FormatException(log.orderAt(), tr("such seats cannot play: {0}", e.getMessage()));
        }
        var about = new Notes();
        about.imported(new Where(1, 1), describe(log, seating));
        about.imported(new Where(1, 1), seating.board().sentence());
        if (!log.leftOut().isEmpty()) {
            about.imported(new Where(1, 1), tr("left out: {0}", String.join(", ", log.leftOut())));
        }
        var transcript = new Transcript();
        for (var turn : log.turns()) {
            var route = turn.holes().stream().map(LogReader::cell).toList();
            transcript.add(new Transcript.Entry(
                    log.order().indexOf(turn.colour()), seating.board().of(route), turn.where(), ""));
        }
        var played = transcript.play(seating.variant());
        var loader = played.record().loader();
        loader.identity(text.id(), null, null);
        loader.info(info(log));
        var all = new ArrayList<Note>(about.list());
        all.addAll(notes.list());
        all.addAll(played.notes());
        return new ReadResult(this, List.of(played.record()), all, text.charset());
    }

    private static GameInfo info(LogReader.Log log) {
        var players = new ArrayList<Player>();
        for (int seat = 0; seat < log.order().size(); seat++) {
            var name = log.names().get(log.order().get(seat));
            players.add(
                    new Player(seat + 1, name == null ? log.order().get(seat).label() : name, null, null, Extras.NONE));
        }
        return GameInfo.EMPTY
                .withHeader("Date", log.date())
                .withPlayers(players)
                .withResult(log.result());
    }

    /** What a variant is called whose seats sit as in no preset; the same for the same seats. */
    private static Seating.Own own(List<Colour> order) {
        int first = order.get(0).point().ordinal();
        var points = Star.Point.values();
        var turned = order.stream()
                .map(colour -> points[(colour.point().ordinal() - first + points.length) % points.length])
                .map(point -> point.name().toLowerCase(Locale.ROOT).replace('_', ' '))
                .toList();
        var id = "star-" + turned.stream().map(StarLogFormat::initials).collect(Collectors.joining("-"));
        return new Seating.Own(
                id,
                "Chinese checkers, seats " + String.join(", ", turned),
                "Chinese checkers",
                order.size() == 2 ? "chinese-checkers-2" : "chinese-checkers-3");
    }

    private static String initials(String point) {
        var initials = new StringBuilder();
        for (var word : point.split(" ", -1)) {
            initials.append(word.charAt(0));
        }
        return initials.toString();
    }

    private static String describe(LogReader.Log log, Seating seating) {
        var colours = log.order().stream().map(Colour::label).collect(Collectors.joining(", "));
        var variant = seating.variant().id();
        return seating.isPreset()
                ? tr("a log of a star server, players {0}: the variant {1}", colours, variant)
                : tr(
                        "a log of a star server, players {0}: a variant of its own, {1}, since no preset has these seats",
                        colours, variant);
    }
}
