package hoppity.studio.comment;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.studio.command.Command;
import hoppity.studio.document.GameDocument;
import hoppity.studio.document.GameFixture;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class GlyphCommandsTest {
    private final GameRecord record = GameFixture.empty();
    private final GameNode f4 = GameFixture.add(record, record.tree().root(), "g3-f4");
    private final GameDocument document = new GameDocument(record, null);
    private final CommentViewModel model = new CommentViewModel();
    private final List<Command> ofMove = GlyphCommands.ofMove(model);
    private final List<Command> ofPosition = GlyphCommands.ofPosition(model);

    @BeforeEach
    void open() {
        model.documentProperty().set(document);
    }

    private static List<String> on(List<Command> commands) {
        return commands.stream()
                .filter(command -> command.selected().orElseThrow().get())
                .map(Command::text)
                .toList();
    }

    @Test
    void theKeysGoFromTheBestToTheWorst() {
        assertThat(ofMove)
                .extracting(command -> command.shortcuts().get(0).displayText() + " " + command.text())
                .startsWith("1 !!  Brilliant")
                .endsWith("6 ??  Blunder");
    }

    @Test
    void aGlyphTakesThePlaceOfAnotherOfItsKindAndGoesWhenItIsGivenAgain() {
        document.goTo(f4);
        ofMove.get(1).run();
        ofPosition.get(3).run();
        ofMove.get(4).run();
        assertThat(f4.annotations().nags()).containsExactly(2, 10);
        assertThat(on(ofMove)).containsExactly("?  Mistake");
        assertThat(on(ofPosition)).containsExactly("=  Even");

        ofMove.get(4).run();
        assertThat(f4.annotations().nags()).containsExactly(10);
        document.undo();
        assertThat(on(ofMove)).containsExactly("?  Mistake");
    }

    @Test
    void theSwitchesFollowTheMoveThatIsShown() {
        document.goTo(f4);
        ofMove.get(0).run();
        document.goTo(record.tree().root());
        assertThat(on(ofMove)).isEmpty();
        assertThat(ofMove.get(0).enabled().get()).isFalse();
        ofMove.get(0).run();
        assertThat(record.tree().root().annotations().nags()).isEmpty();
        assertThat(f4.annotations().nags()).containsExactly(3);
    }
}
