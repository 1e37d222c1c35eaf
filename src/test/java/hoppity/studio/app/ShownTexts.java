package hoppity.studio.app;

import java.util.ArrayDeque;
import java.util.List;
import java.util.function.Consumer;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TabPane;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.Tooltip;
import javafx.scene.text.Text;
import javafx.stage.PopupWindow;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/** Every text of the open windows that a person can see, or hear from a screen reader, whether it shows just now or not. */
final class ShownTexts {
    private static final String INSTALLED_TOOLTIP = "javafx.scene.control.Tooltip";

    private final Consumer<String> found;

    private ShownTexts(Consumer<String> found) {
        this.found = found;
    }

    /** To be called on the UI thread. */
    static void collect(Consumer<String> found) {
        var texts = new ShownTexts(found);
        for (var window : List.copyOf(Window.getWindows())) {
            if (window instanceof Stage stage) {
                texts.take(stage.getTitle());
            }
            if (window instanceof ContextMenu menu) {
                texts.items(menu.getItems());
            }
            if (window instanceof Stage || window instanceof PopupWindow) {
                texts.below(window.getScene().getRoot());
            }
        }
    }

    private void take(@Nullable String text) {
        if (text != null) {
            found.accept(text);
        }
    }

    private void below(Node root) {
        var open = new ArrayDeque<Node>();
        open.push(root);
        while (!open.isEmpty()) {
            var node = open.pop();
            of(node);
            if (node instanceof Parent parent) {
                parent.getChildrenUnmodifiable().forEach(open::push);
            }
        }
    }

    private void of(Node node) {
        take(node.getAccessibleText());
        take(node.getAccessibleHelp());
        take(node.getAccessibleRoleDescription());
        if (node.getProperties().get(INSTALLED_TOOLTIP) instanceof Tooltip tip) {
            of(tip);
        }
        // What a Labeled holds is its own text, shortened if there is no room.
        if (node instanceof Text text && !(node.getParent() instanceof Labeled)) {
            take(text.getText());
        }
        if (node instanceof Control control) {
            of(control.getTooltip());
            var menu = control.getContextMenu();
            if (menu != null) {
                items(menu.getItems());
            }
        }
        if (node instanceof Labeled labeled) {
            take(labeled.getText());
        }
        if (node instanceof TextInputControl text) {
            take(text.getPromptText());
        }
        if (node instanceof MenuBar bar) {
            bar.getMenus().forEach(this::item);
        }
        if (node instanceof MenuButton button) {
            items(button.getItems());
        }
        if (node instanceof ComboBox<?> box) {
            choices(box);
        }
        if (node instanceof TabPane tabs) {
            tabs.getTabs().forEach(tab -> take(tab.getText()));
        }
    }

    private void of(@Nullable Tooltip tip) {
        if (tip != null) {
            take(tip.getText());
        }
    }

    private <T> void choices(ComboBox<T> box) {
        take(box.getPromptText());
        var converter = box.getConverter();
        box.getItems().forEach(choice -> take(converter.toString(choice)));
    }

    private void items(ObservableList<MenuItem> items) {
        items.forEach(this::item);
    }

    private void item(MenuItem item) {
        take(item.getText());
        if (item instanceof Menu menu) {
            menu.getItems().forEach(this::item);
        }
    }
}
