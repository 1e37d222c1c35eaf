package hoppity.studio.board;

import hoppity.record.ViewState;
import hoppity.studio.command.LateTooltip;
import hoppity.studio.command.Wheel;
import hoppity.studio.sound.Sound;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;

/**
 * The board with what stands around it: the seats above and below and the evaluation bar at the left, or both above where more
 * than two play, tempo and rule clocks at
 * the bottom. The board is as large as the rest allows.
 */
public final class BoardView extends Region {
    private static final double MARGIN = 10;
    private static final double BAR_WIDTH = 14;
    private static final double BAR_GAP = 8;
    private static final double BESIDE = BAR_WIDTH + BAR_GAP;
    private static final double STRIP_HEIGHT = 36;
    private static final double TEXT_WIDTH = 420;
    private static final double CARD_GAP = 6;
    private static final double SHARE_HEIGHT = 12;
    /** Room for this many rows of notes is kept, so that the board does not change its size as they come and go. */
    private static final int NOTE_ROWS = 2;

    private static final double NOTE_ROW_HEIGHT = 24;
    private static final double NOTE_GAP = 6;
    private static final PseudoClass NEAR = PseudoClass.getPseudoClass("near");
    private static final PseudoClass DECIDING = PseudoClass.getPseudoClass("deciding");

    private final BoardViewModel model;
    private final BoardControl board = new BoardControl();
    private final EvaluationBar bar = new EvaluationBar();
    private final ShareBar shares = new ShareBar();
    private final List<SeatStripView> strips = new ArrayList<>();
    private final FlowPane cards = new FlowPane(CARD_GAP, CARD_GAP);
    private final Label tempo = new Label();
    private final ObjectProperty<Consumer<Sound>> onSound = new SimpleObjectProperty<>(this, "onSound", sound -> {});
    private final Wheel wheel = new Wheel();
    private final FlowPane notes = new FlowPane(NOTE_GAP, NOTE_GAP);

    public BoardView(BoardViewModel model) {
        this.model = model;
        getStyleClass().add("board-view");
        getStylesheets()
                .add(Objects.requireNonNull(BoardView.class.getResource("board-view.css"))
                        .toExternalForm());
        cards.getStyleClass().add("seat-cards");
        cards.setAlignment(Pos.CENTER_LEFT);
        tempo.getStyleClass().addAll("tempo-line", "tabular");
        tempo.textProperty().bind(model.tempoLineProperty());
        tempo.maxWidthProperty().bind(notes.widthProperty());
        notes.getStyleClass().add("board-notes");
        getChildren().addAll(board, bar, shares, cards, notes);

        board.positionProperty().bind(model.positionProperty());
        board.shapesProperty().bind(model.shapesProperty());
        board.engineArrowsProperty().bind(model.engineArrowsProperty());
        board.overlayProperty().bind(model.overlay().overlayProperty());
        board.rotationProperty().bind(model.rotationProperty());
        board.onPlayProperty().set(model::play);
        board.onMarkProperty().set(model::mark);
        board.onLabelProperty().set(model::label);
        board.addEventHandler(ScrollEvent.SCROLL, event -> {
            model.step(-wheel.notches(event));
            event.consume();
        });
        bar.shareProperty().bind(model.winSharesProperty().map(known -> known.size() == 2 ? known.get(0) : null));
        shares.partsProperty().bind(model.shareBarProperty());
        bar.flippedProperty().bind(model.rotationProperty().isEqualTo(ViewState.HALF_TURN));
        model.seatsProperty().addListener(observable -> showSeats());
        model.rotationProperty().addListener(observable -> requestLayout());
        board.blindfoldProperty().addListener(observable -> showNotes());
        board.zoom().zoomedProperty().addListener((observable, before, now) -> showNotes());
        board.onStepProperty().set(step -> Platform.runLater(() -> sound(step)));
        model.chipsProperty().addListener(observable -> showNotes());
        model.lagChipsProperty().addListener(observable -> showNotes());
        model.overlay().legendProperty().addListener((observable, before, now) -> showNotes());
        showSeats();
        showNotes();
    }

    /** The board itself, for the settings that bind its properties. */
    public BoardControl board() {
        return board;
    }

    /** Receives the sounds of pieces that move and of the end of a game. */
    public ObjectProperty<Consumer<Sound>> onSoundProperty() {
        return onSound;
    }

    private void sound(BoardControl.Step step) {
        var finish = model.finishProperty().get();
        boolean ended = finish != null && !finish.isPast();
        onSound.get().accept(step == BoardControl.Step.HOP ? Sound.HOP : ended ? Sound.END : Sound.TURN);
    }

    private void showSeats() {
        var seats = model.seatsProperty().get();
        boolean any = !seats.isEmpty();
        List.of(cards, notes, board).forEach(part -> part.setVisible(any));
        if (seats.size() != strips.size()) {
            getChildren().removeAll(strips);
            strips.clear();
            seats.forEach(seat -> strips.add(new SeatStripView(model::pass, seats.size() > 2)));
            if (seats.size() == 2) {
                cards.getChildren().clear();
                getChildren().addAll(strips);
            } else {
                cards.getChildren().setAll(strips);
            }
            showNotes();
        }
        for (int i = 0; i < seats.size(); i++) {
            strips.get(i).show(seats.get(i));
        }
    }

    /** Where two cards do not go side by side they would leave the board no room: their players' names go first. */
    private void fitCards() {
        double room = getWidth() - 2 * MARGIN;
        boolean player = facing() || strips.isEmpty() || widestTwo() <= room;
        boolean turn = facing() || strips.isEmpty() || turnFits(player, room);
        strips.forEach(strip -> strip.setRoom(player, turn));
    }

    /** The rows stay as they are, whoever's turn it is, so that the board does not change its size with each move. */
    private boolean turnFits(boolean withPlayer, double room) {
        var widths =
                strips.stream().mapToDouble(strip -> strip.width(withPlayer)).toArray();
        return CardRows.canGrow(widths, strips.get(0).turnWidth(), CARD_GAP, room);
    }

    /** The room of the two widest cards, one of which is to move. */
    private double widestTwo() {
        double cards = strips.stream()
                .mapToDouble(strip -> strip.width(true))
                .sorted()
                .skip(strips.size() - 2)
                .sum();
        return cards + CARD_GAP + strips.get(0).turnWidth();
    }

    private void showNotes() {
        notes.getChildren().clear();
        if (facing()) {
            // With more seats their cards say as much.
            notes.getChildren().add(tempo);
        }
        LookNotes.of(board).forEach(this::addNote);
        if (board.blindfoldProperty().get() == Blindfold.OFF) {
            model.overlay().legendProperty().get().forEach(this::addNote);
        }
        model.chipsProperty().get().forEach(this::addNote);
        model.lagChipsProperty().get().forEach(this::addNote);
    }

    private void addNote(RuleChip chip) {
        var label = new Label(chip.text());
        label.getStyleClass().add("chip");
        label.pseudoClassStateChanged(NEAR, chip.urgency() == RuleChip.Urgency.NEAR);
        label.pseudoClassStateChanged(DECIDING, chip.urgency() == RuleChip.Urgency.DECIDING);
        LateTooltip.install(label, chip.text() + "\n" + chip.explanation());
        label.maxWidthProperty().bind(notes.widthProperty());
        notes.getChildren().add(label);
    }

    /** Two seats sit above and below the board; more have their cards above it, in turn order. */
    private boolean facing() {
        return strips.size() == 2;
    }

    /** The room of the upright bar, which two seats have. */
    private double beside() {
        return facing() ? BESIDE : 0;
    }

    private double seatsHeight(double textWidth) {
        return facing()
                ? 2 * STRIP_HEIGHT
                : MARGIN + cards.prefHeight(textWidth) + CARD_GAP + SHARE_HEIGHT + CARD_GAP + NOTE_GAP;
    }

    @Override
    protected void layoutChildren() {
        fitCards();
        double reserved = NOTE_ROWS * NOTE_ROW_HEIGHT + (NOTE_ROWS - 1) * NOTE_GAP;
        double side = side(Math.max(reserved, notes.prefHeight(textWidth(side(reserved)))));
        double text = textWidth(side);
        double notesHeight = Math.max(reserved, notes.prefHeight(text));
        double seats = seatsHeight(text);
        double spare = getHeight() - seats - MARGIN - side - notesHeight;
        double left = snapPositionX((getWidth() - side - beside()) / 2);
        double textLeft = snapPositionX((getWidth() - text) / 2);
        double y = snapPositionY(Math.max(0, spare / 3));
        double above = facing() ? STRIP_HEIGHT : seats - NOTE_GAP;
        if (facing()) {
            boolean flipped = model.rotationProperty().get() == ViewState.HALF_TURN;
            strips.get(flipped ? 0 : 1).resizeRelocate(textLeft, y, text, STRIP_HEIGHT);
            strips.get(flipped ? 1 : 0).resizeRelocate(textLeft, y + above + side, text, STRIP_HEIGHT);
        } else {
            double cardsHeight = above - MARGIN - SHARE_HEIGHT - 2 * CARD_GAP;
            cards.resizeRelocate(textLeft, y + MARGIN, text, cardsHeight);
            shares.resizeRelocate(textLeft, snapPositionY(y + MARGIN + cardsHeight + CARD_GAP), text, SHARE_HEIGHT);
        }
        bar.resizeRelocate(left, y + above, BAR_WIDTH, side);
        board.resizeRelocate(left + beside(), y + above, side, side);
        notes.resizeRelocate(textLeft, y + seats + side, text, notesHeight);
    }

    /**
     * The width of strips and notes: as wide as the board, but more beside a small one if there is room. Cards of many seats
     * have the whole width, whatever the board's size: the fewer rows they take, the larger it is.
     */
    private double textWidth(double side) {
        if (!facing()) {
            return getWidth() - 2 * MARGIN;
        }
        return Math.floor(Math.max(side + beside(), Math.min(TEXT_WIDTH, getWidth() - 2 * MARGIN)));
    }

    /** The side of the board above notes of a height. */
    private double side(double notesHeight) {
        double width = getWidth() - 2 * MARGIN - beside();
        double room = Math.min(width, getHeight() - seatsHeight(width) - MARGIN - notesHeight);
        return Math.floor(Math.max(board.minWidth(-1), room));
    }

    @Override
    protected double computeMinWidth(double height) {
        return board.minWidth(height) + BESIDE + 2 * MARGIN;
    }

    @Override
    protected double computeMinHeight(double width) {
        return board.minHeight(width) + 2 * STRIP_HEIGHT + MARGIN + NOTE_ROWS * (NOTE_ROW_HEIGHT + NOTE_GAP);
    }
}
