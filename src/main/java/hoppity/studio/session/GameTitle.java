package hoppity.studio.session;

import hoppity.studio.document.GameDocument;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;

/** What an open game is called. */
public final class GameTitle {
    private GameTitle() {}

    /** The name of its file; of a game that has none yet its event, or its variant. */
    public static String of(GameDocument game) {
        var file = game.fileProperty().get();
        if (file != null) {
            return file.getFileName().toString();
        }
        return game.record()
                .info()
                .headers()
                .getOrDefault("Event", game.record().variant().name());
    }

    /** The title as it changes. */
    public static ObservableValue<String> observed(GameDocument game) {
        return Bindings.createStringBinding(() -> of(game), game.fileProperty(), game.revisionProperty());
    }
}
