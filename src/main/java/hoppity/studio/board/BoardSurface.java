package hoppity.studio.board;

import hoppity.export.diagram.BoardColor;
import hoppity.export.diagram.SeatMark;
import hoppity.studio.theme.PieceSet;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import javafx.css.CssMetaData;
import javafx.css.SimpleStyleableObjectProperty;
import javafx.css.StyleConverter;
import javafx.css.Styleable;
import javafx.css.StyleableObjectProperty;
import javafx.css.StyleableProperty;
import javafx.scene.control.Control;
import javafx.scene.paint.Color;

/** Something that a board is drawn on: it has the board's colours as styleable properties, see {@link BoardColor},
 * and its piece set, {@code -board-pieces}; {@code -board-always-marked} puts a mark on every piece. */
public abstract class BoardSurface extends Control {
    private static final List<BoardColor> FURTHER_SEATS =
            List.of(BoardColor.PIECE_RED, BoardColor.PIECE_GREEN, BoardColor.PIECE_YELLOW, BoardColor.PIECE_PURPLE);
    private static final List<BoardColor> FURTHER_EDGES = List.of(
            BoardColor.PIECE_RED_EDGE,
            BoardColor.PIECE_GREEN_EDGE,
            BoardColor.PIECE_YELLOW_EDGE,
            BoardColor.PIECE_PURPLE_EDGE);
    private static final double CAMP = 0.3;
    private static final Map<BoardColor, CssMetaData<BoardSurface, Color>> STYLES = new EnumMap<>(BoardColor.class);
    private static final CssMetaData<BoardSurface, PieceSet> PIECES = new Style<>(
            "-board-pieces",
            StyleConverter.getEnumConverter(PieceSet.class),
            PieceSet.RINGS,
            surface -> surface.pieces);
    private static final CssMetaData<BoardSurface, Boolean> ALWAYS_MARKED = new Style<>(
            "-board-always-marked", StyleConverter.getBooleanConverter(), false, surface -> surface.alwaysMarked);
    private static final List<CssMetaData<? extends Styleable, ?>> META_DATA;

    static {
        for (var color : BoardColor.values()) {
            STYLES.put(
                    color,
                    new Style<>(
                            color.property(),
                            StyleConverter.getColorConverter(),
                            Color.TRANSPARENT,
                            surface -> surface.property(color)));
        }
        var all = new ArrayList<>(Control.getClassCssMetaData());
        all.addAll(STYLES.values());
        all.add(PIECES);
        all.add(ALWAYS_MARKED);
        META_DATA = List.copyOf(all);
    }

    private static final class Style<T> extends CssMetaData<BoardSurface, T> {
        private final Function<BoardSurface, StyleableObjectProperty<T>> property;

        Style(
                String name,
                StyleConverter<?, T> converter,
                T initial,
                Function<BoardSurface, StyleableObjectProperty<T>> property) {
            super(name, converter, initial);
            this.property = property;
        }

        @Override
        public boolean isSettable(BoardSurface surface) {
            return !property.apply(surface).isBound();
        }

        @Override
        public StyleableProperty<T> getStyleableProperty(BoardSurface surface) {
            return property.apply(surface);
        }
    }

    private final Map<BoardColor, StyleableObjectProperty<Color>> colors = new EnumMap<>(BoardColor.class);
    private final StyleableObjectProperty<PieceSet> pieces =
            new SimpleStyleableObjectProperty<>(PIECES, this, "pieces", PieceSet.RINGS);
    private final StyleableObjectProperty<Boolean> alwaysMarked =
            new SimpleStyleableObjectProperty<>(ALWAYS_MARKED, this, "alwaysMarked", false);
    private Runnable onLookChanged = () -> {};

    BoardSurface() {
        for (var color : BoardColor.values()) {
            var style = Objects.requireNonNull(STYLES.get(color));
            var property = new SimpleStyleableObjectProperty<>(style, this, color.property(), Color.TRANSPARENT);
            property.addListener(observable -> onLookChanged.run());
            colors.put(color, property);
        }
        pieces.addListener(observable -> onLookChanged.run());
        alwaysMarked.addListener(observable -> onLookChanged.run());
    }

    /** A colour of the theme; transparent until the first CSS pass. */
    public final Color color(BoardColor color) {
        return property(color).get();
    }

    private StyleableObjectProperty<Color> property(BoardColor color) {
        return Objects.requireNonNull(colors.get(color));
    }

    /** Called for each colour that changes, and for other pieces: ask for a redraw, do not draw. */
    final void setOnLookChanged(Runnable action) {
        onLookChanged = action;
    }

    final PieceSet pieceSet() {
        return pieces.get();
    }

    /** Whether each piece has a mark that tells its seat without the colour, see {@link SeatMark}. */
    final boolean marksPieces() {
        return asksForMarks() || pieces.get() == PieceSet.MARKED || alwaysMarked.get();
    }

    /** Whether marks are wanted, whatever the theme and the piece set say. */
    abstract boolean asksForMarks();

    /** The size of a device pixel of the window that the board is in. */
    final double devicePixel() {
        var window = getScene() == null ? null : getScene().getWindow();
        return window == null || window.getRenderScaleX() <= 0 ? 1 : 1 / window.getRenderScaleX();
    }

    @Override
    public final String getUserAgentStylesheet() {
        return Objects.requireNonNull(BoardSurface.class.getResource("board.css"))
                .toExternalForm();
    }

    /** The properties that style sheets can set. */
    public static List<CssMetaData<? extends Styleable, ?>> getClassCssMetaData() {
        return META_DATA;
    }

    @Override
    protected List<CssMetaData<? extends Styleable, ?>> getControlCssMetaData() {
        return META_DATA;
    }

    /** The colours of a seat's pieces, or of those of {@link PieceLook#NEUTRAL}. */
    final PieceColors piece(int seat) {
        return switch (seat) {
            case PieceLook.NEUTRAL ->
                new PieceColors(color(BoardColor.PIECE_NEUTRAL), color(BoardColor.PIECE_NEUTRAL_EDGE));
            case 0 ->
                new PieceColors(
                        color(BoardColor.PIECE_WHITE),
                        color(BoardColor.PIECE_WHITE_EDGE),
                        color(BoardColor.PIECE_WHITE_RING));
            case 1 ->
                new PieceColors(
                        color(BoardColor.PIECE_BLACK),
                        color(BoardColor.PIECE_BLACK_EDGE),
                        color(BoardColor.PIECE_BLACK_RING));
            default -> new PieceColors(color(FURTHER_SEATS.get(seat - 2)), color(FURTHER_EDGES.get(seat - 2)));
        };
    }

    /** The tint of a seat's home. */
    final Color camp(int seat) {
        return switch (seat) {
            case 0 -> color(BoardColor.CAMP_WHITE);
            case 1 -> color(BoardColor.CAMP_BLACK);
            default -> color(FURTHER_SEATS.get(seat - 2)).deriveColor(0, 1, 1, CAMP);
        };
    }
}
