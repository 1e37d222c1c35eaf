package hoppity.studio.variants;

import static hoppity.words.Words.tr;

import hoppity.format.VariantFile;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import hoppity.studio.concurrent.TaskRunner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/**
 * The user's own variants, a file each in a folder. A file that cannot be understood is told and left where it is. To be
 * used on the UI thread; files are written in the background.
 */
public final class UserVariants {
    private static final Comparator<Variant> ORDER =
            Comparator.comparing(Variant::name, String.CASE_INSENSITIVE_ORDER).thenComparing(Variant::id);

    private final Path folder;
    private final TaskRunner tasks;
    private final RandomGenerator random = new SecureRandom();
    private final ObservableList<Variant> own = FXCollections.observableArrayList();
    private final ObservableList<Variant> view = FXCollections.unmodifiableObservableList(own);
    private final Map<String, Path> files = new HashMap<>();
    private final List<String> notices = new ArrayList<>();

    private UserVariants(Path folder, TaskRunner tasks) {
        this.folder = folder;
        this.tasks = tasks;
    }

    /** Reads the variants of a folder, which need not exist yet. */
    public static UserVariants open(Path folder, TaskRunner tasks) {
        var variants = new UserVariants(folder, tasks);
        variants.load();
        return variants;
    }

    private void load() {
        if (!Files.isDirectory(folder)) {
            return;
        }
        try (var listed = Files.list(folder)) {
            var found = listed.filter(file -> isVariantFile(file.getFileName().toString()))
                    .sorted()
                    .toList();
            found.forEach(this::load);
        } catch (IOException e) {
            notices.add(tr("Your variants cannot be read from {0} ({1}).", folder, String.valueOf(e.getMessage())));
        }
    }

    private static boolean isVariantFile(String name) {
        return name.endsWith(VariantFile.ENDING) && !name.startsWith(".");
    }

    private void load(Path file) {
        try {
            var variants = VariantFile.load(file);
            var variant = variants.get(0);
            if (variants.size() > 1) {
                refuse(tr("{0} holds {1} variants, and here there is one a file", file, variants.size()));
            } else if (isTaken(variant.id())) {
                refuse(tr("{0}: there is another variant with the id \"{1}\"", file, variant.id()));
            } else {
                add(variant, file);
            }
        } catch (IOException e) {
            refuse(String.valueOf(e.getMessage()));
        }
    }

    private void refuse(String reason) {
        notices.add(tr("One of your variants cannot be used: {0}. The file is left as it is.", reason));
    }

    /** What the user should know about the files, one sentence each. */
    public List<String> notices() {
        return Collections.unmodifiableList(notices);
    }

    /** The user's variants by name; an unmodifiable list that follows the changes. */
    public ObservableList<Variant> own() {
        return view;
    }

    /** All variants that there are: the user's, then the presets. */
    public List<Variant> all() {
        return Stream.concat(own.stream(), Variants.presets().all().stream()).toList();
    }

    public boolean isOwn(Variant variant) {
        return files.containsKey(variant.id());
    }

    private boolean isTaken(String id) {
        return files.containsKey(id) || Variants.presets().find(id).isPresent();
    }

    /** An id for a new variant. */
    public String freshId(String name) {
        return VariantId.of(name, random);
    }

    /** A name that no variant has yet: this one, or this one with a number. */
    public String freshName(String name) {
        var taken = all().stream().map(Variant::name).toList();
        var fresh = name;
        for (int number = 2; taken.contains(fresh); number++) {
            fresh = name + " (" + number + ")";
        }
        return fresh;
    }

    /**
     * Keeps a variant, in place of the one with the same id if there is one.
     *
     * @param onError told in one line if it cannot be written; what was kept before then stays
     */
    public void save(Variant variant, Runnable onDone, Consumer<String> onError) {
        if (Variants.presets().find(variant.id()).isPresent()) {
            throw new IllegalArgumentException("the id \"" + variant.id() + "\" is that of a preset");
        }
        var file = files.getOrDefault(variant.id(), unusedFile(variant));
        tasks.runToEnd(
                tr("Saving {0}", variant.name()),
                progress -> {
                    Files.createDirectories(folder);
                    VariantFile.save(List.of(variant), file);
                    return file;
                },
                written -> {
                    own.removeIf(other -> other.id().equals(variant.id()));
                    add(variant, written);
                    onDone.run();
                },
                problem -> onError.accept(message(problem)));
    }

    /** Forgets a variant; {@link #save} brings it back. */
    public void delete(Variant variant, Runnable onDone, Consumer<String> onError) {
        var file = files.get(variant.id());
        if (file == null) {
            throw new IllegalArgumentException("there is no own variant \"" + variant.id() + "\"");
        }
        tasks.runToEnd(
                tr("Deleting {0}", variant.name()),
                progress -> Files.deleteIfExists(file),
                deleted -> {
                    files.remove(variant.id());
                    own.removeIf(other -> other.id().equals(variant.id()));
                    onDone.run();
                },
                problem -> onError.accept(message(problem)));
    }

    /** A file that is not there, not even as one that could not be read. */
    private Path unusedFile(Variant variant) {
        var name = variant.id().replace(':', '_');
        var file = folder.resolve(name + VariantFile.ENDING);
        for (int number = 2; Files.exists(file); number++) {
            file = folder.resolve(name + "-" + number + VariantFile.ENDING);
        }
        return file;
    }

    /** A copy of a variant from elsewhere under a name that is free, and an id unless its own is. */
    public Variant renewed(Variant variant) {
        boolean free = VariantId.isOwn(variant.id()) && !isTaken(variant.id());
        return new Variant(
                free ? variant.id() : freshId(variant.name()),
                freshName(variant.name()),
                variant.source(),
                variant.geometry(),
                variant.options());
    }

    private void add(Variant variant, Path file) {
        files.put(variant.id(), file);
        int at = 0;
        while (at < own.size() && ORDER.compare(own.get(at), variant) < 0) {
            at++;
        }
        own.add(at, variant);
    }

    private static String message(Exception problem) {
        return problem.getMessage() == null ? problem.toString() : problem.getMessage();
    }
}
