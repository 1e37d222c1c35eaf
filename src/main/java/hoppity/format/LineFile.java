package hoppity.format;

import static hoppity.words.Words.tr;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;

/**
 * Files of plain lines in UTF-8, of {@value #MAX_MEGABYTES} MB at most. Every failure is an {@link IOException} whose message is
 * one line that names the file and says what is wrong.
 */
public final class LineFile {
    private static final int MAX_MEGABYTES = 4;

    private LineFile() {}

    /**
     * Reads a file.
     *
     * @return its lines without their ends
     * @throws FormatException if the file is there but too large, or no text
     */
    public static List<String> load(Path file) throws IOException {
        try {
            var attributes = Files.readAttributes(file, BasicFileAttributes.class);
            FileFailure.requireOrdinary(attributes);
            if (attributes.size() > (long) MAX_MEGABYTES << 20) {
                throw new FormatException(tr("the file is larger than {0} MB", MAX_MEGABYTES));
            }
            var text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(FileBytes.read(file)));
            return text.toString().lines().toList();
        } catch (CharacterCodingException e) {
            throw new FormatException(OneLine.unbroken(file.toString()) + ": " + tr("it is not UTF-8 text"));
        } catch (FormatException e) {
            throw new FormatException(file, e);
        } catch (IOException e) {
            throw FileFailure.toOpen(file, e);
        }
    }
}
