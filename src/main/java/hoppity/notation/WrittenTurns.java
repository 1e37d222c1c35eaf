package hoppity.notation;

import hoppity.rules.Game;
import java.util.List;

/** Plays turns in a game as they are written, or says which one cannot be played and why. */
public final class WrittenTurns {
    private final Game game;
    private final boolean playOn;
    private final MoveText text;
    private int turns;

    /** @param playOn whether turns after the end of the game, and turns skipped without need, are let through (rules §4) */
    public WrittenTurns(Game game, boolean playOn) {
        this.game = game;
        this.playOn = playOn;
        text = new MoveText(game.variant().topology());
    }

    /**
     * Plays the turns up to the first that cannot be played.
     *
     * @throws NotationException naming that turn, its place in the list and the reason
     */
    public void play(List<String> written) {
        written.forEach(this::play);
    }

    private void play(String written) {
        turns++;
        Turn turn;
        try {
            turn = text.read(written);
        } catch (NotationException e) {
            throw refused(written, e.getMessage(), e.offset());
        }
        if (game.outcome().isOver() && !playOn) {
            throw refused(
                    written, "the game is over (" + game.outcome().termination().key() + ")", 0);
        }
        boolean skipLetThrough = playOn && turn instanceof Turn.Skipped;
        var reason = Refusal.of(game, turn);
        if (reason.isPresent() && !skipLetThrough) {
            throw refused(written, reason.get(), 0);
        }
        if (turn instanceof Turn.Played played) {
            game.play(played.move());
        } else if (turn instanceof Turn.Claimed claimed) {
            game.conclude(claimed.claim().outcome(game));
        } else {
            game.skip();
        }
    }

    private NotationException refused(String written, String reason, int offset) {
        return new NotationException("turn " + turns + ", \"" + written + "\": " + reason, offset);
    }
}
