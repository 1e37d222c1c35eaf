package hoppity.studio.palette;

import static hoppity.words.Words.tr;

import hoppity.notation.MoveText;
import hoppity.notation.NotationException;
import hoppity.notation.Turn;
import hoppity.rules.Move;
import hoppity.rules.Position;
import hoppity.rules.Routes;
import hoppity.rules.Variant;
import hoppity.studio.document.GameDocument;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The legal moves that what was typed can mean: {@code g3-f4}, {@code g3f4}, {@code g3}, or a whole route. */
public final class MoveEntryViewModel extends PickerViewModel<Turn.Played> {
    private final Supplier<Optional<GameDocument>> document;
    private @Nullable GameDocument searched;

    /** @param document the open game */
    public MoveEntryViewModel(Supplier<Optional<GameDocument>> document) {
        super(tr("No legal move fits."));
        this.document = document;
    }

    /** The move with its whole way. */
    String text(Turn.Played turn) {
        return document.get()
                .map(open -> new MoveText(open.record().variant().topology()).write(turn))
                .orElse("");
    }

    /** Plays a move, unless another game is shown by now or another position in which the move is not legal. */
    void play(Turn.Played turn) {
        document.get()
                .filter(open ->
                        open == searched && new Routes(open.record().variant(), open.position()).isLegal(turn.route()))
                .ifPresent(open -> open.play(turn));
    }

    @Override
    List<Turn.Played> found(String typed) {
        searched = document.get().orElse(null);
        return searched == null ? List.of() : legal(searched.record().variant(), searched.position(), typed);
    }

    /** The moves of a position that a text can mean. */
    static List<Turn.Played> legal(Variant variant, Position position, String typed) {
        var routes = new Routes(variant, position);
        var text = new MoveText(variant.topology());
        var found = new ArrayList<Turn.Played>();
        written(text, routes, typed).ifPresent(found::add);
        var wanted = plain(typed);
        for (int from : position.piecesOf(position.toMove())) {
            for (int to : routes.destinations(from)) {
                var move = new Move(from, to);
                var turn = new Turn.Played(move, routes.shortest(move));
                boolean fits = plain(text.write(move)).startsWith(wanted)
                        || plain(text.write(turn)).startsWith(wanted);
                if (fits && !found.contains(turn)) {
                    found.add(turn);
                }
            }
        }
        // What is typed to the end means itself, not the beginning of something longer.
        found.sort(Comparator.comparing(turn -> !plain(text.write(turn.move())).equals(wanted)
                && !plain(text.write(turn)).equals(wanted)));
        return List.copyOf(found);
    }

    /** The very way that was typed, if it is legal. */
    private static Optional<Turn.Played> written(MoveText text, Routes routes, String typed) {
        try {
            return text.read(typed.toLowerCase(Locale.ROOT)) instanceof Turn.Played played
                            && played.route().size() > 2
                            && routes.isLegal(played.route())
                    ? Optional.of(played)
                    : Optional.empty();
        } catch (NotationException e) {
            // Not a whole move yet: what fits its beginning is found all the same.
            return Optional.empty();
        }
    }

    private static String plain(String text) {
        return text.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
    }
}
