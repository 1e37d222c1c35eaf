package hoppity.format.json;

import static hoppity.words.Words.tr;

import hoppity.format.FormatException;
import hoppity.format.Notes;
import hoppity.format.Where;
import hoppity.notation.NotationException;
import hoppity.notation.PositionText;
import hoppity.record.Extras;
import hoppity.record.GameInfo;
import hoppity.record.GameRecord;
import hoppity.record.GameRecord.FileExtras;
import hoppity.record.ViewState;
import hoppity.rules.Position;
import hoppity.rules.Variant;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Reads one game. Keys may come in any order, so all are read before the game is put together. */
final class GameReader {
    static final String FORMAT = "hoppity-game";
    static final int VERSION = 1;

    private static final Set<String> GAME = Set.of(
            "format",
            "version",
            "minReader",
            "writer",
            "id",
            "created",
            "modified",
            "headers",
            "variant",
            "players",
            "start",
            "timeControl",
            "result",
            "engines",
            "nodes",
            "view");

    private final String text;
    private final JsonInput in;
    private final Notes notes;
    private final Where beginning;

    private @Nullable String format;
    private int version;
    private int minReader = 1;
    private Where minReaderAt;
    private @Nullable String id;
    private @Nullable Instant created;
    private @Nullable Instant modified;
    private VariantField.@Nullable Read variant;
    private GameInfo info = GameInfo.EMPTY;
    private @Nullable String startPreset;
    private @Nullable String startPosition;
    private Where startAt;
    private @Nullable List<RawNode> nodes;
    private int nodesOffset;
    private ViewState view = ViewState.DEFAULT;
    private Extras writerExtras = Extras.NONE;
    private Extras startExtras = Extras.NONE;

    GameReader(String text, int firstLine, Notes notes) {
        this.text = text;
        this.notes = notes;
        in = new JsonInput(text, firstLine);
        beginning = in.where();
        minReaderAt = beginning;
        startAt = beginning;
    }

    GameRecord read() throws FormatException {
        var extras = in.object(GAME, this::field);
        in.end();
        if (!FORMAT.equals(format)) {
            throw new FormatException(beginning, tr("this is JSON, but no \"format\":\"{0}\"", FORMAT));
        }
        if (version == 0) {
            throw new FormatException(beginning, tr("the key \"{0}\" is missing", "version"));
        }
        if (minReader > VERSION) {
            notes.readOnly(
                    minReaderAt,
                    tr(
                            "made by a newer program, for readers of version {0} (this one is {1}): "
                                    + "to be opened for reading only",
                            minReader, VERSION));
        }
        if (variant == null) {
            throw new FormatException(beginning, tr("the key \"{0}\" is missing", "variant"));
        }
        if (nodes == null) {
            throw new FormatException(beginning, tr("the key \"{0}\" is missing", "nodes"));
        }
        InfoReader.check(info, variant.variant().seatCount(), beginning);
        var record = new GameRecord(variant.variant(), start(variant.variant()));
        var loader = record.loader();
        loader.identity(id == null ? contentId() : id, created, modified);
        loader.info(info);
        loader.extras(new FileExtras(extras, writerExtras, variant.extras(), startExtras));
        new TreeBuilder(nodes, nodesOffset, in, record, notes).build();
        record.setView(view);
        return record;
    }

    private void field(String name) throws FormatException {
        var infoReader = new InfoReader(in);
        switch (name) {
            case "format" -> format = in.text();
            case "version" -> version = in.wholeNumber(1, Integer.MAX_VALUE);
            case "minReader" -> {
                minReaderAt = in.where();
                minReader = in.wholeNumber(1, Integer.MAX_VALUE);
            }
            // Who wrote the file last is told anew when it is written again.
            case "writer" -> writerExtras = in.object(Set.of("app", "version"), unused -> in.text());
            case "id" -> id = in.text();
            case "created" -> created = instant();
            case "modified" -> modified = instant();
            case "headers" -> info = info.withHeaders(infoReader.headers());
            case "variant" -> variant = VariantField.read(in);
            case "players" -> info = info.withPlayers(infoReader.players());
            case "start" -> start();
            case "timeControl" -> info = info.withTimeControl(infoReader.timeControl());
            case "result" -> info = info.withResult(infoReader.result());
            case "engines" -> info = info.withEngines(infoReader.engines());
            case "nodes" -> {
                nodesOffset = in.offset();
                nodes = in.listOf(new NodeReader(in)::read);
            }
            default -> view = view();
        }
    }

    private Instant instant() throws FormatException {
        var where = in.where();
        var time = in.text();
        try {
            return Instant.parse(time);
        } catch (DateTimeParseException e) {
            throw new FormatException(where, "\"" + time + "\" is no time such as 2026-01-31T10:00:00Z");
        }
    }

    private void start() throws FormatException {
        startAt = in.where();
        startExtras = in.object(Set.of("preset", "position"), name -> {
            startAt = in.where();
            if (name.equals("preset")) {
                startPreset = in.text();
            } else {
                startPosition = in.text();
            }
        });
    }

    private @Nullable Position start(Variant played) throws FormatException {
        if (startPosition != null) {
            try {
                return new PositionText(played).read(startPosition);
            } catch (NotationException e) {
                throw new FormatException(startAt, String.valueOf(e.getMessage()));
            }
        }
        if (startPreset != null && !startPreset.equals("initial")) {
            throw new FormatException(startAt, "\"" + startPreset + "\" is no start; there is \"initial\"");
        }
        return null;
    }

    private ViewState view() throws FormatException {
        var cursor = new int[1];
        var flipped = new boolean[1];
        var rotation = new int[1];
        var collapsed = new java.util.TreeSet<Integer>();
        var extras = in.object(Set.of("cursor", "collapsed", "flipped", "rotation"), name -> {
            switch (name) {
                case "cursor" -> cursor[0] = in.wholeNumber(0, NodeReader.MAX_ID);
                case "flipped" -> flipped[0] = in.flag();
                case "rotation" -> rotation[0] = in.wholeNumber(0, ViewState.MAX_ROTATION);
                default -> collapsed.addAll(in.listOf(() -> in.wholeNumber(0, NodeReader.MAX_ID)));
            }
        });
        return new ViewState(
                cursor[0], collapsed, rotation[0] == 0 && flipped[0] ? ViewState.HALF_TURN : rotation[0], extras);
    }

    /** Files without an id get the same one each time they are read. */
    private String contentId() {
        return UUID.nameUUIDFromBytes(text.getBytes(StandardCharsets.UTF_8)).toString();
    }
}
