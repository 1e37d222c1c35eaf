package hoppity.studio.app;

import hoppity.studio.board.BoardView;
import hoppity.studio.board.BoardViewModel;
import hoppity.studio.command.Command;
import hoppity.studio.command.CommandRegistry;
import hoppity.studio.concurrent.TaskRunner;
import hoppity.studio.graph.Measure;
import hoppity.studio.graph.TempoGraphView;
import hoppity.studio.graph.TempoGraphViewModel;
import hoppity.studio.session.Session;
import hoppity.studio.settings.Settings;
import hoppity.studio.shell.Notifications;
import hoppity.studio.shell.ShellView;
import hoppity.studio.shell.Slot;
import java.util.List;

/** The panes of the window, each of which watches the open game. */
final class GamePanes {
    GamePanes(Session session, Settings settings, TaskRunner tasks, Notifications notifications, ShellView shell) {
        var board = new BoardViewModel();
        board.documentProperty().bind(session.documentProperty());
        var boardView = new BoardView(board);
        boardView.board().animatedProperty().bind(settings.animation());
        shell.setBoard(boardView);

        var graph = new TempoGraphViewModel(tasks, settings.choice("graph.measure", Measure.TEMPO));
        graph.documentProperty().bind(session.documentProperty());
        var graphView = new TempoGraphView(graph);
        shell.pane(Slot.GRAPH).addPage("Tempo", graphView).withTools(graphView.measureSwitch());
    }

    /** Adds the panes' commands and returns those of the toolbar. */
    List<Command> addTo(CommandRegistry commands) {
        return List.of();
    }
}
