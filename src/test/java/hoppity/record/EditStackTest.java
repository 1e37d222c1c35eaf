package hoppity.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hoppity.rules.Variants;
import java.util.List;
import org.junit.jupiter.api.Test;

class EditStackTest {
    private final GameRecord record = new GameRecord(Variants.presets().get("halma-8"));
    private final GameNode root = record.tree().root();
    private final EditStack stack = new EditStack(record);

    private void type(String text) {
        stack.perform(Edits.annotate(root, comment(text), "comment", "post"));
    }

    private void header(String value) {
        stack.perform(Edits.changeInfo(record, record.info().withHeader("Event", value), 0, "header " + value));
    }

    private static Annotations comment(String text) {
        return Annotations.NONE.withPost(List.of(Comment.of(text)));
    }

    private String text() {
        return root.annotations().post().isEmpty()
                ? ""
                : root.annotations().post().get(0).text();
    }

    @Test
    void aNewRecordHasNothingToUndoAndNothingToSave() {
        assertThat(stack.isDirty()).isFalse();
        assertThat(stack.undo()).isEmpty();
        assertThat(stack.redo()).isEmpty();
        assertThat(stack.undoDescription()).isEmpty();
        assertThat(stack.redoDescription()).isEmpty();
    }

    @Test
    void theDescriptionsAreThoseOfTheNextEdits() {
        header("a");
        header("b");
        stack.undo();
        assertThat(stack.undoDescription()).hasValue("header a");
        assertThat(stack.redoDescription()).hasValue("header b");
    }

    @Test
    void aNewEditForgetsWhatWasUndone() {
        header("a");
        header("b");
        stack.undo();
        header("c");
        assertThat(stack.redo()).isEmpty();
        stack.undo();
        assertThat(record.info().headers()).containsEntry("Event", "a");
    }

    @Test
    void goingBackToTheSavedStateMakesClean() {
        header("a");
        stack.markSaved(stack.revision());
        assertThat(stack.isDirty()).isFalse();
        header("b");
        assertThat(stack.isDirty()).isTrue();
        stack.undo();
        assertThat(stack.isDirty()).isFalse();
        stack.undo();
        assertThat(stack.isDirty()).isTrue();
        stack.redo();
        assertThat(stack.isDirty()).isFalse();
        stack.redo();
        assertThat(stack.isDirty()).isTrue();
    }

    @Test
    void theSameStepsAgainAreAnotherState() {
        header("a");
        stack.markSaved(stack.revision());
        stack.undo();
        header("a");
        assertThat(stack.isDirty()).isTrue();
    }

    @Test
    void editsDuringASaveStayUnsaved() {
        header("a");
        long saved = stack.revision();
        header("b");
        stack.markSaved(saved);
        assertThat(stack.isDirty()).isTrue();
        stack.undo();
        assertThat(stack.isDirty()).isFalse();
    }

    @Test
    void typingIsOneEdit() {
        type("h");
        type("ha");
        type("halma");
        assertThat(stack.undo()).hasValue(0);
        assertThat(text()).isEmpty();
        stack.redo();
        assertThat(text()).isEqualTo("halma");
        assertThat(stack.undoDescription()).hasValue("comment");
    }

    @Test
    void typingIsNotMergedAcrossTheSavedMark() {
        type("saved");
        stack.markSaved(stack.revision());
        type("saved and more");
        assertThat(stack.isDirty()).isTrue();
        stack.undo();
        assertThat(text()).isEqualTo("saved");
        assertThat(stack.isDirty()).isFalse();
    }

    @Test
    void typingSavedInBetweenCannotBeCleanAgain() {
        type("a");
        long saved = stack.revision();
        type("ab");
        stack.markSaved(saved);
        stack.undo();
        assertThat(text()).isEmpty();
        assertThat(stack.isDirty()).isTrue();
    }

    @Test
    void otherFieldsNodesAndEditsInBetweenAreNotMerged() {
        type("a");
        stack.perform(Edits.annotate(root, comment("a").withTitle("t"), "title", "title"));
        type("b");
        header("h");
        type("c");
        for (int i = 0; i < 5; i++) {
            assertThat(stack.undo()).isPresent();
        }
        assertThat(stack.undo()).isEmpty();
    }

    @Test
    void anEditWithoutAFieldIsNeverMerged() {
        stack.perform(Edits.annotate(root, comment("a"), "comment", null));
        stack.perform(Edits.annotate(root, comment("b"), "comment", null));
        stack.undo();
        assertThat(text()).isEqualTo("a");
    }

    @Test
    void theLast1000EditsCanBeTakenBack() {
        for (int i = 0; i <= EditStack.DEPTH; i++) {
            header("" + i);
        }
        int undone = 0;
        while (stack.undo().isPresent()) {
            undone++;
        }
        assertThat(undone).isEqualTo(EditStack.DEPTH).isEqualTo(1000);
        assertThat(record.info().headers()).containsEntry("Event", "0");
        assertThat(stack.isDirty())
                .as("the first edit is forgotten, so it cannot be clean")
                .isTrue();
    }

    @Test
    void aForgottenEditMayStillBeTheSavedState() {
        header("saved");
        stack.markSaved(stack.revision());
        for (int i = 0; i < EditStack.DEPTH; i++) {
            header("" + i);
        }
        while (stack.undo().isPresent()) {
            assertThat(stack.redoDescription()).isPresent();
        }
        assertThat(stack.isDirty()).isFalse();
    }

    @Test
    void anEditCannotBeMadeFromInsideAnother() {
        header("a");
        assertThatThrownBy(() -> stack.perform(new Failing(() -> header("b"))))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("an edit cannot be made from inside another");
        assertThatThrownBy(() -> stack.perform(new Failing(stack::undo))).isInstanceOf(IllegalStateException.class);
        assertThat(record.info().headers()).containsEntry("Event", "a");
        assertThat(stack.undoDescription()).hasValue("header a");
        assertThat(stack.redo()).isEmpty();
    }

    @Test
    void anEditThatFailsLeavesTheStackAsItWas() {
        header("a");
        header("b");
        stack.undo();
        Runnable fail = () -> {
            throw new IllegalArgumentException("no");
        };
        assertThatThrownBy(() -> stack.perform(new Failing(fail))).hasMessage("no");
        assertThat(stack.undoDescription()).hasValue("header a");
        assertThat(stack.redoDescription()).hasValue("header b");
        stack.redo();
        assertThat(record.info().headers()).containsEntry("Event", "b");
    }

    private record Failing(Runnable action) implements Edit {
        @Override
        public String description() {
            return "fail";
        }

        @Override
        public void apply(GameRecord record) {
            action.run();
        }

        @Override
        public void revert(GameRecord record) {
            action.run();
        }

        @Override
        public int cursorAfterApply() {
            return 0;
        }

        @Override
        public int cursorAfterRevert() {
            return 0;
        }
    }
}
