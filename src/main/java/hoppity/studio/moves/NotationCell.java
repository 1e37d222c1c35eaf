package hoppity.studio.moves;

import hoppity.studio.moves.NotationLine.Run;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import javafx.css.PseudoClass;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.ListCell;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import org.kordamp.ikonli.javafx.FontIcon;

/** Draws one line: texts where the layout put them, and under each token a region that takes its clicks. */
final class NotationCell extends ListCell<NotationLine> {
    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");
    private static final PseudoClass FOUND = PseudoClass.getPseudoClass("found");
    private static final PseudoClass DOOMED = PseudoClass.getPseudoClass("doomed");
    private static final int ICON_SIZE = 14;
    private static final double PILL_MARGIN = 3;
    private static final double PILL_INSET = 1;

    /** What stands beside a move and is not marked with it. */
    private static final Set<TextStyle> BESIDE = EnumSet.of(TextStyle.EVALUATION, TextStyle.NUMBER, TextStyle.CLOCK);

    private final MovesViewModel viewModel;
    private final Tooltip tooltip;
    private final MenuOpener menuOpener;
    private final SameOpener sameOpener;
    private final LineMetrics metrics;
    private final Pane surface = new Pane();
    private final List<Target> targets = new ArrayList<>();

    /**
     * How the lines stand.
     *
     * @param height of every line in pixels
     * @param baseline of its texts below its top
     */
    record LineMetrics(double height, double baseline) {}

    /** Opens the menu of a node at a place on the screen. */
    interface MenuOpener {
        void open(int node, double screenX, double screenY);
    }

    /** Shows the places with the position of a node, near a place on the screen. */
    interface SameOpener {
        void open(int node, double screenX, double screenY);
    }

    /**
     * A token that can be marked.
     *
     * @param core what is marked as current
     */
    private record Target(Token token, List<Node> core, List<Node> all) {}

    /** @param tooltip shared by all moves */
    NotationCell(
            MovesViewModel viewModel,
            Tooltip tooltip,
            MenuOpener menuOpener,
            SameOpener sameOpener,
            LineMetrics metrics) {
        this.viewModel = viewModel;
        this.tooltip = tooltip;
        this.menuOpener = menuOpener;
        this.sameOpener = sameOpener;
        this.metrics = metrics;
        setGraphic(surface);
        setOnContextMenuRequested(event -> {
            var line = getItem();
            if (line != null && !line.runs().isEmpty()) {
                menuOpener.open(line.runs().get(0).token().node(), event.getScreenX(), event.getScreenY());
                event.consume();
            }
        });
    }

    @Override
    protected void updateItem(NotationLine line, boolean empty) {
        super.updateItem(line, empty);
        surface.getChildren().clear();
        targets.clear();
        if (empty || line == null) {
            setAccessibleText(null);
            return;
        }
        setAccessibleText(line.spoken());
        surface.getStyleClass().setAll("notation-line", line.isVariation() ? "variation" : "main-line");
        line.rules().forEach(this::addRule);
        line.runs().forEach(this::addRun);
        showCurrent();
        showMarks();
    }

    /** Marks the current move if it stands here. */
    void showCurrent() {
        int current = viewModel.currentProperty().get();
        for (var target : targets) {
            if (target.token() instanceof Token.Move || target.token() instanceof Token.More) {
                boolean marked = target.token() instanceof Token.More more
                        ? viewModel.holdsCurrent(more.node())
                        : target.token().node() == current;
                target.core().forEach(part -> part.pseudoClassStateChanged(CURRENT, marked));
            }
        }
    }

    /** Marks what was found, and what would be deleted. */
    void showMarks() {
        for (var target : targets) {
            var token = target.token();
            boolean marksItself = token instanceof Token.Move || token.node() == 0 && token instanceof Token.Words;
            boolean found = marksItself && viewModel.isFound(token.node());
            boolean doomed = viewModel.isDoomed(token.node());
            target.core().forEach(part -> part.pseudoClassStateChanged(FOUND, found));
            target.all().forEach(part -> part.pseudoClassStateChanged(DOOMED, doomed));
        }
    }

    private void addRule(double x) {
        var rule = new Region();
        rule.getStyleClass().add("notation-rule");
        rule.setManaged(false);
        rule.resizeRelocate(x, 0, 1, metrics.height());
        surface.getChildren().add(rule);
    }

    private void addRun(Run run) {
        var token = run.token();
        var pill = pill(run);
        surface.getChildren().add(pill);
        var core = new ArrayList<Node>(List.of(pill));
        var all = new ArrayList<Node>();
        for (var placed : run.pieces()) {
            var text = text(placed);
            surface.getChildren().add(text);
            all.add(text);
            if (BESIDE.contains(placed.piece().style())) {
                continue;
            }
            core.add(text);
        }
        targets.add(new Target(token, core, all));
    }

    private Text text(NotationLine.Placed placed) {
        var icon = placed.piece().style().icon();
        var text = icon.isPresent() ? icon(icon.get()) : new Text(placed.piece().text());
        text.getStyleClass().add(placed.piece().style().styleClass());
        text.setTextOrigin(icon.isPresent() ? VPos.CENTER : VPos.BASELINE);
        text.setLayoutX(placed.x());
        text.setLayoutY(icon.isPresent() ? metrics.height() / 2 : metrics.baseline());
        text.setManaged(false);
        text.setMouseTransparent(true);
        return text;
    }

    private static FontIcon icon(String literal) {
        var icon = new FontIcon(literal);
        icon.setIconSize(ICON_SIZE);
        return icon;
    }

    private Region pill(Run run) {
        var token = run.token();
        var pill = new Region();
        pill.setManaged(false);
        pill.getStyleClass().add(pillStyle(token));
        double left = run.coreStart() - PILL_MARGIN;
        double right = run.coreEnd() + PILL_MARGIN;
        pill.resizeRelocate(left, PILL_INSET, right - left, metrics.height() - 2 * PILL_INSET);
        pill.setOnMousePressed(event -> {
            if (event.getButton() != MouseButton.PRIMARY) {
                return;
            }
            if (token instanceof Token.Same) {
                sameOpener.open(token.node(), event.getScreenX(), event.getScreenY());
            } else {
                viewModel.press(token, event.getClickCount());
            }
        });
        pill.setOnContextMenuRequested(event -> {
            menuOpener.open(token.node(), event.getScreenX(), event.getScreenY());
            event.consume();
        });
        if (token instanceof Token.Move move) {
            explain(pill, saidBy(move, run));
        } else if (token instanceof Token.Same same) {
            pill.setOnMouseEntered(event -> tooltip.setText(viewModel.samePositions(same.node())));
            Tooltip.install(pill, tooltip);
        }
        return pill;
    }

    private void explain(Region pill, String words) {
        if (!words.isEmpty()) {
            pill.setOnMouseEntered(event -> tooltip.setText(words));
            Tooltip.install(pill, tooltip);
        }
    }

    /** The whole route if the line shows less, and the details. */
    private String saidBy(Token.Move move, Run run) {
        boolean whole = run.pieces().stream().anyMatch(p -> p.piece().text().equals(move.text()));
        var details = viewModel.details(move.node());
        return whole ? details : (move.text() + "\n" + details).strip();
    }

    private static String pillStyle(Token token) {
        if (token instanceof Token.Words || token instanceof Token.Heading) {
            return "notation-flat";
        }
        return token instanceof Token.More ? "notation-more-pill" : "notation-pill";
    }
}
