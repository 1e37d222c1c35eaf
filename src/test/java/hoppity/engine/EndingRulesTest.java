package hoppity.engine;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.notation.MoveText;
import hoppity.notation.Turn;
import hoppity.rules.Game;
import hoppity.rules.Move;
import hoppity.rules.Position;
import hoppity.rules.Setup;
import hoppity.rules.Tempo;
import hoppity.rules.Termination;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** One position for each way in which a game can end: the move to find, or the one to keep away from. */
class EndingRulesTest {
    private static final int WHITE = 0;
    private static final int BLACK = 1;

    /** All of White's triangle on 8×8 but d8, whose piece is next to it; all of Black's but e1. */
    private static final String WHITE_ALMOST = "e8 c8 b8 a8 c7 b7 a7 b6 a6 a5";

    private static final String WHITE_DONE = "d8 c8 b8 a8 c7 b7 a7 b6 a6 a5";
    private static final String WHITE_FAR = "e7 c8 b8 a8 c7 b7 a7 b6 a6 h5";
    private static final String BLACK_ALMOST = "d1 f1 g1 h1 f2 g2 h2 g3 h3 h4";
    private static final String BLACK_FAR = "d2 f1 g1 h1 f2 g2 h2 g3 h3 a3";

    @Test
    void fillsTheCamp() {
        var study = study("halma-8", WHITE_ALMOST, BLACK_FAR, WHITE, 25);
        assertThat(study.best(1)).isEqualTo("e8-d8 Win[turns=1]");
        assertThat(study.best(6)).isEqualTo("e8-d8 Win[turns=1]");
        assertThat(study.after("e8-d8")).isEqualTo(Termination.CAMP_FILLED);
    }

    @Test
    void fillsTheCampWhenBlackCannotEqualise() {
        var study = study("gambiter-halma-8", WHITE_ALMOST, BLACK_FAR, WHITE, 40);
        assertThat(study.best(1)).isEqualTo("e8-d8 Win[turns=1]");
        assertThat(study.best(6)).isEqualTo("e8-d8 Win[turns=1]");
        assertThat(study.after("e8-d8", "a3-a2")).isEqualTo(Termination.CAMP_FILLED);
    }

    @Test
    void knowsThatBlackEqualises() {
        var study = study("gambiter-halma-8", WHITE_ALMOST, BLACK_ALMOST, WHITE, 40);
        assertThat(study.best(1)).isEqualTo("e8-d8 Draw[]");
        assertThat(study.best(4)).isEqualTo("e8-d8 Draw[]");
        assertThat(study.after("e8-d8", "d1-e1")).isEqualTo(Termination.BOTH_FILLED);
    }

    @Test
    void equalisesAsBlack() {
        var study = study("gambiter-halma-8", WHITE_DONE, BLACK_ALMOST, BLACK, 40);
        assertThat(study.best(1)).isEqualTo("d1-e1 Draw[]");
        assertThat(study.best(4)).isEqualTo("d1-e1 Draw[]");
        assertThat(study.score("d1-d2", 2)).isEqualTo(new Score.Loss(1));
    }

    @Test
    void isLostWhenItCannotEqualise() {
        var study = study("gambiter-halma-8", WHITE_DONE, BLACK_FAR, BLACK, 40);
        assertThat(study.best(1)).endsWith("Loss[turns=1]");
    }

    @Test
    void fillsFirstAsBlack() {
        var study = study("gambiter-halma-8", WHITE_ALMOST, BLACK_ALMOST, BLACK, 40);
        assertThat(study.best(1)).isEqualTo("d1-e1 Win[turns=1]");
        assertThat(study.after("d1-e1")).isEqualTo(Termination.CAMP_FILLED);
    }

    @Test
    void stopsBlackFromFillingWithoutAnEqualisingMove() {
        // White is a whole turn late unless it fills now; without EQUALISE the first to fill has won.
        var study = study("halma-8", WHITE_ALMOST, BLACK_ALMOST, BLACK, 25);
        assertThat(study.best(1)).isEqualTo("d1-e1 Win[turns=1]");
        assertThat(study.score("d1-d2", 2)).isEqualTo(new Score.Loss(1));
    }

    @Test
    void leavesHomeWithTheLastWhiteMoveBeforeTheOneCheck() {
        var study = study("gambiter-halma-8", "e4 h3 c5 d6", "e5 d3 c2", WHITE, 30);
        assertThat(study.best(2)).startsWith("h3-");
        assertThat(study.best(5)).startsWith("h3-");
        assertThat(study.score("e4-d5", 2)).isEqualTo(new Score.Loss(1));
        assertThat(study.after("e4-d5", "e5-f5")).isEqualTo(Termination.HOME_NOT_LEFT);
    }

    @Test
    void leavesHomeWithTheLastBlackMoveBeforeTheOneCheck() {
        var study = study("gambiter-halma-8", "e4 c5 d6", "e5 d3 a6", BLACK, 30);
        assertThat(study.best(1)).startsWith("a6-");
        assertThat(study.best(5)).startsWith("a6-");
        assertThat(study.score("e5-f4", 1)).isEqualTo(new Score.Loss(1));
    }

    @Test
    void winsByLeavingHomeWhenTheOpponentHasNot() {
        var study = study("gambiter-halma-8", "e4 c5 h3", "e5 d3 a6", BLACK, 30);
        assertThat(study.best(1)).startsWith("a6-").endsWith("Win[turns=1]");
        assertThat(study.score("e5-f4", 1)).isEqualTo(Score.DRAW);
        assertThat(study.after("e5-f4")).isEqualTo(Termination.BOTH_HOME_NOT_LEFT);
    }

    @Test
    void prefersToDrawWithBothAtHomeToLosing() {
        // Black has no move out of a8's corner, White's way out is open: staying would draw, leaving wins.
        var study = study("gambiter-halma-8", "e4 h3 c5", "a8 b8 b7 a7 e5", WHITE, 30);
        assertThat(study.best(3)).startsWith("h3-").endsWith("Win[turns=1]");
        assertThat(study.score("e4-d4", 3)).isEqualTo(Score.DRAW);
    }

    @Test
    void leavesHomeWithTheMoveAfterTheLimit() {
        var white = study("brainking-halma-8", "e4 h3 c5 d6", "e5 d3 c2", WHITE, 31);
        assertThat(white.best(1)).startsWith("h3-");
        assertThat(white.best(5)).startsWith("h3-");
        assertThat(white.score("e4-d4", 1)).isEqualTo(new Score.Loss(1));
        assertThat(white.after("e4-d4")).isEqualTo(Termination.HOME_NOT_LEFT);
        var black = study("brainking-halma-8", "e4 c5 d6", "e5 d3 a6", BLACK, 31);
        assertThat(black.best(1)).startsWith("a6-");
        assertThat(black.score("e5-f4", 1)).isEqualTo(new Score.Loss(1));
    }

    @Test
    void countsTheMovesThatAllPiecesNeedToLeaveHome() {
        // Two white pieces are at home, and moves 30 and 31 are left for them.
        var study = study("brainking-halma-8", "e4 h3 g3 c5", "e5 d3 c2", WHITE, 30);
        assertThat(study.best(3)).matches("[hg]3-.*");
        assertThat(study.score("e4-d4", 3)).isEqualTo(new Score.Loss(2));
        var lost = study("brainking-halma-8", "e4 h3 g3 c5", "e5 d3 c2", WHITE, 31);
        assertThat(lost.best(1)).endsWith("Loss[turns=1]");
    }

    @Test
    void doesNotGoBackHomeAfterTheLimit() {
        var white = study("kutochky-3x3", "e1 a8 b8", "e5 d3 c2", WHITE, 41);
        assertThat(white.score("e1-f1", 1)).isEqualTo(new Score.Loss(1));
        assertThat(white.after("e1-f1")).isEqualTo(Termination.HOME_REENTERED);
        var inTime = study("kutochky-3x3", "e1 a8 b8", "e5 d3 c2", WHITE, 40);
        assertThat(inTime.score("e1-f1", 1)).isInstanceOf(Score.Estimate.class);
        var black = study("kutochky-3x3", "e4 d3 c2", "d8 h1 g1", BLACK, 41);
        assertThat(black.score("d8-c8", 1)).isEqualTo(new Score.Loss(1));
    }

    @Test
    void takesTheSmallerTempoNumberAtTheLimit() {
        // Before Black's last move both have 21 tempi to their corners.
        var study = study("gambiter-halma-8", WHITE_ALMOST, BLACK_ALMOST, BLACK, 80);
        assertThat(study.tempo(WHITE)).isEqualTo(21);
        assertThat(study.tempo(BLACK)).isEqualTo(21);
        assertThat(study.best(1)).isEqualTo("d1-e1 Win[turns=1]");
        var full = study("gambiter-halma-8", WHITE_FAR, BLACK_FAR, BLACK, 80);
        assertThat(full.best(1)).endsWith("Win[turns=1]");
        assertThat(full.after(full.best(1).split(" ")[0])).isEqualTo(Termination.TEMPO_LIMIT);
    }

    @Test
    void takesTheDrawOfEqualTempoNumbersRatherThanLose() {
        // Two tempi behind, and no move gains more than two.
        var study = study("gambiter-halma-8", "d7 h1", "d3 a8", BLACK, 80);
        assertThat(study.tempo(BLACK) - study.tempo(WHITE)).isEqualTo(2);
        assertThat(study.best(1)).endsWith("Draw[]");
        assertThat(study.after(study.best(1).split(" ")[0])).isEqualTo(Termination.TEMPO_LIMIT_EQUAL);
        assertThat(study.score("d3-c3", 1)).isEqualTo(new Score.Loss(1));
    }

    @Test
    void seesTheTempoLimitComeAsWhite() {
        var study = study("gambiter-halma-8", "d7 h1", "d3 a8", WHITE, 80);
        assertThat(study.tempo(BLACK) - study.tempo(WHITE)).isEqualTo(2);
        // A step along the diagonal puts White four ahead, and Black cannot make up more than two.
        assertThat(study.best(2)).endsWith("Win[turns=1]");
    }

    @Test
    void claimsTheRepetitionWhenLosing() {
        var study = study("halma-8", "b7 a8 b8 c8 a7 d7 a6 b6 c7 h8", "a1 b1 a2 b2 c1 c2 a3 b3 c3 d4", WHITE, 20)
                .play("h8-g8", "d4-e4", "g8-h8", "e4-d4", "h8-g8", "d4-e4", "g8-h8");
        assertThat(study.after("e4-d4")).isEqualTo(Termination.REPETITION);
        assertThat(study.best(1)).isEqualTo("e4-d4 Draw[]");
        assertThat(study.best(5)).isEqualTo("e4-d4 Draw[]");
    }

    @Test
    void avoidsTheRepetitionWhenWinning() {
        var study = study("halma-8", "a1 b1 a2 b2 c1 c2 a3 b3 c3 d5", "e2 e3 f1 g1 h1 f2 g2 h2 g3 h5", WHITE, 20)
                .play("d5-d6", "h5-h6", "d6-d5", "h6-h5", "d5-d6", "h5-h6", "d6-d5");
        assertThat(study.after("h6-h5")).isEqualTo(Termination.REPETITION);
        assertThat(study.best(1)).doesNotStartWith("h6-h5");
        assertThat(study.best(5)).doesNotStartWith("h6-h5");
        assertThat(study.score("h6-h5", 4)).isEqualTo(Score.DRAW);
    }

    @Test
    void passesWhenItCannotMove() {
        var variant = SmallGames.variant(4, 4, 4, "forwardOnly=true");
        var study = new Study(variant, "a4", "c2 b3", WHITE, 5);
        assertThat(study.best(1)).startsWith("-- ");
        assertThat(study.best(4)).startsWith("-- ");
    }

    @Test
    void knowsThatTheGameIsDrawnWhenNobodyCanMove() {
        var variant = SmallGames.variant(4, 4, 4, "forwardOnly=true");
        var study = new Study(variant, "a4", "c1", BLACK, 5);
        assertThat(study.best(2)).isEqualTo("c1-d1 Draw[]");
        assertThat(study.after("c1-d1")).isEqualTo(Termination.NO_MOVES);
    }

    private static Study study(String preset, String white, String black, int toMove, int number) {
        return new Study(Variants.presets().get(preset), white, black, toMove, number);
    }

    /** A position, perhaps with moves after it, and what the engine says about it. */
    private static final class Study {
        private final Variant variant;
        private final MoveText text;
        private final Position start;
        private final List<Move> moves = new ArrayList<>();

        Study(Variant variant, String white, String black, int toMove, int number) {
            this.variant = variant;
            text = new MoveText(variant.topology());
            var cells = new ArrayList<>(Collections.nCopies(variant.topology().size(), Position.EMPTY));
            for (var cell : white.split(" ")) {
                cells.set(variant.topology().find(cell), WHITE);
            }
            for (var cell : black.split(" ")) {
                cells.set(variant.topology().find(cell), BLACK);
            }
            start = new Setup(cells, toMove, number).validate(variant);
        }

        Study play(String... played) {
            for (var move : played) {
                moves.add(move(move));
            }
            return this;
        }

        int tempo(int seat) {
            return Tempo.tempo(variant, start, seat);
        }

        /** How the game ends with these moves; each of them must be legal. */
        Termination after(String... more) {
            var game = new Game(variant, start);
            moves.forEach(game::play);
            for (var move : more) {
                assertThat(game.outcome().isOver()).isFalse();
                game.play(move(move));
            }
            return game.outcome().termination();
        }

        /** The best move and its score for the seat to move. */
        String best(int depth) {
            var line = search(depth, 1).get(0);
            return text.write(line.moves().get(0)) + " " + mine(line);
        }

        /** The score of one move for the seat to move. */
        Score score(String move, int depth) {
            return search(depth, 1000).stream()
                    .filter(line -> line.moves().get(0).equals(move(move)))
                    .map(this::mine)
                    .findFirst()
                    .orElseThrow();
        }

        private Score mine(Line line) {
            return line.score().seenBy((start.toMove() + moves.size()) % 2);
        }

        private List<Line> search(int depth, int multiPv) {
            var request = new SearchRequest(1, variant, start, moves, Limits.ofDepth(depth), multiPv);
            return new Searcher(1, Pruning.FULL)
                    .search(request, new StopSign(), s -> {})
                    .result()
                    .lines();
        }

        private Move move(String move) {
            return ((Turn.Played) text.read(move)).move();
        }
    }
}
