package hoppity.studio.varianteditor;

import static hoppity.words.Words.tr;
import static hoppity.words.Words.trIn;

import hoppity.rules.Variant;
import hoppity.studio.session.VariantText;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.Separator;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** All variants in a list, with buttons for what can be done with the chosen one. */
final class VariantsView extends BorderPane {
    private static final PseudoClass FAILED = PseudoClass.getPseudoClass("failed");
    private static final double BUTTON_WIDTH = 156;

    private final VariantsViewModel viewModel;
    private final ListView<Variant> list = new ListView<>();

    /** What leads to other windows. */
    interface Actions {
        /** Opens an editor. */
        void edit(VariantEditorViewModel editor);

        /** Starts a game. */
        void play(Variant variant);

        void close();
    }

    VariantsView(VariantsViewModel viewModel, Function<Variant, Node> pictures, Actions actions) {
        this.viewModel = viewModel;
        getStyleClass().add("variants-view");
        getStylesheets().add(VariantEditorView.styleSheet());
        list.setId("variants-list");
        list.setItems(viewModel.shown());
        list.setCellFactory(view -> new VariantCell(viewModel, pictures));
        list.getSelectionModel().selectedItemProperty().addListener((observable, before, now) -> {
            if (now != null) {
                viewModel.choose(now);
            }
        });
        viewModel.chosenProperty().addListener(observable -> show());
        list.setOnMouseClicked(event -> {
            if (event.getClickCount() == 2) {
                onChosen(variant -> actions.edit(viewModel.edit(variant)));
            }
        });
        // A list keeps Escape for itself.
        list.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            switch (event.getCode()) {
                case ESCAPE -> actions.close();
                case ENTER -> onChosen(variant -> actions.edit(viewModel.edit(variant)));
                case DELETE -> onChosen(this::deleteOwn);
                default -> {
                    return;
                }
            }
            event.consume();
        });
        setCenter(list);
        setRight(buttons(actions));
        setBottom(foot());
        show();
    }

    private void deleteOwn(Variant variant) {
        if (viewModel.isOwn(variant)) {
            viewModel.delete(variant);
        }
    }

    private Node buttons(Actions actions) {
        var own = viewModel.ownChosenProperty();
        var edit = button("variant-edit", "", () -> onChosen(variant -> actions.edit(viewModel.edit(variant))));
        edit.textProperty().bind(Bindings.when(own).then(tr("Edit…")).otherwise(tr("Make my own…")));
        var column = new VBox(
                button("variant-new", tr("New variant…"), () -> actions.edit(viewModel.create())),
                edit,
                button("variant-duplicate", tr("Duplicate"), () -> onChosen(viewModel::duplicate)),
                enabledWhen(own, button("variant-rename", tr("Rename…"), () -> onChosen(viewModel::rename))),
                enabledWhen(own, button("variant-delete", tr("Delete"), () -> onChosen(viewModel::delete))),
                new Separator(),
                button("variant-import", tr("Import…"), viewModel::importFile),
                button("variant-export", tr("Export…"), () -> onChosen(viewModel::exportFile)),
                new Separator(),
                button("variant-play", tr("Start a game"), () -> onChosen(actions::play)));
        column.getStyleClass().add("variants-buttons");
        return column;
    }

    private static Button button(String id, String text, Runnable action) {
        var button = new Button(text);
        button.setId(id);
        button.setPrefWidth(BUTTON_WIDTH);
        button.setOnAction(event -> action.run());
        return button;
    }

    private static Button enabledWhen(ObservableBooleanValue condition, Button button) {
        button.disableProperty().bind(Bindings.not(condition));
        return button;
    }

    private void onChosen(Consumer<Variant> action) {
        var variant = viewModel.chosenProperty().get();
        if (variant != null) {
            action.accept(variant);
        }
    }

    private Node foot() {
        var message = new Label();
        message.setId("variants-message");
        message.textProperty().bind(viewModel.messageProperty());
        message.getStyleClass().add("variants-message");
        message.setWrapText(true);
        message.setMaxWidth(Double.MAX_VALUE);
        message.setMinHeight(USE_PREF_SIZE);
        viewModel
                .failedProperty()
                .addListener((observable, before, now) -> message.pseudoClassStateChanged(FAILED, now));
        HBox.setHgrow(message, Priority.ALWAYS);
        var undo = button("variant-undo-delete", tr("Undo"), viewModel::undoDelete);
        undo.setPrefWidth(USE_COMPUTED_SIZE);
        undo.setMinWidth(USE_PREF_SIZE);
        undo.visibleProperty().bind(viewModel.undoableProperty());
        undo.managedProperty().bind(undo.visibleProperty());
        var foot = new HBox(message, undo);
        foot.getStyleClass().add("editor-foot");
        return foot;
    }

    private void show() {
        var chosen = viewModel.chosenProperty().get();
        if (chosen != null && chosen != list.getSelectionModel().getSelectedItem()) {
            list.getSelectionModel().select(chosen);
            list.scrollTo(chosen);
        }
    }

    private static final class VariantCell extends ListCell<Variant> {
        private final VariantsViewModel viewModel;
        private final Function<Variant, Node> pictures;
        private @Nullable Variant shown;

        VariantCell(VariantsViewModel viewModel, Function<Variant, Node> pictures) {
            this.viewModel = viewModel;
            this.pictures = pictures;
            // Long lines are cut, rather than the list made wider than its window.
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(@Nullable Variant variant, boolean empty) {
            super.updateItem(variant, empty);
            if (variant == null || empty) {
                shown = null;
                setGraphic(null);
                return;
            }
            if (variant == shown) {
                return;
            }
            shown = variant;
            var name = new Label(variant.shownName());
            var heading = new HBox(8, name);
            heading.setAlignment(Pos.CENTER_LEFT);
            if (viewModel.isOwn(variant)) {
                var tag = new Label(trIn("variant", "yours"));
                tag.getStyleClass().add("variants-own");
                heading.getChildren().add(tag);
            }
            var detail = new Label(VariantText.summary(variant));
            detail.getStyleClass().addAll("muted", "small");
            var text = new VBox(2, heading, detail);
            text.setAlignment(Pos.CENTER_LEFT);
            var picture = pictures.apply(variant);
            if (picture instanceof Region region) {
                // A long text is cut; the picture keeps its place.
                region.setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
            }
            var row = new HBox(12, picture, text);
            row.setAlignment(Pos.CENTER_LEFT);
            setGraphic(row);
        }
    }
}
