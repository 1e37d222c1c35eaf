package hoppity.studio.board;

import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** A seat beside the board: its colour, name and player, whose turn it is, tempo and clock. */
final class SeatStripView extends HBox {
    private static final PseudoClass TO_MOVE = PseudoClass.getPseudoClass("to-move");

    /** Below this width the numbers of the tempo stand without their words, below the next also without whose turn it is. */
    private static final double NARROW = 340;

    private static final double VERY_NARROW = 250;

    private final SeatDisc disc = new SeatDisc();
    private final Label name = new Label();
    private final Label player = new Label();
    private final Label turn = new Label("to move");
    private final Button pass = new Button("Pass");
    private final Label tempoWord = new Label("tempo");
    private final Label tempo = new Label();
    private final Label toGo = new Label();
    private final Label toGoWord = new Label("to go");
    private final Label clock = new Label();
    private boolean toMove;

    SeatStripView(Runnable onPass) {
        getStyleClass().add("seat-strip");
        setFillHeight(false);
        name.getStyleClass().add("seat-name");
        player.getStyleClass().add("muted");
        turn.getStyleClass().add("seat-turn");
        turn.setTooltip(new Tooltip(BoardControl.MANUAL));
        pass.getStyleClass().addAll("small", "accent", "pass-button");
        pass.setFocusTraversable(false);
        pass.setTooltip(new Tooltip("There is no move: the turn goes to the other side."));
        pass.setOnAction(event -> onPass.run());
        tempo.getStyleClass().addAll("strong", "tabular");
        clock.getStyleClass().addAll("seat-clock", "tabular");

        var chip = new HBox(tempoWord, tempo, new Label("·"), toGo, toGoWord);
        chip.getStyleClass().addAll("chip", "tempo-chip");
        Tooltip.install(
                chip,
                new Tooltip("Tempo: the distance of all pieces to the far corner; the smaller number leads.\n"
                        + "To go: the least number of tempi that fill the camp."));
        chip.setMinWidth(USE_PREF_SIZE);
        clock.setMinWidth(USE_PREF_SIZE);
        turn.setMinWidth(USE_PREF_SIZE);
        name.setMinWidth(USE_PREF_SIZE);
        pass.setMinWidth(USE_PREF_SIZE);
        disc.setMinWidth(USE_PREF_SIZE);
        player.setMinWidth(0);
        var gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        getChildren().addAll(disc, name, player, turn, pass, gap, chip, clock);
        widthProperty().addListener(observable -> showWords());
    }

    void show(SeatStrip strip) {
        disc.show(strip.seat());
        pseudoClassStateChanged(TO_MOVE, strip.toMove());
        name.setText(strip.name());
        player.setText(strip.player());
        shown(player, !strip.player().isEmpty());
        toMove = strip.toMove() && !strip.mustPass();
        shown(pass, strip.mustPass());
        tempo.setText(Integer.toString(strip.tempo()));
        toGo.setText(Integer.toString(strip.toGo()));
        clock.setText(strip.clock());
        shown(clock, !strip.clock().isEmpty());
        showWords();
    }

    private void showWords() {
        boolean roomy = getWidth() >= NARROW;
        shown(tempoWord, roomy);
        shown(toGoWord, roomy);
        shown(turn, toMove && getWidth() >= VERY_NARROW);
    }

    private static void shown(Region part, boolean shown) {
        part.setVisible(shown);
        part.setManaged(shown);
    }
}
