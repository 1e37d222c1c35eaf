package hoppity.studio.rulebook;

import static hoppity.words.Words.tr;

import hoppity.rules.Variant;
import java.util.List;
import java.util.Objects;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** The rules of a variant to read, and below them where the sources differ. */
public final class RulesView extends ScrollPane {
    private final ObjectProperty<@Nullable Variant> variant = new SimpleObjectProperty<>(this, "variant");
    private final VBox page = new VBox();

    public RulesView() {
        getStyleClass().add("rules-view");
        getStylesheets()
                .add(Objects.requireNonNull(RulesView.class.getResource("rulebook.css"))
                        .toExternalForm());
        page.getStyleClass().add("rules-page");
        setContent(page);
        setFitToWidth(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        setFocusTraversable(false);
        variant.addListener(observable -> show());
        show();
    }

    /** Whose rules are shown; null for none. */
    public ObjectProperty<@Nullable Variant> variantProperty() {
        return variant;
    }

    private void show() {
        var shown = variant.get();
        setVvalue(0);
        page.getChildren().clear();
        if (shown == null) {
            page.getChildren().add(styled(tr("Open a game to read its rules."), "empty-state"));
            return;
        }
        page.getChildren().add(styled(shown.shownName(), "rules-title"));
        page.getChildren().add(styled(subtitle(shown), "muted"));
        RulesText.of(shown).forEach(this::add);
        add(SourceNotes.differences());
    }

    private static String subtitle(Variant variant) {
        return variant.source().isEmpty() ? variant.id() : variant.shownSource() + " · " + variant.id();
    }

    private void add(Chapter chapter) {
        page.getChildren().add(styled(chapter.title(), "rules-heading"));
        for (var sentence : List.copyOf(chapter.sentences())) {
            page.getChildren().add(styled(sentence, "rules-sentence"));
        }
    }

    private static Label styled(String text, String style) {
        var label = new Label(text);
        label.setWrapText(true);
        label.getStyleClass().add(style);
        return label;
    }
}
