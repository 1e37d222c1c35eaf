package hoppity.format.collection;

import hoppity.format.Format;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The games of a collection in the order of the file, kept in columns: some hundred thousand take little memory. */
public final class GameIndex {
    /** Players, event, date, variant, result. */
    static final int TEXTS = 5;

    /** Between the names of players, as long as the encoding of the texts is not known. */
    static final String BETWEEN_PLAYERS = "\u0001";

    final Format format;
    final Charset charset;
    final long[] offsets;
    final int[] lengths;
    final int[] lines;
    final int[] moves;
    /** {@code [game · TEXTS + i]}: numbers of texts. */
    final int[] texts;
    /** All texts that occur, one behind the other, and where each of them begins; the last one is the end. */
    final String pool;

    final int[] starts;

    GameIndex(
            Format format,
            Charset charset,
            long[] offsets,
            int[] lengths,
            int[] lines,
            int[] moves,
            int[] texts,
            String pool,
            int[] starts) {
        this.format = format;
        this.charset = charset;
        this.offsets = offsets;
        this.lengths = lengths;
        this.lines = lines;
        this.moves = moves;
        this.texts = texts;
        this.pool = pool;
        this.starts = starts;
    }

    public int size() {
        return offsets.length;
    }

    /** The encoding that the games are read in. */
    public Charset charset() {
        return charset;
    }

    /** @param game from 0 to {@link #size} − 1 */
    public GameEntry entry(int game) {
        int t = game * TEXTS;
        return new GameEntry(
                offsets[game],
                lengths[game],
                lines[game],
                moves[game],
                text(texts[t]).replace(BETWEEN_PLAYERS, " – "),
                text(texts[t + 1]),
                text(texts[t + 2]),
                text(texts[t + 3]),
                text(texts[t + 4]));
    }

    private String text(int number) {
        return pool.substring(starts[number], starts[number + 1]);
    }

    /** The games in which each of some words stands somewhere, whatever its case; all games if there is no word. */
    public List<Integer> matching(String words) {
        var games = new BitSet(size());
        games.set(0, size());
        var lower = pool.toLowerCase(Locale.ROOT);
        // Few letters change their length with their case; where one does, the texts are looked at one by one.
        boolean aligned = lower.length() == pool.length();
        for (var word : words.strip().toLowerCase(Locale.ROOT).split("\\s+", -1)) {
            if (!word.isEmpty()) {
                keep(games, aligned ? textsWith(lower, word) : textsWith(word));
            }
        }
        var found = new ArrayList<Integer>(games.cardinality());
        games.stream().forEach(found::add);
        return found;
    }

    private void keep(BitSet games, BitSet wanted) {
        for (int game = games.nextSetBit(0); game >= 0; game = games.nextSetBit(game + 1)) {
            boolean has = false;
            for (int i = game * TEXTS; i < (game + 1) * TEXTS && !has; i++) {
                has = wanted.get(texts[i]);
            }
            games.set(game, has);
        }
    }

    private BitSet textsWith(String lower, String word) {
        var found = new BitSet();
        for (int at = lower.indexOf(word); at >= 0; ) {
            int place = Arrays.binarySearch(starts, at);
            int text = place >= 0 ? place : -place - 2;
            // Of several that begin here, all but the last are empty.
            while (starts[text + 1] == starts[text]) {
                text++;
            }
            if (at + word.length() <= starts[text + 1]) {
                found.set(text);
                at = lower.indexOf(word, starts[text + 1]);
            } else {
                at = lower.indexOf(word, at + 1);
            }
        }
        return found;
    }

    private BitSet textsWith(String word) {
        var found = new BitSet();
        for (int i = 0; i + 1 < starts.length; i++) {
            found.set(i, text(i).toLowerCase(Locale.ROOT).contains(word));
        }
        return found;
    }

    /** Gathers the games of a file. Texts come as bytes, each one a char: their encoding is known at the end. */
    static final class Builder {
        private long[] offsets = new long[1024];
        private int[] lengths = new int[1024];
        private int[] lines = new int[1024];
        private int[] moves = new int[1024];
        private int[] texts = new int[1024 * TEXTS];
        private final Map<String, Integer> numbers = new LinkedHashMap<>();
        private int size;

        void add(GameEntry game) {
            if (size == offsets.length) {
                offsets = Arrays.copyOf(offsets, 2 * size);
                lengths = Arrays.copyOf(lengths, 2 * size);
                lines = Arrays.copyOf(lines, 2 * size);
                moves = Arrays.copyOf(moves, 2 * size);
                texts = Arrays.copyOf(texts, 2 * size * TEXTS);
            }
            offsets[size] = game.offset();
            lengths[size] = game.length();
            lines[size] = game.line();
            moves[size] = game.moves();
            int t = size * TEXTS;
            for (var text : List.of(game.players(), game.event(), game.date(), game.variant(), game.result())) {
                texts[t++] = numbers.computeIfAbsent(text, unknown -> numbers.size());
            }
            size++;
        }

        GameIndex build(Format format, Charset charset) {
            var pool = new StringBuilder();
            var starts = new int[numbers.size() + 1];
            int n = 0;
            for (var text : numbers.keySet()) {
                starts[n++] = pool.length();
                pool.append(new String(text.getBytes(StandardCharsets.ISO_8859_1), charset));
            }
            starts[n] = pool.length();
            return new GameIndex(
                    format,
                    charset,
                    Arrays.copyOf(offsets, size),
                    Arrays.copyOf(lengths, size),
                    Arrays.copyOf(lines, size),
                    Arrays.copyOf(moves, size),
                    Arrays.copyOf(texts, size * TEXTS),
                    pool.toString(),
                    starts);
        }
    }
}
