package hoppity.studio.palette;

import static hoppity.words.Words.tr;

import hoppity.record.GameNode;
import hoppity.studio.document.GameDocument;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** The moves with a bookmark or a title, in all variations, that fit what was typed. */
public final class BookmarksViewModel extends NodePickerViewModel {
    public BookmarksViewModel(Supplier<Optional<GameDocument>> document) {
        super(document, none());
    }

    private static String none() {
        return tr("No move has a bookmark or a title yet.");
    }

    private record Ranked(GameNode node, int fit) {}

    @Override
    List<GameNode> found(GameDocument open, String typed) {
        var all = new ArrayList<GameNode>();
        open.record().tree().read(node -> {
            var title = node.annotations().title();
            if (node.annotations().bookmark() || title != null && !title.isBlank()) {
                all.add(node);
            }
        });
        sayWhenNothingFits(all.isEmpty() ? none() : tr("No bookmark fits."));
        if (typed.isEmpty()) {
            return all;
        }
        return all.stream()
                .map(node -> new Ranked(node, Match.of(typed, text(node), beside(node))))
                .filter(ranked -> ranked.fit() != Match.NONE)
                .sorted(Comparator.comparing(ranked -> -ranked.fit()))
                .map(Ranked::node)
                .toList();
    }
}
