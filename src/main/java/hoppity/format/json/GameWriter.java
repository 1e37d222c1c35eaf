package hoppity.format.json;

import com.google.gson.FormattingStyle;
import hoppity.format.ProgramVersion;
import hoppity.notation.MoveText;
import hoppity.notation.PositionText;
import hoppity.record.BrokenTail;
import hoppity.record.Extras;
import hoppity.record.GameInfo;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.record.GameResult;
import hoppity.record.ViewState;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Writes one game: keys in a fixed order, one node a line, so that two versions of a file compare well. */
final class GameWriter {
    private static final int MIN_READER = 1;

    private final GameRecord record;
    private final MoveText moveText;

    GameWriter(GameRecord record) {
        this.record = record;
        moveText = new MoveText(record.variant().topology());
    }

    String write(FormattingStyle style) {
        var info = record.info();
        var extras = record.extras();
        return JsonOutput.object(
                style,
                out -> out.text("format", GameReader.FORMAT)
                        .number("version", GameReader.VERSION)
                        .number("minReader", MIN_READER)
                        .json("writer", writer(extras.writer()))
                        .text("id", record.id())
                        .text("created", text(record.created()))
                        .text("modified", text(record.modified()))
                        .json("headers", headers(info))
                        .json("variant", VariantField.write(record.variant(), extras.variant()))
                        .jsons(
                                "players",
                                info.players().stream().map(GameWriter::player).toList())
                        .json("start", start(extras.start()))
                        .json("timeControl", timeControl(info.timeControl()))
                        .json("result", result(info.result()))
                        .jsons(
                                "engines",
                                info.engines().stream().map(GameWriter::engine).toList())
                        .lines("nodes", nodes(), NodeWriter::write)
                        .json("view", view(record.view()))
                        .extras(extras.game()));
    }

    private static String writer(Extras extras) {
        return JsonOutput.object(o -> o.text("app", "hoppity")
                .text("version", ProgramVersion.current())
                .extras(extras));
    }

    private static @Nullable String text(@Nullable Instant time) {
        return time == null ? null : time.toString();
    }

    private static @Nullable String headers(GameInfo info) {
        return info.headers().isEmpty()
                ? null
                : JsonOutput.object(o -> info.headers().forEach(o::text));
    }

    private static String player(GameInfo.Player player) {
        return JsonOutput.object(o -> o.number("seat", player.seat())
                .text("name", player.name())
                .number("rating", player.rating())
                .text("kind", player.kind())
                .extras(player.extras()));
    }

    private String start(Extras extras) {
        return JsonOutput.object(o -> {
            if (record.startsInitially()) {
                o.text("preset", "initial");
            } else {
                o.text("position", new PositionText(record.variant()).write(record.startPosition()));
            }
            o.extras(extras);
        });
    }

    private static @Nullable String timeControl(GameInfo.@Nullable TimeControl control) {
        return control == null
                ? null
                : JsonOutput.object(o -> o.number("baseMs", control.baseMs())
                        .number("incrementMs", control.incrementMs())
                        .extras(control.extras()));
    }

    private static @Nullable String result(@Nullable GameResult result) {
        if (result == null) {
            return null;
        }
        var reason = result.termination();
        var ranking = result.ranking().stream()
                .map(group -> group.toString().replace(" ", ""))
                .toList();
        return JsonOutput.object(o -> {
            if (!result.scores().isEmpty()) {
                o.json(
                        "scores",
                        JsonOutput.object(
                                scores -> result.scores().forEach((seat, score) -> scores.number("" + seat, score))));
            }
            o.jsons("ranking", ranking)
                    .text("termination", reason == null ? null : reason.key())
                    .text("detail", result.detail().isEmpty() ? null : result.detail())
                    .extras(result.extras());
        });
    }

    private static String engine(GameInfo.EngineInfo engine) {
        return JsonOutput.object(o -> {
            o.text("key", engine.key()).text("name", engine.name()).text("version", engine.version());
            if (!engine.settings().isEmpty()) {
                o.json("settings", JsonOutput.object(s -> s.extras(engine.settings())));
            }
            o.extras(engine.extras());
        });
    }

    /** "flipped" says the half turn, "rotation" any other. */
    private static @Nullable String view(ViewState view) {
        return view.equals(ViewState.DEFAULT)
                ? null
                : JsonOutput.object(o -> o.number("cursor", view.cursor())
                        .numbers("collapsed", view.collapsed().stream().sorted().toList())
                        .flag("flipped", view.rotation() == ViewState.HALF_TURN)
                        .number("rotation", view.rotation() % ViewState.HALF_TURN == 0 ? null : view.rotation())
                        .extras(view.extras()));
    }

    /** All nodes, parents first and main lines before variations; what cannot be played comes last. */
    private List<RawNode> nodes() {
        var nodes = new ArrayList<RawNode>(record.tree().size());
        var broken = new ArrayList<RawNode>();
        var taken = new HashSet<Integer>();
        record.tree().walk(record.tree().root(), node -> {
            var inPlace = placed(node, taken);
            broken.addAll(inPlace);
            nodes.add(raw(node, inPlace.isEmpty() ? node.brokenTails() : List.of()));
        });
        nodes.addAll(broken);
        return nodes;
    }

    /** The nodes of all broken lines of a node, or none if not all of them can stand among the others. */
    private List<RawNode> placed(GameNode node, Set<Integer> taken) {
        var all = new ArrayList<RawNode>();
        for (var tail : node.brokenTails()) {
            var nodes = BrokenNodes.placeable(record, node, tail, taken);
            if (nodes.isEmpty()) {
                return List.of();
            }
            all.addAll(nodes.get());
        }
        return all;
    }

    private RawNode raw(GameNode node, List<BrokenTail> tails) {
        var parent = node.parent();
        var turn = node.turn();
        return parent == null || turn == null
                ? RawNode.root(node.annotations(), tails)
                : RawNode.of(node.id(), parent.id(), moveText.write(turn), node.annotations(), tails);
    }
}
