package hoppity.studio.palette;

import static hoppity.words.Words.tr;

import hoppity.notation.MoveText;
import hoppity.notation.Turn;
import hoppity.record.GameNode;
import hoppity.rules.Move;
import hoppity.rules.Position;
import hoppity.studio.document.GameDocument;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Moves to be put before the current one: all that are typed, with blanks between, and for the last what it can mean. */
public final class InsertMovesViewModel extends PickerViewModel<List<Turn>> {
    private final Supplier<Optional<GameDocument>> document;
    private final Consumer<List<Turn>> action;
    private @Nullable Meant meant;

    /** Another move may be current by the time that one is chosen. */
    private record Meant(GameDocument game, GameNode node) {}

    /**
     * @param document the open game
     * @param action puts moves before the current one
     */
    public InsertMovesViewModel(Supplier<Optional<GameDocument>> document, Consumer<List<Turn>> action) {
        super(tr("No legal move fits."));
        this.document = document;
        this.action = action;
    }

    /** The moves with their whole ways. */
    String text(List<Turn> turns) {
        return meant == null
                ? ""
                : turns.stream()
                        .map(new MoveText(meant.game().record().variant().topology())::write)
                        .collect(Collectors.joining(" "));
    }

    void insert(List<Turn> turns) {
        if (current().equals(Optional.ofNullable(meant))) {
            action.accept(turns);
        }
    }

    private Optional<Meant> current() {
        return document.get().filter(game -> !game.cursor().isRoot()).map(game -> new Meant(game, game.cursor()));
    }

    @Override
    void opening() {
        meant = current().orElse(null);
    }

    @Override
    List<List<Turn>> found(String typed) {
        var node = meant == null ? null : meant.node().parent();
        if (meant == null || node == null) {
            return List.of();
        }
        var variant = meant.game().record().variant();
        var position = meant.game().record().positionAt(node);
        var words = typed.split("\\s+");
        var before = new ArrayList<Turn>();
        for (int i = 0; i < words.length - 1; i++) {
            var turn = meant(position, words[i]).stream().findFirst();
            if (turn.isEmpty()) {
                return List.of();
            }
            before.add(turn.get());
            position = position.after(turn.get() instanceof Turn.Played played ? played.move() : Move.PASS, variant);
        }
        return meant(position, words[words.length - 1]).stream()
                .map(turn -> {
                    var all = new ArrayList<>(before);
                    all.add(turn);
                    return List.copyOf(all);
                })
                .toList();
    }

    private List<Turn> meant(Position position, String word) {
        var game = meant;
        var found = new ArrayList<Turn>();
        if (game != null && !word.startsWith("-")) {
            found.addAll(MoveEntryViewModel.legal(game.game().record().variant(), position, word));
        }
        if (MoveText.SKIP.startsWith(word)) {
            found.add(Turn.SKIP);
        }
        return found;
    }
}
