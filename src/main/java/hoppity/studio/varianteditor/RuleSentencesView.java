package hoppity.studio.varianteditor;

import static hoppity.words.Words.tr;

import hoppity.studio.rulebook.Chapter;
import hoppity.studio.rulebook.RulesText;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.VBox;

/** The rules as they stand, in the words in which players will read them. */
final class RuleSentencesView extends ScrollPane {
    private final VariantEditorViewModel viewModel;
    private final VBox page = new VBox();

    RuleSentencesView(VariantEditorViewModel viewModel) {
        this.viewModel = viewModel;
        page.getStyleClass().add("variant-sentences");
        setContent(page);
        setFitToWidth(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        viewModel.previewProperty().addListener(observable -> show());
        show();
    }

    private void show() {
        page.getChildren().clear();
        var variant = viewModel.previewProperty().get();
        if (variant == null) {
            page.getChildren().add(line(tr("Here the rules can be read once nothing is wrong with them."), "muted"));
        } else {
            RulesText.of(variant).forEach(this::add);
        }
    }

    private void add(Chapter chapter) {
        page.getChildren().add(line(chapter.title(), "variant-heading"));
        List.copyOf(chapter.sentences())
                .forEach(sentence -> page.getChildren().add(line(sentence, "variant-sentence")));
    }

    private static Node line(String text, String style) {
        var label = new Label(text);
        label.getStyleClass().add(style);
        label.setWrapText(true);
        label.setMinHeight(USE_PREF_SIZE);
        return label;
    }
}
