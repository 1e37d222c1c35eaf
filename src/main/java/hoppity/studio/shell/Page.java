package hoppity.studio.shell;

import java.util.List;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.scene.Node;
import javafx.scene.layout.HBox;

/**
 * One of the pages of a {@link SidePane}: a title, a content, and what stands beside the title while it shows. All but the
 * title is made when the page shows for the first time: a window with fewer nodes is there sooner.
 */
public final class Page {
    private final StringProperty title;
    private final Lazy<Node> content;
    private final ReadOnlyBooleanWrapper showing = new ReadOnlyBooleanWrapper(this, "showing");
    private Lazy<HBox> info = new Lazy<>(() -> row("page-info", List.of()));
    private Lazy<HBox> tools = new Lazy<>(() -> row("page-tools", List.of()));

    public Page(String title, Supplier<? extends Node> content) {
        this.title = new SimpleStringProperty(this, "title", title);
        this.content = new Lazy<>(content);
    }

    private static HBox row(String styleClass, List<? extends Node> nodes) {
        var row = new HBox();
        row.getStyleClass().add(styleClass);
        row.getChildren().setAll(nodes);
        return row;
    }

    public StringProperty titleProperty() {
        return title;
    }

    /** Whether the page is the chosen one of a pane that is neither folded nor hidden. */
    public ReadOnlyBooleanProperty showingProperty() {
        return showing.getReadOnlyProperty();
    }

    void setShowing(boolean value) {
        showing.set(value);
    }

    public Node content() {
        return content.get();
    }

    /** Puts a node right behind the title: quiet facts, such as the depth of a search. */
    public Page withInfo(Supplier<? extends Node> node) {
        info = new Lazy<>(() -> row("page-info", List.of(node.get())));
        return this;
    }

    /** Puts a node at the right end of the header: buttons with the style classes {@code tool-button compact}, legends. */
    public Page withTools(Supplier<? extends Node> node) {
        tools = new Lazy<>(() -> row("page-tools", List.of(node.get())));
        return this;
    }

    HBox info() {
        return info.get();
    }

    HBox tools() {
        return tools.get();
    }
}
