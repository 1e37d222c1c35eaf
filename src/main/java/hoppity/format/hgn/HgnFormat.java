package hoppity.format.hgn;

import static hoppity.words.Words.tr;

import hoppity.format.Format;
import hoppity.format.FormatException;
import hoppity.format.Notes;
import hoppity.format.ReadResult;
import hoppity.format.SourceText;
import hoppity.format.TextEncoding;
import hoppity.format.TextMapping;
import hoppity.format.Where;
import hoppity.format.WriteResult;
import hoppity.record.GameRecord;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Games as text: tags, then the moves with their numbers, comments and variations, as chess players know them from PGN. */
public final class HgnFormat implements Format {
    public static final Format INSTANCE = new HgnFormat();

    private static final Pattern TAG = Pattern.compile("\\[\\s*[A-Za-z]\\w*\\s+\"");

    private HgnFormat() {}

    @Override
    public String name() {
        return "hgn";
    }

    @Override
    public List<String> endings() {
        return List.of(".hgn");
    }

    @Override
    public boolean isCollection() {
        return true;
    }

    @Override
    public boolean keepsNodeIds() {
        return false;
    }

    @Override
    public boolean recognises(String beginning) {
        var in = new Scanner(new SourceText(beginning.replace('\r', '\n')));
        in.skipBlanks();
        while (in.peek() == '%' && in.atLineStart()) {
            in.restOfLine();
            in.skipBlanks();
        }
        return TAG.matcher(beginning).region(in.at(), beginning.length()).lookingAt();
    }

    @Override
    public ReadResult read(byte[] content, @Nullable Charset charset) throws FormatException {
        var decoded = TextEncoding.decode(content, charset);
        var notes = new Notes();
        if (decoded.hadBom()) {
            notes.forgiven(new Where(1, 1), tr("a byte order mark"));
        }
        if (charset == null && !decoded.charset().equals(StandardCharsets.UTF_8)) {
            notes.forgiven(new Where(1, 1), tr("the text is not UTF-8; it is read as {0}", decoded.charset()));
        }
        if (decoded.carriageReturn() != null) {
            notes.forgiven(decoded.carriageReturn(), tr("lines end with a carriage return"));
        }
        return read(decoded, 1, notes);
    }

    @Override
    public ReadResult readPart(byte[] part, Charset charset, int firstLine) throws FormatException {
        return read(TextEncoding.decode(part, charset), firstLine, new Notes());
    }

    private ReadResult read(TextEncoding.Decoded decoded, int firstLine, Notes notes) throws FormatException {
        var in = new Scanner(new SourceText(decoded.text(), firstLine));
        var games = new ArrayList<GameRecord>();
        in.skipBlanks();
        if (in.atEnd()) {
            throw new FormatException(tr("the file is empty"));
        }
        while (!in.atEnd()) {
            games.add(game(in, notes));
            in.skipBlanks();
        }
        return new ReadResult(this, games, notes.list(), decoded.charset());
    }

    private static GameRecord game(Scanner in, Notes notes) throws FormatException {
        int start = in.at();
        var tags = new TagReader(in, notes);
        tags.read();
        var head = new HeadReader(tags, in, in.where(start));
        var record = head.record();
        var result = new MovetextReader(in, record, notes).read();
        int seats = record.variant().seatCount();
        if (result != null && !ResultText.fits(result, seats)) {
            notes.forgiven(
                    in.where(in.at() - result.length()),
                    tr("the result {0} ranks more than {1} seats; it is read as *", result, seats));
            result = ResultText.NONE;
        }
        // Games without an id get the same one each time they are read.
        head.fill(
                record,
                () -> UUID.nameUUIDFromBytes(in.from(start).getBytes(StandardCharsets.UTF_8))
                        .toString(),
                result == null ? ResultText.NONE : result);
        return record;
    }

    @Override
    public WriteResult write(List<GameRecord> games) {
        var mapping = new TextMapping(false);
        var kept = games.stream().map(mapping::of).toList();
        var text = new StringBuilder();
        for (var game : kept) {
            if (text.length() > 0) {
                text.append('\n');
            }
            new HeadWriter(text).write(game);
            text.append('\n');
            new MovetextWriter(game, text)
                    .write(ResultText.of(game.info().result(), game.variant().seatCount()));
        }
        return new WriteResult(text.toString(), mapping.losses(), kept);
    }
}
