package hoppity.studio.comment;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.record.Annotations;
import hoppity.record.Comment;
import hoppity.record.Edits;
import hoppity.record.Extras;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.record.Glyph;
import hoppity.studio.document.GameDocument;
import hoppity.studio.document.GameFixture;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class CommentViewModelTest {
    private final GameRecord record = GameFixture.empty();
    private final GameNode root = record.tree().root();
    private final GameNode f4 = GameFixture.add(record, root, "g3-f4");
    private final GameNode e6 = GameFixture.add(record, f4, "a8-c8-e6");
    private final GameDocument document = new GameDocument(record, null);
    private final CommentViewModel editor = new CommentViewModel();

    @BeforeEach
    void open() {
        editor.documentProperty().set(document);
    }

    private void type(String text) {
        editor.textProperty().set(text);
    }

    private static List<String> after(GameNode node) {
        return node.annotations().post().stream().map(Comment::text).toList();
    }

    private static List<String> before(GameNode node) {
        return node.annotations().pre().stream().map(Comment::text).toList();
    }

    @Test
    void theHeadingNamesTheMove() {
        assertThat(editor.headingProperty().get()).isEqualTo("the start of the game");
        document.goTo(e6);
        assertThat(editor.headingProperty().get()).isEqualTo("1… a8-c8-e6");
    }

    @Test
    void whatIsTypedLandsAtTheMoveItWasTypedFor() {
        document.goTo(f4);
        type("a rung");
        document.goTo(e6);

        assertThat(after(f4)).containsExactly("a rung");
        assertThat(after(e6)).isEmpty();
        assertThat(editor.textProperty().get()).isEmpty();
        document.goTo(f4);
        assertThat(editor.textProperty().get()).isEqualTo("a rung");
    }

    @Test
    void theStartCanHaveAComment() {
        type("An old game.");
        document.step(1);

        assertThat(after(root)).containsExactly("An old game.");
    }

    @Test
    void savingCommitsAndTheVisitIsStillOneEditEach() {
        document.goTo(f4);
        type("a");
        document.commitEditors();
        type("a rung");
        document.commitEditors();
        type("a rung for both");
        document.commitEditors();
        assertThat(after(f4)).containsExactly("a rung for both");

        document.undo();
        assertThat(after(f4)).isEmpty();
        assertThat(document.undoDescription()).isEmpty();
    }

    @Test
    void whatIsBeingWrittenIsInTheRecordAsItGrowsAndStillOneEdit() {
        document.goTo(f4);
        type("a");
        editor.commitWhileWriting();
        type("a rung");
        editor.commitWhileWriting();
        assertThat(after(f4)).containsExactly("a rung");
        assertThat(editor.textProperty().get()).isEqualTo("a rung");

        document.undo();
        assertThat(after(f4)).isEmpty();
        assertThat(document.undoDescription()).isEmpty();
    }

    @Test
    void aCommentThatIsWordedAnewKeepsItsAuthor() {
        var signed = new Comment("old words", "A. Author", null, Extras.NONE);
        GameFixture.annotate(record, f4, Annotations.NONE.withPost(List.of(signed)));
        document.goTo(f4);
        type("");
        editor.commitWhileWriting();
        assertThat(after(f4)).containsExactly("old words");

        type("new words");
        editor.commitWhileWriting();
        assertThat(f4.annotations().post()).containsExactly(signed.withText("new words"));
    }

    @Test
    void anotherVisitIsAnotherEdit() {
        document.goTo(f4);
        type("one");
        document.goTo(root);
        document.goTo(f4);
        type("two");
        document.undo();

        assertThat(after(f4)).containsExactly("one");
        assertThat(editor.textProperty().get()).isEqualTo("one");
    }

    @Test
    void undoRightAfterTypingTakesTheTextBack() {
        document.goTo(f4);
        type("a rung");
        document.undo();
        assertThat(editor.textProperty().get()).isEmpty();
        assertThat(document.isDirty()).isFalse();

        document.redo();
        assertThat(editor.textProperty().get()).isEqualTo("a rung");
    }

    @Test
    void lookingAtACommentChangesNothing() {
        GameFixture.comment(record, f4, "with \u0001 control \r\n characters \t and blanks ");
        document.goTo(f4);
        document.goTo(e6);

        assertThat(document.isDirty()).isFalse();
    }

    @Test
    void emptyingACommentRemovesIt() {
        GameFixture.comment(record, f4, "a rung");
        document.goTo(f4);
        type(" ");
        document.commitEditors();

        assertThat(f4.annotations()).isEqualTo(Annotations.NONE);
    }

    @Test
    void onlyTheFirstCommentIsEditedAndKeepsItsAuthor() {
        var first = new Comment("first", "Ann", "en", Extras.NONE);
        var second = new Comment("second", "Bob", null, Extras.NONE);
        GameFixture.annotate(
                record, f4, Annotations.NONE.withPost(List.of(first, second)).withPre(List.of(Comment.of("so"))));
        document.goTo(f4);
        assertThat(editor.others()).containsExactly("second — Bob");
        assertThat(editor.beforeProperty().get()).isEqualTo("so");

        type("reworded");
        document.commitEditors();
        assertThat(f4.annotations().post()).containsExactly(first.withText("reworded"), second);
    }

    @Test
    void aCommentBeforeTheMoveCanBeWritten() {
        document.goTo(e6);
        editor.beforeProperty().set("or else");
        type("fine");
        document.goTo(root);

        assertThat(before(e6)).containsExactly("or else");
        assertThat(after(e6)).containsExactly("fine");
        document.undo();
        assertThat(e6.annotations()).isEqualTo(Annotations.NONE);
    }

    @Test
    void anotherChangeOfTheNodeNeitherLosesNorIsLostByWhatIsTyped() {
        document.goTo(f4);
        type("a ru");
        document.performInPlace(Edits.annotate(f4, f4.annotations().withNags(List.of(1)), "glyph", null));
        assertThat(editor.textProperty().get()).isEqualTo("a ru");
        assertThat(editor.glyphs()).extracting(Glyph::nag).containsExactly(1);

        type("a rung");
        document.commitEditors();
        assertThat(after(f4)).containsExactly("a rung");
        assertThat(f4.annotations().nags()).containsExactly(1);
    }

    @Test
    void aGlyphIsSetAndTakenAwayWithoutLosingTheText() {
        document.goTo(f4);
        type("a rung");
        editor.toggle(Glyph.of(1));
        assertThat(after(f4)).containsExactly("a rung");
        assertThat(f4.annotations().nags()).containsExactly(1);
        assertThat(document.undoDescription()).contains("add !");

        editor.toggle(Glyph.of(2));
        assertThat(f4.annotations().nags()).containsExactly(2);
        editor.toggle(Glyph.of(2));
        assertThat(f4.annotations().nags()).isEmpty();
        assertThat(document.undoDescription()).contains("remove ?");
    }

    @Test
    void theStartHasNoGlyphs() {
        editor.toggle(Glyph.of(1));

        assertThat(editor.onMoveProperty().get()).isFalse();
        assertThat(document.isDirty()).isFalse();
    }

    @Test
    void deletingTheMoveThatIsWrittenAboutKeepsTheTextWithIt() {
        document.goTo(e6);
        type("a leap");
        document.editInPlace(() -> Optional.of(Edits.delete(record, f4)));
        assertThat(editor.headingProperty().get()).isEqualTo("the start of the game");
        assertThat(editor.textProperty().get()).isEmpty();

        document.undo();
        assertThat(after(GameFixture.at(record, "g3-f4", "a8-e6"))).containsExactly("a leap");
    }

    @Test
    void anotherGameGetsNothingOfWhatWasTypedForThis() {
        document.goTo(f4);
        type("a rung");
        var other = new GameDocument(GameFixture.shuttle(4), null);
        editor.documentProperty().set(other);
        assertThat(after(f4)).containsExactly("a rung");
        assertThat(editor.textProperty().get()).isEmpty();

        other.step(1);
        assertThat(other.isDirty()).isFalse();
        document.goTo(e6);
        assertThat(editor.headingProperty().get()).isEqualTo("1. h4-h5");
    }

    @Test
    void withoutAGameThereIsNothingToWrite() {
        editor.documentProperty().set(null);
        type("lost");
        editor.commit();
        editor.toggle(Glyph.of(1));

        assertThat(editor.headingProperty().get()).isEmpty();
        assertThat(document.isDirty()).isFalse();
    }
}
