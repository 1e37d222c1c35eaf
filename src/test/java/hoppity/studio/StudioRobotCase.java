package hoppity.studio;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.board.Topology;
import hoppity.format.ConfigFolder;
import hoppity.format.RecordFile;
import hoppity.notation.MoveText;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.studio.app.StudioApp;
import hoppity.studio.board.BoardControl;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/** The whole studio on a copy of a recorded game, under real keys and clicks. */
abstract class StudioRobotCase {
    private static final Path SAMPLE = Path.of("samples", "halma-8-shortest.hgj");
    static final int LAST_PLY = 24;
    private static final int PATIENCE = 30;

    @TempDir
    Path folder;

    final FxRobot robot = new FxRobot();
    Path file;

    @BeforeEach
    void copySample() throws IOException {
        // Each test begins with a studio that has never run; the tests that start it twice find what it left.
        System.setProperty(ConfigFolder.PROPERTY, folder.resolve("config").toString());
        file = Files.copy(SAMPLE, folder.resolve("game.hgj"), StandardCopyOption.REPLACE_EXISTING);
    }

    void start(Path... files) throws TimeoutException {
        FxToolkit.registerPrimaryStage();
        var arguments = new java.util.ArrayList<String>();
        arguments.add("--size=1200x780");
        for (var opened : files) {
            arguments.add(opened.toAbsolutePath().toString());
        }
        FxToolkit.setupApplication(StudioApp.class, arguments.toArray(String[]::new));
    }

    @AfterEach
    void close() throws TimeoutException {
        FxToolkit.cleanupStages();
    }

    void await(String what, Callable<Boolean> condition) throws TimeoutException {
        try {
            WaitForAsyncUtils.waitFor(PATIENCE, TimeUnit.SECONDS, condition);
        } catch (TimeoutException e) {
            throw new AssertionError("never came true: " + what + "; the window says " + texts(), e);
        }
        WaitForAsyncUtils.waitForFxEvents();
    }

    java.util.List<String> texts() {
        return robot.lookup(node -> node instanceof Label && isShown(node)).queryAll().stream()
                .map(node -> ((Label) node).getText())
                .filter(text -> text != null && !text.isBlank())
                .toList();
    }

    /** Whether neither the node nor anything around it is hidden. */
    static boolean isShown(Node node) {
        for (var n = node; n != null; n = n.getParent()) {
            if (!n.isVisible()) {
                return false;
            }
        }
        return true;
    }

    boolean says(String part) {
        return texts().stream().anyMatch(text -> text.contains(part));
    }

    void awaitPly(int ply, int last) throws TimeoutException {
        await("ply " + ply + " of " + last, () -> says("ply " + ply + " of " + last));
    }

    /** The text of the pane below the board that is typed into; after a start it comes a moment later than the board. */
    TextArea textArea() throws TimeoutException {
        var shown = robot.lookup(node -> node instanceof TextArea && isShown(node));
        await("a text to write in", () -> shown.tryQuery().isPresent());
        return shown.queryAs(TextArea.class);
    }

    void clickCell(String name) {
        robot.clickOn(cell(name));
    }

    Point2D cell(String name) {
        var board = robot.lookup(node -> node instanceof BoardControl).queryAs(BoardControl.class);
        return centre(board, name);
    }

    static Point2D centre(BoardControl board, String name) {
        var topology = board.positionProperty().get().variant().topology();
        int cell = topology.find(name);
        assertThat(cell).isNotEqualTo(Topology.NONE);
        return board.localToScreen(board.cellCentre(cell));
    }

    GameRecord saved() throws IOException {
        return RecordFile.load(file).games().get(0);
    }

    static String move(GameRecord record, GameNode node) {
        return new MoveText(record.variant().topology()).write(node.turn());
    }
}
