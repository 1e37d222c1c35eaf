package hoppity.studio.palette;

import static hoppity.words.Words.tr;

import hoppity.studio.command.Command;
import hoppity.studio.command.CommandMenu;
import hoppity.studio.command.CommandRegistry;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** All keys, menu by menu, and how the board is used with the mouse. */
public final class KeysView extends Overlay {
    private static final PseudoClass UNAVAILABLE = PseudoClass.getPseudoClass("unavailable");
    private static final double WIDTH = 1080;
    private static final double HEIGHT = 680;

    private final CommandRegistry commands;
    private final HBox columns = new HBox(32, new VBox(16), new VBox(16), new VBox(16));
    private final ScrollPane scroll = new ScrollPane();

    /** @param manual how moves are put in, in words */
    public KeysView(CommandRegistry commands, String manual) {
        this(commands, manual, new VBox());
    }

    private KeysView(CommandRegistry commands, String manual, VBox card) {
        super(card);
        this.commands = commands;
        setId("keys");
        getStylesheets()
                .add(Objects.requireNonNull(KeysView.class.getResource("palette.css"))
                        .toExternalForm());
        var title = new Label(tr("Keys and mouse"));
        title.getStyleClass().add("overlay-title");
        var board = new Label(tr("On the board"));
        board.getStyleClass().add("keys-menu");
        var words = new Label(manual);
        words.setWrapText(true);
        var content = new VBox(columns, board, words);
        content.getStyleClass().add("keys-content");
        scroll.setContent(content);
        scroll.setFitToWidth(true);
        scroll.setPrefHeight(HEIGHT);
        card.getChildren().setAll(title, scroll);
        card.setPrefWidth(WIDTH);
    }

    @Override
    public void toggle() {
        if (isVisible()) {
            close();
            return;
        }
        fillColumns();
        open(scroll);
    }

    /** Each menu goes into the column that is the shortest so far. */
    private void fillColumns() {
        var heights = new int[columns.getChildren().size()];
        columns.getChildren().forEach(column -> ((VBox) column).getChildren().clear());
        for (var menu : commands.menus()) {
            int rows = keyed(menu).size();
            if (rows > 0) {
                int shortest = 0;
                for (int i = 1; i < heights.length; i++) {
                    shortest = heights[i] < heights[shortest] ? i : shortest;
                }
                heights[shortest] += rows + 2;
                ((VBox) columns.getChildren().get(shortest)).getChildren().add(part(menu));
            }
        }
    }

    private static Node part(CommandMenu menu) {
        var title = new Label(PaletteViewModel.title(menu));
        title.getStyleClass().add("keys-menu");
        var grid = new GridPane();
        grid.setHgap(16);
        grid.setVgap(4);
        for (var command : keyed(menu)) {
            var keys = new Label(command.shortcuts().get(0).displayText());
            keys.getStyleClass().add("key");
            keys.setMinWidth(Region.USE_PREF_SIZE);
            var text = new Label(command.text());
            text.setWrapText(true);
            text.pseudoClassStateChanged(UNAVAILABLE, !command.enabled().get());
            grid.addRow(grid.getRowCount(), keys, text);
        }
        return new VBox(4, title, grid);
    }

    private static Stream<Command> commands(CommandMenu.Entry entry) {
        if (entry instanceof CommandMenu.Item item) {
            return Stream.of(item.command());
        }
        return entry instanceof CommandMenu.Submenu submenu ? submenu.commands().stream() : Stream.empty();
    }

    private static List<Command> keyed(CommandMenu menu) {
        return menu.entries().stream()
                .flatMap(KeysView::commands)
                .filter(command -> !command.shortcuts().isEmpty())
                .toList();
    }
}
