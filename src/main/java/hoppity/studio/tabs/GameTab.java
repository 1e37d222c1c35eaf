package hoppity.studio.tabs;

import static hoppity.words.Words.tr;

import hoppity.studio.command.LateTooltip;
import hoppity.studio.document.GameDocument;
import hoppity.studio.session.GameTitle;
import hoppity.studio.session.Session;
import hoppity.studio.shell.CopiedText;
import java.util.Objects;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Circle;
import org.kordamp.ikonli.javafx.FontIcon;

/** The tab of one game: its title, a dot while something is not saved, a cross. */
final class GameTab extends HBox {
    private static final PseudoClass SHOWN = PseudoClass.getPseudoClass("shown");
    private static final PseudoClass CHANGED = PseudoClass.getPseudoClass("changed");

    private final GameDocument game;
    private final Session session;
    private final Label title = new Label();

    GameTab(GameDocument game, Session session) {
        this.game = game;
        this.session = session;
        getStyleClass().add("game-tab");
        setAccessibleRole(AccessibleRole.TAB_ITEM);
        title.textProperty().bind(GameTitle.observed(game));
        title.setMinWidth(0);
        title.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(title, Priority.ALWAYS);
        accessibleTextProperty().bind(title.textProperty());

        var close = new Button();
        close.getStyleClass().addAll("tool-button", "compact", "tab-close");
        close.setGraphic(new FontIcon("mdi2c-close"));
        close.setFocusTraversable(false);
        close.setAccessibleText(tr("Close"));
        LateTooltip.install(close, tr("Close"));
        close.setOnAction(event -> session.close(game));
        var dot = new Circle(4);
        dot.getStyleClass().add("tab-dot");
        dot.setMouseTransparent(true);
        getChildren().addAll(title, new StackPane(close, dot));

        LateTooltip.install(this, () -> {
            var tip = new Tooltip();
            tip.setOnShowing(event -> tip.setText(details()));
            return tip;
        });
        game.dirtyProperty().addListener(observable -> showChanged());
        showChanged();
        setOnMousePressed(event -> {
            if (event.getButton() == MouseButton.PRIMARY) {
                session.games().show(game);
            }
        });
        setOnMouseClicked(event -> {
            if (event.getButton() == MouseButton.MIDDLE) {
                session.close(game);
            }
        });
        setOnContextMenuRequested(event -> {
            menu().show(this, event.getScreenX(), event.getScreenY());
            event.consume();
        });
    }

    GameDocument game() {
        return game;
    }

    void setShown(boolean shown) {
        pseudoClassStateChanged(SHOWN, shown);
    }

    private void showChanged() {
        pseudoClassStateChanged(CHANGED, game.isDirty());
    }

    private String details() {
        var file = game.fileProperty().get();
        var variant = game.record().variant().shownName();
        var state = game.isDirty() ? "\n" + tr("not saved") : "";
        return (file == null ? tr("in no file yet") : file.toString()) + "\n" + variant + state;
    }

    private ContextMenu menu() {
        var file = game.fileProperty().get();
        var copyPath = item(tr("Copy the file's path"), () -> {
            CopiedText.put(Objects.toString(file, ""));
        });
        copyPath.setDisable(file == null);
        var others = item(tr("Close the others"), () -> session.closeOthers(game));
        others.setDisable(session.games().all().size() == 1);
        var menu = new ContextMenu(
                item(tr("Save"), () -> session.save(game)),
                copyPath,
                new SeparatorMenuItem(),
                item(tr("Close"), () -> session.close(game)),
                others,
                item(tr("Close all"), session::closeAll));
        menu.setAutoHide(true);
        return menu;
    }

    private static MenuItem item(String text, Runnable action) {
        var item = new MenuItem(text);
        item.setOnAction(event -> action.run());
        return item;
    }
}
