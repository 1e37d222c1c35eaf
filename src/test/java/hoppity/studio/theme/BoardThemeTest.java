package hoppity.studio.theme;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** That pieces are told from the cells and from each other, by the colours in the style sheets. */
class BoardThemeTest {
    private static final Pattern DEFINITION = Pattern.compile("-hop-([a-z-]+):\\s*([^;]+);");
    private static final List<String> SEATS = List.of("white", "black", "red", "green", "yellow", "purple");
    private static final double CAMP = 0.3;

    /** What the guidelines ask of a graphical object against what is beside it (WCAG 2.1, criterion 1.4.11). */
    private static final double GRAPHICS = 3;

    private static final double APART = 25;

    static Stream<Arguments> looks() {
        return Stream.of(BoardTheme.values())
                .flatMap(board -> Stream.of(Theme.values()).map(studio -> Arguments.of(board, studio)));
    }

    private static Map<String, Color> colours(BoardTheme board, Theme studio) throws IOException {
        var colours = read(Theme.url(studio == Theme.LIGHT ? "light.css" : "dark.css"));
        for (var sheet : board.styleSheets(studio)) {
            var own = read(sheet);
            assertThat(colours.keySet())
                    .as("the studio's theme has every colour of " + sheet)
                    .containsAll(own.keySet());
            colours.putAll(own);
        }
        return colours;
    }

    private static Map<String, Color> read(String sheet) throws IOException {
        var colours = new LinkedHashMap<String, Color>();
        DEFINITION
                .matcher(Files.readString(Path.of(URI.create(sheet))))
                .results()
                .forEach(match -> colours.put(match.group(1), Color.web(match.group(2))));
        return colours;
    }

    /** Both tones of cells, bare and with the tint of each seat's camp over them, as the board paints them. */
    private static Map<String, Color> cells(Map<String, Color> colours) {
        var cells = new LinkedHashMap<String, Color>();
        for (var tone : List.of("cell-light", "cell-dark")) {
            var cell = Objects.requireNonNull(colours.get(tone));
            cells.put(tone, cell);
            for (var seat : SEATS) {
                var camp = colours.get("camp-" + seat);
                var tint =
                        camp != null ? camp : opaque(colours, "piece-" + seat).deriveColor(0, 1, 1, CAMP);
                cells.put(tone + " in " + seat + "'s camp", over(cell, tint));
            }
        }
        return cells;
    }

    private static Color over(Color ground, Color tint) {
        return ground.interpolate(Color.color(tint.getRed(), tint.getGreen(), tint.getBlue()), tint.getOpacity());
    }

    private static Color opaque(Map<String, Color> colours, String name) {
        return Objects.requireNonNull(colours.get(name), name);
    }

    private static List<Color> pieces(Map<String, Color> colours) {
        return SEATS.stream().map(seat -> opaque(colours, "piece-" + seat)).toList();
    }

    private static double nearest(List<Color> pieces, ColorVision vision) {
        double least = Double.MAX_VALUE;
        for (int i = 0; i < pieces.size(); i++) {
            for (int j = 0; j < i; j++) {
                least = Math.min(least, ColorVision.difference(vision.seen(pieces.get(i)), vision.seen(pieces.get(j))));
            }
        }
        return least;
    }

    @ParameterizedTest
    @MethodSource("looks")
    void everyPieceStandsOutFromEveryCellByItsBodyOrItsEdge(BoardTheme board, Theme studio) throws IOException {
        var colours = colours(board, studio);
        var kinds = new ArrayList<>(SEATS);
        kinds.add("neutral");
        cells(colours)
                .forEach((name, cell) -> assertThat(kinds)
                        .as(name)
                        .allSatisfy(seat -> assertThat(Math.max(
                                        Contrast.ratio(opaque(colours, "piece-" + seat), cell),
                                        Contrast.ratio(opaque(colours, "piece-" + seat + "-edge"), cell)))
                                .isGreaterThanOrEqualTo(GRAPHICS)));
    }

    @ParameterizedTest
    @MethodSource("looks")
    void seatsAreToldApart(BoardTheme board, Theme studio) throws IOException {
        assertThat(nearest(pieces(colours(board, studio)), ColorVision.USUAL)).isGreaterThan(APART);
    }

    @ParameterizedTest
    @EnumSource
    void withoutOneKindOfConeTheyAreToldApartInTheThemeThatIsMadeForIt(ColorVision vision) throws IOException {
        for (var studio : Theme.values()) {
            assertThat(nearest(pieces(colours(BoardTheme.COLOUR_BLIND, studio)), vision))
                    .isGreaterThan(APART);
        }
    }

    @Test
    void otherThemesWouldNotDo() throws IOException {
        for (var vision : List.of(ColorVision.PROTANOPIA, ColorVision.DEUTERANOPIA)) {
            assertThat(nearest(pieces(colours(BoardTheme.WOOD, Theme.LIGHT)), vision))
                    .isLessThan(APART);
        }
    }

    @ParameterizedTest
    @MethodSource("looks")
    void whatIsWrittenAndDrawnOnTheBoardIsSeen(BoardTheme board, Theme studio) throws IOException {
        var colours = colours(board, studio);
        assertThat(Contrast.ratio(opaque(colours, "frame-coordinate"), opaque(colours, "board-frame")))
                .isGreaterThanOrEqualTo(4.5);
        for (var tone : List.of("cell-light", "cell-dark")) {
            var cell = opaque(colours, tone);
            assertThat(Contrast.ratio(opaque(colours, "coordinate"), cell)).isGreaterThanOrEqualTo(3.5);
            for (var mark : List.of("last-move", "best-move", "reachable")) {
                assertThat(Contrast.ratio(opaque(colours, mark), cell))
                        .as(mark + " on " + tone)
                        .isGreaterThanOrEqualTo(2);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("looks")
    void anArrowOfTheEngineIsNotTakenForOneThatThePlayerDrew(BoardTheme board, Theme studio) throws IOException {
        // Felt has mark colours of its own; the last keeps to tones that stay apart from its seats.
        if (board != BoardTheme.FELT && board != BoardTheme.COLOUR_BLIND) {
            var colours = colours(board, studio);
            for (var mark : List.of("good", "bad", "doubtful", "accent")) {
                assertThat(ColorVision.difference(opaque(colours, "best-move"), opaque(colours, mark)))
                        .as(mark)
                        .isGreaterThan(APART);
            }
        }
    }

    @Test
    void theSimulationLeavesGreysAloneAndTakesRedAndGreenTogether() {
        for (var vision : ColorVision.values()) {
            assertThat(ColorVision.difference(Color.gray(0.5), vision.seen(Color.gray(0.5))))
                    .isLessThan(0.5);
        }
        var red = Color.web("#b05a2a");
        var green = Color.web("#6f7a2c");
        assertThat(ColorVision.difference(ColorVision.DEUTERANOPIA.seen(red), ColorVision.DEUTERANOPIA.seen(green)))
                .isLessThan(ColorVision.difference(red, green) / 3);
    }
}
