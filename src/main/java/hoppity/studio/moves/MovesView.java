package hoppity.studio.moves;

import static hoppity.words.Words.tr;

import hoppity.studio.command.CommandControls;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javafx.collections.ListChangeListener;
import javafx.scene.Group;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/** The notation list. Only the lines in sight exist as nodes; all are equally high, so that a long game scrolls at once. */
public final class MovesView extends StackPane {
    private static final int NO_NODE = -1;
    private static final double LINE_SPACING = 1.5;
    private static final Duration TOOLTIP_DELAY = Duration.millis(500);
    private static final double SCROLL_BAR = 14;
    /** So many lines stay in sight above and below the current move. */
    private static final int MARGIN_LINES = 2;

    private final MovesViewModel viewModel;
    private final ListView<NotationLine> list = new ListView<>();
    private final Label emptyText = new Label(tr("No moves yet.\nPlay the first one on the board."));
    private final Map<TextStyle, Text> probes = new EnumMap<>(TextStyle.class);
    private final List<NotationCell> cells = new ArrayList<>();
    private final Tooltip tooltip = new Tooltip();
    private final ContextMenu menu = new ContextMenu();
    private FontWidths widths = new FontWidths(Map.of());
    private double formattedWidth;
    /** At first too: the view may be made after its game was opened at some move. */
    private boolean revealWanted = true;

    public MovesView(MovesViewModel viewModel) {
        this.viewModel = viewModel;
        getStyleClass().add("moves-view");
        getStylesheets()
                .add(Objects.requireNonNull(MovesView.class.getResource("moves.css"))
                        .toExternalForm());
        tooltip.setShowDelay(TOOLTIP_DELAY);
        list.getStyleClass().add("notation-list");
        list.setFocusTraversable(false);
        list.setItems(viewModel.lines());
        // A press takes the focus from a text that is being written; the keys that move about are the window's.
        list.addEventFilter(MouseEvent.MOUSE_PRESSED, event -> list.requestFocus());
        // Not on any line, or by the keyboard: then it is about the current move.
        list.setOnContextMenuRequested(
                event -> openMenu(viewModel.currentProperty().get(), event.getScreenX(), event.getScreenY()));
        list.setAccessibleText(tr("Moves"));
        emptyText.getStyleClass().add("moves-empty");
        emptyText.setMouseTransparent(true);
        getChildren().addAll(probes(), list, emptyText);
        showEmptyText();
        viewModel.lines().addListener((ListChangeListener<NotationLine>) change -> {
            showEmptyText();
            requestLayout();
        });
        viewModel.documentProperty().addListener(observable -> showEmptyText());
        menu.setOnHidden(event -> viewModel.showDoomed(NO_NODE));
        viewModel.foundProperty().addListener(observable -> cells.forEach(NotationCell::showMarks));
        viewModel.doomedProperty().addListener(observable -> cells.forEach(NotationCell::showMarks));
        viewModel.currentProperty().addListener(observable -> {
            cells.forEach(NotationCell::showCurrent);
            revealWanted = true;
            requestLayout();
        });
    }

    /** One invisible text for each style, through which the style sheets tell the fonts. */
    private Group probes() {
        for (var style : TextStyle.values()) {
            var probe = new Text("x");
            probe.getStyleClass().add(style.styleClass());
            probe.fontProperty().addListener(observable -> requestLayout());
            probes.put(style, probe);
        }
        var group = new Group(List.copyOf(probes.values()));
        group.setManaged(false);
        group.setVisible(false);
        return group;
    }

    private void showEmptyText() {
        var noMoves = viewModel.lines().isEmpty();
        var document = viewModel.documentProperty().get();
        // Those of a huge game come later than the game.
        emptyText.setVisible(
                noMoves && document != null && document.record().tree().size() == 1);
        list.setVisible(!noMoves);
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        format();
        revealIfWanted();
    }

    private void format() {
        var fonts = new EnumMap<TextStyle, Font>(TextStyle.class);
        probes.forEach((style, probe) -> fonts.put(style, probe.getFont()));
        boolean newFonts = !widths.hasFonts(fonts);
        double width = Math.floor(getWidth() - SCROLL_BAR);
        if (width <= 0 || !newFonts && width == formattedWidth) {
            return;
        }
        if (newFonts) {
            widths = new FontWidths(fonts);
            useFont(Objects.requireNonNull(fonts.get(TextStyle.MOVE)));
        }
        revealWanted |= isCurrentInSight();
        formattedWidth = width;
        viewModel.format(widths, width);
    }

    private void useFont(Font font) {
        var bounds = new Text("x");
        bounds.setFont(font);
        double textHeight = bounds.getLayoutBounds().getHeight();
        double ascent = bounds.getBaselineOffset();
        double height = Math.ceil(textHeight * LINE_SPACING);
        var metrics = new NotationCell.LineMetrics(height, Math.round((height - textHeight) / 2 + ascent));
        cells.clear();
        list.setFixedCellSize(height);
        list.setCellFactory(view -> {
            var cell = new NotationCell(viewModel, tooltip, this::openMenu, this::openSame, metrics);
            cells.add(cell);
            return cell;
        });
    }

    private void openMenu(int node, double screenX, double screenY) {
        menu.getItems().clear();
        MenuItem delete = null;
        for (var command : viewModel.commandsFor(node)) {
            if (MoveOperation.startsGroup(command.id())) {
                menu.getItems().add(new SeparatorMenuItem());
            }
            var item = CommandControls.menuItem(command);
            menu.getItems().add(item);
            delete = command.id().equals(MoveOperation.DELETE.id()) ? item : delete;
        }
        var rare = new Menu(MovesViewModel.rareMenu(), new FontIcon("mdi2f-file-edit-outline"));
        viewModel.rareCommandsFor(node).forEach(command -> rare.getItems().add(CommandControls.menuItem(command)));
        menu.getItems().add(rare);
        var places = viewModel.goToSamePositions(node);
        if (!places.isEmpty()) {
            var same = new Menu(tr("Same position elsewhere"), new FontIcon("mdi2s-swap-horizontal"));
            places.forEach(place -> same.getItems().add(CommandControls.menuItem(place)));
            menu.getItems().addAll(new SeparatorMenuItem(), same);
        }
        menu.show(this, screenX, screenY);
        previewDeletion(delete, node);
    }

    /** While the item is pointed at, or chosen by the keyboard, what it would delete is shown struck out. */
    private void previewDeletion(@Nullable MenuItem item, int node) {
        var shown = item == null ? null : item.getStyleableNode();
        if (shown != null) {
            shown.focusedProperty()
                    .addListener((observable, was, focused) -> viewModel.showDoomed(focused ? node : NO_NODE));
        }
    }

    /** Goes to the other place with the position of a move; of several one is chosen. */
    private void openSame(int node, double screenX, double screenY) {
        var places = viewModel.goToSamePositions(node);
        if (places.size() == 1) {
            places.get(0).run();
            return;
        }
        menu.getItems().setAll(places.stream().map(CommandControls::menuItem).toList());
        menu.show(this, screenX, screenY);
    }

    // ---- keeping the current move in sight

    private void revealIfWanted() {
        int line = viewModel.lineOf(viewModel.currentProperty().get());
        if (revealWanted && line >= 0) {
            revealWanted = false;
            // The list scrolls within the lines that it knows of: lets it take in the new ones first.
            list.layout();
            reveal(line);
        }
    }

    private boolean isCurrentInSight() {
        return list.lookup(".virtual-flow") instanceof VirtualFlow<?> flow
                && flow.getFirstVisibleCell() != null
                && flow.getLastVisibleCell() != null
                && flow.getFirstVisibleCell().getIndex()
                        <= viewModel.lineOf(viewModel.currentProperty().get())
                && flow.getLastVisibleCell().getIndex()
                        >= viewModel.lineOf(viewModel.currentProperty().get());
    }

    /** Scrolls as little as a step needs, and puts a move that is far away into the middle. */
    private void reveal(int line) {
        double height = list.getFixedCellSize();
        if (!(list.lookup(".virtual-flow") instanceof VirtualFlow<?> flow) || flow.getFirstVisibleCell() == null) {
            list.scrollTo(line);
            return;
        }
        double top = flow.getFirstVisibleCell().getIndex() * height
                - flow.getFirstVisibleCell().getLayoutY();
        double room = flow.getHeight();
        double margin = Math.min(MARGIN_LINES * height, (room - height) / 2);
        double highest = (line + 1) * height + margin - room;
        double lowest = line * height - margin;
        if (top >= highest && top <= lowest) {
            return;
        }
        boolean near = Math.abs(top - (top < highest ? highest : lowest)) < room;
        double wanted = near ? (top < highest ? highest : lowest) : (highest + lowest) / 2;
        flow.scrollPixels(wanted - top);
    }
}
