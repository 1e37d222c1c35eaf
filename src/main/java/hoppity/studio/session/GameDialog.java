package hoppity.studio.session;

import static hoppity.words.Words.count;
import static hoppity.words.Words.tr;

import hoppity.record.GameRecord;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.stage.Window;

/** Asks which game of a file to open. */
final class GameDialog extends ListDialog<GameRecord> {
    GameDialog(Window owner, String file, List<GameRecord> games) {
        super(
                owner,
                tr("Open a game"),
                count(games.size(), "{1} holds {0} game. Which one?", "{1} holds {0} games. Which one?", file),
                tr("Open"),
                games,
                game -> new Line(name(game), detail(game), null));
    }

    static String name(GameRecord game) {
        var players = IntStream.rangeClosed(1, game.variant().seatCount())
                .mapToObj(game.info()::playerName)
                .filter(name -> !name.isBlank())
                .toList();
        return players.isEmpty()
                ? game.info().headers().getOrDefault("Event", game.variant().shownName())
                : String.join(" – ", players);
    }

    static String detail(GameRecord game) {
        var headers = game.info().headers();
        return Stream.of(
                        game.variant().shownName(),
                        headers.getOrDefault("Event", ""),
                        headers.getOrDefault("Date", ""),
                        count(game.tree().size() - 1, "{0} move", "{0} moves"),
                        game.tree().nodes().stream()
                                        .allMatch(node -> node.brokenTails().isEmpty())
                                ? ""
                                : tr("part of it cannot be played"))
                .filter(part -> !part.isBlank())
                .reduce((a, b) -> a + " · " + b)
                .orElse("");
    }
}
