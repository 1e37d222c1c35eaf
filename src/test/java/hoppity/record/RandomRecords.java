package hoppity.record;

import hoppity.notation.Turn;
import hoppity.record.Evaluation.Proven;
import hoppity.record.GameInfo.EngineInfo;
import hoppity.record.GameInfo.Player;
import hoppity.record.GameInfo.TimeControl;
import hoppity.rules.MoveGenerator;
import hoppity.rules.Position;
import hoppity.rules.Routes;
import hoppity.rules.RuleOption;
import hoppity.rules.Termination;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.time.Instant;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import java.util.UUID;
import java.util.function.Supplier;

/** Records with everything that one can hold, from a seed: random games with variations and hostile texts. */
public final class RandomRecords {
    private static final List<String> PIECES = List.of(
            "",
            " ",
            "  ",
            "a",
            "good",
            "Або",
            "{",
            "}",
            "[",
            "]",
            "[%",
            "[%clk 0:01:00]",
            "[%pre]",
            "\\",
            "\\n",
            "\\}",
            "\"",
            "'",
            "(",
            ")",
            ";",
            "% ",
            "%",
            "\n",
            "\r",
            "\r\n",
            "\n% x",
            "\t",
            "\u0000",
            "\u0001",
            "\u001b",
            "\u007f",
            "\u0085",
            "\u2028",
            "\u2029",
            "\ufeff",
            "😀",
            "👩‍🚀",
            "مرحبا",
            "\u202e",
            "שלום",
            "1. a1-a2",
            "1-0",
            "*",
            "$5",
            "!",
            "?!",
            "--",
            "@resign",
            ",",
            "=",
            "/",
            "|",
            "<b>",
            "&amp;",
            "e\u0301",
            "\\u0041",
            "null",
            "{}",
            "%clk 1",
            "İı");

    private final Random random;
    private final boolean withJsonKeys;
    private final Map<Variant, MoveGenerator> generators = new IdentityHashMap<>();

    /** @param withJsonKeys whether to add what only JSON keeps: unknown keys, engine settings, view state */
    public RandomRecords(long seed, boolean withJsonKeys) {
        random = new Random(seed);
        this.withJsonKeys = withJsonKeys;
    }

    /** A tree of up to that many nodes beside the root. */
    public GameRecord next(int nodes) {
        var variant = variant();
        var record = new GameRecord(variant, chance(30) ? start(variant) : null);
        var loader = record.loader();
        loader.identity(
                new UUID(random.nextLong(), random.nextLong()).toString(),
                chance(80) ? Instant.ofEpochSecond(random.nextInt()) : null,
                chance(80) ? Instant.ofEpochMilli(random.nextLong() >> 20) : null);
        loader.info(info(variant));
        var all = new ArrayList<GameNode>();
        all.add(record.tree().root());
        annotate(record, record.tree().root());
        for (int i = 0; i < nodes; i++) {
            var parent = chance(80) ? all.get(all.size() - 1) : all.get(random.nextInt(all.size()));
            var turn = turn(variant, record.positionAt(parent));
            if (record.tree().child(parent, turn).isEmpty()) {
                int id = record.tree().freshId() + (chance(10) ? random.nextInt(20) : 0);
                var node = loader.add(id, parent, turn);
                all.add(node);
                if (chance(40)) {
                    annotate(record, node);
                }
            }
        }
        if (withJsonKeys) {
            record.setView(new ViewState(
                    all.get(random.nextInt(all.size())).id(),
                    new TreeSet<>(
                            list(4, () -> all.get(random.nextInt(all.size())).id())),
                    random.nextBoolean() ? random.nextInt(ViewState.MAX_ROTATION + 1) : ViewState.HALF_TURN,
                    extras()));
            loader.extras(new GameRecord.FileExtras(extras(), extras(), extras(), extras()));
        }
        return record;
    }

    /** One line of random legal moves without annotations, of exactly that many plies. */
    public GameRecord chain(Variant variant, int plies) {
        var record = new GameRecord(variant);
        var loader = record.loader();
        var node = record.tree().root();
        for (int i = 0; i < plies; i++) {
            node = loader.add(i + 1, node, played(variant, record.positionAt(node)));
        }
        return record;
    }

    public Random random() {
        return random;
    }

    /** A text of the worst kind. */
    public String text() {
        if (chance(1)) {
            return "long ".repeat(random.nextInt(50) == 0 ? 20_000 : 2000);
        }
        var text = new StringBuilder();
        for (int i = random.nextInt(6); i > 0; i--) {
            text.append(PIECES.get(random.nextInt(PIECES.size())));
        }
        return text.toString();
    }

    private Variant variant() {
        var presets = List.copyOf(Variants.presets().all());
        var variant = presets.get(random.nextInt(presets.size()));
        if (chance(15)) {
            int limit = 1 + random.nextInt(99);
            variant =
                    variant.withOptions(RuleOption.with(variant.options(), Map.of(RuleOption.HOME_LIMIT, "" + limit)));
        }
        return chance(10)
                ? new Variant(
                        "own:game-" + random.nextInt(9), "Own \"game\"; {x}", "", variant.geometry(), variant.options())
                : variant;
    }

    private Position start(Variant variant) {
        var position = Position.initial(variant.geometry());
        for (int i = random.nextInt(30); i > 0; i--) {
            var moves = moves(variant, position);
            if (!moves.isEmpty()) {
                position = position.after(moves.get(random.nextInt(moves.size())), variant);
            }
        }
        return position;
    }

    private List<hoppity.rules.Move> moves(Variant variant, Position position) {
        return generators.computeIfAbsent(variant, MoveGenerator::new).moves(position);
    }

    private Turn turn(Variant variant, Position position) {
        int kind = random.nextInt(100);
        if (kind < 3) {
            return Turn.SKIP;
        }
        if (kind < 5) {
            return new Turn.Claimed(Turn.Claim.values()[random.nextInt(3)]);
        }
        return played(variant, position);
    }

    private Turn played(Variant variant, Position position) {
        var moves = moves(variant, position);
        if (moves.isEmpty()) {
            return Turn.SKIP;
        }
        var move = moves.get(random.nextInt(moves.size()));
        if (chance(20)) {
            return Turn.Played.of(move);
        }
        var route = new Routes(variant, position).shortest(move);
        return new Turn.Played(move, route);
    }

    private GameInfo info(Variant variant) {
        var headers = new LinkedHashMap<String, String>();
        for (var name : List.of(
                "Event", "Site", "Date", "White", "Result", "Header", "my key", "", "Ключ", "a=b\\c", "Variant")) {
            if (chance(25)) {
                headers.put(name, text());
            }
        }
        var players = new ArrayList<Player>();
        for (int seat = 1; seat <= variant.seatCount(); seat++) {
            if (chance(60)) {
                players.add(new Player(
                        seat,
                        text(),
                        chance(50) ? random.nextInt(3000) - 10 : null,
                        chance(50) ? (chance(80) ? "human" : text()) : null,
                        extras()));
            }
        }
        var control =
                chance(30) ? new TimeControl(chance(80) ? time() : null, chance(80) ? time() : null, extras()) : null;
        var engines = new ArrayList<EngineInfo>();
        for (int i = random.nextInt(3); i > 0; i--) {
            engines.add(new EngineInfo(
                    "e" + i + (chance(5) ? text() : ""), text(), chance(50) ? text() : null, extras(), extras()));
        }
        return new GameInfo(headers, players, control, chance(60) ? result(variant) : null, engines);
    }

    private GameResult result(Variant variant) {
        var scores = new LinkedHashMap<Integer, Double>();
        var ranking = new ArrayList<List<Integer>>();
        if (chance(60) && variant.seatCount() == 2) {
            double first = List.of(1.0, 0.5, 0.0).get(random.nextInt(3));
            scores.put(1, first);
            scores.put(2, 1 - first);
            if (chance(60)) {
                ranking.addAll(
                        first == 1
                                ? List.of(List.of(1), List.of(2))
                                : first == 0 ? List.of(List.of(2), List.of(1)) : List.of(List.of(1, 2)));
            }
        } else {
            for (int seat = 1; seat <= variant.seatCount(); seat++) {
                if (chance(70)) {
                    scores.put(seat, chance(50) ? random.nextInt(4) : random.nextDouble());
                }
                if (chance(70)) {
                    if (ranking.isEmpty() || chance(60)) {
                        ranking.add(random.nextInt(ranking.size() + 1), new ArrayList<>(List.of(seat)));
                    } else {
                        ranking.get(random.nextInt(ranking.size())).add(seat);
                    }
                }
            }
        }
        var reasons = Termination.values();
        return new GameResult(
                scores,
                ranking,
                chance(70) ? reasons[random.nextInt(reasons.length)] : null,
                chance(20) ? text() : "",
                extras());
    }

    private void annotate(GameRecord record, GameNode node) {
        record.loader().annotate(node, annotations(record, node));
    }

    /** Random annotations for a node. */
    public Annotations annotations(GameRecord record, GameNode node) {
        return new Annotations(
                list(3, () -> chance(70) ? random.nextInt(8) : random.nextInt(300)),
                chance(70) ? List.of() : list(3, this::comment),
                list(3, this::comment),
                chance(30) ? new Clock(chance(70) ? time() : null, chance(50) ? time() : null, extras()) : null,
                list(4, () -> shape(record.variant())),
                list(3, () -> evaluation(record, node)),
                chance(20) ? text() : null,
                chance(20),
                List.of(),
                extras());
    }

    private Comment comment() {
        return new Comment(text(), chance(20) ? text() : null, chance(20) ? text() : null, extras());
    }

    private Shape shape(Variant variant) {
        Supplier<String> cell =
                () -> variant.topology().name(random.nextInt(variant.topology().size()));
        var colour = "GRYB".substring(random.nextInt(4)).substring(0, 1);
        return switch (random.nextInt(3)) {
            case 0 -> {
                var path = new ArrayList<>(List.of(cell.get(), cell.get()));
                path.addAll(list(2, cell));
                yield new Shape.Arrow(path, colour, extras());
            }
            case 1 -> new Shape.Circle(cell.get(), colour, extras());
            default -> new Shape.Label(cell.get(), text(), extras());
        };
    }

    private Evaluation evaluation(GameRecord record, GameNode node) {
        var proven = Proven.values();
        if (chance(30)) {
            return new Evaluation(
                    "",
                    1,
                    random.nextInt(2000) - 1000,
                    null,
                    null,
                    null,
                    List.of(),
                    chance(50) ? random.nextInt(40) : null,
                    null,
                    null,
                    List.of(),
                    extras());
        }
        return new Evaluation(
                chance(80) ? "e1" : text(),
                1 + random.nextInt(record.variant().seatCount()),
                chance(80) ? random.nextInt(20000) - 10000 : null,
                chance(50) ? random.nextDouble() : null,
                chance(30) ? proven[random.nextInt(proven.length)] : null,
                chance(30) ? random.nextInt(50) : null,
                list(record.variant().seatCount(), () -> random.nextInt(5) / 4.0),
                chance(50) ? random.nextInt(40) : null,
                chance(50) ? random.nextLong() >>> 1 : null,
                chance(50) ? (long) random.nextInt(100_000) : null,
                list(4, () -> chance(90) ? "f8-f6" : text()),
                extras());
    }

    private Extras extras() {
        if (!withJsonKeys || !chance(8)) {
            return Extras.NONE;
        }
        var json = new LinkedHashMap<String, String>();
        var values = List.of(
                "1",
                "-0.50",
                "1e400",
                "123456789012345678901234567890",
                "null",
                "true",
                "\"x\\u0041\\\\\"",
                "\"} ]\"",
                "[]",
                "{}",
                "[1,{\"a\":[null]},\"é\"]",
                "{\"deep\":{\"er\":[[[[0]]]]}}");
        for (int i = 0; i <= random.nextInt(3); i++) {
            json.put("x-" + i + (chance(10) ? text() : ""), values.get(random.nextInt(values.size())));
        }
        return new Extras(json);
    }

    private long time() {
        return chance(50) ? 1000L * random.nextInt(10_000) : random.nextInt(10_000_000);
    }

    private <T> List<T> list(int below, Supplier<T> item) {
        var items = new ArrayList<T>();
        for (int i = random.nextInt(below); i > 0; i--) {
            items.add(item.get());
        }
        return items;
    }

    private boolean chance(int percent) {
        return random.nextInt(100) < percent;
    }
}
