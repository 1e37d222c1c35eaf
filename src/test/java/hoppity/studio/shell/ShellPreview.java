package hoppity.studio.shell;

import hoppity.studio.command.Command;
import hoppity.studio.command.CommandControls;
import hoppity.studio.command.CommandRegistry;
import hoppity.studio.command.KeyDispatcher;
import hoppity.studio.settings.Settings;
import hoppity.studio.theme.ThemeSwitch;
import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.collections.FXCollections;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.Slider;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/** A window frame with simple panes in its slots, for tests of the frame by itself. It notes which commands have run. */
final class ShellPreview {
    final Settings settings = new Settings();
    final Notifications notifications = new Notifications();
    final CommandRegistry commands = new CommandRegistry();
    final List<String> ran = new ArrayList<>();
    final ShellView shell = new ShellView(settings, notifications, FXCollections.emptyObservableList());

    Scene scene(double width, double height) {
        addCommands();
        addPanes();
        shell.setWelcome(this::welcome);
        shell.statusBar().addLeading(new SimpleStringProperty("Halma 8×8"));
        shell.statusBar().addLeading(new SimpleStringProperty("move 6 · White to move"));
        shell.statusBar().addLeading(new SimpleStringProperty("ply 10 of 24"));
        shell.statusBar().addTrailing(new SimpleStringProperty("saved 14:02"));
        var scene = new Scene(shell, width, height);
        ThemeSwitch.install(scene, settings.theme());
        KeyDispatcher.install(scene, commands);
        return scene;
    }

    private Command noting(String id, String text, String icon, String... keys) {
        var command = Command.of(id, text).icon(icon);
        if (keys.length > 0) {
            command.shortcut(keys[0]);
        }
        return command.runs(() -> ran.add(id));
    }

    private void addCommands() {
        commands.menu("_File")
                .add(
                        noting("file.new", "New…", "mdi2f-file-outline", "Shortcut+N"),
                        noting("file.open", "Open…", "mdi2f-folder-open-outline", "Shortcut+O"),
                        noting("file.save", "Save", "mdi2c-content-save-outline", "Shortcut+S"));
        commands.menu("_Edit")
                .add(
                        noting("edit.undo", "Undo", "mdi2u-undo", "Shortcut+Z"),
                        noting("edit.redo", "Redo", "mdi2r-redo", "Shortcut+Y"));
        commands.menu("_Game")
                .add(
                        noting("game.first", "First position", "mdi2p-page-first", "Home"),
                        noting("game.back", "One move back", "mdi2c-chevron-left", "Left"),
                        noting("game.forward", "One move forward", "mdi2c-chevron-right", "Right"),
                        noting("game.last", "Last position", "mdi2p-page-last", "End"));
        commands.menu("_Engine")
                .add(Command.of("engine.run", "Analyse")
                        .icon("mdi2m-memory")
                        .shortcut("Space")
                        .toggles(new SimpleBooleanProperty(true)));
        shell.setCommands(
                commands,
                () -> CommandControls.toolButtons(List.of(
                        List.of(commands.get("file.new"), commands.get("file.open"), commands.get("file.save")),
                        List.of(commands.get("edit.undo"), commands.get("edit.redo")),
                        List.of(
                                commands.get("game.first"),
                                commands.get("game.back"),
                                commands.get("game.forward"),
                                commands.get("game.last")),
                        List.of(commands.get("engine.run")))));
    }

    private void addPanes() {
        shell.setBoard(board());
        var list = new ListView<>(FXCollections.observableArrayList("1. g3-f4  c8-d7", "2. g1-g3-e5  a8-c8-e6-e4-g4"));
        list.setId("list");
        var moves = shell.pane(Slot.MOVES);
        moves.addPage("Moves", () -> list);
        moves.addPage("Tree", Region::new);
        moves.addPage("Game info", Region::new);
        moves.addPage("Rules", Region::new);

        var area = new TextArea("The ladder e5–e3–g1 is built from both armies.");
        area.setId("area");
        var field = new TextField("text");
        field.setId("field");
        var comment = new HBox(8, area, field);
        comment.setStyle("-fx-padding: 8 12 8 12");
        shell.pane(Slot.COMMENT).addPage("Comment", () -> comment);

        var slider = new Slider();
        slider.setId("slider");
        var compact = new Button("lines 3");
        compact.getStyleClass().addAll("tool-button", "compact");
        shell.pane(Slot.ENGINE)
                .addPage("Engine", () -> new VBox(slider))
                .withInfo(() -> new HBox(new Label("depth 14"), new Label("4.6 M nodes/s"), new Label("hash 31 %")))
                .withTools(() -> compact);
        var graphs = shell.pane(Slot.GRAPH);
        graphs.addPage("Evaluation & tempo", Region::new);
        graphs.addPage("Tempo per move", Region::new);
        shell.remaining().forEach(Runnable::run);
    }

    private static StackPane board() {
        var square = new Region();
        square.setStyle("-fx-background-color: -hop-board-frame; -fx-background-radius: 8");
        var chip = new Label("tempo 86 · 66 to go");
        chip.getStyleClass().add("chip");
        var pane = new StackPane(square, chip);
        pane.setStyle("-fx-padding: 44 16 84 40");
        return pane;
    }

    private WelcomeView welcome() {
        var view = new WelcomeView(List.of(Command.of("open", "Open…").runs(() -> ran.add("open"))));
        var names = List.of(
                "Halma 8×8",
                "Halma 10×10",
                "Halma 16×16",
                "Ugolki 3×4",
                "Ugolki 3×3",
                "Kutochky 3×3",
                "Ugolki 4×4",
                "Grasshopper 8×8");
        view.setVariants(names.stream()
                .map(name ->
                        new WelcomeView.VariantCard(name, "club", ShellPreview::picture, () -> ran.add("new " + name)))
                .toList());
        view.setSamples(List.of(
                new WelcomeView.GameLink("Halma 8×8, the shortest game", "30 plies, annotated", () -> ran.add("s1")),
                new WelcomeView.GameLink("Ugolki, a race", "engine against itself", () -> ran.add("s2"))));
        view.setRecent(FXCollections.observableArrayList(
                new WelcomeView.GameLink("ladder.hgn", "~/games", () -> ran.add("r1")),
                new WelcomeView.GameLink("study_of_corners.json", "~/games/2024/studies", () -> ran.add("r2"))));
        return view;
    }

    private static Region picture() {
        var square = new Region();
        square.setStyle("-fx-background-color: -hop-board-frame, -hop-cell-light; -fx-background-insets: 0, 6;"
                + " -fx-background-radius: 4, 0");
        return square;
    }
}
