package hoppity.studio.app;

import static hoppity.words.Words.tr;

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
        bar.addTrailing(text(session, open -> open.dirtyProperty().map(dirty -> dirty ? tr("not saved") : "")));
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
        return variant.source().isEmpty() ? variant.shownName() : variant.shownName() + " · " + variant.shownSource();
    }

    private static ObservableValue<String> place(GameDocument open) {
        return Bindings.createStringBinding(
                () -> {
                    var last = open.line().get(open.line().size() - 1).ply();
                    return tr(
                            "Move {0} · ply {1} of {2}",
                            open.position().moveNumber(), open.cursor().ply(), last);
                },
                open.cursorProperty(),
                open.lineProperty());
    }
}
