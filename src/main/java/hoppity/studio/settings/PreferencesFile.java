package hoppity.studio.settings;

import static hoppity.words.Words.tr;

import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** The settings that another computer could use too, as a JSON file of their own. */
public final class PreferencesFile {
    public static final String ENDING = ".json";

    private static final String FORMAT_KEY = "format";
    private static final String FORMAT = "hoppity-preferences";

    /** Hundreds of times what an exported file has. */
    private static final long LARGEST = 1L << 20;

    private PreferencesFile() {}

    /** Every setting with its value, also where that is the default: what was default here may not be there. */
    public static String text(Settings settings) {
        var values = new JsonObject();
        values.addProperty(FORMAT_KEY, FORMAT);
        values.addProperty(SettingsFile.VERSION_KEY, SettingsFile.VERSION);
        settings.portable().entrySet().forEach(entry -> values.add(entry.getKey(), entry.getValue()));
        return SettingsFile.text(values);
    }

    /** Replaces the file in one step. */
    public static void write(Path file, String text) throws IOException {
        WholeFile.write(file, text);
    }

    /**
     * Reads a file that was exported. What is in it is checked by {@link #plan}.
     *
     * @throws IOException with one sentence for the user
     */
    public static JsonObject read(Path file) throws IOException {
        try {
            var element = JsonParser.parseString(WholeFile.read(file, LARGEST));
            if (element.isJsonObject() && isOurs(element.getAsJsonObject())) {
                return element.getAsJsonObject();
            }
            throw notPreferences(file, tr("it was not exported from here"));
        } catch (JsonParseException | StackOverflowError e) {
            throw notPreferences(file, tr("it is not valid JSON"));
        } catch (CharacterCodingException e) {
            throw notPreferences(file, tr("it is not UTF-8 text"));
        } catch (WholeFile.NotText e) {
            throw notPreferences(file, String.valueOf(e.getMessage()));
        } catch (NoSuchFileException e) {
            throw new IOException(tr("There is no file {0}.", file), e);
        }
    }

    private static boolean isOurs(JsonObject values) {
        var format = values.get(FORMAT_KEY);
        return format != null
                && format.isJsonPrimitive()
                && format.getAsString().equals(FORMAT);
    }

    private static IOException notPreferences(Path file, String reason) {
        return new IOException(tr("{0} has no preferences of Hoppity: {1}.", file.getFileName(), reason));
    }

    /**
     * What the values would change.
     *
     * @throws IllegalArgumentException if one of them is not valid, with a sentence that names it
     */
    public static SettingsImport plan(Settings settings, JsonObject values) {
        return settings.importing(values);
    }
}
