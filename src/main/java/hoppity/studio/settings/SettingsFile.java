package hoppity.studio.settings;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;

/**
 * The file {@code settings.json}: one JSON object with a {@code version}. A write replaces it in one step; a damaged
 * file is renamed, never overwritten.
 */
final class SettingsFile {
    /** A file of a later version is read as far as it is understood, and keeps its number. */
    static final int VERSION = 1;

    private static final String VERSION_KEY = "version";
    private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT);
    private static final Gson GSON =
            new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();

    private final Path file;
    private final Clock clock;

    /** What was read, and what the user should know about it. */
    record Loaded(JsonObject values, Optional<String> notice) {}

    SettingsFile(Path file, Clock clock) {
        this.file = file;
        this.clock = clock;
    }

    Path path() {
        return file;
    }

    /** Reads the file; without one, and after a damaged one was put aside, there are no values and every default holds. */
    Loaded read() {
        try {
            var element = JsonParser.parseString(Files.readString(file));
            if (element.isJsonObject()) {
                return new Loaded(element.getAsJsonObject(), Optional.empty());
            }
            return putAside("it is not a JSON object");
        } catch (NoSuchFileException e) {
            return new Loaded(new JsonObject(), Optional.empty());
        } catch (JsonParseException | StackOverflowError e) {
            return putAside("it is not valid JSON");
        } catch (CharacterCodingException e) {
            return putAside("it is not UTF-8 text");
        } catch (IOException e) {
            return defaults("The settings cannot be read from " + file + " (" + e.getMessage() + ").");
        }
    }

    private Loaded putAside(String reason) {
        var stamp = LocalDateTime.now(clock).format(STAMP);
        var aside = file.resolveSibling(file.getFileName() + ".damaged-" + stamp);
        try {
            Files.move(file, aside, StandardCopyOption.REPLACE_EXISTING);
            return defaults("The settings file could not be used: " + reason + ". It was renamed to "
                    + aside.getFileName() + " and the studio starts with its defaults.");
        } catch (IOException e) {
            return defaults("The settings file " + file + " could not be used: " + reason + ".");
        }
    }

    private static Loaded defaults(String notice) {
        return new Loaded(new JsonObject(), Optional.of(notice));
    }

    /** Replaces the file in one step; whoever reads it finds the old content or the new, never half of one. */
    void write(JsonObject values) throws IOException {
        if (!values.has(VERSION_KEY)) {
            values.addProperty(VERSION_KEY, VERSION);
        }
        var folder = file.toAbsolutePath().getParent();
        Files.createDirectories(folder);
        var temporary = Files.createTempFile(folder, file.getFileName().toString(), ".tmp");
        try {
            Files.writeString(temporary, GSON.toJson(values) + "\n", StandardCharsets.UTF_8);
            try (var channel = FileChannel.open(temporary, StandardOpenOption.WRITE)) {
                channel.force(true);
            }
            try {
                Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE);
            } catch (AtomicMoveNotSupportedException e) {
                Files.move(temporary, file, StandardCopyOption.REPLACE_EXISTING);
            }
        } finally {
            Files.deleteIfExists(temporary);
        }
    }
}
