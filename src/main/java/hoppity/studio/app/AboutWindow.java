package hoppity.studio.app;

import static hoppity.words.Words.tr;

import hoppity.format.ProgramVersion;
import hoppity.studio.command.Command;
import hoppity.studio.shell.ChildWindow;
import hoppity.studio.shell.CopiedText;
import java.nio.file.Path;
import javafx.geometry.Insets;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Window;

/** Which Hoppity this is and on what it runs: what one who helps with a problem asks first. */
final class AboutWindow {
    private static final double WIDTH = 520;
    private static final double HEIGHT = 340;

    private AboutWindow() {}

    static Command command(Window window, Path settingsFolder) {
        return Command.of("help.about", tr("About Hoppity"))
                .description(tr("Its version, and where it keeps its settings"))
                .icon("mdi2i-information-outline")
                .runs(() -> show(window, facts(settingsFolder)));
    }

    private static String facts(Path settingsFolder) {
        return String.join(
                "\n",
                "Hoppity " + ProgramVersion.current(),
                "Java " + System.getProperty("java.version") + ", JavaFX " + System.getProperty("javafx.version"),
                System.getProperty("os.name") + " " + System.getProperty("os.version") + ", "
                        + System.getProperty("os.arch"),
                tr("Settings: {0}", settingsFolder));
    }

    private static void show(Window window, String facts) {
        var stage = ChildWindow.of(window, tr("About Hoppity"));
        var title = new Label("Hoppity");
        title.getStyleClass().add("title-2");
        var purpose = new Label(tr("Play through, analyse and annotate games of the Halma family."));
        purpose.setWrapText(true);
        var text = new TextArea(facts);
        text.setId("about-facts");
        text.setEditable(false);
        text.setPrefRowCount(4);
        VBox.setVgrow(text, Priority.ALWAYS);
        var licence = new Label(tr("Free software under the Apache License 2.0, without any warranty."));
        licence.getStyleClass().add("muted");
        licence.setWrapText(true);
        var copy = new Button(tr("Copy"));
        copy.setOnAction(event -> CopiedText.put(facts));
        var close = new Button(tr("Close"));
        close.setDefaultButton(true);
        close.setOnAction(event -> stage.close());
        var gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        var content = new VBox(12, title, purpose, text, licence, new HBox(8, copy, gap, close));
        content.setPadding(new Insets(24));
        ChildWindow.show(stage, content, WIDTH, HEIGHT, stage::close);
        close.requestFocus();
    }
}
