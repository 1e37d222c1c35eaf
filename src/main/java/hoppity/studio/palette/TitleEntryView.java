package hoppity.studio.palette;

import static hoppity.words.Words.tr;

import java.util.Objects;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;

/** A field for the title of a move. Enter takes it, Escape leaves it as it was. */
public final class TitleEntryView extends Overlay {
    private static final double WIDTH = 420;

    private final TitleEntryViewModel model;
    private final TextField field = new TextField();

    public TitleEntryView(TitleEntryViewModel model) {
        this(model, new VBox());
    }

    private TitleEntryView(TitleEntryViewModel model, VBox card) {
        super(card);
        this.model = model;
        setId("title-entry");
        getStylesheets()
                .add(Objects.requireNonNull(TitleEntryView.class.getResource("palette.css"))
                        .toExternalForm());
        setAlignment(Pos.TOP_CENTER);
        var heading = new Label();
        heading.textProperty().bind(model.headingProperty());
        var hint = new Label(tr("It stands above the move. Empty, the title goes."));
        hint.getStyleClass().addAll("muted", "small");
        field.textProperty().bindBidirectional(model.titleProperty());
        field.getStyleClass().add("palette-field");
        field.setPromptText(tr("Such as: The first bridge"));
        field.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER) {
                event.consume();
                close();
                model.commit();
            }
        });
        card.getChildren().setAll(heading, field, hint);
        card.setPrefWidth(WIDTH);
    }

    @Override
    public void toggle() {
        if (isVisible()) {
            close();
        } else if (model.open()) {
            open(field);
            field.selectAll();
        }
    }
}
