package hoppity.studio.board;

import static hoppity.words.Words.tr;

import hoppity.studio.command.LateTooltip;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** A seat beside the board: its colour, name and player, whose turn it is, tempo and clock. */
final class SeatStripView extends HBox {
    private static final PseudoClass TO_MOVE = PseudoClass.getPseudoClass("to-move");

    /** Below this width the numbers of the tempo stand without their words, below the next also without whose turn it is; cards are told. */
    private static final double NARROW = 340;

    private static final double VERY_NARROW = 250;
    private static final double SHARE_WIDTH = 38;

    private final SeatDisc disc = new SeatDisc();
    private final Label name = new Label();
    private final Label player = new Label();
    private final Label turn = new Label(tr("to move"));
    private final Button pass = new Button(tr("Pass"));
    private final Label tempoWord = new Label(tr("tempo"));
    private final Label tempo = new Label();
    private final Label toGo = new Label();
    private final Label toGoWord = new Label(tr("to go"));
    private final Label clock = new Label();
    private final Label share = new Label();
    private boolean toMove;
    private final boolean card;
    private boolean roomForPlayer = true;
    private boolean roomForTurn = true;

    /** @param card whether it is one of several in a row, which has room for the share and none to spare */
    SeatStripView(Runnable onPass, boolean card) {
        this.card = card;
        getStyleClass().add("seat-strip");
        if (card) {
            getStyleClass().add("seat-card");
        }
        setFillHeight(false);
        name.getStyleClass().add("seat-name");
        player.getStyleClass().add("muted");
        turn.getStyleClass().add("seat-turn");
        LateTooltip.install(turn, BoardControl.manual());
        pass.getStyleClass().addAll("small", "accent", "pass-button");
        pass.setFocusTraversable(false);
        LateTooltip.install(pass, tr("There is no move: the turn goes to the other side."));
        pass.setOnAction(event -> onPass.run());
        tempo.getStyleClass().addAll("strong", "tabular");
        clock.getStyleClass().addAll("seat-clock", "tabular");
        share.getStyleClass().addAll("seat-share", "strong", "tabular");
        LateTooltip.install(share, tr("The chance to win, as the engine or a stored evaluation has it."));
        share.setMinWidth(USE_PREF_SIZE);
        share.setPrefWidth(SHARE_WIDTH);
        share.setAlignment(Pos.CENTER_RIGHT);

        var chip = new HBox(tempoWord, tempo, new Label("·"), toGo, toGoWord);
        chip.getStyleClass().addAll("chip", "tempo-chip");
        LateTooltip.install(
                chip,
                tr("Tempo: the distance of all pieces to the far corner; the smaller number leads.\n"
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
        shown(gap, !card);
        // Its room is kept while it is unknown, so that nothing moves when it comes.
        share.setManaged(card);
        getChildren().addAll(disc, name, player, turn, pass, gap, chip, share, clock);
        widthProperty().addListener(observable -> showWords());
    }

    void show(SeatStrip strip) {
        disc.show(strip.seat());
        pseudoClassStateChanged(TO_MOVE, strip.toMove());
        name.setText(strip.name());
        player.setText(strip.player());
        toMove = strip.toMove() && !strip.mustPass();
        shown(pass, strip.mustPass());
        tempo.setText(Integer.toString(strip.tempo()));
        toGo.setText(Integer.toString(strip.toGo()));
        share.setText(strip.share());
        share.setVisible(!strip.share().isEmpty());
        clock.setText(strip.clock());
        shown(clock, !strip.clock().isEmpty());
        showWords();
    }

    /**
     * What a card has room for.
     *
     * @param ofPlayer without it the player is told by the tooltip alone
     * @param ofTurn without it the frame alone says whose turn it is
     */
    void setRoom(boolean ofPlayer, boolean ofTurn) {
        if (ofPlayer != roomForPlayer || ofTurn != roomForTurn) {
            roomForPlayer = ofPlayer;
            roomForTurn = ofTurn;
            showWords();
        }
    }

    /** The room that a card needs without whose turn it is, with or without its player. */
    double width(boolean withPlayer) {
        double withoutPlayer =
                widthWithPlayer() - (player.getText().isEmpty() ? 0 : getSpacing() + player.prefWidth(-1));
        return withPlayer ? widthWithPlayer() : withoutPlayer;
    }

    /** The room that a card needs with its player, but without whose turn it is. */
    private double widthWithPlayer() {
        double width = prefWidth(-1) - (turn.isManaged() ? turnWidth() : 0);
        return player.isManaged() || player.getText().isEmpty() ? width : width + getSpacing() + player.prefWidth(-1);
    }

    /** The room that the word needs which says that it is a seat's turn. */
    double turnWidth() {
        return getSpacing() + turn.prefWidth(-1);
    }

    private void showWords() {
        shown(player, roomForPlayer && !player.getText().isEmpty());
        name.setTooltip(player.getText().isEmpty() || roomForPlayer ? null : new Tooltip(player.getText()));
        boolean roomy = getWidth() >= NARROW;
        shown(tempoWord, roomy);
        shown(toGoWord, roomy);
        shown(turn, toMove && (card ? roomForTurn : getWidth() >= VERY_NARROW));
    }

    private static void shown(Region part, boolean shown) {
        part.setVisible(shown);
        part.setManaged(shown);
    }
}
