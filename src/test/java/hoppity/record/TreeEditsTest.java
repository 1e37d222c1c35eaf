package hoppity.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hoppity.format.RecordDifference;
import hoppity.format.hgn.BrokenLine;
import hoppity.notation.MoveText;
import hoppity.notation.Turn;
import hoppity.record.Strip.Part;
import hoppity.rules.Variants;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Dropping, inserting, stripping, cutting, splitting, and what becomes of moves that the board does not allow any more. */
class TreeEditsTest {
    private final GameRecord record = new GameRecord(Variants.presets().get("halma-8"));
    private final GameNode root = record.tree().root();
    private final EditStack stack = new EditStack(record);

    private List<Turn> turns(String text) {
        var moves = new MoveText(record.variant().topology());
        return Arrays.stream(text.split(" ")).map(moves::read).toList();
    }

    private GameNode add(GameNode parent, String text) {
        Edits.addLine(record, parent, turns(text)).ifPresent(stack::perform);
        return at(parent, text);
    }

    private GameNode at(GameNode parent, String text) {
        var node = parent;
        for (var turn : turns(text)) {
            node = record.tree().child(node, turn).orElseThrow();
        }
        return node;
    }

    private String line(GameNode from) {
        var moves = new MoveText(record.variant().topology());
        var words = new ArrayList<String>();
        var line = record.tree().lineThrough(from);
        line.stream().skip(1).forEach(node -> words.add(moves.write(node.turn())));
        return String.join(" ", words);
    }

    @Test
    void aTurnIsDroppedAndWhatCanStillBePlayedFollows() {
        add(root, "g3-f4 c8-d7 -- -- g1-g3-e5 a8-c8-e6");
        var skip = at(root, "g3-f4 c8-d7 --");
        stack.perform(Edits.drop(record, skip.children().get(0), BrokenLine.TEXT));

        // White is not to move there any more.
        assertThat(line(root)).isEqualTo("g3-f4 c8-d7 --");
        var tail = skip.brokenTails().get(0);
        assertThat(tail.format()).isEqualTo(BrokenTail.HGN);
        assertThat(tail.text()).isEqualTo("3. g1-g3-e5 a8-c8-e6");
        assertThat(tail.message()).isEqualTo("Black's move 2, g1-g3-e5, cannot be played: the piece on g1 is White's");

        stack.perform(Edits.drop(record, skip, BrokenLine.TEXT));
        var d7 = at(root, "g3-f4 c8-d7");
        assertThat(d7.brokenTails()).containsExactly(tail);
        var mended = BrokenLine.mend(record.variant(), record.positionAt(d7), tail.text());
        assertThat(mended.isWhole()).isTrue();
        assertThat(mended.turns()).isEqualTo(2);
        stack.perform(Edits.repair(record, d7, tail, mended.played()));
        assertThat(line(root)).isEqualTo("g3-f4 c8-d7 g1-g3-e5 a8-c8-e6");
        assertThat(d7.brokenTails()).isEmpty();
        stack.undo();
        assertThat(d7.brokenTails()).containsExactly(tail);
    }

    @Test
    void twoTurnsAreInsertedAndTheRestIsPlayedOnAsFarAsItGoes() {
        add(root, "g3-f4 c8-d7 g1-g3-e5 a8-c8-e6");
        var d7 = at(root, "g3-f4 c8-d7");
        Edits.annotate(d7, Annotations.NONE.withPost(List.of(Comment.of("solid"))), "c", null)
                .apply(record);
        int before = d7.index();
        stack.perform(Edits.insert(record, d7, turns("d8-e8 h4-h5"), BrokenLine.TEXT));

        assertThat(line(root)).isEqualTo("g3-f4 d8-e8 h4-h5 c8-d7 g1-g3-e5 a8-c8-e6");
        var moved = at(root, "g3-f4 d8-e8 h4-h5 c8-d7");
        assertThat(moved.annotations().post()).containsExactly(Comment.of("solid"));
        assertThat(at(root, "g3-f4 d8-e8").index()).isEqualTo(before);
        stack.undo();
        assertThat(line(root)).isEqualTo("g3-f4 c8-d7 g1-g3-e5 a8-c8-e6");
        assertThat(at(root, "g3-f4 c8-d7")).isSameAs(d7);
    }

    @Test
    void anInsertedTurnThatCannotBePlayedIsRefused() {
        var f4 = add(root, "g3-f4");
        assertThatThrownBy(() -> Edits.insert(record, f4, turns("c8-d7"), BrokenLine.TEXT))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Edits.drop(record, root, BrokenLine.TEXT))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aDroppedTurnKeepsItsPlaceAmongTheVariations() {
        add(root, "h4-h5");
        add(root, "-- -- g3-f4");
        add(root, "e1-d1");
        var skip = at(root, "--");
        stack.perform(Edits.drop(record, at(root, "-- --"), BrokenLine.TEXT));
        assertThat(skip.brokenTails()).hasSize(1);
        stack.undo();
        stack.perform(Edits.drop(record, skip, BrokenLine.TEXT));
        // The second skipped turn stands where the first stood.
        assertThat(root.children())
                .extracting(GameNode::turn)
                .containsExactly(
                        turns("h4-h5").get(0), Turn.SKIP, turns("e1-d1").get(0));
        assertThat(at(root, "--")).isNotSameAs(skip);
        stack.undo();
        assertThat(at(root, "--")).isSameAs(skip);
    }

    @Test
    void aVariationIsPutBeforeTheMainMove() {
        add(root, "g3-f4 c8-d7 g1-g3-e5");
        var end = add(root, "h4-h5 d8-e8");
        stack.perform(Edits.insertBeforeMain(record, end, BrokenLine.TEXT).orElseThrow());
        assertThat(line(root)).isEqualTo("h4-h5 d8-e8 g3-f4 c8-d7 g1-g3-e5");
        assertThat(root.children()).hasSize(1);
        stack.undo();
        assertThat(line(root)).isEqualTo("g3-f4 c8-d7 g1-g3-e5");
        assertThat(Edits.insertBeforeMain(record, at(root, "g3-f4"), BrokenLine.TEXT))
                .isEmpty();
    }

    @Test
    void aMergedGameGoesOnWhereItsPositionIsAlready() {
        var d7 = add(root, "g3-f4 c8-d7");
        var end = add(d7, "h4-h5 a5-a4");
        var other = new GameRecord(record.variant());
        Edits.addLine(other, other.tree().root(), turns("h4-h5 c8-d7 g3-f4 a5-a4 h5-h6"))
                .orElseThrow()
                .apply(other);
        stack.perform(Edits.merge(record, root, other).orElseThrow());
        assertThat(line(root)).isEqualTo("g3-f4 c8-d7 h4-h5 a5-a4 h5-h6");
        assertThat(root.children()).hasSize(2);
        assertThat(line(root.children().get(1))).isEqualTo("h4-h5 c8-d7 g3-f4");
        assertThat(end.children()).hasSize(1);
        TreeLaws.check(record.tree());
        assertThat(Edits.merge(record, root, other)).isEmpty();
        stack.undo();
        assertThat(root.children()).hasSize(1);
        assertThat(end.children()).isEmpty();
    }

    @Test
    void aPastedLineStaysWholeWhereItIsPut() {
        var end = add(root, "g3-f4 c8-d7 h4-h5 a5-a4");
        var other = new GameRecord(record.variant());
        Edits.addLine(other, other.tree().root(), turns("h4-h5 c8-d7 g3-f4 a5-a4 h5-h6"))
                .orElseThrow()
                .apply(other);
        stack.perform(Edits.pasteLine(record, root, other).orElseThrow());
        assertThat(root.children()).hasSize(2);
        assertThat(line(root.children().get(1))).isEqualTo("h4-h5 c8-d7 g3-f4 a5-a4 h5-h6");
        assertThat(end.children()).isEmpty();
        stack.undo();
        assertThat(root.children()).hasSize(1);
    }

    @Test
    void whatCouldNotBePlayedSurvivesMergingAndReplacing() {
        var f4 = add(root, "g3-f4");
        var tail = new BrokenTail(BrokenTail.HGN, "1... a1-a9", "no move");
        var other = record.snapshot();
        other.loader().brokenTails(other.tree().get(f4.id()), List.of(tail));
        stack.perform(Edits.merge(record, root, other).orElseThrow());
        assertThat(f4.brokenTails()).containsExactly(tail);

        var h5 = add(root, "h4-h5");
        stack.perform(Edits.replaceMain(record, h5).orElseThrow());
        assertThat(root.children()).containsExactly(h5);
        assertThat(h5.brokenTails()).containsExactly(tail);
    }

    @Test
    void whatIsMendedInPartStaysBrokenFromThereOn() {
        var f4 = add(root, "g3-f4");
        var tail = new BrokenTail(BrokenTail.HGN, "1... c8-d7 2. g1-g7 {why} (2. h4-h5 d8-e8) 2... a8-b8", "x");
        record.loader().brokenTails(f4, List.of(tail));
        var mended = BrokenLine.mend(record.variant(), record.positionAt(f4), tail.text());
        assertThat(mended.isWhole()).isFalse();
        assertThat(mended.error()).isEmpty();
        assertThat(mended.problems()).hasSize(1);
        assertThat(mended.problems().get(0).toString())
                .isEqualTo(
                        "line 1, column 15: White's move 2, g1-g7, cannot be played: the piece on g1 cannot get to g7");
        stack.perform(Edits.repair(record, f4, tail, mended.played()));
        assertThat(f4.brokenTails()).isEmpty();
        assertThat(at(f4, "c8-d7").brokenTails())
                .extracting(BrokenTail::text)
                .containsExactly("2. g1-g7 {why} (2. h4-h5 d8-e8) 2... a8-b8");

        assertThat(BrokenLine.mend(record.variant(), record.positionAt(f4), "c8-d7 (")
                        .isWhole())
                .isTrue();
        assertThat(BrokenLine.mend(record.variant(), record.positionAt(f4), "c8-d7 * g1-f2")
                        .error())
                .startsWith("line 1, column 9: ");
        assertThat(BrokenLine.mend(record.variant(), record.positionAt(f4), "").isWhole())
                .isTrue();
    }

    @Test
    void stripTakesWhatIsAskedForAndSaysHowMuch() {
        for (int seed = 0; seed < 100; seed++) {
            var game = new RandomRecords(seed, true).next(40);
            var before = game.snapshot();
            int half = seed % 2 == 0
                    ? 0
                    : game.tree().lineThrough(game.tree().root()).get(1).id();
            var from = game.tree().get(half);
            var parts = EnumSet.complementOf(EnumSet.of(Part.values()[seed % Part.values().length]));
            var counted = Strip.count(from, parts);
            var edit = Strip.of(from, parts);
            edit.ifPresent(e -> e.apply(game));
            TreeLaws.check(game.tree());
            assertThat(Strip.count(from, parts).values()).containsOnly(0);
            assertThat(edit.isPresent()).isEqualTo(counted.values().stream().anyMatch(n -> n > 0));
            // What was not asked for is as it was.
            game.tree().walk(from, node -> {
                var was = before.tree().get(node.id()).annotations();
                var is = node.annotations();
                assertThat(is.clock()).isEqualTo(parts.contains(Part.CLOCKS) ? null : was.clock());
                assertThat(is.post()).isEqualTo(parts.contains(Part.COMMENTS) ? List.of() : was.post());
                assertThat(is.extras()).isEqualTo(was.extras());
            });
            edit.ifPresent(e -> e.revert(game));
            assertThat(RecordDifference.between(game, before, true)).isEmpty();
            TreeLaws.check(game.tree());
        }
    }

    @Test
    void cuttingAndSplittingMakeTwoGamesOfOne() {
        add(root, "g3-f4 c8-d7 g1-g3-e5 a8-c8-e6");
        var result = new GameResult(java.util.Map.of(1, 1.0, 2, 0.0), List.of(), null, "", Extras.NONE);
        Edits.changeInfo(record, record.info().withResult(result).withHeader("Event", "Cup"), 0, "r")
                .apply(record);
        var d7 = at(root, "g3-f4 c8-d7");
        var second = record.splitAt(d7).orElseThrow();
        assertThat(second.id()).isNotEqualTo(record.id());
        assertThat(second.startPosition()).isEqualTo(record.positionAt(d7));
        assertThat(second.tree().size()).isEqualTo(3);
        assertThat(second.info()).isEqualTo(record.info());
        TreeLaws.check(second.tree());

        stack.perform(Edits.cutAfter(record, d7).orElseThrow());
        assertThat(line(root)).isEqualTo("g3-f4 c8-d7");
        assertThat(record.info().result()).isNull();
        assertThat(record.info().headers()).containsEntry("Event", "Cup");
        TreeLaws.check(record.tree());
        stack.undo();
        assertThat(line(root)).isEqualTo("g3-f4 c8-d7 g1-g3-e5 a8-c8-e6");
        assertThat(record.info().result()).isEqualTo(result);

        var variation = add(d7, "h4-h5 d8-e8").parent();
        assertThat(record.splitAt(variation).orElseThrow().info().result()).isNull();
        assertThat(record.splitAt(root)).isEmpty();
        assertThat(Edits.cutAfter(record, at(d7, "g1-g3-e5 a8-c8-e6"))).isEmpty();
    }

    @Test
    void aLineAsTextReadsBackWithAllThatIsWrittenBesideIt() {
        for (int seed = 0; seed < 300; seed++) {
            var game = new RandomRecords(seed, false).next(25);
            for (var node : List.copyOf(game.tree().nodes())) {
                var parent = node.parent();
                if (parent == null || node.id() % 5 != 0) {
                    continue;
                }
                var text =
                        BrokenLine.TEXT.of(game, node, game.positionAt(parent)).text();
                var mended = BrokenLine.mend(game.variant(), game.positionAt(parent), text);
                assertThat(mended.isWhole()).as("%s: %s", mended.error(), text).isTrue();
                assertThat(mended.turns()).isEqualTo(game.tree().sizeFrom(node));
                var played = mended.played();
                var first = played.tree().root().children().get(0);
                var again = BrokenLine.TEXT.of(played, first, played.startPosition());
                assertThat(again.text()).isEqualTo(text);
            }
        }
    }

    @Test
    void longLinesAreNoTrouble() {
        var game = new RandomRecords(5, false).chain(Variants.presets().get("gambiter-ugolki"), 100_000);
        var edits = new EditStack(game);
        var second = game.tree().get(2);
        edits.perform(Edits.drop(game, second, BrokenLine.TEXT));
        assertThat(game.tree().size()).isEqualTo(2);
        assertThat(game.tree().get(1).brokenTails().get(0).text()).hasSizeGreaterThan(400_000);
        edits.undo();
        edits.perform(Edits.insert(game, game.tree().get(1), List.of(Turn.SKIP, Turn.SKIP), BrokenLine.TEXT));
        assertThat(game.tree().size()).isEqualTo(100_003);
        edits.undo();
        assertThat(Strip.of(game.tree().root(), Set.of(Part.values()))).isEmpty();
        edits.perform(Edits.cutAfter(game, second).orElseThrow());
        assertThat(game.tree().size()).isEqualTo(3);
        edits.undo();
        assertThat(game.splitAt(second).orElseThrow().tree().size()).isEqualTo(99_999);
        assertThat(game.tree().size()).isEqualTo(100_001);
    }
}
