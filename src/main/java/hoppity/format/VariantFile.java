package hoppity.format;

import static hoppity.words.Words.tr;

import com.google.gson.GsonBuilder;
import hoppity.format.abstractplay.AbstractPlayFormat;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.io.IOException;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Collection;
import java.util.List;
import java.util.Locale;

/**
 * Files that define variants, in the form in which {@code hoppity variants --json} prints them. Every failure is an
 * {@link IOException} whose message is one line that names the file, the field and what is wrong with it.
 */
public final class VariantFile {
    /** The ending of the files' names. */
    public static final String ENDING = ".json";

    private static final int MAX_SIZE = 4 << 20;
    private static final int BEGINNING = 4096;
    private static final String GAME = "hoppity-game";
    private static final String BYTE_ORDER_MARK = "\ufeff";

    private VariantFile() {}

    /** Whether a file is meant to define variants: its name says JSON, and what it holds is no game. */
    public static boolean recognises(Path file) {
        if (!file.toString().toLowerCase(Locale.ROOT).endsWith(ENDING)) {
            return false;
        }
        if (!Files.isRegularFile(file)) {
            // Not even a look into a pipe: it may never end. Reading it will tell what is wrong.
            return true;
        }
        try (var in = Files.newInputStream(file)) {
            var beginning = new String(in.readNBytes(BEGINNING), StandardCharsets.ISO_8859_1);
            return !beginning.contains(GAME) && !AbstractPlayFormat.INSTANCE.recognises(beginning);
        } catch (IOException e) {
            // Reading it will tell what is wrong.
            return true;
        }
    }

    /**
     * Reads the variants of a file, at least one.
     *
     * @throws FormatException if the file is there but defines no variants
     */
    public static List<Variant> load(Path file) throws IOException {
        var name = OneLine.unbroken(file.toString());
        try {
            var attributes = Files.readAttributes(file, BasicFileAttributes.class);
            FileFailure.requireOrdinary(attributes);
            if (attributes.size() > MAX_SIZE) {
                throw new FormatException(tr("{0}: a file of variants has at most {1} MB", name, MAX_SIZE >> 20));
            }
            return read(Files.readAllBytes(file), name);
        } catch (FormatException e) {
            throw e;
        } catch (IOException e) {
            throw FileFailure.toOpen(file, e);
        }
    }

    private static List<Variant> read(byte[] content, String name) throws FormatException {
        try {
            var text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(content))
                    .toString();
            var plain = text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
            var variants =
                    List.copyOf(Variants.read(new StringReader(plain), name).all());
            if (variants.isEmpty()) {
                throw new FormatException(tr("{0}: it defines no variant", name));
            }
            return variants;
        } catch (CharacterCodingException e) {
            throw new FormatException(tr("{0}: it is not UTF-8 text", name));
        } catch (IllegalArgumentException e) {
            throw new FormatException(String.valueOf(e.getMessage()));
        }
    }

    /**
     * Writes variants. What is written is read back and compared before it takes the file's place in one step.
     *
     * @param variants at least one, no two with the same id
     */
    public static void save(Collection<Variant> variants, Path file) throws IOException {
        var gson = new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();
        var text = gson.toJson(Variants.of(variants).toJson()) + "\n";
        try {
            AtomicFile.write(file.toAbsolutePath(), text.getBytes(StandardCharsets.UTF_8), written -> {
                if (!load(written).equals(List.copyOf(variants))) {
                    throw new IOException(tr("what was written does not read back the same"));
                }
            });
        } catch (IOException e) {
            throw FileFailure.toSave(file, e);
        }
    }
}
