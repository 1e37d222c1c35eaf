package hoppity.export.diagram;

import static java.util.Map.entry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The colours of diagrams.
 *
 * @param colors all colours of the board by what they are for
 * @param seats those of the seats in turn order
 */
public record Palette(Map<BoardColor, Ink> colors, List<SeatInks> seats) {
    /** What further seats' pieces are to the tint of their camps, and to the ring inside of them. */
    private static final double CAMP = 0.3;

    private static final double RING = 0.45;
    private static final Ink LIGHT_MARK = new Ink("mark", 0xfafafa, 0.95);
    private static final Ink DARK_MARK = new Ink("mark", 0x16161a, 0.9);
    private static final List<BoardColor> BODIES = List.of(
            BoardColor.PIECE_WHITE,
            BoardColor.PIECE_BLACK,
            BoardColor.PIECE_RED,
            BoardColor.PIECE_GREEN,
            BoardColor.PIECE_YELLOW,
            BoardColor.PIECE_PURPLE);
    private static final List<BoardColor> EDGES = List.of(
            BoardColor.PIECE_WHITE_EDGE,
            BoardColor.PIECE_BLACK_EDGE,
            BoardColor.PIECE_RED_EDGE,
            BoardColor.PIECE_GREEN_EDGE,
            BoardColor.PIECE_YELLOW_EDGE,
            BoardColor.PIECE_PURPLE_EDGE);

    private static final List<BoardColor> SHOWN = List.of(
            BoardColor.FRAME,
            BoardColor.LINE,
            BoardColor.CELL_LIGHT,
            BoardColor.CELL_DARK,
            BoardColor.COORDINATE,
            BoardColor.FRAME_COORDINATE,
            BoardColor.LAST_MOVE,
            BoardColor.MARK_GREEN,
            BoardColor.MARK_RED,
            BoardColor.MARK_YELLOW,
            BoardColor.MARK_BLUE,
            BoardColor.LABEL,
            BoardColor.LABEL_TEXT);

    /** The studio's wooden board in light surroundings. */
    public static final Palette LIGHT = wood(Map.ofEntries(
            entry(BoardColor.FRAME, 0xb79868),
            entry(BoardColor.LINE, 0xb79868),
            entry(BoardColor.CELL_LIGHT, 0xefe3cb),
            entry(BoardColor.CELL_DARK, 0xe3d3b2),
            entry(BoardColor.CAMP_WHITE, 0xe6b456),
            entry(BoardColor.CAMP_BLACK, 0x8c7352),
            entry(BoardColor.COORDINATE, 0x6b5a3c),
            entry(BoardColor.FRAME_COORDINATE, 0x3a2f1c),
            entry(BoardColor.PIECE_WHITE, 0xfbf7ee),
            entry(BoardColor.PIECE_WHITE_EDGE, 0x63522f),
            entry(BoardColor.PIECE_WHITE_RING, 0xd3c7b0),
            entry(BoardColor.PIECE_BLACK, 0x2a2d35),
            entry(BoardColor.PIECE_BLACK_EDGE, 0x14161a),
            entry(BoardColor.PIECE_BLACK_RING, 0x565b66),
            entry(BoardColor.PIECE_RED, 0xc4433a),
            entry(BoardColor.PIECE_RED_EDGE, 0x7a211b),
            entry(BoardColor.PIECE_GREEN, 0x3c8450),
            entry(BoardColor.PIECE_GREEN_EDGE, 0x1f5230),
            entry(BoardColor.PIECE_YELLOW, 0xe2ae1c),
            entry(BoardColor.PIECE_YELLOW_EDGE, 0x6b4e04),
            entry(BoardColor.PIECE_PURPLE, 0x7d4fa3),
            entry(BoardColor.PIECE_PURPLE_EDGE, 0x4a2a68),
            entry(BoardColor.LAST_MOVE, 0x2f6fb8),
            entry(BoardColor.BEST_MOVE, 0x7b3fb5),
            entry(BoardColor.MARK_GREEN, 0x1b7f45),
            entry(BoardColor.MARK_RED, 0xc02a25),
            entry(BoardColor.MARK_YELLOW, 0x946000),
            entry(BoardColor.MARK_BLUE, 0x1565b5),
            entry(BoardColor.LABEL, 0xffffff),
            entry(BoardColor.LABEL_TEXT, 0x1c222b)));

    /** The same board in dark surroundings. */
    public static final Palette DARK = wood(Map.ofEntries(
            entry(BoardColor.FRAME, 0x3a3327),
            entry(BoardColor.LINE, 0x3a3327),
            entry(BoardColor.CELL_LIGHT, 0x6d614d),
            entry(BoardColor.CELL_DARK, 0x5f543f),
            entry(BoardColor.CAMP_WHITE, 0xaa7e2f),
            entry(BoardColor.CAMP_BLACK, 0x403628),
            entry(BoardColor.COORDINATE, 0xd6cbb4),
            entry(BoardColor.FRAME_COORDINATE, 0xc2b79f),
            entry(BoardColor.PIECE_WHITE, 0xf3ecdc),
            entry(BoardColor.PIECE_WHITE_EDGE, 0x8f8368),
            entry(BoardColor.PIECE_WHITE_RING, 0xcbbfa6),
            entry(BoardColor.PIECE_BLACK, 0x15181e),
            entry(BoardColor.PIECE_BLACK_EDGE, 0xb9c2ce),
            entry(BoardColor.PIECE_BLACK_RING, 0x49515d),
            entry(BoardColor.PIECE_RED, 0xbb4840),
            entry(BoardColor.PIECE_RED_EDGE, 0xfbd6d1),
            entry(BoardColor.PIECE_GREEN, 0x3f8a55),
            entry(BoardColor.PIECE_GREEN_EDGE, 0xc9f0d4),
            entry(BoardColor.PIECE_YELLOW, 0xd9a92b),
            entry(BoardColor.PIECE_YELLOW_EDGE, 0xf7e6b4),
            entry(BoardColor.PIECE_PURPLE, 0x8a5fb0),
            entry(BoardColor.PIECE_PURPLE_EDGE, 0xecdcfa),
            entry(BoardColor.LAST_MOVE, 0x86bbf2),
            entry(BoardColor.BEST_MOVE, 0xcf9bf5),
            entry(BoardColor.MARK_GREEN, 0x52c285),
            entry(BoardColor.MARK_RED, 0xf0716a),
            entry(BoardColor.MARK_YELLOW, 0xe0ad42),
            entry(BoardColor.MARK_BLUE, 0x62aaf3),
            entry(BoardColor.LABEL, 0x1b2027),
            entry(BoardColor.LABEL_TEXT, 0xdde3ea)));

    public Palette {
        colors = Map.copyOf(colors);
        seats = List.copyOf(seats);
    }

    /** The colours of a seat: the tint of its camp, and of its pieces the body, the edge, the inner ring and the mark. */
    public record SeatInks(Ink camp, Ink body, Ink edge, Ink ring, Ink mark) {
        Stream<Ink> all() {
            return Stream.of(camp, body, edge, ring, mark);
        }
    }

    /** A palette of a board's colours; whatever they are called, they are named here. */
    public static Palette of(Function<BoardColor, Ink> board) {
        var colors = Arrays.stream(BoardColor.values())
                .collect(Collectors.toMap(
                        Function.identity(), c -> board.apply(c).named(name(c))));
        var seats = new ArrayList<SeatInks>();
        for (int seat = 0; seat < BODIES.size(); seat++) {
            var body = board.apply(BODIES.get(seat));
            var camp = switch (seat) {
                case 0 -> board.apply(BoardColor.CAMP_WHITE);
                case 1 -> board.apply(BoardColor.CAMP_BLACK);
                default -> new Ink("", body.rgb(), body.opacity() * CAMP);
            };
            var ring = switch (seat) {
                case 0 -> board.apply(BoardColor.PIECE_WHITE_RING);
                case 1 -> board.apply(BoardColor.PIECE_BLACK_RING);
                default -> body.lighter(RING);
            };
            var mark = body.wantsLightSign(LIGHT_MARK, DARK_MARK) ? LIGHT_MARK : DARK_MARK;
            seats.add(new SeatInks(
                    camp.named("camp-" + seat),
                    body.named("piece-" + seat),
                    board.apply(EDGES.get(seat)).named("edge-" + seat),
                    ring.named("ring-" + seat),
                    mark.named("mark-" + seat)));
        }
        return new Palette(colors, seats);
    }

    private static Palette wood(Map<BoardColor, Integer> rgb) {
        return of(color -> new Ink(
                "",
                rgb.getOrDefault(color, 0),
                switch (color) {
                    case CAMP_WHITE -> 0.35;
                    case CAMP_BLACK -> 0.4;
                    default -> 1;
                }));
    }

    private static String name(BoardColor color) {
        return color.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public Ink ink(BoardColor color) {
        return Objects.requireNonNull(colors.get(color));
    }

    public SeatInks seat(int seat) {
        return seats.get(seat);
    }

    /** The colour of a mark by its letter in the record. */
    public Ink mark(String letter) {
        return ink(
                switch (letter) {
                    case "R" -> BoardColor.MARK_RED;
                    case "Y" -> BoardColor.MARK_YELLOW;
                    case "B" -> BoardColor.MARK_BLUE;
                    default -> BoardColor.MARK_GREEN;
                });
    }

    /** All that a diagram of so many seats can show. */
    public List<Ink> shown(int seatCount) {
        return Stream.concat(
                        SHOWN.stream().map(this::ink),
                        seats.stream().limit(seatCount).flatMap(SeatInks::all))
                .toList();
    }
}
