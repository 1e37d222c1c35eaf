package hoppity.studio.preferences;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.studio.command.CommandControls;
import hoppity.studio.command.KeyDispatcher;
import hoppity.studio.settings.SettingsStore;
import hoppity.studio.theme.Theme;
import hoppity.studio.theme.ThemeSwitch;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuBar;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/** The window of the preferences under real keys and clicks, beside a window whose keys it changes. */
class PreferencesRobotTest {
    @TempDir
    Path folder;

    private final FxRobot robot = new FxRobot();
    private final List<String> errors = new ArrayList<>();
    private SettingsStore store;
    private PreferencesFixture fixture;
    private MenuBar menus;
    private Scene scene;
    private PreferencesView view;
    private boolean closed;

    @BeforeEach
    void open() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
        start();
    }

    /** The studio's start: settings from the folder, commands with their keys, the window. */
    private void start() throws TimeoutException {
        FxToolkit.setupFixture(() -> {
            store = SettingsStore.open(folder, errors::add);
            fixture = new PreferencesFixture(store.settings());
            menus = CommandControls.emptyMenuBar(fixture.commands);
            CommandControls.fill(menus, fixture.commands);
            view = new PreferencesView(fixture.model, new PreferencesView.Actions() {
                @Override
                public void importFile() {}

                @Override
                public void exportFile() {}

                @Override
                public PathChooser paths() {
                    return new PathChooser() {
                        @Override
                        public Optional<Path> folder(Path from) {
                            return Optional.of(folder);
                        }

                        @Override
                        public Optional<Path> program(Path from) {
                            return Optional.of(folder.resolve("engine"));
                        }
                    };
                }

                @Override
                public void close() {
                    closed = true;
                }
            });
        });
        FxToolkit.setupScene(() -> {
            scene = new Scene(new VBox(menus, view), 900, 640);
            ThemeSwitch.install(scene, store.settings().theme());
            return scene;
        });
        FxToolkit.setupStage(stage -> {
            stage.setWidth(900);
            stage.setHeight(640);
            stage.show();
        });
        WaitForAsyncUtils.waitForFxEvents();
        robot.interact(() -> scene.getWindow().requestFocus());
        robot.interact(() -> scene.lookup("#preferences-search").requestFocus());
    }

    @AfterEach
    void close() throws TimeoutException {
        FxToolkit.cleanupStages();
        store.close();
        assertThat(errors).isEmpty();
    }

    private <T extends Node> T find(String query, Class<T> type) {
        return robot.lookup(query).queryAs(type);
    }

    private void focus(String query) {
        robot.interact(() -> scene.lookup(query).requestFocus());
        WaitForAsyncUtils.waitForFxEvents();
    }

    private void showKeys() {
        robot.interact(() -> fixture.model.sectionProperty().set(Section.KEYBOARD));
        WaitForAsyncUtils.waitForFxEvents();
    }

    /** Presses keys in a window that has the studio's keys. */
    private List<String> runs(KeyCode... keys) {
        robot.interact(() -> {
            var other = new StackPane(new Button("other"));
            scene.setRoot(other);
            KeyDispatcher.install(scene, fixture.commands);
            other.getChildren().get(0).requestFocus();
        });
        robot.push(keys);
        return fixture.ran;
    }

    @Test
    void aKeyChangedHereRunsItsCommandAndHoldsAfterARestart() throws TimeoutException {
        showKeys();
        focus("#keys-file-open .key-add");
        robot.push(KeyCode.SPACE).push(KeyCode.CONTROL, KeyCode.J);
        WaitForAsyncUtils.waitForFxEvents();

        assertThat(fixture.settings.keys().get()).containsEntry("file.open", List.of("Ctrl+O", "Ctrl+J"));
        assertThat(find("#keys-file-open .key-add", Button.class).isFocused()).isTrue();
        assertThat(runs(KeyCode.CONTROL, KeyCode.J)).containsExactly("file.open");

        store.close();
        start();

        assertThat(fixture.ran).isEmpty();
        assertThat(fixture.complaints).isEmpty();
        assertThat(runs(KeyCode.CONTROL, KeyCode.J)).containsExactly("file.open");
    }

    @Test
    void aTakenKeyIsTakenOverAndTheMenuShowsIt() {
        showKeys();
        focus("#keys-file-open .key-add");
        robot.push(KeyCode.SPACE).push(KeyCode.CONTROL, KeyCode.S);
        assertThat(find("#keys-file-open .key-problem", Label.class).getText()).isEqualTo("“Ctrl+S” runs “Save”.");
        assertThat(fixture.commands.get("file.save").shortcuts()).hasSize(1);

        robot.push(KeyCode.SPACE);
        WaitForAsyncUtils.waitForFxEvents();

        assertThat(fixture.commands.get("file.save").shortcuts()).isEmpty();
        var save = menus.getMenus().get(0).getItems().get(1);
        assertThat(save.getAccelerator()).isNull();
        robot.interact(() -> fixture.shortcuts.reset(fixture.commands.get("file.save")));
        assertThat(save.getAccelerator().getDisplayText()).endsWith("S");
        assertThat(find("#keys-file-save .key-chip", Button.class)).isNotNull();
    }

    @Test
    void escapeCancelsAndLeavesTheWindowOpenBackspaceTakesAllKeysTabIsRefused() {
        showKeys();
        focus("#keys-file-open .key-add");
        robot.push(KeyCode.SPACE).push(KeyCode.ESCAPE);
        assertThat(closed).isFalse();
        assertThat(fixture.settings.keys().get()).isEmpty();
        assertThat(find("#keys-file-open .key-add", Button.class).isFocused()).isTrue();

        robot.push(KeyCode.SPACE).push(KeyCode.TAB);
        assertThat(find("#keys-file-open .key-problem", Label.class).getText())
                .isEqualTo("“Tab” cannot be used: it moves the focus.");

        robot.push(KeyCode.BACK_SPACE);
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(fixture.commands.get("file.open").shortcuts()).isEmpty();
        assertThat(find("#keys-file-open .preference-reset", Button.class).isVisible())
                .isTrue();
    }

    @Test
    void theWholeWindowIsUsedWithoutTheMouse() {
        robot.push(KeyCode.DOWN).push(KeyCode.DOWN).push(KeyCode.DOWN);
        assertThat(fixture.model.sectionProperty().get()).isEqualTo(Section.BOARD);

        robot.push(KeyCode.TAB).push(KeyCode.TAB).push(KeyCode.SPACE);
        assertThat(fixture.settings.hopByHop().get()).isTrue();
        assertThat(find("#preference-board-hopByHop", CheckBox.class).isSelected())
                .isTrue();

        robot.push(KeyCode.CONTROL, KeyCode.F)
                .write("windows lists")
                .push(KeyCode.TAB)
                .push(KeyCode.TAB)
                .push(KeyCode.DOWN);
        assertThat(fixture.settings.theme().get()).isEqualTo(Theme.DARK);
    }

    @Test
    void aChangeElsewhereShowsHereAtOnce() {
        robot.interact(() -> {
            fixture.model.sectionProperty().set(Section.ENGINE);
            fixture.settings.engineLines().set(5);
        });
        WaitForAsyncUtils.waitForFxEvents();

        assertThat(find("#preference-engine-lines", javafx.scene.control.Spinner.class)
                        .getValue())
                .isEqualTo(5);
    }

    @Test
    void everyControlSaysWhatItIsFor() {
        showKeys();
        robot.interact(() -> fixture.model.queryProperty().set("e"));
        WaitForAsyncUtils.waitForFxEvents();

        assertThat(robot.from(view)
                        .lookup((java.util.function.Predicate<Node>)
                                node -> node instanceof Control control && control.isFocusTraversable())
                        .queryAllAs(Control.class))
                .hasSizeGreaterThan(15)
                .allSatisfy(control -> assertThat(
                                control instanceof Labeled labeled && control.getAccessibleText() == null
                                        ? labeled.getText()
                                        : control.getAccessibleText())
                        .as(control.toString())
                        .isNotBlank());
    }
}
