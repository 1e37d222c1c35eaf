package hoppity.studio.tabs;

import static hoppity.words.Words.tr;

import hoppity.studio.command.Command;
import hoppity.studio.command.CommandControls;
import hoppity.studio.command.LateTooltip;
import hoppity.studio.document.GameDocument;
import hoppity.studio.session.GameTitle;
import hoppity.studio.session.Session;
import java.util.Objects;
import javafx.beans.binding.Bindings;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.MenuButton;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.javafx.FontIcon;

/** The open games as tabs, what opens another one, and a list of all where they do not fit. Hidden while no game is open. */
public final class TabStrip extends HBox {
    private static final PseudoClass SHOWN = PseudoClass.getPseudoClass("shown");

    private final Session session;
    private final TabRow row;
    private final MenuButton all = new MenuButton();

    /** @param startPage shows the start page, which opens and begins games */
    public TabStrip(Session session, Command startPage) {
        this.session = session;
        row = new TabRow(session);
        setId("tabs");
        getStyleClass().add("tab-strip");
        getStylesheets()
                .add(Objects.requireNonNull(TabStrip.class.getResource("tabs.css"))
                        .toExternalForm());
        var add = CommandControls.toolButton(startPage);
        add.getStyleClass().add("tab-add");
        var shown = session.games().shownProperty();
        shown.addListener(observable -> add.pseudoClassStateChanged(SHOWN, shown.get() == null));
        var gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        gap.setOnMouseClicked(event -> {
            if (event.getClickCount() == 2) {
                startPage.run();
            }
        });
        row.setMaxWidth(Region.USE_PREF_SIZE);
        add.setMinWidth(Region.USE_PREF_SIZE);
        getChildren().addAll(row, add, gap, listOfAll());

        var open = Bindings.isNotEmpty(session.games().all());
        visibleProperty().bind(open);
        managedProperty().bind(open);
    }

    private Node listOfAll() {
        all.getStyleClass().addAll("tool-button", "compact", "tab-list");
        all.setGraphic(new FontIcon("mdi2c-chevron-down"));
        all.setFocusTraversable(false);
        all.setAccessibleText(tr("All open games"));
        LateTooltip.install(all, tr("All open games"));
        all.setMinWidth(Region.USE_PREF_SIZE);
        all.setOnShowing(event -> all.getItems()
                .setAll(session.games().all().stream().map(this::item).toList()));
        // A menu button without items does not open.
        all.getItems().add(new RadioMenuItem());
        return all;
    }

    private RadioMenuItem item(GameDocument game) {
        var item = new RadioMenuItem(GameTitle.of(game) + (game.isDirty() ? " •" : ""));
        item.setMnemonicParsing(false);
        item.setSelected(session.games().shownProperty().get() == game);
        item.setOnAction(event -> session.games().show(game));
        return item;
    }
}
