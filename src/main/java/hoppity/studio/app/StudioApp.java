package hoppity.studio.app;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Collectors;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import javax.imageio.ImageIO;

/** The studio's window. */
public final class StudioApp extends Application {
    @Override
    public void start(Stage stage) throws IOException {
        var options = StudioOptions.of(getParameters());
        var theme = options.theme() == StudioOptions.Theme.DARK ? new PrimerDark() : new PrimerLight();
        Application.setUserAgentStylesheet(theme.getUserAgentStylesheet());

        var games = options.files().stream()
                .map(Path::getFileName)
                .map(String::valueOf)
                .collect(Collectors.joining(", "));
        var size = options.size() == null ? new StudioOptions.WindowSize(1280, 800) : options.size();
        var scene = new Scene(new StackPane(new Label(games)), size.width(), size.height());
        stage.setTitle(games.isEmpty() ? "Hoppity" : games + " – Hoppity");
        stage.setScene(scene);
        stage.show();

        if (options.snapshot() != null) {
            var picture = SwingFXUtils.fromFXImage(scene.snapshot(null), null);
            ImageIO.write(picture, "png", options.snapshot().toFile());
            Platform.exit();
        }
    }
}
