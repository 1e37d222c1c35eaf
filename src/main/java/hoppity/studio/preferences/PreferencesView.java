package hoppity.studio.preferences;

import static hoppity.words.Words.tr;

import hoppity.studio.shell.NotificationBar;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import javafx.beans.InvalidationListener;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/** The whole content of the window: search and sections at the left, what fits at the right. */
final class PreferencesView extends BorderPane {
    private static final PseudoClass NOTHING_FITS = PseudoClass.getPseudoClass("nothing-fits");
    private static final KeyCombination SEARCH = new KeyCodeCombination(KeyCode.F, KeyCombination.SHORTCUT_DOWN);
    private static final double SIDE_WIDTH = 210;

    private final PreferencesViewModel model;
    private final Actions actions;
    private final TextField search = new TextField();
    private final ListView<Section> sections = new ListView<>();
    private final VBox page = new VBox();
    private final ScrollPane scroll = new ScrollPane(page);
    private final Label nothing = new Label(tr("No preference and no command fits."));
    private final Map<Section, Node> headings = new EnumMap<>(Section.class);
    private final Map<Preference<?>, Node> rows = new HashMap<>();
    private @Nullable KeyboardView keyboard;

    /** What needs the window. */
    interface Actions {
        void importFile();

        void exportFile();

        PathChooser paths();

        void close();
    }

    PreferencesView(PreferencesViewModel model, Actions actions) {
        this.model = model;
        this.actions = actions;
        getStyleClass().add("preferences");
        getStylesheets()
                .add(Objects.requireNonNull(PreferencesView.class.getResource("preferences.css"))
                        .toExternalForm());
        setLeft(side());
        setCenter(content());
        setBottom(foot());
        addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (SEARCH.match(event) && !(event.getTarget() instanceof KeyRecorder)) {
                search.requestFocus();
                search.selectAll();
                event.consume();
            }
        });
        InvalidationListener refresh = observable -> refresh();
        model.sectionProperty().addListener(refresh);
        model.wordsProperty().addListener(refresh);
        refresh();
    }

    private Node side() {
        search.setId("preferences-search");
        search.setPromptText(tr("Search"));
        search.setAccessibleText(tr("Search the preferences and keys"));
        search.textProperty().bindBidirectional(model.queryProperty());
        search.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE && !search.getText().isEmpty()) {
                search.clear();
                event.consume();
            } else if (event.getCode() == KeyCode.DOWN) {
                sections.requestFocus();
                event.consume();
            }
        });
        sections.setId("preferences-sections");
        sections.setAccessibleText(tr("Sections"));
        sections.getItems().setAll(Section.values());
        sections.setCellFactory(view -> new SectionCell());
        sections.getSelectionModel().select(model.sectionProperty().get());
        sections.getSelectionModel().selectedItemProperty().addListener((observable, before, now) -> {
            if (now != null) {
                model.sectionProperty().set(now);
            }
        });
        // The section that is chosen already is gone to as well.
        sections.setOnMouseClicked(event -> model.queryProperty().set(""));
        // A list keeps Escape for itself.
        sections.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE) {
                actions.close();
                event.consume();
            } else if (event.getCode() == KeyCode.ENTER) {
                model.queryProperty().set("");
                event.consume();
            }
        });
        VBox.setVgrow(sections, Priority.ALWAYS);
        var side = new VBox(search, sections);
        side.getStyleClass().add("preferences-side");
        side.setPrefWidth(SIDE_WIDTH);
        side.setMinWidth(SIDE_WIDTH);
        return side;
    }

    private Node content() {
        page.getStyleClass().add("preferences-page");
        nothing.getStyleClass().add("muted");
        page.getChildren().add(nothing);
        for (var section : Section.values()) {
            var heading = new Label(section.displayName());
            heading.getStyleClass().add("preferences-heading");
            headings.put(section, heading);
            page.getChildren().add(heading);
            for (var preference : model.of(section)) {
                var row = new PreferenceRow(preference, actions.paths());
                rows.put(preference, row);
                page.getChildren().add(row);
            }
        }
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setFocusTraversable(false);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        return new VBox(new NotificationBar(model.messages()), scroll);
    }

    private Node foot() {
        var gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        var reset = button("preferences-reset", tr("Reset all"), model::resetAll);
        reset.disableProperty().bind(model.changedProperty().not());
        var foot = new HBox(
                button("preferences-import", tr("Import…"), actions::importFile),
                button("preferences-export", tr("Export…"), actions::exportFile),
                reset,
                gap,
                button("preferences-close", tr("Close"), actions::close));
        foot.getStyleClass().add("editor-foot");
        return foot;
    }

    private static Button button(String id, String text, Runnable action) {
        var button = new Button(text);
        button.setId(id);
        button.setMinWidth(USE_PREF_SIZE);
        button.setOnAction(event -> action.run());
        return button;
    }

    private void refresh() {
        boolean any = false;
        for (var section : Section.values()) {
            boolean shown = model.shows(section);
            any |= shown;
            show(Objects.requireNonNull(headings.get(section)), shown);
        }
        rows.forEach((preference, row) -> show(row, model.shows(preference)));
        if (model.shows(Section.KEYBOARD)) {
            show(keyboard(), true);
        } else if (keyboard != null) {
            show(keyboard, false);
        }
        show(nothing, !any);
        scroll.setVvalue(0);
        sections.refresh();
    }

    /** Made when it is asked for first: it has a row for every command. */
    private KeyboardView keyboard() {
        var made = keyboard;
        if (made == null) {
            made = new KeyboardView(model.keyboard());
            keyboard = made;
            page.getChildren().add(made);
        }
        return made;
    }

    private static void show(Node node, boolean shown) {
        node.setVisible(shown);
        node.setManaged(shown);
    }

    /** A control that the Tab key reaches must be in sight. */
    void follow(@Nullable Node focused) {
        if (focused == null || !isInPage(focused)) {
            return;
        }
        Bounds bounds = page.sceneToLocal(focused.localToScene(focused.getBoundsInLocal()));
        double room = scroll.getViewportBounds().getHeight();
        double hidden = page.getHeight() - room;
        double top = scroll.getVvalue() * hidden;
        if (hidden > 0 && (bounds.getMinY() < top || bounds.getMaxY() > top + room)) {
            scroll.setVvalue(Math.max(0, Math.min(1, (bounds.getCenterY() - room / 2) / hidden)));
        }
    }

    private boolean isInPage(Node node) {
        for (Node outer = node; outer != null; outer = outer.getParent()) {
            if (outer == page) {
                return true;
            }
        }
        return false;
    }

    private final class SectionCell extends ListCell<Section> {
        @Override
        protected void updateItem(@Nullable Section section, boolean empty) {
            super.updateItem(section, empty);
            setText(section == null ? null : section.displayName());
            setGraphic(section == null ? null : new FontIcon(section.icon()));
            pseudoClassStateChanged(NOTHING_FITS, section != null && !model.fits(section));
        }
    }
}
