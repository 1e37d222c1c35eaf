package hoppity.studio.find;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.record.Annotations;
import hoppity.record.Comment;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.studio.document.GameFixture;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class FindTest {
    private final GameRecord record = GameFixture.empty();
    private final GameNode root = record.tree().root();
    private final GameNode f4 = GameFixture.add(record, root, "g3-f4");
    private final GameNode d7 = GameFixture.add(record, f4, "c8-d7");
    private final GameNode e5 = GameFixture.add(record, d7, "g1-g3-e5");
    private final GameNode h5 = GameFixture.add(record, root, "h4-h5");
    private final GameNode d7Too = GameFixture.add(record, h5, "c8-d7");
    private final GameNode meets = GameFixture.add(record, d7Too, "g3-f4");
    private final GameNode other = GameFixture.add(record, d7, "h4-h5");

    @BeforeEach
    void annotate() {
        GameFixture.comment(record, root, "A game about g3");
        GameFixture.annotate(
                record, d7, Annotations.NONE.withNags(List.of(6)).withPost(List.of(Comment.of("Why? E4 was safe."))));
        GameFixture.annotate(
                record, meets, Annotations.NONE.withNags(List.of(3)).withTitle("The meeting"));
    }

    private List<Integer> found(String typed) {
        return new Find(record).matches(new FindQuery.Words(typed));
    }

    private static Integer[] ids(GameNode... nodes) {
        return List.of(nodes).stream().map(GameNode::id).toArray(Integer[]::new);
    }

    @Test
    void textIsFoundInCommentsAndTitlesWhateverTheCase() {
        assertThat(found("SAFE")).containsExactly(ids(d7));
        assertThat(found(" the meet ")).containsExactly(ids(meets));
        assertThat(found("e4")).containsExactly(ids(d7));
        assertThat(found("nowhere")).isEmpty();
        assertThat(found("")).isEmpty();
    }

    @Test
    void aCellFindsTheMovesThatTouchIt() {
        // In reading order: the start, the main move, the alternative to it, and so on.
        assertThat(found("g3")).containsExactly(ids(root, f4, meets, e5));
        assertThat(found("h4")).containsExactly(ids(h5, other));
    }

    @Test
    void aMoveIsFoundByItsEndsItsWayOrItsBeginning() {
        assertThat(found("g1-e5")).containsExactly(ids(e5));
        assertThat(found("g1-g3-e5")).containsExactly(ids(e5));
        assertThat(found("g3-e5")).containsExactly(ids(e5));
        assertThat(found("G3-")).containsExactly(ids(f4, meets, e5));
        assertThat(found("g3-f")).containsExactly(ids(f4, meets));
        assertThat(found("3-f4")).isEmpty();
    }

    @Test
    void aGlyphIsFoundByItsSignOrItsName() {
        assertThat(found("?!")).containsExactly(ids(d7));
        assertThat(found("doubtful")).containsExactly(ids(d7));
        assertThat(found("!!")).containsExactly(ids(meets));
        assertThat(found("Brill")).containsExactly(ids(meets));
        assertThat(found("?")).isEmpty();
        assertThat(found("!")).isEmpty();
    }

    @Test
    void turnsThatAreNoMovesAreFoundByTheirWords() {
        var skip = GameFixture.add(record, e5, "--");
        var end = GameFixture.add(record, skip, "@resign");

        assertThat(found("--")).containsExactly(ids(skip));
        assertThat(found("resign")).containsExactly(ids(end));
    }

    @Test
    void aPositionIsFoundWithTheSameSeatToMove() {
        assertThat(new Find(record).matches(new FindQuery.SamePosition(meets.id())))
                .containsExactly(ids(meets, other));
        assertThat(new Find(record).matches(new FindQuery.SamePosition(f4.id())))
                .containsExactly(ids(f4));
    }
}
