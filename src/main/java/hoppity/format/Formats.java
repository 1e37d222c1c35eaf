package hoppity.format;

import static hoppity.words.Words.tr;

import hoppity.format.abstractplay.AbstractPlayFormat;
import hoppity.format.board16.Board16Format;
import hoppity.format.hgn.HgnFormat;
import hoppity.format.json.JsonFormat;
import hoppity.format.ludii.LudiiFormat;
import hoppity.format.movelist.MoveListFormat;
import hoppity.format.starlog.StarLogFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The kinds of files that games are read from, and those of them that games are saved in. */
public final class Formats {
    private static final List<Format> ALL = List.of(JsonFormat.SINGLE, JsonFormat.LINES, HgnFormat.INSTANCE);

    /** What the content of a file is tried as, in this order. */
    private static final List<SourceFormat> SOURCES = List.of(
            AbstractPlayFormat.INSTANCE,
            JsonFormat.SINGLE,
            JsonFormat.LINES,
            HgnFormat.INSTANCE,
            LudiiFormat.INSTANCE,
            StarLogFormat.INSTANCE,
            Board16Format.INSTANCE,
            MoveListFormat.INSTANCE);

    private Formats() {}

    /** The formats that games are saved in. */
    public static List<Format> all() {
        return ALL;
    }

    /** All kinds of files that games are read from. */
    public static List<SourceFormat> sources() {
        return SOURCES;
    }

    /** The format that a file's name says. */
    public static Optional<Format> byName(String fileName) {
        var name = fileName.toLowerCase(Locale.ROOT);
        return ALL.stream()
                .filter(format -> format.endings().stream().anyMatch(name::endsWith))
                .findFirst();
    }

    /**
     * The kind of a file by what it holds; its name decides only where the content leaves it open.
     *
     * @throws FormatException if it is none of them
     */
    public static SourceFormat detect(byte[] content, String fileName) throws FormatException {
        // All that tells the formats apart is plain ASCII, so the encoding does not matter yet.
        var text = TextEncoding.plain(content);
        var named = byName(fileName);
        if (text.isBlank()) {
            throw new FormatException(tr("the file is empty"));
        }
        var byteOrderMark = "\u00ef\u00bb\u00bf";
        var plain = text.startsWith(byteOrderMark) ? text.substring(byteOrderMark.length()) : text;
        var fitting =
                SOURCES.stream().filter(format -> format.recognises(plain)).toList();
        if (fitting.isEmpty()) {
            // A reader can say better what is wrong with a file that claims to be its own.
            return named.map(SourceFormat.class::cast)
                    .orElseThrow(() -> new FormatException(tr("this is no game file that the program knows")));
        }
        return named.filter(fitting::contains).map(SourceFormat.class::cast).orElse(fitting.get(0));
    }
}
