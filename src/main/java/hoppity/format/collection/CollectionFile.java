package hoppity.format.collection;

import static hoppity.words.Words.tr;

import hoppity.format.EncodingGuess;
import hoppity.format.Format;
import hoppity.format.FormatException;
import hoppity.format.Formats;
import hoppity.format.OneLine;
import hoppity.format.ReadResult;
import hoppity.format.TextEncoding;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A file of many games, opened through an index of where each begins: the games are listed without being parsed, and each is
 * read by itself when it is wanted. The file itself is never changed.
 */
public final class CollectionFile {
    private static final int BEGINNING = 1 << 16;

    private final Path file;
    private final FileStamp stamp;
    private final GameIndex index;

    private CollectionFile(Path file, FileStamp stamp, GameIndex index) {
        this.file = file;
        this.stamp = stamp;
        this.index = index;
    }

    /**
     * Opens a file if it is of a kind that can be listed: one game after the other as text or JSON Lines, in an encoding in
     * which a byte below 128 is what it is in ASCII. Empty if it is of another kind.
     *
     * @param cache a folder in which the index is kept for the next time; null for none. It need not exist
     */
    public static Optional<CollectionFile> open(Path file, @Nullable Path cache) throws IOException {
        var stamp = FileStamp.of(file);
        var store = cache == null ? null : new IndexCache(cache);
        var known = store == null ? Optional.<GameIndex>empty() : store.find(file, stamp);
        if (known.isPresent()) {
            return Optional.of(new CollectionFile(file, stamp, known.get()));
        }
        byte[] beginning;
        try (var in = Files.newInputStream(file)) {
            beginning = in.readNBytes(BEGINNING);
        }
        var format = format(beginning, file.toString());
        if (format.isEmpty()) {
            return Optional.empty();
        }
        var index = scan(file, format.get());
        if (!FileStamp.of(file).equals(stamp)) {
            throw new IOException(changed(file));
        }
        if (store != null) {
            store.keep(file, stamp, index);
        }
        return Optional.of(new CollectionFile(file, stamp, index));
    }

    private static Optional<Format> format(byte[] beginning, String name) {
        if (TextEncoding.isUtf16(beginning)) {
            return Optional.empty();
        }
        try {
            return Formats.detect(beginning, name) instanceof Format format && format.isCollection()
                    ? Optional.of(format)
                    : Optional.empty();
        } catch (FormatException e) {
            // Whoever reads the file as a whole says what is wrong with it.
            return Optional.empty();
        }
    }

    /** Lists the games of a file. */
    static GameIndex scan(Path file, Format format) throws IOException {
        try (var in = Files.newInputStream(file)) {
            return scan(in, format);
        }
    }

    static GameIndex scan(InputStream stream, Format format) throws IOException {
        var games = new GameIndex.Builder();
        if (format.hasFixedEncoding()) {
            new LinesScan(new ByteSource(stream, null), games).run();
            return games.build(format, StandardCharsets.UTF_8);
        }
        var guess = new EncodingGuess();
        new TextScan(new ByteSource(stream, guess), games).run();
        return games.build(format, guess.charset());
    }

    public GameIndex games() {
        return index;
    }

    /**
     * Reads one game.
     *
     * @param game its place in the index
     * @throws FormatException if it cannot be read
     * @throws IOException also if the file has changed since it was listed
     */
    public ReadResult load(int game) throws IOException {
        if (!FileStamp.of(file).equals(stamp)) {
            throw new IOException(changed(file));
        }
        var entry = index.entry(game);
        var part = ByteBuffer.allocate(entry.length());
        try (var in = FileChannel.open(file)) {
            while (part.hasRemaining()) {
                if (in.read(part, entry.offset() + part.position()) < 0) {
                    throw new EOFException(changed(file));
                }
            }
        }
        return index.format.readPart(part.array(), index.charset(), entry.line());
    }

    private static String changed(Path file) {
        return OneLine.unbroken(tr("{0} has changed since its games were listed", file));
    }
}
