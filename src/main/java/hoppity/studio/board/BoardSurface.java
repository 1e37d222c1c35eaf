package hoppity.studio.board;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javafx.css.CssMetaData;
import javafx.css.SimpleStyleableObjectProperty;
import javafx.css.StyleConverter;
import javafx.css.Styleable;
import javafx.css.StyleableObjectProperty;
import javafx.css.StyleableProperty;
import javafx.scene.control.Control;
import javafx.scene.paint.Color;

/** Something that a board is drawn on: it has the board's colours as styleable properties, see {@link BoardColor}. */
public abstract class BoardSurface extends Control {
    private static final List<BoardColor> FURTHER_SEATS =
            List.of(BoardColor.PIECE_RED, BoardColor.PIECE_GREEN, BoardColor.PIECE_YELLOW, BoardColor.PIECE_PURPLE);
    private static final double EDGE = 0.6;
    private static final double RING = 0.45;
    private static final double CAMP = 0.3;
    private static final Map<BoardColor, CssMetaData<BoardSurface, Color>> STYLES = new EnumMap<>(BoardColor.class);
    private static final List<CssMetaData<? extends Styleable, ?>> META_DATA;

    static {
        for (var color : BoardColor.values()) {
            STYLES.put(color, new ColorStyle(color));
        }
        var all = new ArrayList<>(Control.getClassCssMetaData());
        all.addAll(STYLES.values());
        META_DATA = List.copyOf(all);
    }

    private static final class ColorStyle extends CssMetaData<BoardSurface, Color> {
        private final BoardColor color;

        ColorStyle(BoardColor color) {
            super(color.property(), StyleConverter.getColorConverter(), Color.TRANSPARENT);
            this.color = color;
        }

        @Override
        public boolean isSettable(BoardSurface surface) {
            return !surface.property(color).isBound();
        }

        @Override
        public StyleableProperty<Color> getStyleableProperty(BoardSurface surface) {
            return surface.property(color);
        }
    }

    private final Map<BoardColor, StyleableObjectProperty<Color>> colors = new EnumMap<>(BoardColor.class);
    private Runnable onColorsChanged = () -> {};

    BoardSurface() {
        for (var color : BoardColor.values()) {
            var style = Objects.requireNonNull(STYLES.get(color));
            var property = new SimpleStyleableObjectProperty<>(style, this, color.property(), Color.TRANSPARENT);
            property.addListener(observable -> onColorsChanged.run());
            colors.put(color, property);
        }
    }

    /** A colour of the theme; transparent until the first CSS pass. */
    public final Color color(BoardColor color) {
        return property(color).get();
    }

    private StyleableObjectProperty<Color> property(BoardColor color) {
        return Objects.requireNonNull(colors.get(color));
    }

    /** Called for each colour that changes: ask for a redraw, do not draw. */
    final void setOnColorsChanged(Runnable action) {
        onColorsChanged = action;
    }

    /** Whether each piece has a mark that tells its seat without the colour, see {@link SeatMark}. */
    abstract boolean marksPieces();

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

    /** The three colours of a seat's pieces. */
    final PieceColors piece(int seat) {
        return switch (seat) {
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
            default -> {
                var body = color(FURTHER_SEATS.get(seat - 2));
                yield new PieceColors(body, body.deriveColor(0, 1, EDGE, 1), body.interpolate(Color.WHITE, RING));
            }
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

    record PieceColors(Color body, Color edge, Color ring) {}
}
