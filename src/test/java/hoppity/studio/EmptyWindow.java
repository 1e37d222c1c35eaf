package hoppity.studio;

import hoppity.studio.app.Launcher;
import javafx.animation.AnimationTimer;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.stage.Stage;

/** The least that a JavaFX program can show: what {@link StartBench} compares the studio with. */
public final class EmptyWindow extends Application {
    @Override
    public void start(Stage stage) {
        stage.setScene(new Scene(new Group(), 1280, 800));
        stage.show();
        new AnimationTimer() {
            private int frames;

            @Override
            public void handle(long now) {
                // As the studio does it: the first frame is drawn when the second one begins.
                if (++frames == 2) {
                    stop();
                    System.out.println(Launcher.READY);
                    Platform.exit();
                }
            }
        }.start();
    }

    /** Apart from the application, so that it starts from a class path too. */
    static final class Start {
        private Start() {}

        public static void main(String[] arguments) {
            Application.launch(EmptyWindow.class);
        }
    }
}
