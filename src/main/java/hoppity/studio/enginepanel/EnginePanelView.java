package hoppity.studio.enginepanel;

import static hoppity.words.Words.tr;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/**
 * The lines of the engine, or a word about why there are none. While the pointer is on them they stand still, so that a click
 * meets the move that it was meant for.
 */
public final class EnginePanelView extends StackPane {
    private static final double LEAST_BADGE = 52;

    private final EnginePanelViewModel model;
    private final List<EngineLineRow> rows = new ArrayList<>();
    private final VBox lines = new VBox() {
        @Override
        protected void layoutChildren() {
            alignBadges();
            super.layoutChildren();
        }
    };
    private final PreviewPopup preview = new PreviewPopup(lines);
    private final Label note = new Label();
    private final Label words = new Label();
    private final Button analyse = new Button(tr("Analyse"));
    private final HBox empty = new HBox(words, analyse);
    private List<EngineLine> shown = List.of();

    public EnginePanelView(EnginePanelViewModel model) {
        this.model = model;
        getStyleClass().add("engine-panel");
        getStylesheets()
                .add(Objects.requireNonNull(EnginePanelView.class.getResource("enginepanel.css"))
                        .toExternalForm());
        setId("engine-panel");
        lines.getStyleClass().add("engine-lines");
        note.getStyleClass().add("engine-note");
        note.textProperty().bind(model.messageProperty());
        words.getStyleClass().add("engine-words");
        words.setWrapText(true);
        words.setMinWidth(0);
        words.textProperty().bind(model.messageProperty());
        empty.getStyleClass().add("engine-empty");
        analyse.setId("engine-analyse");
        analyse.setFocusTraversable(false);
        analyse.setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
        analyse.setOnAction(event -> model.analyse());
        var scroll = new ScrollPane(lines);
        scroll.setFitToWidth(true);
        scroll.setFocusTraversable(false);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        getChildren().addAll(scroll, empty);

        model.linesProperty().addListener(observable -> showLines());
        lines.hoverProperty().addListener(observable -> showLines());
        model.statusProperty().addListener(observable -> showEmpty());
        model.messageProperty().addListener(observable -> showEmpty());
        sceneProperty().addListener(observable -> preview.hide());
        showLines();
        showEmpty();
    }

    /** State and numbers of the search: for the header, behind the title. */
    public Node facts() {
        return EngineHeader.facts(model);
    }

    /** The controls: for the header, at its right end. */
    public Node tools(EngineCommands commands) {
        return EngineHeader.tools(model, commands);
    }

    private void showLines() {
        var now = model.linesProperty().get();
        if (lines.isHover() && !now.isEmpty() && model.areCurrent(shown)) {
            return;
        }
        if (!model.areCurrent(shown) || now.isEmpty()) {
            preview.hide();
        }
        shown = now;
        while (rows.size() < now.size()) {
            rows.add(new EngineLineRow(model, preview));
        }
        var content = new ArrayList<Node>(rows.subList(0, now.size()));
        content.add(note);
        if (!content.equals(lines.getChildren())) {
            lines.getChildren().setAll(content);
        }
        for (int i = 0; i < now.size(); i++) {
            rows.get(i).show(now.get(i));
        }
        showEmpty();
    }

    private void alignBadges() {
        var present = rows.subList(0, shown.size());
        double width = LEAST_BADGE;
        for (var row : present) {
            width = Math.max(width, row.badgeWidth());
        }
        for (var row : present) {
            row.setBadgeWidth(width);
        }
    }

    private void showEmpty() {
        boolean nothing = shown.isEmpty();
        var message = model.messageProperty().get();
        var status = model.statusProperty().get();
        empty.setVisible(nothing && !message.isEmpty());
        note.setVisible(!nothing && !message.isEmpty());
        note.setManaged(note.isVisible());
        boolean canStart = status == EngineStatus.FAILED || (status == EngineStatus.OFF && model.hasGame());
        analyse.setVisible(canStart);
        analyse.setManaged(canStart);
        analyse.setText(status == EngineStatus.FAILED ? tr("Try again") : tr("Analyse"));
    }
}
