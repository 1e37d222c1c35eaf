package hoppity.studio.recovery;

import static hoppity.words.Words.tr;

import hoppity.studio.recovery.EarlierVersionsViewModel.FileChoice;
import hoppity.studio.shell.ChildWindow;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.collections.ListChangeListener;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.stage.Stage;
import javafx.stage.Window;
import javafx.util.StringConverter;

/** Shows what saved files were like before they were saved again. */
public final class EarlierVersionsWindow {
    private static final double WIDTH = 680;
    private static final double HEIGHT = 620;

    private EarlierVersionsWindow() {}

    public static void open(Window above, EarlierVersionsViewModel model) {
        var stage = ChildWindow.of(above, tr("Earlier versions"));
        var view = view(stage, model);
        ChildWindow.show(stage, view, WIDTH, HEIGHT, stage::close);
        view.list().requestFocus();
        model.look();
    }

    private static KeptGamesView<EarlierVersion> view(Stage stage, EarlierVersionsViewModel model) {
        var view = new KeptGamesView<EarlierVersion>(
                tr("Whenever a game is saved, what was in its file is kept here. A version opens as a game of its own;"
                        + " its file stays as it is."),
                model.versions(),
                model::row,
                chosen -> open(stage, model, chosen));
        ((Label) view.list().getPlaceholder()).textProperty().bind(model.stateProperty());
        view.head().getChildren().add(files(model));
        var close = new Button(tr("Close"));
        close.setCancelButton(true);
        close.setOnAction(event -> stage.close());
        var open = new Button(tr("Open as a new game"));
        open.setId("open-kept");
        open.setDefaultButton(true);
        var chosen = view.list().getSelectionModel();
        open.disableProperty().bind(chosen.selectedItemProperty().isNull());
        open.setOnAction(event -> open(stage, model, List.copyOf(chosen.getSelectedItems())));
        model.versions().addListener((ListChangeListener<EarlierVersion>) change -> chosen.selectFirst());
        view.setButtons(List.of(close, open));
        return view;
    }

    private static ComboBox<FileChoice> files(EarlierVersionsViewModel model) {
        var files = new ComboBox<>(model.files());
        files.setMaxWidth(Double.MAX_VALUE);
        files.setAccessibleText(tr("File"));
        files.setConverter(new StringConverter<>() {
            @Override
            public String toString(FileChoice choice) {
                return choice == null ? "" : choice.label();
            }

            @Override
            public FileChoice fromString(String text) {
                throw new UnsupportedOperationException("the files are chosen, not written");
            }
        });
        files.valueProperty().bindBidirectional(model.fileProperty());
        files.visibleProperty().bind(Bindings.size(model.files()).greaterThan(2));
        files.managedProperty().bind(files.visibleProperty());
        return files;
    }

    private static void open(Stage stage, EarlierVersionsViewModel model, List<EarlierVersion> chosen) {
        if (!chosen.isEmpty()) {
            stage.close();
            model.open(chosen.get(0));
        }
    }
}
