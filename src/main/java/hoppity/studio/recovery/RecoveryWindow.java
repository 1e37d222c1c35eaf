package hoppity.studio.recovery;

import static hoppity.words.Words.tr;

import hoppity.studio.shell.ChildWindow;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.collections.ListChangeListener;
import javafx.scene.control.Alert;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/** Offers the games that a crash left unsaved. */
public final class RecoveryWindow {
    private static final double WIDTH = 640;
    private static final double HEIGHT = 460;

    private final Window above;
    private final RecoveryViewModel model;
    private @Nullable Stage open;

    public RecoveryWindow(Window above, RecoveryViewModel model) {
        this.above = above;
        this.model = model;
        model.games().addListener((ListChangeListener<Recoverable>) change -> {
            var shown = open;
            if (shown != null && model.games().isEmpty()) {
                shown.close();
            }
        });
    }

    /** Opens the window, unless it is open or there is nothing to offer. */
    public void open() {
        if (open != null || model.games().isEmpty()) {
            return;
        }
        var stage = ChildWindow.of(above, tr("Unsaved games"));
        stage.setOnHidden(event -> open = null);
        open = stage;
        var view = view(stage);
        ChildWindow.show(stage, view, WIDTH, HEIGHT, stage::close);
        view.list().requestFocus();
    }

    private KeptGamesView<Recoverable> view(Stage stage) {
        var view = new KeptGamesView<>(
                tr("Hoppity did not end as it should. These games have changes that are not saved. What you leave here"
                        + " is offered again at the next start."),
                model.games(),
                model::row,
                model::open);
        var chosen = view.list().getSelectionModel();
        var nothingChosen = chosen.selectedItemProperty().isNull();
        var throwAway = new Button(tr("Throw away…"));
        throwAway.setId("throw-away");
        throwAway.disableProperty().bind(nothingChosen);
        throwAway.setOnAction(event -> throwAway(stage, chosen.getSelectedItem()));
        var later = new Button(tr("Later"));
        later.setCancelButton(true);
        later.setOnAction(event -> stage.close());
        var all = new Button(tr("Open all"));
        all.setId("open-all");
        all.visibleProperty().bind(Bindings.size(model.games()).greaterThan(1));
        all.managedProperty().bind(all.visibleProperty());
        all.setOnAction(event -> model.open(model.games()));
        var openOne = new Button(tr("Open"));
        openOne.setId("open-kept");
        openOne.setDefaultButton(true);
        openOne.disableProperty().bind(nothingChosen);
        openOne.setOnAction(event -> model.open(List.of(chosen.getSelectedItem())));
        view.setButtons(List.of(throwAway, later, all, openOne));
        return view;
    }

    private void throwAway(Stage stage, Recoverable game) {
        var yes = new ButtonType(tr("Throw away"), ButtonData.YES);
        var no = new ButtonType(tr("Keep"), ButtonData.CANCEL_CLOSE);
        var alert = new Alert(
                Alert.AlertType.CONFIRMATION, tr("They are in no file, and cannot be brought back."), yes, no);
        alert.initOwner(stage);
        alert.setTitle(tr("Unsaved games"));
        alert.setHeaderText(tr("Throw away the unsaved changes of {0}?", game.title()));
        if (alert.showAndWait().filter(yes::equals).isPresent()) {
            model.throwAway(game);
        }
    }
}
