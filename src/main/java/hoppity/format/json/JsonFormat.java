package hoppity.format.json;

import static hoppity.words.Words.tr;

import com.google.gson.FormattingStyle;
import hoppity.format.Format;
import hoppity.format.FormatException;
import hoppity.format.Notes;
import hoppity.format.ReadResult;
import hoppity.format.TextEncoding;
import hoppity.format.TextMapping;
import hoppity.format.Unicode;
import hoppity.format.Where;
import hoppity.format.WriteResult;
import hoppity.record.GameRecord;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Game records as JSON, in which nothing is lost. */
public final class JsonFormat implements Format {
    /** One game a file. */
    public static final Format SINGLE = new JsonFormat(false);

    /** One game a line. */
    public static final Format LINES = new JsonFormat(true);

    private static final Pattern OBJECT = Pattern.compile("\\s*\\{\\s*[\"}]");

    private final boolean lines;

    private JsonFormat(boolean lines) {
        this.lines = lines;
    }

    @Override
    public String name() {
        return lines ? "json-lines" : "json";
    }

    @Override
    public List<String> endings() {
        return List.of(lines ? ".hgjl" : ".hgj");
    }

    @Override
    public boolean isCollection() {
        return lines;
    }

    @Override
    public boolean keepsNodeIds() {
        return true;
    }

    @Override
    public boolean recognises(String beginning) {
        if (!OBJECT.matcher(beginning).lookingAt()) {
            return false;
        }
        var text = beginning.strip();
        int end = text.indexOf('\n');
        if (end < 0) {
            return true;
        }
        boolean wholeLine = text.substring(0, end).stripTrailing().endsWith("}");
        boolean objectFollows = text.substring(end).stripLeading().startsWith("{");
        // One of the two alone may be an odd way to lay out one game or a damaged collection: the name decides.
        return lines ? wholeLine || objectFollows : !(wholeLine && objectFollows);
    }

    @Override
    public boolean hasFixedEncoding() {
        return true;
    }

    @Override
    public ReadResult read(byte[] content, @Nullable Charset charset) throws FormatException {
        var decoded = TextEncoding.decodeUtf8(content);
        var notes = new Notes();
        if (decoded.hadBom()) {
            notes.forgiven(new Where(1, 1), tr("a byte order mark"));
        }
        return read(decoded, 1, notes);
    }

    @Override
    public ReadResult readPart(byte[] part, Charset charset, int firstLine) throws FormatException {
        return read(TextEncoding.decodeUtf8(part, firstLine), firstLine, new Notes());
    }

    private ReadResult read(TextEncoding.Decoded decoded, int firstLine, Notes notes) throws FormatException {
        var text = decoded.text();
        if (text.isBlank()) {
            throw new FormatException(tr("the file is empty"));
        }
        var games = new ArrayList<GameRecord>();
        if (lines) {
            int number = firstLine - 1;
            for (var line : text.split("\n", -1)) {
                number++;
                if (!line.isBlank()) {
                    games.add(new GameReader(line, number, notes).read());
                }
            }
        } else {
            games.add(new GameReader(text, firstLine, notes).read());
        }
        return new ReadResult(this, games, notes.list(), decoded.charset());
    }

    @Override
    public WriteResult write(List<GameRecord> games) {
        if (!lines && games.size() != 1) {
            throw new IllegalArgumentException("a file of this kind holds one game, not " + games.size());
        }
        var text = text(games);
        if (Unicode.isWellFormed(text)) {
            return new WriteResult(text, List.of(), games);
        }
        var mapping = new TextMapping(true);
        var repaired = games.stream().map(mapping::of).toList();
        return new WriteResult(text(repaired), mapping.losses(), repaired);
    }

    private String text(List<GameRecord> games) {
        var text = new StringBuilder();
        for (var game : games) {
            text.append(new GameWriter(game).write(lines ? FormattingStyle.COMPACT : FormattingStyle.PRETTY))
                    .append('\n');
        }
        return text.toString();
    }
}
