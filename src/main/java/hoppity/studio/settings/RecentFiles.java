package hoppity.studio.settings;

import static hoppity.words.Words.tr;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.function.Consumer;
import javafx.collections.FXCollections;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;

/** The files that were opened or saved last, the latest first, each once. */
public final class RecentFiles {
    public static final int MAXIMUM = 12;

    private static final String KEY = "files.recent";

    private final ObservableList<Path> files = FXCollections.observableArrayList();
    private final ObservableList<Path> view = FXCollections.unmodifiableObservableList(files);

    RecentFiles(JsonObject values, Consumer<String> complain, Runnable onChange) {
        var stored = values.get(KEY);
        if (stored != null) {
            try {
                var read = new LinkedHashSet<Path>();
                for (var file : stored.getAsJsonArray()) {
                    read.add(Path.of(file.getAsString()));
                }
                read.stream().limit(MAXIMUM).forEach(files::add);
            } catch (RuntimeException e) {
                files.clear();
                complain.accept(tr("Setting \"{0}\" is not a list of files; the list starts empty.", KEY));
            }
        }
        files.addListener((ListChangeListener<Path>) change -> {
            var array = new JsonArray();
            files.forEach(file -> array.add(file.toString()));
            values.add(KEY, array);
            onChange.run();
        });
    }

    /** An unmodifiable view that follows the changes. */
    public ObservableList<Path> files() {
        return view;
    }

    /** Puts the file first. */
    public void add(Path file) {
        var absolute = file.toAbsolutePath().normalize();
        var list = new java.util.ArrayList<>(files);
        list.remove(absolute);
        list.add(0, absolute);
        files.setAll(list.subList(0, Math.min(MAXIMUM, list.size())));
    }

    /** Forgets a file, for example one that is gone. */
    public void remove(Path file) {
        files.remove(file.toAbsolutePath().normalize());
    }

    public void clear() {
        files.clear();
    }
}
