package hoppity.studio.session;

import static hoppity.words.Words.count;
import static hoppity.words.Words.tr;

import hoppity.format.collection.GameEntry;
import hoppity.format.collection.GameIndex;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.util.BitSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.stage.Window;

/** Asks which game of a collection to open; only the lines that are in sight are made. */
final class CollectionDialog extends ListDialog<Integer> {
    CollectionDialog(Window owner, String file, GameIndex games) {
        super(
                owner,
                tr("Open a game"),
                count(games.size(), "{1} holds {0} game. Which one?", "{1} holds {0} games. Which one?", file),
                tr("Open"),
                games.matching(""),
                game -> line(games.entry(game)),
                typed -> {
                    var found = new BitSet();
                    games.matching(typed).forEach(found::set);
                    return found::get;
                });
    }

    private static Line line(GameEntry game) {
        var variant =
                Variants.presets().find(game.variant()).map(Variant::shownName).orElse(game.variant());
        var name = Stream.of(game.players(), game.event(), variant)
                .filter(text -> !text.isBlank())
                .findFirst()
                .orElse("");
        var moves = game.moves() < 0 ? "" : count(game.moves(), "{0} move", "{0} moves");
        var result = game.result().equals("*") ? "" : game.result();
        var detail = Stream.of(variant, game.event(), game.date(), result, moves)
                .filter(part -> !part.isBlank())
                .collect(Collectors.joining(" · "));
        return new Line(name, detail, null);
    }
}
