package hoppity.studio.command;

import hoppity.studio.command.CommandMenu.Item;
import hoppity.studio.command.CommandMenu.Separator;
import hoppity.studio.command.CommandMenu.Submenu;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.InvalidationListener;
import javafx.beans.Observable;
import javafx.beans.WeakInvalidationListener;
import javafx.beans.binding.Bindings;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableMap;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.util.Duration;
import org.kordamp.ikonli.javafx.FontIcon;

/** Makes the menu items and buttons of commands. Their node id is the command's id with hyphens for its dots. */
public final class CommandControls {
    private static final Duration TOOLTIP_DELAY = Duration.millis(600);

    private CommandControls() {}

    /** The menu bar with the titles alone, which {@link #fill} completes. */
    public static MenuBar emptyMenuBar(CommandRegistry commands) {
        var bar = new MenuBar();
        commands.menus().forEach(menu -> bar.getMenus().add(new Menu(menu.title())));
        return bar;
    }

    /** Puts the entries into the menus of a bar that was made for the same commands. */
    public static void fill(MenuBar bar, CommandRegistry commands) {
        for (int i = 0; i < bar.getMenus().size(); i++) {
            bar.getMenus().get(i).getItems().setAll(items(commands.menus().get(i)));
        }
    }

    private static List<MenuItem> items(CommandMenu menu) {
        var items = new ArrayList<MenuItem>();
        for (var entry : menu.entries()) {
            if (entry instanceof Item item) {
                items.add(menuItem(item.command()));
            } else if (entry instanceof Submenu submenu) {
                items.add(submenu(submenu));
            } else if (entry instanceof Separator) {
                items.add(new SeparatorMenuItem());
            }
        }
        return items;
    }

    private static Menu submenu(Submenu submenu) {
        var menu = new Menu(submenu.text());
        Runnable fill = () -> {
            menu.getItems()
                    .setAll(submenu.commands().stream()
                            .map(CommandControls::menuItem)
                            .toList());
            menu.setDisable(submenu.commands().isEmpty());
        };
        fill.run();
        submenu.commands().addListener((ListChangeListener<Command>) change -> fill.run());
        return menu;
    }

    /** A menu item; a check item for a switch, a radio item for a choice. */
    public static MenuItem menuItem(Command command) {
        var item = switch (command.kind()) {
            case ACTION -> new MenuItem();
            case SWITCH -> {
                var check = new CheckMenuItem();
                followSelection(command, check.getProperties(), check::setSelected);
                check.setOnAction(event -> runAndShow(command, check::setSelected));
                yield check;
            }
            case CHOICE -> {
                var radio = new RadioMenuItem();
                followSelection(command, radio.getProperties(), radio::setSelected);
                radio.setOnAction(event -> runAndShow(command, radio::setSelected));
                yield radio;
            }
        };
        if (command.kind() == Command.Kind.ACTION) {
            item.setOnAction(event -> command.run());
        }
        item.textProperty().bind(command.textValue());
        // Names of files may hold underscores.
        item.setMnemonicParsing(false);
        item.setId(nodeId(command));
        command.icon().ifPresent(literal -> item.setGraphic(new FontIcon(literal)));
        follow(
                command.shortcutsProperty(),
                item.getProperties(),
                () -> item.setAccelerator(command.shortcuts().stream()
                        .findFirst()
                        .map(ShownShortcut::new)
                        .orElse(null)));
        item.disableProperty().bind(Bindings.not(command.enabled()));
        return item;
    }

    /** A button for a toolbar: the icon alone (the text when there is none), a tooltip, and no focus of its own. */
    public static ButtonBase toolButton(Command command) {
        var button = button(command);
        button.getStyleClass().add("tool-button");
        if (command.icon().isPresent()) {
            button.textProperty().unbind();
            button.setText("");
        }
        button.setFocusTraversable(false);
        return button;
    }

    /** A button with icon and text; a toggle button when the command has a selected state. */
    public static ButtonBase button(Command command) {
        ButtonBase button;
        if (command.kind() == Command.Kind.ACTION) {
            button = new Button();
            button.setOnAction(event -> command.run());
        } else {
            var toggle = new ToggleButton();
            followSelection(command, toggle.getProperties(), toggle::setSelected);
            toggle.setOnAction(event -> runAndShow(command, toggle::setSelected));
            button = toggle;
        }
        button.textProperty().bind(command.textValue());
        button.setMnemonicParsing(false);
        button.setId(nodeId(command));
        button.accessibleTextProperty().bind(command.textValue());
        command.icon().ifPresent(literal -> button.setGraphic(new FontIcon(literal)));
        button.disableProperty().bind(Bindings.not(command.enabled()));
        LateTooltip.install(button, () -> tooltip(command));
        return button;
    }

    private static Tooltip tooltip(Command command) {
        var tooltip = new Tooltip();
        tooltip.textProperty()
                .bind(Bindings.createStringBinding(command::tooltip, command.textValue(), command.shortcutsProperty()));
        tooltip.setShowDelay(TOOLTIP_DELAY);
        return tooltip;
    }

    /** Toolbar buttons, group by group with a separator between two groups. */
    public static List<Node> toolButtons(List<List<Command>> groups) {
        var nodes = new ArrayList<Node>();
        for (var group : groups) {
            if (!nodes.isEmpty() && !group.isEmpty()) {
                nodes.add(new javafx.scene.control.Separator(javafx.geometry.Orientation.VERTICAL));
            }
            group.forEach(command -> nodes.add(toolButton(command)));
        }
        return nodes;
    }

    /** A click turns the control over by itself; what counts is what the command made of it. */
    private static void runAndShow(Command command, Consumer<Boolean> show) {
        command.run();
        command.selected().ifPresent(selected -> show.accept(selected.get()));
    }

    /** The command's id in a form that a CSS selector can name: {@code #file-open}. */
    private static String nodeId(Command command) {
        return command.id().replace('.', '-');
    }

    private static void followSelection(
            Command command, ObservableMap<Object, Object> properties, Consumer<Boolean> show) {
        command.selected().ifPresent(selected -> follow(selected, properties, () -> show.accept(selected.get())));
    }

    /** The command outlives context menus: the control alone keeps the listener alive, among its properties. */
    private static void follow(Observable source, ObservableMap<Object, Object> properties, Runnable show) {
        InvalidationListener listener = observable -> show.run();
        source.addListener(new WeakInvalidationListener(listener));
        properties.put(listener, listener);
        show.run();
    }
}
