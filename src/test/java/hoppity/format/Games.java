package hoppity.format;

import hoppity.notation.MoveText;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** Files and games that tests read. */
public final class Games {
    private Games() {}

    public static byte[] resource(String name) {
        try (var in = Objects.requireNonNull(Games.class.getResourceAsStream(name), name)) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static ReadResult read(SourceFormat format, String text) throws FormatException {
        return format.read(text.getBytes(StandardCharsets.UTF_8), null);
    }

    public static String write(Format format, GameRecord record) {
        return format.write(List.of(record)).text();
    }

    /** The node that moves lead to from the start. */
    public static GameNode at(GameRecord record, String... moves) {
        var text = new MoveText(record.variant().topology());
        var node = record.tree().root();
        for (var move : moves) {
            node = record.tree().child(node, text.read(move)).orElseThrow();
        }
        return node;
    }

    /** The texts of the moves below a node, the main one first. */
    public static List<String> continuations(GameRecord record, GameNode node) {
        var text = new MoveText(record.variant().topology());
        return node.children().stream().map(c -> text.write(c.turn())).toList();
    }

    public static List<String> messages(ReadResult result) {
        return result.notes().stream().map(Note::toString).toList();
    }
}
