package hoppity.studio.varianteditor;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.board.Rectangle;
import hoppity.board.Star;
import hoppity.rules.RuleOption;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import hoppity.studio.concurrent.InlineTasks;
import hoppity.studio.variants.UserVariants;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VariantEditorViewModelTest {
    private static final Variant HALMA = Variants.presets().get("halma-8");

    @TempDir
    Path settings;

    private UserVariants variants;
    private final List<Variant> saved = new ArrayList<>();
    private final List<String> errors = new ArrayList<>();

    @BeforeEach
    void open() {
        variants = UserVariants.open(settings.resolve("variants"), new InlineTasks());
    }

    private void save(VariantEditorViewModel editor) {
        editor.save(saved::add, errors::add);
    }

    private static int cell(VariantEditorViewModel editor, String name) {
        return editor.draft().topology().find(name);
    }

    private static void paint(VariantEditorViewModel editor, String... cells) {
        editor.beginStroke(cell(editor, cells[0]));
        for (int i = 1; i < cells.length; i++) {
            editor.stroke(cell(editor, cells[i]));
        }
        editor.endStroke();
    }

    private static String home(VariantEditorViewModel editor, int seat) {
        return names(editor, editor.draft().homes().get(seat));
    }

    private static String target(VariantEditorViewModel editor, int seat) {
        return names(editor, editor.draft().target(seat));
    }

    private static String names(VariantEditorViewModel editor, PaintedCamp camp) {
        return camp.cells().stream().map(editor.draft().topology()::name).collect(Collectors.joining(" "));
    }

    @Test
    void aVariantIsMadeFromNothingAndSaved() {
        var editor = VariantEditorViewModel.blank(variants);
        assertThat(editor.isNew()).isTrue();
        assertThat(editor.obstacleProperty().get()).isEqualTo("The variant needs a name.");
        save(editor);
        assertThat(saved).isEmpty();

        editor.setName(" Tiny ");
        editor.setShape(new Rectangle(4, 4));
        assertThat(editor.obstacleProperty().get()).isEqualTo("White and Black have no home yet.");
        paint(editor, "d1", "c1", "d2");
        editor.setOption(RuleOption.WIN, "PARLETT");
        assertThat(editor.obstacleProperty().get()).isEmpty();
        save(editor);

        assertThat(errors).isEmpty();
        assertThat(saved).hasSize(1);
        var made = saved.get(0);
        assertThat(made.name()).isEqualTo("Tiny");
        assertThat(made.id()).startsWith("own.tiny-");
        assertThat(made.home(1).cells()).extracting(made.topology()::name).containsExactly("a3", "a4", "b4");
        assertThat(made.target(0)).isEqualTo(made.home(1));
        assertThat(variants.own()).containsExactly(made);
    }

    @Test
    void paintingIsSymmetricOrNot() {
        var editor = VariantEditorViewModel.blank(variants);
        paint(editor, "h1");
        assertThat(home(editor, 1)).isEqualTo("a8");
        editor.symmetricProperty().set(false);
        paint(editor, "g1");
        assertThat(home(editor, 0)).isEqualTo("g1 h1");
        assertThat(home(editor, 1)).isEqualTo("a8");
        editor.seatProperty().set(1);
        paint(editor, "b8");
        assertThat(home(editor, 1)).isEqualTo("a8 b8");
        assertThat(target(editor, 1)).isEqualTo("g1 h1");
    }

    @Test
    void aStrokeThatBeginsOnPaintWipesAndIsUndoneAsAWhole() {
        var editor = VariantEditorViewModel.blank(variants);
        paint(editor, "e1", "f1", "g1", "h1");
        paint(editor, "e1", "f1");
        assertThat(home(editor, 0)).isEqualTo("g1 h1");
        editor.undo();
        assertThat(home(editor, 0)).isEqualTo("e1 f1 g1 h1");
        editor.undo();
        assertThat(home(editor, 0)).isEmpty();
        assertThat(editor.undoableProperty().get()).isFalse();
        assertThat(editor.changedProperty().get()).isFalse();
        editor.redo();
        editor.redo();
        assertThat(home(editor, 1)).isEqualTo("a8 b8");
        assertThat(editor.redoableProperty().get()).isFalse();
    }

    @Test
    void aCellThatIsPaintedBelongsToNobodyElse() {
        var editor = VariantEditorViewModel.basedOn(variants, HALMA);
        editor.symmetricProperty().set(false);
        paint(editor, "a8");
        assertThat(home(editor, 0)).endsWith("a8");
        assertThat(home(editor, 1)).doesNotContain("a8");
    }

    @Test
    void targetsArePaintedByHandOnlyWhereTheyAre() {
        var editor = VariantEditorViewModel.basedOn(variants, HALMA);
        editor.toolProperty().set(Tool.TARGET);
        var before = editor.draft();
        paint(editor, "d5");
        editor.clear();
        assertThat(editor.draft()).isEqualTo(before);

        editor.setTargets(Targets.PAINTED);
        paint(editor, "a8");
        paint(editor, "d5");
        assertThat(target(editor, 0)).contains("d5").doesNotContain("a8");
        assertThat(target(editor, 1)).contains("e4").doesNotContain("h1");
        assertThat(editor.obstacleProperty().get()).isEmpty();
        editor.clear();
        assertThat(target(editor, 0)).isEmpty();
        assertThat(home(editor, 0)).isNotEmpty();
        editor.setTargets(Targets.TURNED);
        assertThat(editor.toolProperty().get()).isEqualTo(Tool.HOME);
        assertThat(target(editor, 0)).isEqualTo(home(editor, 1));
    }

    @Test
    void theCornerIsACellOfTheTarget() {
        var editor = VariantEditorViewModel.basedOn(variants, HALMA);
        editor.toolProperty().set(Tool.CORNER);
        for (var targets : Targets.values()) {
            editor.setTargets(targets);
            paint(editor, "e5");
            paint(editor, "d8");
            var built = editor.draft().build("x");
            assertThat(built.topology().name(built.target(0).corner()))
                    .as(targets.name())
                    .isEqualTo("d8");
            assertThat(built.topology().name(built.target(1).corner()))
                    .as(targets.name())
                    .isEqualTo("e1");
            paint(editor, "a8");
        }
    }

    @Test
    void clearingTakesTheCampsAway() {
        var editor = VariantEditorViewModel.basedOn(variants, HALMA);
        editor.symmetricProperty().set(false);
        editor.clear();
        assertThat(home(editor, 0)).isEmpty();
        assertThat(home(editor, 1)).isNotEmpty();
        editor.symmetricProperty().set(true);
        editor.clear();
        assertThat(home(editor, 1)).isEmpty();
    }

    @Test
    void aCopyOfAPresetHasANameOfItsOwnAndNobodysRules() {
        var gambiter = Variants.presets().get("gambiter-halma-8");
        var editor = VariantEditorViewModel.basedOn(variants, gambiter);

        assertThat(editor.draft().name()).isEqualTo("My Halma 8×8");
        assertThat(editor.draft().source()).isEmpty();
        assertThat(editor.changedProperty().get()).isFalse();
        save(editor);
        assertThat(saved.get(0).id()).isNotEqualTo(gambiter.id());
        assertThat(saved.get(0).options()).isEqualTo(gambiter.options());
        assertThat(VariantEditorViewModel.basedOn(variants, gambiter).draft().name())
                .isEqualTo("My Halma 8×8 (2)");
    }

    @Test
    void startingFromAnotherModelKeepsANameThatWasTyped() {
        var editor = VariantEditorViewModel.blank(variants);
        editor.startFrom(HALMA);
        editor.startFrom(Variants.presets().get("chinese-checkers-2"));
        assertThat(editor.draft().name()).isEqualTo("My Chinese checkers, two players");
        editor.setName("Stars");
        editor.startFrom(HALMA);
        assertThat(editor.draft().name()).isEqualTo("Stars");
        assertThat(editor.draft().homes()).isEqualTo(VariantDraft.of(HALMA).homes());
        editor.undo();
        assertThat(editor.draft().shape()).isEqualTo(new Star(4));
    }

    @Test
    void anOwnVariantIsChangedInItsPlace() {
        var editor = VariantEditorViewModel.basedOn(variants, HALMA);
        save(editor);
        var first = saved.get(0);

        var again = VariantEditorViewModel.editing(variants, first);
        assertThat(again.isNew()).isFalse();
        assertThat(again.obstacleProperty().get())
                .as("its own name is not taken")
                .isEmpty();
        again.setOption(RuleOption.LONG_JUMPS, "true");
        again.setSource("the club");
        save(again);

        assertThat(variants.own()).containsExactly(saved.get(1));
        assertThat(saved.get(1).id()).isEqualTo(first.id());
        assertThat(saved.get(1).source()).isEqualTo("the club");
        assertThat(saved.get(1).options().longJumps()).isTrue();
    }

    @Test
    void lettersOfANameAreOneStep() {
        var editor = VariantEditorViewModel.basedOn(variants, HALMA);
        editor.setName("a");
        editor.setName("ab");
        editor.setSource("x");
        editor.setOption(RuleOption.HOME_LIMIT, "3");
        editor.setOption(RuleOption.HOME_LIMIT, "30");
        editor.undo();
        assertThat(editor.draft().option(RuleOption.HOME_LIMIT)).isEqualTo("0");
        editor.undo();
        assertThat(editor.draft().source()).isEmpty();
        editor.undo();
        assertThat(editor.draft().name()).isEqualTo("My " + HALMA.name());
    }

    @Test
    void theChosenSeatIsAlwaysOneThatIsThere() {
        var editor = VariantEditorViewModel.basedOn(variants, Variants.presets().get("chinese-checkers-6"));
        editor.seatProperty().set(5);
        editor.setSeats(2);
        assertThat(editor.seatProperty().get()).isEqualTo(1);
        assertThat(editor.obstacleProperty().get()).isEqualTo("");
        editor.undo();
        assertThat(editor.draft().seatCount()).isEqualTo(6);
    }

    @Test
    void faultsAreMarkedOnTheBoard() {
        var editor = VariantEditorViewModel.basedOn(variants, HALMA);
        editor.symmetricProperty().set(false);
        paint(editor, "e5");
        assertThat(editor.obstacleProperty().get()).isEmpty();
        paint(editor, "d4");
        assertThat(editor.obstacleProperty().get()).isEqualTo("White's home and target share d4 e5.");
        assertThat(editor.faultyCells()).containsExactlyInAnyOrder(cell(editor, "d4"), cell(editor, "e5"));
    }

    @Test
    void theRulesCanBeReadAsSoonAsTheyCanBePlayed() {
        var editor = VariantEditorViewModel.blank(variants);
        assertThat(editor.previewProperty().get()).isNull();
        paint(editor, "h1");
        assertThat(editor.previewProperty().get()).as("a name is not needed").isNotNull();
        editor.setOption(RuleOption.HOME_CHECK, "ONCE");
        assertThat(editor.previewProperty().get()).isNull();
    }

    @Test
    void whatCannotBeWrittenIsTold() throws IOException {
        Files.writeString(settings.resolve("variants"), "in the way");
        var editor = VariantEditorViewModel.basedOn(variants, HALMA);
        save(editor);
        assertThat(saved).isEmpty();
        assertThat(errors).hasSize(1);
        assertThat(editor.savingProperty().get()).isFalse();
    }
}
