package hoppity.studio;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.format.RecordFile;
import hoppity.record.GameRecord;
import java.nio.file.Files;
import java.util.concurrent.atomic.AtomicReference;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;

/** What a crash left is offered at the next start, and a file that another program changes is asked about. */
class SafetyRobotTest extends StudioRobotCase {
    /** A process that had the number 1 on the first day of 1970 runs no longer. */
    private void leaveAJournal() throws Exception {
        var folderOfJournals = Files.createDirectories(folder.resolve("config").resolve("recovery"));
        var note = "{\"recovery\": {\"process\": 1, \"started\": \"1970-01-01T00:00:00Z\", \"title\": \"game.hgj\","
                + " \"written\": \"2026-03-01T12:00:00Z\", \"file\": \"" + file.toAbsolutePath() + "\"},";
        Files.writeString(
                folderOfJournals.resolve("left.hgj"), Files.readString(file).replaceFirst("\\{", note));
    }

    @Test
    void whatACrashLeftIsOpenedUnsavedAndSavedIntoItsFile() throws Exception {
        leaveAJournal();
        start();
        await("the offer", () -> says("Hoppity did not end as it should"));
        assertThat(says("2026-03-01")).isTrue();

        robot.clickOn("#open-kept");
        awaitPly(0, LAST_PLY);
        await("the window is gone", () -> !says("Hoppity did not end as it should"));
        await("unsaved", () -> titleSays("game.hgj •"));

        robot.push(KeyCode.CONTROL, KeyCode.S);
        await("saved", () -> !titleSays("•"));
        await("nothing is kept any more", () -> isEmpty());
    }

    private boolean isEmpty() throws java.io.IOException {
        try (var journals = Files.list(folder.resolve("config").resolve("recovery"))) {
            return journals.findAny().isEmpty();
        }
    }

    private boolean titleSays(String part) {
        return robot.listWindows().stream()
                .anyMatch(window -> window instanceof Stage stage
                        && stage.getTitle() != null
                        && stage.getTitle().contains(part));
    }

    @Test
    void whatIsLeftForLaterIsOfferedInTheMenuAndAgain() throws Exception {
        leaveAJournal();
        start(file);
        await("the offer", () -> says("Hoppity did not end as it should"));

        robot.clickOn("Later");
        await("the window is gone", () -> !says("Hoppity did not end as it should"));
        awaitPly(0, LAST_PLY);
        assertThat(isEmpty()).isFalse();
    }

    @Test
    void aNameThatIsBeingTypedIsKept() throws Exception {
        start(file);
        awaitPly(0, LAST_PLY);
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.I);
        await(
                "the page",
                () -> robot.lookup(node -> node instanceof TextField && isShown(node))
                                .queryAll()
                                .size()
                        > 4);
        TextField name =
                robot.lookup(node -> node instanceof TextField && isShown(node)).query();
        robot.interact(() -> {
            name.requestFocus();
            name.selectAll();
        });
        robot.write("Nina P");

        await("it is kept", () -> keeps("Nina P"));
        assertThat(name.isFocused()).isTrue();
        robot.write("etrivna ");
        await("it is kept", () -> keeps("Nina Petrivna"));
        assertThat(name.getText()).isEqualTo("Nina Petrivna ");
        assertThat(name.getCaretPosition()).isEqualTo(name.getLength());
    }

    private boolean keeps(String words) throws java.io.IOException {
        var place = folder.resolve("config").resolve("recovery");
        if (!Files.isDirectory(place)) {
            return false;
        }
        try (var journals = Files.newDirectoryStream(place, "*.hgj")) {
            for (var journal : journals) {
                if (Files.readString(journal).contains(words)) {
                    return true;
                }
            }
        }
        return false;
    }

    private Window studio() {
        return robot.listWindows().stream()
                .filter(window -> window instanceof Stage stage
                        && String.valueOf(stage.getTitle()).endsWith("Hoppity"))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aFileThatAnotherProgramChangedIsAskedAboutBeforeItIsSavedOver() throws Exception {
        start(file);
        awaitPly(0, LAST_PLY);
        var theirs = new GameRecord(saved().variant());
        RecordFile.save(theirs, file);

        robot.push(KeyCode.CONTROL, KeyCode.S);
        await("the question", () -> says("Another program has changed game.hgj."));
        robot.clickOn("Not now");
        await("unsaved", () -> titleSays("game.hgj •"));
        assertThat(saved().id()).isEqualTo(theirs.id());
    }

    @Test
    @NeedsDisplay
    void aFileThatAnotherProgramChangedIsAskedAboutWhenTheWindowIsComeBackTo() throws Exception {
        start(file);
        awaitPly(0, LAST_PLY);
        var elsewhere = new AtomicReference<Stage>();
        robot.interact(() -> {
            var stage = new Stage();
            stage.setScene(new Scene(new Pane(), 200, 100));
            stage.show();
            stage.requestFocus();
            elsewhere.set(stage);
        });
        RecordFile.save(new GameRecord(saved().variant()), file);

        await("the window has lost the focus", () -> !studio().isFocused());
        robot.interact(() -> elsewhere.get().close());
        robot.interact(() -> studio().requestFocus());
        await("the question", () -> says("Another program has changed game.hgj."));
        robot.clickOn(robot.lookup(node -> node instanceof Button b && "Reload".equals(b.getText()))
                .queryButton());

        awaitPly(0, 0);
        assertThat(titleSays("•")).isFalse();
    }
}
