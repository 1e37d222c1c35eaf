package hoppity.studio.recovery;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import hoppity.record.Extras;
import hoppity.record.GameRecord;
import hoppity.record.GameRecord.FileExtras;
import hoppity.studio.document.FileState;
import java.nio.file.Path;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a journal says beside the game itself, in one key of the game's file.
 *
 * @param title what the game was called
 * @param file where it is saved; null if it never was
 * @param state what that file was like when it was read or saved last, if known
 * @param written when the journal was written
 */
record JournalNote(
        Owner owner,
        String title,
        @Nullable Path file,
        @Nullable FileState state,
        Instant written) {
    private static final String KEY = "recovery";

    /** Puts the note into a record, which is about to be written. */
    void addTo(GameRecord record) {
        var json = new JsonObject();
        json.addProperty("process", owner.process());
        json.addProperty("started", owner.started().toString());
        json.addProperty("title", title);
        json.addProperty("written", written.toString());
        if (file != null) {
            json.addProperty("file", file.toAbsolutePath().toString());
        }
        if (state != null) {
            var was = new JsonObject();
            was.addProperty("size", state.size());
            was.addProperty("modified", state.modified().toString());
            was.addProperty("hash", state.hash());
            json.add("was", was);
        }
        change(record, json.toString());
    }

    /** Takes the note out of a record; empty if there is none that could be used. */
    static Optional<JournalNote> takeFrom(GameRecord record) {
        var text = record.extras().game().json().get(KEY);
        change(record, null);
        if (text == null) {
            return Optional.empty();
        }
        try {
            var json = JsonParser.parseString(text).getAsJsonObject();
            var owner = new Owner(json.get("process").getAsLong(), instant(json, "started"));
            return Optional.of(new JournalNote(
                    owner,
                    json.get("title").getAsString(),
                    json.has("file") ? Path.of(json.get("file").getAsString()) : null,
                    json.has("was") ? state(json.getAsJsonObject("was")) : null,
                    instant(json, "written")));
        } catch (RuntimeException e) {
            // JSON of another shape than ours, by whichever of its many ways that is found out: the game is there all
            // the same.
            return Optional.empty();
        }
    }

    private static FileState state(JsonObject json) {
        return new FileState(
                json.get("size").getAsLong(),
                instant(json, "modified"),
                json.get("hash").getAsString());
    }

    private static Instant instant(JsonObject json, String name) {
        return Instant.parse(json.get(name).getAsString());
    }

    private static void change(GameRecord record, @Nullable String json) {
        var extras = record.extras();
        var keys = new LinkedHashMap<>(extras.game().json());
        keys.remove(KEY);
        if (json != null) {
            keys.put(KEY, json);
        }
        record.loader().extras(new FileExtras(new Extras(keys), extras.writer(), extras.variant(), extras.start()));
    }
}
