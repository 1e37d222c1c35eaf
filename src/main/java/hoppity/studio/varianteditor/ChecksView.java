package hoppity.studio.varianteditor;

import hoppity.studio.varianteditor.Check.Level;
import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;

/** What is right and wrong with the draft, a line each. */
final class ChecksView extends VBox {
    private static final double TITLE_WIDTH = 148;

    private final VariantEditorViewModel viewModel;

    ChecksView(VariantEditorViewModel viewModel) {
        this.viewModel = viewModel;
        getStyleClass().add("variant-checks");
        viewModel.checksProperty().addListener(observable -> show());
        show();
    }

    private void show() {
        getChildren()
                .setAll(viewModel.checksProperty().get().stream()
                        .map(ChecksView::line)
                        .toList());
    }

    private static Node line(Check check) {
        var icon = new FontIcon(icon(check.level()));
        var title = new Label(check.topic().title());
        title.setMinWidth(TITLE_WIDTH);
        title.setMaxWidth(TITLE_WIDTH);
        var sentence = new Label(check.sentence());
        sentence.setWrapText(true);
        sentence.setMinHeight(Region.USE_PREF_SIZE);
        sentence.getStyleClass().add("variant-check-sentence");
        HBox.setHgrow(sentence, Priority.ALWAYS);
        var line = new HBox(icon, title, sentence);
        line.getStyleClass().addAll("variant-check", check.level().name().toLowerCase(Locale.ROOT));
        return line;
    }

    private static String icon(Level level) {
        return switch (level) {
            case GOOD -> "mdi2c-check-circle-outline";
            case NOTE -> "mdi2i-information-outline";
            case WRONG -> "mdi2a-alert-circle-outline";
        };
    }
}
