package hoppity.record;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.notation.MoveText;
import hoppity.notation.PositionText;
import hoppity.rules.Variants;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class CompletionsTest {
    private static Completions completions(String variantId, String position, String moves) {
        var variant = Variants.presets().get(variantId);
        var record = new GameRecord(variant, new PositionText(variant).read(position));
        var text = new MoveText(variant.topology());
        var node = record.tree().root();
        for (var move : moves.split(" ")) {
            node = record.loader().add(record.loader().freshId(), node, text.read(move));
        }
        return Completions.of(variant, record.startPosition(), record.tree().lineThrough(node));
    }

    @Test
    void eachSeatCompletesWithAMoveOfItsOwnAlsoAfterTheEnd() {
        var completions =
                completions("kutochky-3x3", "www5/www5/ww1w4/8/8/5bbb/5bbb/3b2bb w 40", "d6-c6 d1-e1 -- e1-f1 @draw");

        assertThat(completions.moves()).containsExactly(OptionalInt.of(40), OptionalInt.of(41));
    }

    @Test
    void itIsTheFirstTimeThatCountsAndNobodyNeedComplete() {
        var again = completions(
                "kutochky-3x3", "www5/www5/ww1w4/8/8/5bbb/5bbb/3b2bb w 40", "d6-c6 d1-d2 c6-d6 d2-d3 d6-c6");

        assertThat(again.moves()).containsExactly(OptionalInt.of(40), OptionalInt.empty());
        assertThat(completions("kutochky-3x3", "www5/www5/ww1w4/8/8/5bbb/5bbb/3b2bb w 40", "@resign")
                        .moves())
                .containsExactly(OptionalInt.empty(), OptionalInt.empty());
    }
}
