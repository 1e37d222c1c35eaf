package hoppity.format.abstractplay;

import static hoppity.words.Words.tr;

import com.google.gson.stream.JsonToken;
import hoppity.format.FormatException;
import hoppity.format.Note;
import hoppity.format.Notes;
import hoppity.format.ReadResult;
import hoppity.format.SourceFormat;
import hoppity.format.foreign.ForeignText;
import hoppity.format.json.JsonInput;
import hoppity.record.GameRecord;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Game records of the site Abstract Play, as JSON: one game, or a list of them. Of its games, Halma is of the family. */
public final class AbstractPlayFormat implements SourceFormat {
    public static final SourceFormat INSTANCE = new AbstractPlayFormat();

    /** What stands before the first key of the first game. */
    private static final Pattern OBJECT = Pattern.compile("\\s*(\\[\\s*)?\\{\\s*\"");

    private AbstractPlayFormat() {}

    @Override
    public String name() {
        return "abstract-play";
    }

    /** By the first key at the top that tells anything: own games have a format, those of the site a header and moves. */
    @Override
    public boolean recognises(String beginning) {
        return OBJECT.matcher(beginning).lookingAt() && TopKeys.ofRecord(beginning);
    }

    @Override
    public ReadResult read(byte[] content, @Nullable Charset charset) throws FormatException {
        var notes = new Notes();
        var text = ForeignText.decode(content, StandardCharsets.UTF_8, notes);
        var in = new JsonInput(text.text(), 1);
        var all = new ArrayList<Note>();
        var games = new ArrayList<GameRecord>();
        if (in.isNext(JsonToken.BEGIN_ARRAY)) {
            games.addAll(in.listOf(() -> game(in, all)));
        } else {
            games.add(game(in, all));
        }
        in.end();
        if (games.isEmpty()) {
            throw new FormatException(tr("the list holds no game"));
        }
        int number = 0;
        for (var game : games) {
            var id = UUID.nameUUIDFromBytes((text.id() + number++).getBytes(StandardCharsets.UTF_8));
            game.loader().identity(id.toString(), null, null);
        }
        return new ReadResult(this, games, List.copyOf(all), text.charset());
    }

    private static GameRecord game(JsonInput in, List<Note> notes) throws FormatException {
        return new SiteRecord(in, notes).read();
    }
}
