package hoppity.studio.variants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hoppity.format.VariantFile;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import hoppity.studio.concurrent.InlineTasks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UserVariantsTest {
    private static final Variant HALMA = Variants.presets().get("halma-8");
    private static final Variant STAR = Variants.presets().get("chinese-checkers-3");

    @TempDir
    Path settings;

    private Path folder;
    private UserVariants variants;
    private final List<String> errors = new ArrayList<>();

    @BeforeEach
    void open() {
        folder = settings.resolve("variants");
        variants = UserVariants.open(folder, new InlineTasks());
    }

    private static Variant named(Variant model, String id, String name) {
        return new Variant(id, name, "", model.geometry(), model.options());
    }

    private Variant save(Variant model, String name) {
        var variant = named(model, variants.freshId(name), name);
        save(variant);
        return variant;
    }

    private void save(Variant variant) {
        variants.save(variant, () -> {}, errors::add);
    }

    private List<Path> files() throws IOException {
        try (var listed = Files.list(folder)) {
            return listed.sorted().toList();
        }
    }

    @Test
    void whatIsSavedIsThereAfterARestart() throws IOException {
        var zebra = save(HALMA, "zebra");
        var ape = save(STAR, "Ape");

        assertThat(variants.own()).containsExactly(ape, zebra);
        assertThat(files()).hasSize(2);
        assertThat(VariantFile.load(folder.resolve(ape.id() + ".json"))).containsExactly(ape);
        var again = UserVariants.open(folder, new InlineTasks());
        assertThat(again.own()).containsExactly(ape, zebra);
        assertThat(again.notices()).isEmpty();
        assertThat(again.all())
                .startsWith(ape, zebra)
                .hasSize(2 + Variants.presets().all().size());
        assertThat(again.isOwn(ape)).isTrue();
        assertThat(again.isOwn(HALMA)).isFalse();
        assertThat(errors).isEmpty();
    }

    @Test
    void aChangedVariantTakesThePlaceOfTheOldOne() throws IOException {
        var first = save(HALMA, "mine");
        var second = named(STAR, first.id(), "a star");
        save(second);

        assertThat(variants.own()).containsExactly(second);
        assertThat(files()).hasSize(1);
        assertThat(UserVariants.open(folder, new InlineTasks()).own()).containsExactly(second);
    }

    @Test
    void aDeletedVariantCanBeHadBack() throws IOException {
        var variant = save(HALMA, "mine");

        variants.delete(variant, () -> {}, errors::add);
        assertThat(variants.own()).isEmpty();
        assertThat(files()).isEmpty();

        save(variant);
        assertThat(UserVariants.open(folder, new InlineTasks()).own()).containsExactly(variant);
        assertThat(errors).isEmpty();
    }

    @Test
    void aDamagedFileIsToldByFieldAndReasonAndStays() throws IOException {
        var good = save(HALMA, "good");
        var text = Files.readString(folder.resolve(good.id() + ".json")).replace("\"files\": 8", "\"files\": 17");
        var damaged = Files.writeString(folder.resolve("old.json"), text);
        var broken = Files.writeString(folder.resolve("torn.json"), text.substring(0, 200));

        var again = UserVariants.open(folder, new InlineTasks());

        assertThat(again.own()).containsExactly(good);
        assertThat(again.notices()).hasSize(2);
        assertThat(again.notices().get(0))
                .contains("old.json: variants[0].board: a board has sides from 4 to 16, not 17×8")
                .startsWith("One of your variants cannot be used: " + folder)
                .endsWith("The file is left as it is.")
                .hasLineCount(1);
        assertThat(again.notices().get(1)).contains("torn.json: no valid JSON").hasLineCount(1);
        assertThat(damaged).hasContent(text);
        assertThat(broken).exists();
    }

    @Test
    void aDamagedFileIsNeverOverwritten() throws IOException {
        var variant = save(HALMA, "mine");
        var file = folder.resolve(variant.id() + ".json");
        Files.writeString(file, "torn");

        variants = UserVariants.open(folder, new InlineTasks());
        save(variant);

        assertThat(file).hasContent("torn");
        assertThat(UserVariants.open(folder, new InlineTasks()).own()).containsExactly(variant);
    }

    @Test
    void theIdsOfPresetsAndOfOthersAreRefused() throws IOException {
        Files.createDirectories(folder);
        VariantFile.save(List.of(HALMA), folder.resolve("a.json"));
        VariantFile.save(List.of(named(HALMA, "x", "one")), folder.resolve("b.json"));
        VariantFile.save(List.of(named(HALMA, "x", "two")), folder.resolve("c.json"));
        VariantFile.save(List.of(named(HALMA, "y", "y"), named(HALMA, "z", "z")), folder.resolve("d.json"));

        variants = UserVariants.open(folder, new InlineTasks());

        assertThat(variants.own()).extracting(Variant::name).containsExactly("one");
        assertThat(variants.notices()).hasSize(3);
        assertThat(variants.notices().get(0)).contains("a.json: there is another variant with the id \"halma-8\"");
        assertThat(variants.notices().get(1)).contains("c.json: there is another variant with the id \"x\"");
        assertThat(variants.notices().get(2)).contains("d.json holds 2 variants");
        assertThat(files()).hasSize(4);
        assertThatThrownBy(() -> save(HALMA)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void whatCannotBeWrittenIsToldAndNotListed() throws IOException {
        Files.writeString(folder, "a file in the folder's place");

        save(HALMA, "mine");

        assertThat(errors).hasSize(1);
        assertThat(errors.get(0)).hasLineCount(1);
        assertThat(variants.own()).isEmpty();
    }

    @Test
    void idsAreNeverThoseOfPresetsNorTwiceTheSame() {
        assertThat(Variants.presets().all()).extracting(Variant::id).noneMatch(VariantId::isOwn);
        assertThat(variants.freshId("Mini-Ugolki 3×3, ÄÖ!")).matches("own\\.mini-ugolki-3x3-ao-[0-9a-f]{8}");
        assertThat(variants.freshId("Уголки")).matches("own\\.variant-[0-9a-f]{8}");
        assertThat(variants.freshId("x".repeat(500)))
                .hasSizeLessThanOrEqualTo(64)
                .matches("[A-Za-z0-9:._-]+");
        assertThat(variants.freshId("a")).isNotEqualTo(variants.freshId("a"));
    }

    @Test
    void namesFromElsewhereAreMadeDistinct() {
        save(HALMA, "mine");
        save(HALMA, "mine (2)");

        assertThat(variants.freshName("mine")).isEqualTo("mine (3)");
        assertThat(variants.freshName("yours")).isEqualTo("yours");
        var renewed = variants.renewed(named(STAR, "halma-8", "mine"));
        assertThat(renewed.name()).isEqualTo("mine (3)");
        assertThat(renewed.id()).startsWith("own.mine-");
        var kept = named(STAR, "own.far-12345678", "far");
        assertThat(variants.renewed(kept)).isEqualTo(kept);
        assertThat(variants.renewed(named(STAR, variants.own().get(0).id(), "far"))
                        .id())
                .isNotEqualTo(variants.own().get(0).id());
    }
}
