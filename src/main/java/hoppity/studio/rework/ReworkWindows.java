package hoppity.studio.rework;

import static hoppity.words.Words.tr;

import hoppity.export.text.MoveWords;
import hoppity.format.hgn.BrokenLine;
import hoppity.record.BrokenTail;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.record.Strip;
import hoppity.studio.concurrent.TaskRunner;
import hoppity.studio.document.GameDocument;
import hoppity.studio.moves.Reworking;
import hoppity.studio.shell.ChildWindow;
import hoppity.studio.shell.Notifications;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javafx.stage.Window;

/** Opens the windows in which a game is reworked. */
public final class ReworkWindows implements Reworking {
    private static final double STRIP_WIDTH = 460;
    private static final double STRIP_HEIGHT = 400;
    private static final double MEND_WIDTH = 860;
    private static final double MEND_HEIGHT = 480;

    private final Window owner;
    private final TaskRunner tasks;
    private final Notifications notifications;
    private final Consumer<GameRecord> opener;

    /** @param opener shows a game in a tab of its own */
    public ReworkWindows(Window owner, TaskRunner tasks, Notifications notifications, Consumer<GameRecord> opener) {
        this.owner = owner;
        this.tasks = tasks;
        this.notifications = notifications;
        this.opener = opener;
    }

    @Override
    public void strip(GameDocument game, GameNode node, BiConsumer<GameNode, Set<Strip.Part>> then) {
        var stage = ChildWindow.of(owner, tr("Take out"));
        var model = new StripViewModel(game.record(), node);
        var move = node.isRoot() ? "" : new MoveWords(game.record()).numbered(node);
        Runnable take = () -> {
            stage.close();
            then.accept(model.from(), model.parts());
        };
        ChildWindow.show(
                stage, new StripView(model, move, take, stage::close), STRIP_WIDTH, STRIP_HEIGHT, stage::close);
    }

    @Override
    public void mend(GameDocument game, GameNode node, BiConsumer<BrokenTail, BrokenLine.Mended> then) {
        if (MendViewModel.choices(game.record(), node).isEmpty()) {
            notifications.info(
                    tr("This line is kept in a way that cannot be shown as moves; it can only be discarded."));
            return;
        }
        var title = node.isRoot()
                ? tr("Repair the line at the start")
                : tr("Repair the line after {0}", new MoveWords(game.record()).numbered(node));
        var stage = ChildWindow.of(owner, title);
        var model = new MendViewModel(tasks, game.record(), node);
        Runnable leave = () -> {
            if (!model.isChanged()
                    || ChildWindow.agreesToDiscard(
                            stage, title, tr("Discard your changes of the line?"), tr("The line stays as it was."))) {
                stage.close();
            }
        };
        Runnable accept = () -> {
            var mended = model.mendedProperty().get();
            if (mended != null) {
                stage.close();
                then.accept(model.choiceProperty().get().tail(), mended);
            }
        };
        var view = new MendView(model, game.rotationProperty().get(), accept, leave);
        ChildWindow.show(stage, view, MEND_WIDTH, MEND_HEIGHT, leave);
        view.start();
    }

    @Override
    public void open(GameRecord made) {
        opener.accept(made);
    }
}
