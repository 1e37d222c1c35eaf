package hoppity.studio.moves;

import static hoppity.words.Words.tr;

import hoppity.export.text.MoveNumbering;
import hoppity.notation.MoveText;
import hoppity.notation.NotationException;
import hoppity.notation.Refusal;
import hoppity.notation.Turn;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.rules.Game;
import hoppity.rules.Routes;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** A line as text that can be copied and pasted: {@code 1. g3-f4 c8-d7 2. g1-g3-e5}. */
final class LineText {
    /** Comments, move numbers, glyphs and results say nothing about which moves are played. */
    private static final Pattern BESIDE_MOVES = Pattern.compile("(?s)\\{.*?\\}"
            + "|(?<!\\S)\\d+(\\.\\d+)?\\s*(\\.+|…)"
            + "|(?<!\\S)(\\$\\d+|1-0|0-1|1/2-1/2|½-½|\\*)(?!\\S)"
            + "|[!?]+(?!\\S)");

    private LineText() {}

    /** The moves from the start through a node to the end of its line. */
    static String of(GameRecord record, GameNode node) {
        var moveText = new MoveText(record.variant().topology());
        var numbering = MoveNumbering.of(record);
        var text = new StringBuilder();
        for (var n : record.tree().lineThrough(node)) {
            var turn = n.turn();
            if (turn != null) {
                text.append(text.isEmpty() ? "" : " ");
                if (n.ply() == 1 || numbering.seat(n) == 0) {
                    text.append(numbering.number(n)).append(numbering.seat(n) == 0 ? ". " : "... ");
                }
                text.append(moveText.write(turn));
            }
        }
        return text.toString();
    }

    /** A pasted line: the turns, and the node that they begin from. */
    record Pasted(GameNode from, List<Turn> turns) {}

    /**
     * Reads moves that are played from a node, or else from the start of the game, as a line is copied.
     *
     * @throws NotationException naming the move that cannot be played and why, as seen from where more of them can be
     */
    static Pasted read(GameRecord record, GameNode node, String text) {
        var words = BESIDE_MOVES.matcher(text).replaceAll(" ").strip();
        if (words.isEmpty()) {
            throw new NotationException(tr("there is no move in the copied text"), 0);
        }
        var written = List.of(words.split("\\s+"));
        var here = new Attempt(record, node, written);
        var root = record.tree().root();
        if (here.problem.isEmpty() || node == root) {
            return here.result();
        }
        var fromStart = new Attempt(record, root, written);
        return (fromStart.turns.size() > here.turns.size() ? fromStart : here).result();
    }

    /** What of a list of moves can be played from a node. */
    private static final class Attempt {
        final GameNode from;
        final List<Turn> turns = new ArrayList<>();
        String problem = "";

        Attempt(GameRecord record, GameNode from, List<String> written) {
            this.from = from;
            var variant = record.variant();
            var moveText = new MoveText(variant.topology());
            var game = new Game(variant, record.positionAt(from));
            for (var word : written) {
                try {
                    var turn = moveText.read(word);
                    var refusal = Refusal.of(game, turn);
                    problem = refusal.orElse("");
                    if (problem.isEmpty()) {
                        turns.add(turn instanceof Turn.Played played ? withWay(played, game) : turn);
                        play(game, turn);
                    }
                } catch (NotationException e) {
                    problem = e.getMessage();
                }
                if (!problem.isEmpty()) {
                    problem = tr("move {0}, \"{1}\": {2}", turns.size() + 1, word, problem);
                    return;
                }
            }
        }

        private static void play(Game game, Turn turn) {
            if (turn instanceof Turn.Played played) {
                game.play(played.move());
            } else if (turn instanceof Turn.Skipped) {
                game.skip();
            }
        }

        /** With the shortest way where none was written. */
        private static Turn withWay(Turn.Played played, Game game) {
            return played.route().size() > 2
                    ? played
                    : new Turn.Played(
                            played.move(), new Routes(game.variant(), game.position()).shortest(played.move()));
        }

        Pasted result() {
            if (!problem.isEmpty()) {
                throw new NotationException(problem, 0);
            }
            return new Pasted(from, turns);
        }
    }
}
