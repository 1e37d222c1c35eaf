package hoppity.studio.varianteditor;

import static hoppity.words.Words.count;
import static hoppity.words.Words.tr;

import hoppity.format.VariantFile;
import hoppity.rules.Variant;
import hoppity.studio.concurrent.TaskRunner;
import hoppity.studio.settings.Settings;
import hoppity.studio.variants.UserVariants;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** Takes the variants of a file among the user's own. To be used on the UI thread; files are read in the background. */
final class VariantImport {
    private final UserVariants variants;
    private final TaskRunner tasks;
    private final Settings settings;

    /**
     * What became of a file.
     *
     * @param variants as they can be played now, those that were known before included; at least one
     * @param sentence says it in one line
     */
    record Imported(List<Variant> variants, String sentence) {}

    VariantImport(UserVariants variants, TaskRunner tasks, Settings settings) {
        this.variants = variants;
        this.tasks = tasks;
        this.settings = settings;
    }

    /** @param onError told in one line what is wrong with the file, or why a variant of it cannot be kept */
    void run(Path file, Consumer<Imported> onDone, Consumer<String> onError) {
        var folder = file.toAbsolutePath().getParent();
        if (folder != null) {
            settings.lastFolder().set(folder);
        }
        tasks.run(
                tr("Opening {0}", file.getFileName()),
                () -> VariantFile.load(file),
                read -> new Taking(read, onDone, onError).next(),
                problem -> onError.accept(problem.getMessage() == null ? problem.toString() : problem.getMessage()));
    }

    /** One variant after the other, so that each finds the names of those before it taken. */
    private final class Taking {
        private final List<Variant> read;
        private final Consumer<Imported> onDone;
        private final Consumer<String> onError;
        private final List<Variant> known = new ArrayList<>();
        private final List<Variant> added = new ArrayList<>();

        Taking(List<Variant> read, Consumer<Imported> onDone, Consumer<String> onError) {
            this.read = read;
            this.onDone = onDone;
            this.onError = onError;
        }

        void next() {
            while (known.size() + added.size() < read.size()) {
                var variant = read.get(known.size() + added.size());
                if (!variants.all().contains(variant)) {
                    var renewed = variants.renewed(variant);
                    variants.save(
                            renewed,
                            () -> {
                                added.add(renewed);
                                next();
                            },
                            onError);
                    return;
                }
                known.add(variant);
            }
            var all = new ArrayList<>(added);
            all.addAll(known);
            onDone.accept(new Imported(List.copyOf(all), sentence()));
        }

        private String sentence() {
            var clauses = new ArrayList<String>();
            if (!added.isEmpty()) {
                clauses.add(count(
                        added.size(),
                        "{1} is among your variants now.",
                        "{1} are among your variants now.",
                        names(added)));
            }
            if (!known.isEmpty()) {
                clauses.add(count(known.size(), "{1} is here already.", "{1} are here already.", names(known)));
            }
            return String.join(" ", clauses);
        }

        private static String names(List<Variant> variants) {
            return variants.stream()
                    .map(variant -> tr("“{0}”", variant.shownName()))
                    .collect(Collectors.joining(", "));
        }
    }
}
