package hoppity.studio.board;

import static hoppity.words.Words.tr;

import hoppity.export.text.OutcomeText;
import hoppity.notation.Turn;
import hoppity.record.GameInfo;
import hoppity.record.GameInfo.Player;
import hoppity.record.GameNode;
import hoppity.record.Shape;
import hoppity.rules.Position;
import hoppity.rules.Routes;
import hoppity.rules.Tempo;
import hoppity.rules.Variant;
import hoppity.studio.board.RuleChip.Urgency;
import hoppity.studio.document.GameDocument;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import javafx.beans.InvalidationListener;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;

/** What the board pane shows of the open game: the position at the cursor and the numbers and notes around it. */
public final class BoardViewModel {
    private final ObjectProperty<@Nullable GameDocument> document = new SimpleObjectProperty<>(this, "document");
    private final ReadOnlyObjectWrapper<@Nullable BoardPosition> position =
            new ReadOnlyObjectWrapper<>(this, "position");
    private final ReadOnlyObjectWrapper<List<Shape>> shapes = new ReadOnlyObjectWrapper<>(this, "shapes", List.of());
    private final ReadOnlyObjectWrapper<List<SeatStrip>> seats = new ReadOnlyObjectWrapper<>(this, "seats", List.of());
    private final ReadOnlyStringWrapper tempoLine = new ReadOnlyStringWrapper(this, "tempoLine", "");
    private final ReadOnlyObjectWrapper<List<RuleChip>> chips = new ReadOnlyObjectWrapper<>(this, "chips", List.of());
    private final ReadOnlyObjectWrapper<@Nullable Finish> finish = new ReadOnlyObjectWrapper<>(this, "finish");
    private final ObjectProperty<List<RuleChip>> lagChips = new SimpleObjectProperty<>(this, "lagChips", List.of());
    private final IntegerProperty rotation = new SimpleIntegerProperty(this, "rotation");
    private final ObjectProperty<List<Double>> winShares = new SimpleObjectProperty<>(this, "winShares", List.of());
    private final ReadOnlyObjectWrapper<List<SharePart>> shareBar =
            new ReadOnlyObjectWrapper<>(this, "shareBar", List.of());
    private final ObjectProperty<List<EngineArrow>> engineArrows =
            new SimpleObjectProperty<>(this, "engineArrows", List.of());
    private final OverlayViewModel overlay = new OverlayViewModel(position);
    private final InvalidationListener refresher = observable -> refresh();
    private @Nullable LineState line;
    private List<SeatStrip> strips = List.of();

    public BoardViewModel() {
        winShares.addListener(observable -> showShares());
        document.addListener((observable, before, now) -> open(before, now));
    }

    /** The game that is shown; null for none. */
    public ObjectProperty<@Nullable GameDocument> documentProperty() {
        return document;
    }

    /** The position at the cursor; null without a game. */
    public ReadOnlyObjectProperty<@Nullable BoardPosition> positionProperty() {
        return position.getReadOnlyProperty();
    }

    /** The marks that the record puts on the board at the cursor. */
    public ReadOnlyObjectProperty<List<Shape>> shapesProperty() {
        return shapes.getReadOnlyProperty();
    }

    /** One strip a seat, in turn order. */
    public ReadOnlyObjectProperty<List<SeatStrip>> seatsProperty() {
        return seats.getReadOnlyProperty();
    }

    /** Such as {@code White 96 (76 to go) · Black 101 (81) · White +5}; empty without a game. */
    public ReadOnlyStringProperty tempoLineProperty() {
        return tempoLine.getReadOnlyProperty();
    }

    /** The rule clocks, or how the game ended. */
    public ReadOnlyObjectProperty<List<RuleChip>> chipsProperty() {
        return chips.getReadOnlyProperty();
    }

    /** The end of the game; null while it goes on at the cursor. */
    public ReadOnlyObjectProperty<@Nullable Finish> finishProperty() {
        return finish.getReadOnlyProperty();
    }

    /** Notes on the lag of a game that is over; they stand behind {@link #chipsProperty}. */
    public ObjectProperty<List<RuleChip>> lagChipsProperty() {
        return lagChips;
    }

    /** How the board is turned, in degrees; the document's own. */
    public IntegerProperty rotationProperty() {
        return rotation;
    }

    /**
     * Each seat's chance of winning, 0 to 1, in turn order, for the evaluation bar and the seats; partners have the same. Empty
     * while unknown, which hides them.
     */
    public ObjectProperty<List<Double>> winSharesProperty() {
        return winShares;
    }

    /** How the evaluation bar is divided where more than two play; empty while the chances are unknown. */
    public ReadOnlyObjectProperty<List<SharePart>> shareBarProperty() {
        return shareBar.getReadOnlyProperty();
    }

    /** The engine's moves at the cursor, drawn as arrows. Whoever sets them empties them when the cursor moves on. */
    public ObjectProperty<List<EngineArrow>> engineArrowsProperty() {
        return engineArrows;
    }

    /** What is laid over the cells. */
    public OverlayViewModel overlay() {
        return overlay;
    }

    /** Plays a move at the cursor. */
    public void play(Turn.Played turn) {
        perform(turn);
    }

    /** Passes for the seat to move. */
    public void pass() {
        perform(Turn.SKIP);
    }

    /** Steps so many plies on, or back if negative. */
    public void step(int plies) {
        var open = document.get();
        if (open != null && plies != 0) {
            open.step(plies);
        }
    }

    /** Draws a mark on the board at the cursor, or takes it away if it is there already. */
    public void mark(Shape mark) {
        changeMarks(marks -> Marks.drawn(marks, mark), tr("mark on the board"));
    }

    /**
     * Writes a label on a cell at the cursor.
     *
     * @param cell by name
     * @param text of at most {@value CellLabel#LONGEST} characters; empty takes the label away
     */
    public void label(String cell, String text) {
        changeMarks(
                marks -> CellLabel.labelled(marks, cell, text),
                CellLabel.shortened(text).isEmpty() ? tr("remove label") : tr("label on the board"));
    }

    /** Takes all marks from the board at the cursor. */
    public void clearMarks() {
        changeMarks(marks -> List.of(), tr("clear marks"));
    }

    private void changeMarks(UnaryOperator<List<Shape>> change, String description) {
        var open = document.get();
        if (open != null) {
            open.annotate(
                    open.cursor(),
                    annotations -> annotations.withShapes(change.apply(annotations.shapes())),
                    description);
        }
    }

    private void perform(Turn turn) {
        var open = document.get();
        if (open != null) {
            open.play(turn);
        }
    }

    private void open(@Nullable GameDocument before, @Nullable GameDocument now) {
        if (before != null) {
            before.cursorProperty().removeListener(refresher);
            before.revisionProperty().removeListener(refresher);
            rotation.unbindBidirectional(before.rotationProperty());
        }
        line = null;
        if (now != null) {
            line = new LineState(now.record());
            rotation.bindBidirectional(now.rotationProperty());
            now.cursorProperty().addListener(refresher);
            now.revisionProperty().addListener(refresher);
        }
        refresh();
    }

    private void refresh() {
        var open = document.get();
        if (open == null || line == null) {
            position.set(null);
            shapes.set(List.of());
            strips = List.of();
            showShares();
            tempoLine.set("");
            chips.set(List.of());
            finish.set(null);
            return;
        }
        line.follow(open.line(), open.revisionProperty().get());
        show(open, line);
    }

    private void show(GameDocument open, LineState state) {
        var variant = open.record().variant();
        var node = open.cursor();
        var current = open.position();
        var toGo = new ArrayList<Integer>();
        for (var seat : variant.seats()) {
            toGo.add(Tempo.toGo(variant, current, seat.index()));
        }
        position.set(new BoardPosition(variant, current, lastRoute(open, node)));
        shapes.set(node.annotations().shapes());
        strips = strips(open, state, toGo);
        showShares();
        tempoLine.set(TempoText.line(variant, state.at(node).tempo(), toGo));
        chips.set(state.isOver(node) ? ended(variant, state, node) : RuleClocks.of(variant, state.at(node), toGo));
        finish.set(state.finish(node));
    }

    private static List<Integer> lastRoute(GameDocument open, GameNode node) {
        var parent = node.parent();
        if (parent == null || !(node.turn() instanceof Turn.Played played)) {
            return List.of();
        }
        if (played.route().size() > 2) {
            return played.route();
        }
        // The record left the way out: the shortest is shown.
        var shortest = routes(open, parent).shortest(played.move());
        return shortest.isEmpty() ? played.route() : shortest;
    }

    private static Routes routes(GameDocument open, GameNode node) {
        return new Routes(open.record().variant(), open.record().positionAt(node));
    }

    private void showShares() {
        var open = document.get();
        var shares = winShares.get();
        if (open == null || strips.size() <= 2 || shares.size() != strips.size()) {
            seats.set(strips);
            shareBar.set(List.of());
            return;
        }
        seats.set(strips.stream()
                .map(strip -> strip.withShare(SharePart.percent(shares.get(strip.seat()))))
                .toList());
        shareBar.set(SharePart.of(open.record().variant(), shares));
    }

    private static List<SeatStrip> strips(GameDocument open, LineState state, List<Integer> toGo) {
        var variant = open.record().variant();
        var node = open.cursor();
        var ply = state.at(node);
        boolean claimed = node.turn() instanceof Turn.Claimed;
        boolean stuck = !claimed && !canMove(variant, open.position());
        var strips = new ArrayList<SeatStrip>();
        for (var seat : variant.seats()) {
            int i = seat.index();
            boolean toMove = ply.toMove() == i && !claimed && !state.isOver(node);
            strips.add(new SeatStrip(
                    i,
                    seat.name(),
                    player(open.record().info(), i + 1),
                    ply.tempo().get(i),
                    toGo.get(i),
                    toMove,
                    clock(state.millisLeft(i, node)),
                    toMove && stuck,
                    ""));
        }
        return List.copyOf(strips);
    }

    private static boolean canMove(Variant variant, Position position) {
        var routes = new Routes(variant, position);
        return position.piecesOf(position.toMove()).stream()
                .anyMatch(cell -> !routes.destinations(cell).isEmpty());
    }

    private static String player(GameInfo info, int seat) {
        return info.players().stream()
                .filter(player -> player.seat() == seat)
                .findFirst()
                .map(BoardViewModel::nameAndRating)
                .orElse("");
    }

    private static String nameAndRating(Player player) {
        if (player.rating() == null) {
            return player.name();
        }
        return player.name().isEmpty() ? "" + player.rating() : player.name() + " · " + player.rating();
    }

    private static String clock(long millis) {
        if (millis < 0) {
            return "";
        }
        long seconds = millis / 1000;
        return seconds < 3600
                ? String.format(Locale.ROOT, "%d:%02d", seconds / 60, seconds % 60)
                : String.format(Locale.ROOT, "%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60);
    }

    private static List<RuleChip> ended(Variant variant, LineState state, GameNode node) {
        var reason = OutcomeText.of(variant, state.at(node).outcome());
        if (!state.endsAt(node)) {
            int move = state.endMoveNumber();
            return List.of(new RuleChip(
                    move == 0
                            ? tr("Game over from the start: {0}", reason)
                            : tr("Game over at move {0}: {1}", move, reason),
                    Urgency.QUIET,
                    tr("The rules ended the game earlier; the record goes on with what was played after it.")));
        }
        var chips = new ArrayList<RuleChip>();
        chips.add(new RuleChip(tr("Game over: {0}", reason), Urgency.DECIDING, tr("Here the game ends by the rules.")));
        if (state.goesOnAfter(node)) {
            chips.add(new RuleChip(
                    tr("The record goes on"),
                    Urgency.QUIET,
                    tr("The game was played on after the rules had ended it.")));
        }
        return List.copyOf(chips);
    }
}
