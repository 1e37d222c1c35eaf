package hoppity.protocol;

import hoppity.notation.MoveText;
import hoppity.notation.NotationException;
import hoppity.notation.PositionText;
import hoppity.notation.Turn;
import hoppity.notation.WrittenTurns;
import hoppity.rules.Game;
import hoppity.rules.Move;
import hoppity.rules.Outcome;
import hoppity.rules.Position;
import hoppity.rules.Variant;
import java.util.ArrayList;
import java.util.List;

/**
 * The position that both sides of the protocol speak about, with the moves that led to it.
 *
 * @param game after these moves; not to be played on
 */
record SpokenPosition(Variant variant, Position start, List<Move> moves, Game game) {
    SpokenPosition {
        moves = List.copyOf(moves);
    }

    static SpokenPosition initial(Variant variant) {
        return new SpokenPosition(variant, Position.initial(variant.geometry()), List.of(), new Game(variant));
    }

    /** @throws Refused if the position string or a move is wrong */
    static SpokenPosition of(Variant variant, UgiCommand.Position said) {
        var start = said.start().map(text -> read(variant, text)).orElseGet(() -> Position.initial(variant.geometry()));
        var game = new Game(variant, start);
        var text = new MoveText(variant.topology());
        var moves = new ArrayList<Move>();
        try {
            new WrittenTurns(game, false).play(said.moves());
            for (var written : said.moves()) {
                var turn = text.read(written);
                if (turn instanceof Turn.Claimed) {
                    throw new Refused("position: " + written + " is no move");
                }
                moves.add(turn instanceof Turn.Played played ? played.move() : Move.PASS);
            }
        } catch (NotationException wrong) {
            throw new Refused("position: " + wrong.getMessage());
        }
        return new SpokenPosition(variant, start, moves, game);
    }

    private static Position read(Variant variant, String text) {
        try {
            return new PositionText(variant).read(text);
        } catch (NotationException wrong) {
            throw new Refused("position: " + wrong.getMessage());
        }
    }

    /** The answer to a question. */
    String answer(UgiCommand.Question question) {
        return switch (question) {
            case GAMEOVER -> String.valueOf(game.outcome().isOver());
            case P1TURN -> String.valueOf(game.toMove() == 0);
            case TURN -> String.valueOf(game.toMove() + 1);
            case RESULT -> result();
        };
    }

    private String result() {
        return switch (game.outcome().kind()) {
            case ONGOING -> "none";
            case DRAW -> "draw";
            case WIN -> "p" + (game.outcome().winner() + 1) + "win";
        };
    }

    /** The position in words, one text a line. */
    List<String> describe() {
        var lines = new ArrayList<String>();
        var position = game.position();
        lines.add("variant " + variant.id());
        lines.add("fen " + new PositionText(variant).write(position));
        lines.add("plies " + game.plies() + " outcome " + outcome(game.outcome()));
        for (var row : variant.topology().rows()) {
            var text = new StringBuilder();
            for (int cell : row) {
                text.append(text.isEmpty() ? "" : " ")
                        .append(
                                position.isEmpty(cell)
                                        ? '.'
                                        : variant.seat(position.at(cell)).letter());
            }
            lines.add(text.toString());
        }
        return lines;
    }

    private String outcome(Outcome outcome) {
        return outcome.isOver() ? result() + " (" + outcome.termination().key() + ")" : "none";
    }
}
