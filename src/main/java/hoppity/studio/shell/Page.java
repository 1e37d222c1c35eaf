package hoppity.studio.shell;

import java.util.List;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.scene.Node;
import javafx.scene.layout.HBox;

/** One of the pages of a {@link SidePane}: a title, a content, and what stands beside the title while it shows. */
public final class Page {
    private final StringProperty title;
    private final Node content;
    private final ReadOnlyBooleanWrapper showing = new ReadOnlyBooleanWrapper(this, "showing");
    private final HBox info = new HBox();
    private final HBox tools = new HBox();

    public Page(String title, Node content) {
        this.title = new SimpleStringProperty(this, "title", title);
        this.content = content;
        info.getStyleClass().add("page-info");
        tools.getStyleClass().add("page-tools");
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
        return content;
    }

    /** Puts nodes right behind the title: quiet facts, such as the depth of a search. */
    public Page withInfo(Node... nodes) {
        info.getChildren().setAll(List.of(nodes));
        return this;
    }

    /** Puts nodes at the right end of the header: buttons with the style classes {@code tool-button compact}, legends. */
    public Page withTools(Node... nodes) {
        tools.getChildren().setAll(List.of(nodes));
        return this;
    }

    HBox info() {
        return info;
    }

    HBox tools() {
        return tools;
    }
}
