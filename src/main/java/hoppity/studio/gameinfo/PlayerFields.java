package hoppity.studio.gameinfo;

import static hoppity.words.Words.tr;

import hoppity.record.Extras;
import hoppity.record.GameInfo.Player;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What is typed about one player. */
final class PlayerFields {
    private static final int HIGHEST_RATING = 9999;

    private final int seat;
    private final String seatName;
    private final InfoField name = new InfoField();
    private final InfoField rating = new InfoField();

    /** @param seat from 1 */
    PlayerFields(int seat, String seatName) {
        this.seat = seat;
        this.seatName = seatName;
    }

    int seat() {
        return seat;
    }

    String seatName() {
        return seatName;
    }

    InfoField name() {
        return name;
    }

    InfoField rating() {
        return rating;
    }

    private static String ratingOf(@Nullable Player player) {
        return player == null || player.rating() == null ? "" : player.rating().toString();
    }

    void refresh(@Nullable Player player) {
        name.refresh(player == null ? "" : player.name());
        rating.refresh(ratingOf(player));
    }

    void settle() {
        name.settle();
        if (problem().isEmpty()) {
            rating.settle();
        }
    }

    boolean isChanged() {
        return name.isChanged() || rating.isChanged();
    }

    /** What is wrong with the rating; empty if nothing is. */
    String problem() {
        return rating.isChanged() && !rating.typed().isEmpty() && parsedRating().isEmpty()
                ? tr("{0}'s rating \"{1}\" is not a number from 0 to {2}", seatName, rating.typed(), HIGHEST_RATING)
                : "";
    }

    private Optional<Integer> parsedRating() {
        return Optional.of(rating.typed())
                .filter(typed -> typed.matches("[0-9]{1,4}"))
                .map(Integer::valueOf);
    }

    /** The player with what was typed, a faulty rating left as it was; empty if nothing at all is told. */
    Optional<Player> applyTo(@Nullable Player old) {
        var typedName = name.isChanged() || old == null ? name.typed() : old.name();
        var oldRating = old == null ? null : old.rating();
        var newRating =
                rating.isChanged() && problem().isEmpty() ? parsedRating().orElse(null) : oldRating;
        var kind = old == null ? null : old.kind();
        var extras = old == null ? Extras.NONE : old.extras();
        boolean saysNothing = typedName.isEmpty() && newRating == null && kind == null && extras.isEmpty();
        return saysNothing ? Optional.empty() : Optional.of(new Player(seat, typedName, newRating, kind, extras));
    }
}
