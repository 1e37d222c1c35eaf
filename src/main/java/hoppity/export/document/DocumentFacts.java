package hoppity.export.document;

import static hoppity.words.Words.tr;

import hoppity.export.document.Block.Fact;
import hoppity.export.text.PlainText;
import hoppity.record.GameInfo.Player;
import hoppity.record.GameRecord;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** What the head of a document tells of a game. */
final class DocumentFacts {
    /** What a file writes for a value that is not known. */
    private static final String UNKNOWN = "[?.]*";

    private final GameRecord game;

    DocumentFacts(GameRecord game) {
        this.game = game;
    }

    /** The players; where they are not known the event, else the variant. */
    String title() {
        var players = game.info().players();
        var names = game.variant().seats().stream()
                .map(seat -> PlainText.line(game.info().playerName(seat.index() + 1)))
                .map(name -> name.isEmpty() ? "?" : name)
                .toList();
        if (players.stream().anyMatch(player -> !player.name().isBlank())) {
            return String.join(" – ", names);
        }
        var event = PlainText.line(game.info().headers().getOrDefault("Event", ""));
        return event.matches(UNKNOWN) ? game.variant().shownName() : event;
    }

    /** @param result empty if nothing is known */
    List<Fact> all(String result) {
        var facts = new ArrayList<Fact>();
        for (var player : game.info().players()) {
            if (player.seat() >= 1 && player.seat() <= game.variant().seatCount()) {
                add(facts, game.variant().seat(player.seat() - 1).name(), described(player));
            }
        }
        var headers = new LinkedHashMap<>(game.info().headers());
        for (var known : labels().entrySet()) {
            var value = headers.remove(known.getKey());
            add(facts, known.getValue(), value == null ? "" : value);
        }
        add(facts, tr("Rules"), game.variant().shownName());
        headers.forEach((name, value) -> add(facts, name, value));
        add(facts, tr("Result"), result);
        return facts;
    }

    private static Map<String, String> labels() {
        var labels = new LinkedHashMap<String, String>();
        labels.put("Event", tr("Event"));
        labels.put("Site", tr("Site"));
        labels.put("Date", tr("Date"));
        labels.put("Round", tr("Round"));
        labels.put("Annotator", tr("Annotator"));
        return labels;
    }

    private static void add(List<Fact> facts, String label, String value) {
        var text = PlainText.line(value);
        if (!text.matches(UNKNOWN)) {
            facts.add(new Fact(PlainText.line(label), text));
        }
    }

    private static String described(Player player) {
        var rating = player.rating();
        return List.of(player.name(), rating == null ? "" : rating.toString()).stream()
                .filter(part -> !part.isBlank())
                .collect(Collectors.joining(" · "));
    }
}
