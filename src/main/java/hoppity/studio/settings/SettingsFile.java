package hoppity.studio.settings;

import static hoppity.words.Words.tr;

import com.google.gson.GsonBuilder;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Clock;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The file {@code settings.json}: one JSON object with a {@code version}. A write replaces it in one step; a damaged
 * file is renamed, never overwritten.
 */
final class SettingsFile {
    /**
     * What turns the values of version 1, 2, … into those of the next. Where a setting changes its name or its form, a step is
     * added here, which leaves alone what it does not understand; a file of a later version is read as far as it is understood, and keeps its number.
     */
    private static final List<Consumer<JsonObject>> MIGRATIONS = List.of();

    static final String VERSION_KEY = "version";
    /** The number of the newest form of the settings. */
    static final int VERSION = MIGRATIONS.size() + 1;

    /** More than any settings need: what is larger is not read into memory. */
    private static final long LARGEST = 16L << 20;

    private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT);

    private final Path file;
    private final Clock clock;
    private final List<Consumer<JsonObject>> migrations;

    /** What was read, and what the user should know about it. */
    record Loaded(JsonObject values, Optional<String> notice) {}

    SettingsFile(Path file, Clock clock) {
        this(file, clock, MIGRATIONS);
    }

    /** @param migrations see {@link #MIGRATIONS} */
    SettingsFile(Path file, Clock clock, List<Consumer<JsonObject>> migrations) {
        this.file = file;
        this.clock = clock;
        this.migrations = migrations;
    }

    Path path() {
        return file;
    }

    /** Reads the file; without one, and after a damaged one was put aside, there are no values and every default holds. */
    Loaded read() {
        try {
            var element = JsonParser.parseString(WholeFile.read(file, LARGEST));
            if (element.isJsonObject()) {
                migrate(element.getAsJsonObject());
                return new Loaded(element.getAsJsonObject(), Optional.empty());
            }
            return putAside(tr("it is not a JSON object"));
        } catch (NoSuchFileException e) {
            return new Loaded(new JsonObject(), Optional.empty());
        } catch (JsonParseException | StackOverflowError e) {
            return putAside(tr("it is not valid JSON"));
        } catch (CharacterCodingException e) {
            return putAside(tr("it is not UTF-8 text"));
        } catch (WholeFile.NotText e) {
            return putAside(String.valueOf(e.getMessage()));
        } catch (IOException e) {
            // Left where it is, it would be replaced by the defaults at the first change.
            return putAside(tr("it cannot be read ({0})", e.getMessage()));
        }
    }

    private void migrate(JsonObject values) {
        var newest = migrations.size() + 1;
        for (int version = version(values); version < newest; version++) {
            migrations.get(version - 1).accept(values);
            values.addProperty(VERSION_KEY, version + 1);
        }
    }

    /** The version that the file says; 1 where it says none that could be. */
    private static int version(JsonObject values) {
        try {
            return Math.max(1, values.get(VERSION_KEY).getAsBigDecimal().intValueExact());
        } catch (RuntimeException e) {
            return 1;
        }
    }

    private Loaded putAside(String reason) {
        var stamp = LocalDateTime.now(clock).format(STAMP);
        var aside = file.resolveSibling(file.getFileName() + ".damaged-" + stamp);
        try {
            Files.move(file, aside, StandardCopyOption.REPLACE_EXISTING);
            return defaults(tr(
                    "The settings file could not be used: {0}. It was renamed to {1}"
                            + " and the studio starts with its defaults.",
                    reason, aside.getFileName()));
        } catch (IOException e) {
            return defaults(tr("The settings file {0} could not be used: {1}.", file, reason));
        }
    }

    private static Loaded defaults(String notice) {
        return new Loaded(new JsonObject(), Optional.of(notice));
    }

    /** Replaces the file in one step; whoever reads it finds the old content or the new, never half of one. */
    void write(JsonObject values) throws IOException {
        if (!values.has(VERSION_KEY)) {
            values.addProperty(VERSION_KEY, migrations.size() + 1);
        }
        WholeFile.write(file, text(values));
    }

    static String text(JsonObject values) {
        return new GsonBuilder()
                        .setPrettyPrinting()
                        .disableHtmlEscaping()
                        .create()
                        .toJson(values) + "\n";
    }
}
