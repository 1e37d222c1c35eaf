package hoppity.studio.tree;

import hoppity.studio.board.MiniBoard;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.animation.PauseTransition;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import javafx.stage.Popup;
import javafx.util.Duration;

/** A small board with what is said about a node, beside the pointer, a moment after it has come to rest on the node. */
final class NodePreview {
    private static final double SIDE = 208;
    private static final double OFFSET = 18;
    private static final Duration DELAY = Duration.millis(350);

    private final Node owner;
    private final Popup popup = new Popup();
    private final MiniBoard board = new MiniBoard(SIDE);
    private final Label title = new Label();
    private final Label details = new Label();
    private final Label comment = new Label();
    private final PauseTransition delay = new PauseTransition(DELAY);

    NodePreview(Node owner, String styleSheet) {
        this.owner = owner;
        title.getStyleClass().add("tree-preview-title");
        details.getStyleClass().add("tree-preview-details");
        comment.getStyleClass().add("tree-preview-comment");
        var frame = new VBox(board, title, details, comment);
        frame.getStyleClass().add("tree-preview");
        frame.getStylesheets().add(styleSheet);
        frame.setMouseTransparent(true);
        for (var label : new Label[] {title, details, comment}) {
            label.setWrapText(true);
            label.setMaxWidth(SIDE);
        }
        popup.getContent().add(frame);
        popup.setAutoFix(true);
        popup.setHideOnEscape(false);
    }

    /** @param summary asked for when it is to be shown */
    void show(Supplier<Optional<NodeSummary>> summary, int rotation, double screenX, double screenY) {
        popup.hide();
        delay.setOnFinished(event -> summary.get().ifPresent(told -> {
            board.positionProperty().set(told.position());
            board.rotationProperty().set(rotation);
            write(title, told.title());
            write(details, told.details());
            write(comment, told.comment());
            if (owner.getScene() != null) {
                popup.show(owner, screenX + OFFSET, screenY + OFFSET);
            }
        }));
        delay.playFromStart();
    }

    void hide() {
        delay.stop();
        popup.hide();
    }

    private static void write(Label label, String text) {
        label.setText(text);
        label.setVisible(!text.isEmpty());
        label.setManaged(!text.isEmpty());
    }
}
