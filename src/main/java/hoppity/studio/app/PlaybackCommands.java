package hoppity.studio.app;

import static hoppity.words.Words.tr;

import hoppity.studio.command.Command;
import hoppity.studio.command.CommandRegistry;
import hoppity.studio.playback.Pace;
import hoppity.studio.playback.Playback;
import hoppity.studio.session.Session;
import hoppity.studio.settings.Settings;
import java.util.Arrays;
import java.util.Locale;
import javafx.animation.PauseTransition;
import javafx.collections.FXCollections;
import javafx.util.Duration;

/** The commands that play a game through by itself. */
final class PlaybackCommands {
    private PlaybackCommands() {}

    /** Adds them to the menu Game and returns the one of the toolbar. */
    static Command addTo(CommandRegistry commands, Session session, Settings settings) {
        var pace = settings.choice("playback.pace", Pace.SECOND);
        var playback = new Playback(new ClockTimer(), pace);
        playback.documentProperty().bind(session.documentProperty());
        var play = Command.of("game.playThrough", tr("Play through"))
                .description(tr("Steps to the end by itself, until you move"))
                .icon("mdi2p-play-outline")
                .shortcut("P")
                .enabledWhen(session.documentProperty().isNotNull())
                .toggles(playback.playingProperty());
        var paces = Arrays.stream(Pace.values())
                .map(choice -> Command.of("game.pace." + choice.name().toLowerCase(Locale.ROOT), choice.displayName())
                        .chooses(pace, choice))
                .toList();
        commands.menu(tr("_Game"))
                .separator()
                .add(play)
                .submenu(tr("Playing pace"), FXCollections.observableArrayList(paces));
        return play;
    }

    private static final class ClockTimer implements Playback.Timer {
        private final PauseTransition pause = new PauseTransition();

        @Override
        public void start(long millis, Runnable action) {
            pause.stop();
            pause.setDuration(Duration.millis(millis));
            pause.setOnFinished(event -> action.run());
            pause.playFromStart();
        }

        @Override
        public void stop() {
            pause.stop();
        }
    }
}
