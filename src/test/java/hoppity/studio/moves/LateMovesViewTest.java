package hoppity.studio.moves;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.record.GameNode;
import hoppity.studio.concurrent.InlineTasks;
import hoppity.studio.document.GameDocument;
import hoppity.studio.document.GameFixture;
import hoppity.studio.shell.Notifications;
import hoppity.studio.theme.Theme;
import hoppity.studio.theme.ThemeSwitch;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.control.skin.VirtualFlow;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/** The notation of a game that was opened at one of its moves before there was a view. */
class LateMovesViewTest {
    private static final List<String> ROUND = List.of("g3-f4", "c8-d7", "f4-g3", "d7-c8");
    private static final int ROUNDS = 40;

    private MovesViewModel moves;
    private MovesView view;

    @BeforeEach
    void show() throws TimeoutException {
        var record = GameFixture.empty();
        GameNode node = record.tree().root();
        for (int i = 0; i < ROUNDS; i++) {
            for (var turn : ROUND) {
                node = GameFixture.add(record, node, turn);
            }
        }
        var document = new GameDocument(record, null);
        document.goTo(node);
        moves = new MovesViewModel(new InlineTasks(), new Notifications(), new HeldText());
        moves.documentProperty().set(document);
        FxToolkit.registerPrimaryStage();
        FxToolkit.setupSceneRoot(() -> {
            view = new MovesView(moves);
            view.setPrefSize(560, 280);
            return view;
        });
        FxToolkit.setupStage(stage -> {
            ThemeSwitch.install(stage.getScene(), new SimpleObjectProperty<>(Theme.LIGHT));
            stage.show();
        });
        WaitForAsyncUtils.waitForFxEvents(20);
    }

    @AfterEach
    void close() throws TimeoutException {
        FxToolkit.cleanupStages();
    }

    @Test
    void itsCurrentMoveIsInSight() {
        assertThat(view.lookup(".virtual-flow")).isInstanceOfSatisfying(VirtualFlow.class, flow -> {
            int line = moves.lineOf(moves.currentProperty().get());
            assertThat(line).isGreaterThan(ROUNDS);
            assertThat(flow.getFirstVisibleCell().getIndex()).isLessThanOrEqualTo(line);
            assertThat(flow.getLastVisibleCell().getIndex()).isGreaterThanOrEqualTo(line);
        });
    }
}
