package hoppity.format.hgn;

import static hoppity.words.Words.tr;

import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import hoppity.format.FormatException;
import hoppity.format.Where;
import hoppity.notation.NotationException;
import hoppity.notation.PositionText;
import hoppity.record.Clock;
import hoppity.record.Extras;
import hoppity.record.GameInfo;
import hoppity.record.GameInfo.EngineInfo;
import hoppity.record.GameInfo.Player;
import hoppity.record.GameInfo.TimeControl;
import hoppity.record.GameRecord;
import hoppity.record.GameResult;
import hoppity.rules.Position;
import hoppity.rules.RuleOption;
import hoppity.rules.Termination;
import hoppity.rules.Variant;
import hoppity.rules.VariantJson;
import hoppity.rules.Variants;
import java.io.StringReader;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Makes of the tags of a game what they mean. */
final class HeadReader {
    private static final int MAX_DEPTH = 64;
    private static final int MAX_DEFINITION = 100_000;
    private static final Pattern NUMBER = Pattern.compile("-?\\d{1,9}");

    private final TagReader tags;
    private final Scanner in;
    private final Where beginning;

    HeadReader(TagReader tags, Scanner in, Where beginning) {
        this.tags = tags;
        this.in = in;
        this.beginning = beginning;
    }

    /** An empty record of the variant and start position that the tags tell. */
    GameRecord record() throws FormatException {
        var variant = variant();
        return new GameRecord(variant, start(variant));
    }

    private Variant variant() throws FormatException {
        var id = tags.take(Tag.VARIANT);
        var definition = tags.take(Tag.VARIANT_DEFINITION);
        var options = tags.take(Tag.VARIANT_OPTIONS);
        Variant variant;
        if (definition.isPresent()) {
            variant = defined(definition.get());
        } else if (id.isPresent()) {
            variant = Variants.presets()
                    .find(id.get().value())
                    .orElseThrow(() -> wrong(
                            id.get(),
                            tr(
                                    "there is no variant \"{0}\", and no tag VariantDefinition that defines it",
                                    id.get().value())));
        } else {
            throw new FormatException(
                    beginning, tr("the tag [Variant \"…\"] is missing, without which no move can be read"));
        }
        return options.isPresent() ? withOptions(variant, options.get()) : variant;
    }

    private Variant defined(Tag tag) throws FormatException {
        if (tag.value().length() > MAX_DEFINITION) {
            throw wrong(tag, Tag.VARIANT_DEFINITION + " is longer than " + MAX_DEFINITION + " characters");
        }
        var reader = new JsonReader(new StringReader(tag.value()));
        reader.setStrictness(Strictness.STRICT);
        reader.setNestingLimit(MAX_DEPTH);
        try {
            return VariantJson.read(JsonParser.parseReader(reader), Tag.VARIANT_DEFINITION);
        } catch (JsonParseException e) {
            throw wrong(tag, Tag.VARIANT_DEFINITION + " is no valid JSON");
        } catch (IllegalArgumentException e) {
            throw wrong(tag, String.valueOf(e.getMessage()));
        }
    }

    private Variant withOptions(Variant variant, Tag tag) throws FormatException {
        var changes = new HashMap<RuleOption, String>();
        for (var part : tag.value().split(";", -1)) {
            if (part.isBlank()) {
                continue;
            }
            int equals = part.indexOf('=');
            var option = equals < 0
                    ? Optional.<RuleOption>empty()
                    : RuleOption.find(part.substring(0, equals).strip());
            if (option.isEmpty()) {
                throw wrong(tag, "\"" + part.strip() + "\" is no option and value such as homeLimit=30");
            }
            if (changes.put(option.get(), part.substring(equals + 1).strip()) != null) {
                throw wrong(tag, "the option " + option.get().key() + " is there twice");
            }
        }
        try {
            return variant.withOptions(RuleOption.with(variant.options(), changes));
        } catch (IllegalArgumentException e) {
            throw wrong(tag, String.valueOf(e.getMessage()));
        }
    }

    private @Nullable Position start(Variant variant) throws FormatException {
        var setUp = tags.take(Tag.SET_UP);
        var position = tags.take(Tag.POSITION);
        if (position.isEmpty()) {
            if (setUp.isPresent() && setUp.get().value().equals("1")) {
                throw wrong(setUp.get(), "SetUp says that there is a Position, but there is no such tag");
            }
            return null;
        }
        try {
            return new PositionText(variant).read(position.get().value());
        } catch (NotationException e) {
            throw wrong(position.get(), "Position: " + e.getMessage());
        }
    }

    /** All other tags, into the record. Taken once the moves are read, since the result stands behind them. */
    void fill(GameRecord record, Supplier<String> contentId, String result) {
        int seats = record.variant().seatCount();
        var players = players(seats);
        var control = parsed(Tag.TIME_CONTROL, HeadReader::timeControl, tr("is no time such as 900+5"));
        var outcome = result(result, seats);
        var engines = engines();
        var id = tags.take(Tag.GAME_ID).map(Tag::value).orElseGet(contentId);
        var created = parsed(Tag.CREATED, HeadReader::instant, tr("is no time such as 2026-01-31T10:00:00Z"));
        var modified = parsed(Tag.MODIFIED, HeadReader::instant, tr("is no time such as 2026-01-31T10:00:00Z"));
        var loader = record.loader();
        loader.identity(id, created.orElse(null), modified.orElse(null));
        loader.info(new GameInfo(tags.headers(), players, control.orElse(null), outcome, engines));
    }

    private List<Player> players(int seats) {
        var players = new ArrayList<Player>();
        for (int seat = 1; seat <= seats; seat++) {
            var tag = Tag.player(seat, seats);
            var name = tags.take(tag).map(Tag::value);
            var rating = parsed(tag + "Elo", HeadReader::number, tr("is no number"));
            var kind = tags.take(tag + "Type").map(Tag::value);
            if (name.isPresent() || rating.isPresent() || kind.isPresent()) {
                players.add(new Player(seat, name.orElse(""), rating.orElse(null), kind.orElse(null), Extras.NONE));
            }
        }
        return players;
    }

    private GameResult result(String text, int seats) {
        var implied = ResultText.implied(text, seats);
        var tag = tags.take(Tag.RESULT);
        if (tag.isPresent() && !tag.get().value().equals(text)) {
            tags.note(tag.get(), tr("says another result than the end of the game, {0}, which counts", text));
        }
        var scores = parsed(Tag.SCORES, t -> ResultText.readScores(t, seats), tr("are no scores such as 1=1.0,2=0.0"));
        var ranking = parsed(Tag.RANKING, t -> ResultText.groups(t, seats), tr("are no ranks such as 1,2"));
        var termination = parsed(Tag.TERMINATION, Termination::find, tr("is no way for a game to end"));
        var detail = tags.take(Tag.TERMINATION_DETAIL).map(Tag::value);
        return new GameResult(
                scores.orElse(implied.scores()),
                ranking.orElse(implied.ranking()),
                termination.orElse(null),
                detail.orElse(""),
                Extras.NONE);
    }

    private List<EngineInfo> engines() {
        var engines = new ArrayList<EngineInfo>();
        var keys = new HashSet<String>();
        while (true) {
            var engine = parsed(
                    Tag.engine(engines.size() + 1),
                    text -> engine(text).filter(read -> keys.add(read.key())),
                    tr("is no engine such as e1;Name;1.0 with a key of its own"));
            if (engine.isEmpty()) {
                return engines;
            }
            engines.add(engine.get());
        }
    }

    private static Optional<EngineInfo> engine(String text) {
        var parts = Commands.split(text, ';').stream()
                .map(Escapes::unescapedArgument)
                .toList();
        return parts.size() == 2 || parts.size() == 3
                ? Optional.of(new EngineInfo(
                        parts.get(0), parts.get(1), parts.size() == 3 ? parts.get(2) : null, Extras.NONE, Extras.NONE))
                : Optional.empty();
    }

    private static Optional<TimeControl> timeControl(String text) {
        int plus = text.indexOf('+');
        var base = plus < 0 ? text : text.substring(0, plus);
        var increment = plus < 0 ? "" : text.substring(plus + 1);
        var baseMs = Times.readSeconds(base).filter(ms -> ms <= Clock.MAX_MS);
        var incrementMs = Times.readSeconds(increment).filter(ms -> ms <= Clock.MAX_MS);
        boolean fits = (base.isEmpty() || baseMs.isPresent())
                && (increment.isEmpty() == (plus < 0))
                && (plus < 0 || incrementMs.isPresent())
                && !text.isEmpty();
        return fits
                ? Optional.of(new TimeControl(baseMs.orElse(null), incrementMs.orElse(null), Extras.NONE))
                : Optional.empty();
    }

    private static Optional<Instant> instant(String text) {
        try {
            return Optional.of(Instant.parse(text));
        } catch (DateTimeParseException e) {
            return Optional.empty();
        }
    }

    private static Optional<Integer> number(String text) {
        return NUMBER.matcher(text).matches() ? Optional.of(Integer.valueOf(text)) : Optional.empty();
    }

    /** The meaning of a tag; one that has none goes back to the headers. */
    private <T> Optional<T> parsed(String name, Function<String, Optional<T>> parser, String otherwise) {
        var tag = tags.take(name);
        var value = tag.flatMap(t -> parser.apply(t.value()));
        if (tag.isPresent() && value.isEmpty()) {
            tags.giveBack(tag.get(), otherwise);
        }
        return value;
    }

    private FormatException wrong(Tag tag, String message) {
        return new FormatException(in.where(tag.offset()), message);
    }
}
