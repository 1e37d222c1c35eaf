package hoppity.format.ludii;

import static hoppity.words.Words.tr;

import hoppity.board.Rectangle;
import hoppity.board.Shape;
import hoppity.board.Star;
import hoppity.format.FormatException;
import hoppity.format.foreign.ForeignText.Line;
import hoppity.format.foreign.Seating;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * What the head of a trial says: which of Ludii's games it is and on which board. Options that the file does not name have
 * the game's own default.
 *
 * @param game Halma, Grasshopper or Chinese Checkers
 */
record TrialHead(String game, Shape shape, int players, String camps) {
    private static final Pattern PLAYERS = Pattern.compile("([2-6])( \\(([ab])\\))?");
    private static final Pattern SQUARE = Pattern.compile("([0-9]{1,2})x([0-9]{1,2})");
    private static final Pattern SIDE = Pattern.compile("[0-9]{1,2}");
    private static final String SIZE = "Board Size";
    private static final String SEATS = "Players";

    /**
     * @param line where the game is named
     * @param options what the file says about it, by name
     * @throws FormatException if it is none of the family, or on a board that is larger than ours can be
     */
    static TrialHead of(Line line, String game, Map<String, String> options) throws FormatException {
        return switch (game) {
            case "Halma" -> squares(line, game, options.getOrDefault(SIZE, "16x16"), options.getOrDefault(SEATS, "2"));
            case "Grasshopper" -> squares(line, game, options.getOrDefault(SIZE, "8x8"), "2");
            case "Chinese Checkers" ->
                star(line, game, options.getOrDefault(SIZE, "4"), options.getOrDefault(SEATS, "6"));
            default ->
                throw line.wrong(tr("Ludii's game \"{0}\" is none of Halma, Grasshopper and Chinese Checkers", game));
        };
    }

    private static TrialHead squares(Line line, String game, String size, String players) throws FormatException {
        var sides = SQUARE.matcher(size);
        if (!sides.matches() || !sides.group(1).equals(sides.group(2))) {
            throw line.wrong(tr("the board size \"{0}\" is none such as 8x8", size));
        }
        int side = Integer.parseInt(sides.group(1));
        if (side < Rectangle.MIN_SIDE || side > Rectangle.MAX_SIDE) {
            throw line.wrong(tr(
                    "a board of {0} is played; boards here have sides from {1} to {2}",
                    size, Rectangle.MIN_SIDE, Rectangle.MAX_SIDE));
        }
        return new TrialHead(game, new Rectangle(side, side), players(line, players), "");
    }

    private static TrialHead star(Line line, String game, String size, String players) throws FormatException {
        int side = SIDE.matcher(size).matches() ? Integer.parseInt(size) : 0;
        if (side < Star.MIN_SIDE || side > Star.MAX_SIDE) {
            throw line.wrong(tr(
                    "a star with points of \"{0}\" holes a side is played; here they have {1} to {2}",
                    size, Star.MIN_SIDE, Star.MAX_SIDE));
        }
        var camps = PLAYERS.matcher(players);
        return new TrialHead(
                game,
                new Star(side),
                players(line, players),
                camps.matches() && "b".equals(camps.group(3)) ? "-three-camps" : "");
    }

    private static int players(Line line, String players) throws FormatException {
        var number = PLAYERS.matcher(players);
        if (!number.matches()) {
            throw line.wrong(tr("\"{0}\" is no number of players from 2 to 6", players));
        }
        return Integer.parseInt(number.group(1));
    }

    /** What a variant is called that no preset is. */
    Seating.Own own() {
        boolean star = shape instanceof Star;
        var size = star ? "star" + ((Star) shape).side() : Integer.toString(((Rectangle) shape).files());
        var id = "ludii-" + (star ? "chinese-checkers-" : "halma-") + size + "-" + players + camps;
        var name = game + " of Ludii, " + shape.label() + ", " + players + " players";
        var model = star
                ? (players == 2 ? "chinese-checkers-2" : "chinese-checkers-3")
                : (players == 2 ? "halma-8" : "halma-16-four");
        return new Seating.Own(id, name, "Ludii", model);
    }
}
