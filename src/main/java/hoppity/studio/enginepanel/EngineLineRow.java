package hoppity.studio.enginepanel;

import static hoppity.words.Words.tr;

import hoppity.studio.shell.CopiedText;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/** A line of the engine: its score, its moves, and a button that adds all of it. */
final class EngineLineRow extends HBox {
    private static final List<String> SEAT_CLASSES =
            List.of("first-seat", "second-seat", "third-seat", "fourth-seat", "fifth-seat", "sixth-seat");
    private static final PseudoClass BEST = PseudoClass.getPseudoClass("best");
    private static final PseudoClass THREAT = PseudoClass.getPseudoClass("threat");

    private static final int NONE = -1;

    private final EnginePanelViewModel model;
    private final PreviewPopup preview;
    private final Label badge = new Label();
    private final StackPane badgeCell = new StackPane(badge);
    private final Tooltip score = new Tooltip();
    private final Tooltip whole = new Tooltip();
    private final Button add = new Button();
    private final LineMoves moves;
    private @Nullable EngineLine line;
    /** The move of the line, from 0, that the small board showed last. */
    private int previewed;

    EngineLineRow(EnginePanelViewModel model, PreviewPopup preview) {
        this.model = model;
        this.preview = preview;
        moves = new LineMoves(new LineMoves.Actions() {
            @Override
            public void hovered(Label label, int index) {
                preview(label, index);
            }

            @Override
            public void left() {
                preview.hide();
                moves.setPreviewed(NONE);
            }

            @Override
            public void stepped(Label label, int direction) {
                preview(label, previewed + direction);
            }

            @Override
            public void chosen(int index) {
                playUpTo(index + 1);
            }
        });
        getStyleClass().add("engine-line");
        badge.getStyleClass().addAll("score-badge", "tabular");
        badge.setAlignment(Pos.CENTER_RIGHT);
        badge.setMinWidth(USE_PREF_SIZE);
        badge.setMaxWidth(Double.MAX_VALUE);
        badgeCell.setMinWidth(USE_PREF_SIZE);
        badge.setTooltip(score);
        score.setShowDelay(Duration.millis(400));
        HBox.setHgrow(moves, Priority.ALWAYS);
        add.getStyleClass().addAll("tool-button", "compact", "add-line");
        add.setGraphic(new FontIcon("mdi2p-playlist-plus"));
        add.setFocusTraversable(false);
        add.setAccessibleText(tr("Add whole line"));
        add.setTooltip(whole);
        whole.setWrapText(true);
        whole.setMaxWidth(420);
        add.setOnAction(event -> addWhole());
        getChildren().addAll(badgeCell, moves, add);
        setOnMouseClicked(event -> {
            if (event.getButton() == MouseButton.PRIMARY && event.isStillSincePress()) {
                addWhole();
            }
        });
        setOnContextMenuRequested(event -> menu().show(this, event.getScreenX(), event.getScreenY()));
    }

    void show(EngineLine shown) {
        line = shown;
        badge.setText(shown.badge());
        for (int seat = 0; seat < SEAT_CLASSES.size(); seat++) {
            badge.getStyleClass().remove(SEAT_CLASSES.get(seat));
        }
        if (shown.favours() >= 0) {
            badge.getStyleClass().add(SEAT_CLASSES.get(shown.favours()));
        }
        pseudoClassStateChanged(BEST, shown.rank() == 1);
        pseudoClassStateChanged(THREAT, shown.threat());
        add.setVisible(!shown.threat());
        score.setText(shown.sentence() + "\n" + tr("Depth {0}", shown.depth()));
        whole.setText(tr("Add whole line") + "\n" + shown.text());
        setAccessibleText(shown.sentence() + " " + shown.text());
        moves.show(shown.moves());
    }

    /** The room that the score needs, in pixels. */
    double badgeWidth() {
        return Math.ceil(badge.prefWidth(-1));
    }

    /** Gives all rows' scores the same room. */
    void setBadgeWidth(double width) {
        badgeCell.setPrefWidth(width);
    }

    private void preview(Label label, int index) {
        if (line != null && index >= 0 && index < line.moves().size()) {
            previewed = index;
            moves.setPreviewed(index);
            var position = model.positionAfter(line.moves().get(index));
            if (position != null) {
                preview.show(label, position, model.rotation());
            }
        }
    }

    private void playUpTo(int count) {
        preview.hide();
        if (line != null && count <= line.moves().size()) {
            model.playUpTo(line, count);
        }
    }

    private void addWhole() {
        if (line != null) {
            model.add(line);
        }
    }

    private ContextMenu menu() {
        preview.hide();
        var play = new MenuItem(tr("Play first move"));
        play.setOnAction(event -> playUpTo(1));
        var whole = new MenuItem(tr("Add whole line"));
        whole.setOnAction(event -> addWhole());
        var copy = new MenuItem(tr("Copy line"));
        copy.setOnAction(event -> copy());
        return line != null && line.threat() ? new ContextMenu(copy) : new ContextMenu(play, whole, copy);
    }

    private void copy() {
        if (line != null) {
            CopiedText.put(line.text());
        }
    }
}
