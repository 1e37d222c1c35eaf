package hoppity.studio.varianteditor;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.format.VariantFile;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import hoppity.studio.concurrent.InlineTasks;
import hoppity.studio.settings.Settings;
import hoppity.studio.variants.UserVariants;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class VariantsViewModelTest {
    private static final Variant HALMA = Variants.presets().get("halma-8");

    @TempDir
    Path folder;

    private final Settings settings = new Settings();
    private final Answers answers = new Answers();
    private UserVariants variants;
    private VariantsViewModel list;

    private static final class Answers implements VariantQuestions {
        private @Nullable Path file;
        private @Nullable String name;

        @Override
        public Optional<Path> fileToImport(Path folder) {
            return Optional.ofNullable(file);
        }

        @Override
        public Optional<Path> fileToExport(Path folder, String name) {
            return Optional.ofNullable(file);
        }

        @Override
        public Optional<String> newName(String old) {
            return Optional.ofNullable(name);
        }
    }

    @BeforeEach
    void open() {
        variants = UserVariants.open(folder.resolve("variants"), new InlineTasks());
        list = new VariantsViewModel(variants, answers, new InlineTasks(), settings);
    }

    private Variant own(int index) {
        return variants.own().get(index);
    }

    private void assertSays(String message, boolean failed) {
        assertThat(list.messageProperty().get()).isEqualTo(message).hasLineCount(1);
        assertThat(list.failedProperty().get()).isEqualTo(failed);
    }

    @Test
    void presetsAreListedBehindTheUsersOwn() {
        assertThat(list.shown()).containsExactlyElementsOf(Variants.presets().all());
        assertThat(list.ownChosenProperty().get()).isFalse();

        list.duplicate(HALMA);

        assertSays("“My " + HALMA.name() + "” is a copy of “" + HALMA.name() + "”.", false);
        assertThat(list.shown().get(0))
                .isEqualTo(own(0))
                .isEqualTo(list.chosenProperty().get());
        assertThat(list.ownChosenProperty().get()).isTrue();
        assertThat(own(0).geometry()).isEqualTo(HALMA.geometry());
        list.duplicate(own(0));
        assertThat(variants.own()).extracting(Variant::name).containsExactly("My Halma 8×8", "My Halma 8×8 (2)");
        assertThat(variants.own()).extracting(Variant::id).doesNotHaveDuplicates();
    }

    @Test
    void aVariantIsRenamedInItsPlace() {
        list.duplicate(HALMA);
        var id = own(0).id();
        answers.name = "  Evening game ";
        list.rename(own(0));

        assertThat(own(0).name()).isEqualTo("Evening game");
        assertThat(own(0).id()).isEqualTo(id);
        assertSays("“My Halma 8×8” is now called “Evening game”.", false);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "   ", "My Halma 8×8", "1234567890123456789012345678901234567890123456789012345678901"})
    void aNameThatCannotBeIsRefused(String name) {
        list.duplicate(HALMA);
        list.duplicate(HALMA);
        answers.name = name;
        var second = own(1);
        list.rename(second);

        assertThat(own(1)).isEqualTo(second);
        assertThat(list.failedProperty().get()).isTrue();
    }

    @Test
    void whatIsDeletedComesBack() {
        list.duplicate(HALMA);
        var deleted = own(0);
        list.delete(deleted);
        assertThat(variants.own()).isEmpty();
        assertThat(list.undoableProperty().get()).isTrue();
        assertThat(list.shown()).contains(list.chosenProperty().get());

        list.undoDelete();

        assertThat(variants.own()).containsExactly(deleted);
        assertThat(list.chosenProperty().get()).isEqualTo(deleted);
        assertThat(list.undoableProperty().get()).isFalse();
        assertThat(UserVariants.open(folder.resolve("variants"), new InlineTasks())
                        .own())
                .containsExactly(deleted);
    }

    @Test
    void aVariantGoesThroughAFileToAnotherPerson() throws IOException {
        list.duplicate(HALMA);
        var mine = own(0);
        answers.file = folder.resolve("evening");
        list.exportFile(mine);
        assertSays("“My Halma 8×8” is in evening.json.", false);
        assertThat(VariantFile.load(folder.resolve("evening.json"))).containsExactly(mine);
        assertThat(settings.lastFolder().get()).isEqualTo(folder);

        var theirs = UserVariants.open(folder.resolve("theirs"), new InlineTasks());
        var theirList = new VariantsViewModel(theirs, answers, new InlineTasks(), settings);
        answers.file = folder.resolve("evening.json");
        theirList.importFile();
        assertThat(theirs.own()).containsExactly(mine);
        assertThat(theirList.messageProperty().get()).isEqualTo("“My Halma 8×8” is among your variants now.");
        theirList.importFile();
        assertThat(theirs.own()).hasSize(1);
        assertThat(theirList.messageProperty().get()).isEqualTo("“My Halma 8×8” is here already.");
    }

    @Test
    void severalVariantsOfAFileGetIdsAndNamesOfTheirOwn() throws IOException {
        list.duplicate(HALMA);
        var changed = new Variant(
                HALMA.id(),
                "My Halma 8×8",
                "",
                HALMA.geometry(),
                Variants.presets().get("brainking-halma-8").options());
        var file = folder.resolve("two.json");
        VariantFile.save(List.of(changed, Variants.presets().get("halma-10")), file);
        answers.file = file;

        list.importFile();

        assertThat(variants.own()).extracting(Variant::name).containsExactly("My Halma 8×8", "My Halma 8×8 (2)");
        assertThat(own(1).id()).startsWith("own.");
        assertThat(own(1).options()).isEqualTo(changed.options());
    }

    @Test
    void aWrongFileIsRefusedInOneLineAndNothingChanges() throws IOException {
        var file = folder.resolve("bad.json");
        VariantFile.save(List.of(HALMA), file);
        Files.writeString(file, Files.readString(file).replace("\"files\": 8", "\"files\": 17"));
        answers.file = file;

        list.importFile();

        assertSays(file + ": variants[0].board: a board has sides from 4 to 16, not 17×8", true);
        assertThat(variants.own()).isEmpty();
        answers.file = folder.resolve("none.json");
        list.importFile();
        assertThat(list.messageProperty().get())
                .contains("there is no such file")
                .hasLineCount(1);
        answers.file = folder.resolve("none").resolve("x.json");
        list.exportFile(HALMA);
        assertThat(list.messageProperty().get()).contains("there is no folder").hasLineCount(1);
        assertThat(list.failedProperty().get()).isTrue();
    }

    @Test
    void whoChangesTheirMindChangesNothing() {
        list.duplicate(HALMA);
        var before = list.messageProperty().get();
        list.rename(own(0));
        list.importFile();
        list.exportFile(own(0));
        assertThat(list.messageProperty().get()).isEqualTo(before);
    }

    @Test
    void editingAPresetMakesACopyAndEditingAnOwnVariantChangesIt() {
        list.duplicate(HALMA);
        assertThat(list.edit(HALMA).isNew()).isTrue();
        assertThat(list.edit(own(0)).isNew()).isFalse();
        assertThat(list.create().draft()).isEqualTo(VariantDraft.BLANK);
    }
}
