package hoppity.studio.enginepanel;

import static hoppity.words.Words.noted;
import static hoppity.words.Words.tr;

import hoppity.studio.concurrent.EngineReport.State;

/** Where the engine stands, in one word beside its name. */
public enum EngineStatus {
    OFF(noted("off")),
    THINKING(noted("thinking")),
    STOPPED(noted("stopped")),
    /** It has nothing left to find out. */
    DONE(noted("done")),
    /** Its best line is a certain result, though it may still look for a shorter one. */
    PROVEN(noted("proven")),
    GAME_OVER(noted("game over")),
    FAILED(noted("failed"));

    private final String word;

    EngineStatus(String word) {
        this.word = word;
    }

    public String word() {
        return tr(word);
    }

    static EngineStatus of(State state, boolean proven) {
        return switch (state) {
            case NO_GAME, OFF -> OFF;
            case THINKING -> proven ? PROVEN : THINKING;
            case STOPPED -> STOPPED;
            case FINISHED -> proven ? PROVEN : DONE;
            case GAME_OVER -> GAME_OVER;
            case FAILED -> FAILED;
        };
    }
}
