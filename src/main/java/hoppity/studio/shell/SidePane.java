package hoppity.studio.shell;

import static hoppity.words.Words.tr;

import hoppity.studio.command.LateTooltip;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Rectangle;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * A pane of the side column: a header with the titles of its pages, and the page that was chosen. A folded pane shows
 * its header alone, and so does one that was not {@linkplain #fill filled} yet.
 */
public final class SidePane extends VBox {
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
    private static final PseudoClass SINGLE = PseudoClass.getPseudoClass("single");
    private static final PseudoClass DROP_TARGET = PseudoClass.getPseudoClass("drop-target");
    private static final PseudoClass FOLDED = PseudoClass.getPseudoClass("folded");

    private final BooleanProperty folded;
    private final ReadOnlyObjectWrapper<@Nullable Page> page = new ReadOnlyObjectWrapper<>(this, "page");
    private final List<Page> pages = new ArrayList<>();
    private final HBox titles = new HBox();
    private final StackPane info = new StackPane();
    private final StackPane tools = new StackPane();
    private final StackPane body = new StackPane();
    private final Button fold = new Button();
    private final HBox header;
    private boolean filled;

    SidePane(BooleanProperty folded) {
        this.folded = folded;
        getStyleClass().add("side-pane");
        titles.getStyleClass().add("page-titles");
        info.getStyleClass().add("page-info-slot");
        tools.getStyleClass().add("page-tools-slot");
        body.getStyleClass().add("side-pane-body");

        fold.getStyleClass().addAll("tool-button", "compact");
        fold.setFocusTraversable(false);
        fold.setOnAction(event -> folded.set(!folded.get()));
        LateTooltip.install(fold, () -> {
            var tooltip = new Tooltip();
            tooltip.textProperty().bind(fold.accessibleTextProperty());
            return tooltip;
        });

        // What does not fit is cut off on the left of the tools, never the tools themselves.
        var facts = new HBox(titles, info);
        facts.getStyleClass().add("side-pane-facts");
        facts.setMinWidth(0);
        HBox.setHgrow(facts, Priority.ALWAYS);
        clip(facts);
        tools.setMinWidth(USE_PREF_SIZE);
        fold.setMinWidth(USE_PREF_SIZE);
        header = new HBox(facts, tools, fold);
        header.getStyleClass().add("side-pane-header");
        header.setOnMouseClicked(event -> {
            if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2) {
                folded.set(!folded.get());
            }
        });
        clip(body);
        body.setMinHeight(0);
        VBox.setVgrow(body, Priority.ALWAYS);
        folded.addListener(observable -> showFolded());
        visibleProperty().addListener(observable -> tellShowing());
        showFolded();
    }

    private static void clip(javafx.scene.layout.Region region) {
        var rectangle = new Rectangle();
        rectangle.widthProperty().bind(region.widthProperty());
        rectangle.heightProperty().bind(region.heightProperty());
        region.setClip(rectangle);
    }

    /** Adds a page behind the others; the first one is the one that shows. */
    public Page addPage(String title, Supplier<? extends Node> content) {
        var added = new Page(title, content);
        addPage(added, pages.size());
        return added;
    }

    /** Takes a page in, which another pane has given away, or brings one back to its place. */
    void addPage(Page added, int place) {
        pages.add(place, added);
        var label = new Label();
        label.textProperty().bind(added.titleProperty());
        label.getStyleClass().add("page-title");
        label.setMinWidth(USE_PREF_SIZE);
        label.setOnMousePressed(event -> {
            if (event.getButton() == MouseButton.PRIMARY) {
                show(added);
            }
        });
        label.setUserData(added);
        label.pseudoClassStateChanged(CHOSEN, page.get() == added);
        page.addListener((observable, before, now) -> label.pseudoClassStateChanged(CHOSEN, now == added));
        titles.getChildren().add(place, label);
        if (pages.size() == 1) {
            choose(added);
        }
        showSingle();
    }

    private void showSingle() {
        titles.pseudoClassStateChanged(SINGLE, pages.size() == 1);
    }

    /** Gives a page away; the one before it shows then, if it was the one that did. */
    void removePage(Page removed) {
        int place = pages.indexOf(removed);
        pages.remove(removed);
        titles.getChildren().removeIf(title -> title.getUserData() == removed);
        if (page.get() == removed) {
            body.getChildren().clear();
            info.getChildren().clear();
            tools.getChildren().clear();
            page.set(null);
            removed.setShowing(false);
            if (!pages.isEmpty()) {
                choose(pages.get(Math.max(0, place - 1)));
            }
        }
        showSingle();
    }

    /** The line with the titles, which other panes can be dragged to and which has the pane's menu. */
    Node header() {
        return header;
    }

    /** Whether a pane that is being dragged would take the place of this one. */
    void setDropTarget(boolean target) {
        pseudoClassStateChanged(DROP_TARGET, target);
    }

    /** Shows one of the pages of this pane, and unfolds the pane if it was asked for by its title. */
    public void show(Page shown) {
        if (!pages.contains(shown)) {
            throw new IllegalArgumentException("The page does not belong to this pane");
        }
        fillWith(shown);
    }

    private void fillWith(@Nullable Page chosen) {
        if (!filled) {
            filled = true;
            getChildren().addAll(header, body);
        }
        if (chosen != null) {
            choose(chosen);
        }
    }

    private void choose(Page chosen) {
        page.set(chosen);
        if (filled) {
            body.getChildren().setAll(chosen.content());
            info.getChildren().setAll(chosen.info());
            tools.getChildren().setAll(chosen.tools());
        }
        tellShowing();
    }

    /** Puts in the header and the content of the chosen page; to be called once the window is there, which need not wait for it. */
    void fill() {
        var chosen = page.get();
        if (!filled) {
            fillWith(chosen);
        }
    }

    private void tellShowing() {
        pages.forEach(each -> each.setShowing(filled && each == page.get() && !folded.get() && isVisible()));
    }

    public List<Page> pages() {
        return List.copyOf(pages);
    }

    /** The page that shows; null while there is none. */
    public ReadOnlyObjectProperty<@Nullable Page> pageProperty() {
        return page.getReadOnlyProperty();
    }

    public BooleanProperty foldedProperty() {
        return folded;
    }

    private void showFolded() {
        var isFolded = folded.get();
        body.setVisible(!isFolded);
        body.setManaged(!isFolded);
        pseudoClassStateChanged(FOLDED, isFolded);
        fold.setGraphic(new FontIcon(isFolded ? "mdi2c-chevron-right" : "mdi2c-chevron-down"));
        fold.setAccessibleText(isFolded ? tr("Unfold") : tr("Fold"));
        tellShowing();
    }
}
