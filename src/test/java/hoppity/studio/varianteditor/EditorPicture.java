package hoppity.studio.varianteditor;

import hoppity.rules.Variants;
import hoppity.studio.concurrent.InlineTasks;
import hoppity.studio.theme.Theme;
import hoppity.studio.theme.ThemeSwitch;
import hoppity.studio.variants.UserVariants;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.beans.property.SimpleObjectProperty;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.Scene;
import javafx.stage.Stage;
import javax.imageio.ImageIO;

/** Draws the editor of variants for the user guide: the id of a preset to begin with (or "blank"), a theme, a PNG file. */
public final class EditorPicture {
    private static final double WIDTH = 1240;
    private static final double HEIGHT = 740;

    private EditorPicture() {}

    public static void main(String[] arguments) {
        Application.launch(Window.class, arguments);
    }

    /** A class path program must not begin in an Application. */
    public static final class Window extends Application {
        @Override
        public void start(Stage stage) {
            show(stage, getParameters().getUnnamed());
        }
    }

    private static void show(Stage stage, List<String> arguments) {
        var variants = UserVariants.open(Path.of("no such folder"), new InlineTasks());
        var editor = arguments.get(0).equals("blank")
                ? VariantEditorViewModel.blank(variants)
                : VariantEditorViewModel.basedOn(variants, Variants.presets().get(arguments.get(0)));
        var scene = new Scene(new VariantEditorView(editor, () -> {}, () -> {}), WIDTH, HEIGHT);
        ThemeSwitch.install(
                scene, new SimpleObjectProperty<>(Theme.valueOf(arguments.get(1).toUpperCase(Locale.ROOT))));
        stage.setScene(scene);
        stage.show();
        var settled = new javafx.animation.PauseTransition(javafx.util.Duration.seconds(1));
        settled.setOnFinished(event -> write(scene, Path.of(arguments.get(2))));
        settled.play();
    }

    private static void write(Scene scene, Path png) {
        try {
            ImageIO.write(SwingFXUtils.fromFXImage(scene.snapshot(null), null), "png", png.toFile());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            Platform.exit();
        }
    }
}
