package hoppity.studio.app;

import hoppity.rules.Variant;
import hoppity.studio.document.GameDocument;
import hoppity.studio.session.Session;
import hoppity.studio.shell.StatusBar;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;

/** What the status bar says about the open game. */
final class StatusTexts {
    private StatusTexts() {}

    static void addTo(StatusBar bar, Session session) {
        bar.addLeading(text(session, StatusTexts::variant)).getStyleClass().add("muted");
        bar.addLeading(text(session, StatusTexts::place)).getStyleClass().add("tabular");
        bar.addTrailing(text(session, open -> open.dirtyProperty().map(dirty -> dirty ? "not saved" : "")));
    }

    private static ObservableValue<String> text(
            Session session, java.util.function.Function<GameDocument, ObservableValue<String>> of) {
        return session.documentProperty().flatMap(of).orElse("");
    }

    private static ObservableValue<String> variant(GameDocument open) {
        var variant = open.record().variant();
        return open.revisionProperty().map(revision -> name(variant));
    }

    private static String name(Variant variant) {
        return variant.source().isEmpty() ? variant.name() : variant.name() + " · " + variant.source();
    }

    private static ObservableValue<String> place(GameDocument open) {
        return Bindings.createStringBinding(
                () -> {
                    var last = open.line().get(open.line().size() - 1).ply();
                    return "Move " + open.position().moveNumber() + " · ply "
                            + open.cursor().ply() + " of " + last;
                },
                open.cursorProperty(),
                open.lineProperty());
    }
}
