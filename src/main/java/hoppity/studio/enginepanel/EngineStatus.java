package hoppity.studio.enginepanel;

import hoppity.studio.concurrent.EngineReport.State;

/** Where the engine stands, in one word beside its name. */
public enum EngineStatus {
    OFF("off"),
    THINKING("thinking"),
    STOPPED("stopped"),
    /** It has nothing left to find out. */
    DONE("done"),
    /** Its best line is a certain result, though it may still look for a shorter one. */
    PROVEN("proven"),
    GAME_OVER("game over"),
    FAILED("failed");

    private final String word;

    EngineStatus(String word) {
        this.word = word;
    }

    public String word() {
        return word;
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
