package hoppity.studio.session;

import hoppity.format.OneLine;
import hoppity.record.GameRecord;
import hoppity.studio.document.GameDocument;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;

/** What an open game is called. */
public final class GameTitle {
    /** As long as file names can be, in characters. */
    private static final int LONGEST = 255;

    private static final int SHORTENED = 100;

    private GameTitle() {}

    /** The name of its file; of a game that has none yet its event, or its variant. */
    public static String of(GameDocument game) {
        var file = game.fileProperty().get();
        if (file != null) {
            return plain(file.getFileName().toString());
        }
        return of(game.record());
    }

    /** What a game without a file is called: its event, or its variant. */
    public static String of(GameRecord record) {
        var event = plain(record.info().headers().getOrDefault("Event", ""));
        return event.isEmpty() ? record.variant().shownName() : event;
    }

    /** One line of a length that a window can show, in which no sign turns the reading of the others round. */
    static String plain(String text) {
        var line = OneLine.unbroken(text).strip();
        return line.length() <= LONGEST ? line : line.substring(0, line.offsetByCodePoints(0, SHORTENED)) + "…";
    }

    /** The title as it changes. */
    public static ObservableValue<String> observed(GameDocument game) {
        return Bindings.createStringBinding(() -> of(game), game.fileProperty(), game.revisionProperty());
    }
}
