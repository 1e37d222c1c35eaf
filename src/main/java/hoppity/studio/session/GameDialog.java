package hoppity.studio.session;

import hoppity.record.GameRecord;
import java.util.List;
import java.util.stream.Stream;
import javafx.stage.Window;

/** Asks which game of a file to open. */
final class GameDialog extends ListDialog<GameRecord> {
    GameDialog(Window owner, String file, List<GameRecord> games) {
        super(
                owner,
                "Open a game",
                file + " holds " + games.size() + " games. Which one?",
                "Open",
                games,
                game -> new Line(name(game), detail(game), null));
    }

    static String name(GameRecord game) {
        var players = Stream.of(game.info().playerName(1), game.info().playerName(2))
                .filter(name -> !name.isBlank())
                .toList();
        return players.isEmpty()
                ? game.info().headers().getOrDefault("Event", game.variant().name())
                : String.join(" – ", players);
    }

    private static String detail(GameRecord game) {
        var headers = game.info().headers();
        return Stream.of(
                        game.variant().name(),
                        headers.getOrDefault("Event", ""),
                        headers.getOrDefault("Date", ""),
                        game.tree().size() - 1 + " moves")
                .filter(part -> !part.isBlank())
                .reduce((a, b) -> a + " · " + b)
                .orElse("");
    }
}
