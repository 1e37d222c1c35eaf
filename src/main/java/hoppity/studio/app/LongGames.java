package hoppity.studio.app;

import hoppity.studio.document.GameDocument;
import hoppity.studio.session.Session;
import javafx.animation.PauseTransition;
import javafx.collections.ListChangeListener;
import javafx.util.Duration;

/**
 * Has the garbage of opening a long game collected right after it, on a thread of its own. What a long game consists of stays
 * alive, and the collection that first moves it stops all threads for tens of milliseconds: without this, under the first steps.
 */
final class LongGames {
    private static final int LONG = 5000;
    /** By then the panes have taken the game in. */
    private static final Duration SETTLED = Duration.seconds(1);

    private LongGames() {}

    static void collectAfterOpening(Session session) {
        var pause = new PauseTransition(SETTLED);
        pause.setOnFinished(event -> new Thread(System::gc, "collector").start());
        session.games().all().addListener((ListChangeListener<GameDocument>) change -> {
            while (change.next()) {
                if (change.getAddedSubList().stream().anyMatch(LongGames::isLong)) {
                    pause.playFromStart();
                }
            }
        });
    }

    private static boolean isLong(GameDocument opened) {
        return opened.record().tree().size() > LONG;
    }
}
