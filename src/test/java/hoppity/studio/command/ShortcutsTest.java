package hoppity.studio.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ShortcutsTest {
    private final CommandRegistry commands = new CommandRegistry();
    private final ObjectProperty<Map<String, List<String>>> chosen = new SimpleObjectProperty<>(Map.of());
    private final List<String> complaints = new ArrayList<>();
    private final Command open =
            Command.of("file.open", "Open").shortcut("Ctrl+O").runs(() -> {});
    private final Command save =
            Command.of("file.save", "Save").shortcut("Ctrl+S").runs(() -> {});
    private final Command redo =
            Command.of("edit.redo", "Redo").shortcut("Ctrl+Y", "Ctrl+Shift+Z").runs(() -> {});
    private final Command plain = Command.of("edit.plain", "Plain").runs(() -> {});

    ShortcutsTest() {
        commands.menu("_File").add(open, save);
        commands.menu("_Edit").add(redo, plain);
    }

    private Shortcuts shortcuts() {
        return new Shortcuts(commands, chosen, complaints::add);
    }

    private static KeyStroke key(String text) {
        return KeyStroke.parse(text);
    }

    private String runs(String key) {
        return commands.byShortcut(key(key)).map(Command::id).orElse("none");
    }

    @Test
    void withoutAChoiceTheDeclaredKeysHold() {
        shortcuts();

        assertThat(runs("Ctrl+O")).isEqualTo("file.open");
        assertThat(runs("Ctrl+Shift+Z")).isEqualTo("edit.redo");
        assertThat(complaints).isEmpty();
    }

    @Test
    void aChoiceReplacesTheDeclaredKeysWhereverTheyShow() {
        chosen.set(Map.of("file.open", List.of("Ctrl+P", "F3"), "file.save", List.of(), "later.command", List.of("Q")));
        shortcuts();

        assertThat(runs("Ctrl+P")).isEqualTo("file.open");
        assertThat(runs("F3")).isEqualTo("file.open");
        assertThat(runs("Ctrl+O")).isEqualTo("none");
        assertThat(runs("Ctrl+S")).isEqualTo("none");
        assertThat(open.tooltip()).isEqualTo("Open (Ctrl+P)");
        assertThat(save.tooltip()).isEqualTo("Save");
        assertThat(open.declaredShortcuts()).containsExactly(key("Ctrl+O"));
        assertThat(complaints).isEmpty();
    }

    @Test
    void aChangeHoldsAtOnceAndIsTold() {
        shortcuts();
        var told = new ArrayList<List<KeyStroke>>();
        open.shortcutsProperty().addListener((observable, before, now) -> told.add(now));

        chosen.set(Map.of("file.open", List.of("F3")));

        assertThat(told).containsExactly(List.of(key("F3")));
        assertThat(runs("F3")).isEqualTo("file.open");
    }

    @Test
    void aKeyThatAnotherCommandDeclaresIsRefusedAndReported() {
        chosen.set(Map.of("file.open", List.of("F3", "Ctrl+S")));
        shortcuts();

        assertThat(runs("Ctrl+S")).isEqualTo("file.save");
        assertThat(runs("Ctrl+O")).as("the whole choice is ignored").isEqualTo("file.open");
        assertThat(runs("F3")).isEqualTo("none");
        assertThat(complaints).containsExactly("The keys chosen for “Open” are ignored: “Ctrl+S” belongs to “Save”.");
    }

    @Test
    void twoCommandsMayExchangeTheirKeys() {
        chosen.set(Map.of("file.open", List.of("Ctrl+S"), "file.save", List.of("Ctrl+O")));
        shortcuts();

        assertThat(runs("Ctrl+S")).isEqualTo("file.open");
        assertThat(runs("Ctrl+O")).isEqualTo("file.save");
        assertThat(complaints).isEmpty();
    }

    @Test
    void aChoiceThatCountedOnAnIgnoredOneIsIgnoredToo() {
        var map = new LinkedHashMap<String, List<String>>();
        map.put("file.save", List.of("Ctrl+O"));
        map.put("file.open", List.of("Ctrl+Nonsense"));
        chosen.set(map);
        shortcuts();

        assertThat(runs("Ctrl+O")).isEqualTo("file.open");
        assertThat(runs("Ctrl+S")).isEqualTo("file.save");
        assertThat(complaints)
                .containsExactly(
                        "The keys chosen for “Open” are ignored: Unknown key 'Nonsense' in shortcut 'Ctrl+Nonsense'.",
                        "The keys chosen for “Save” are ignored: “Ctrl+O” belongs to “Open”.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "+", "Ctrl+", "Hyper+X", "Ctrl+Shift", "Tab", "Shift+Tab", "Esc", "Enter", "Alt+F", "F10"})
    void whatIsNoUsableKeyIsIgnoredAndReportedOnce(String text) {
        chosen.set(Map.of("file.open", List.of(text)));
        shortcuts();
        chosen.set(Map.of("file.open", List.of(text), "file.save", List.of("F5")));

        assertThat(runs("Ctrl+O")).isEqualTo("file.open");
        assertThat(runs("F5")).isEqualTo("file.save");
        assertThat(complaints).singleElement().asString().startsWith("The keys chosen for “Open” are ignored: ");
    }

    @Test
    void tooManyKeysAreReported() {
        chosen.set(Map.of("file.open", List.of("F1", "F2", "F3", "F4", "F5", "F6")));
        shortcuts();

        assertThat(complaints).containsExactly("The keys chosen for “Open” are ignored: a command has at most 5 keys.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "Shift; it only changes what another key means",
                "Ctrl+Ctrl; it only changes what another key means",
                "Tab; it moves the focus",
                "Esc; it closes and cancels",
                "Enter; it presses buttons and ends entries",
                "Alt+E; it opens the menu Edit",
                "Shift+F10; it opens menus"
            })
    void saysWhyAKeyCannotBeUsed(String text, String reason) {
        assertThat(shortcuts().unusable(open, key(text))).contains(reason);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "A",
                "Space",
                "Ctrl+Tab",
                "Ctrl+Enter",
                "Alt+X",
                "Ctrl+Alt+F",
                "Delete",
                "F9",
                "Left",
                "Shift+Slash"
            })
    void otherKeysCanBeUsed(String text) {
        assertThat(shortcuts().unusable(open, key(text))).isEmpty();
    }

    @Test
    void whatACommandDeclaresItCanAlwaysHave() {
        var enter = Command.of("go", "Go").shortcut("Enter").runs(() -> {});
        commands.add(enter);

        assertThat(shortcuts().unusable(enter, key("Enter"))).isEmpty();
        assertThat(shortcuts().unusable(open, key("Enter"))).isPresent();
    }

    @Test
    void addingTakesTheKeyFromItsOwner() {
        var shortcuts = shortcuts();

        shortcuts.add(open, key("Ctrl+Y"));

        assertThat(open.shortcuts()).containsExactly(key("Ctrl+O"), key("Ctrl+Y"));
        assertThat(redo.shortcuts()).containsExactly(key("Ctrl+Shift+Z"));
        assertThat(Shortcuts.isChanged(open)).isTrue();
        assertThat(chosen.get())
                .isEqualTo(Map.of("file.open", List.of("Ctrl+O", "Ctrl+Y"), "edit.redo", List.of("Ctrl+Shift+Z")));
        assertThat(complaints).isEmpty();
    }

    @Test
    void resettingTakesTheDeclaredKeysBack() {
        var shortcuts = shortcuts();
        shortcuts.add(plain, key("Ctrl+Y"));

        shortcuts.reset(redo);

        assertThat(redo.shortcuts()).isEqualTo(redo.declaredShortcuts());
        assertThat(plain.shortcuts()).isEmpty();
        assertThat(chosen.get()).as("only what differs is kept").isEmpty();
    }

    @Test
    void removingAndClearingAndTheEmptyChoice() {
        var shortcuts = shortcuts();
        shortcuts.remove(redo, key("Ctrl+Y"));
        assertThat(redo.shortcuts()).containsExactly(key("Ctrl+Shift+Z"));
        shortcuts.clear(redo);
        shortcuts.add(open, key("F3"));
        assertThat(chosen.get()).containsEntry("edit.redo", List.of());

        chosen.set(Map.of());

        assertThat(runs("Ctrl+Y")).isEqualTo("edit.redo");
        assertThat(runs("F3")).isEqualTo("none");
    }

    @Test
    void whateverIsChosenNoKeyHasTwoCommandsAndTheFileGivesTheSameAgain() {
        var random = new Random(4);
        var shortcuts = shortcuts();
        var all = List.of(open, save, redo, plain);
        var keys = List.of("Ctrl+O", "Ctrl+S", "Ctrl+Y", "Ctrl+Shift+Z", "F3", "X");
        for (int i = 0; i < 2000; i++) {
            var command = all.get(random.nextInt(all.size()));
            var key = key(keys.get(random.nextInt(keys.size())));
            switch (random.nextInt(5)) {
                case 0 -> shortcuts.remove(command, key);
                case 1 -> shortcuts.reset(command);
                case 2 -> shortcuts.clear(command);
                default -> {
                    if (!command.shortcuts().contains(key)
                            && command.shortcuts().size() < Shortcuts.MOST_KEYS) {
                        shortcuts.add(command, key);
                        assertThat(commands.byShortcut(key)).contains(command);
                    }
                }
            }
            assertThat(all.stream().flatMap(each -> each.shortcuts().stream())).doesNotHaveDuplicates();
            var held = all.stream().map(Command::shortcuts).toList();
            new Shortcuts(commands, new SimpleObjectProperty<>(chosen.get()), complaints::add);
            assertThat(all.stream().map(Command::shortcuts)).isEqualTo(held);
        }
        assertThat(complaints).isEmpty();
    }

    @Test
    void everyKeyIsReadAsItIsWritten() {
        var strokes = Arrays.stream(KeyCode.values())
                .flatMap(code -> java.util.stream.Stream.of(
                        KeyStroke.of(code),
                        new KeyStroke(code, true, true, true),
                        new KeyStroke(code, false, true, false)))
                .toList();

        assertThat(strokes)
                .allSatisfy(
                        stroke -> assertThat(KeyStroke.parse(stroke.written())).isEqualTo(stroke));
    }
}
