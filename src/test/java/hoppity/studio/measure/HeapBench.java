package hoppity.studio.measure;

import hoppity.studio.app.StudioApp;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import javafx.stage.Window;
import javax.management.ObjectName;
import org.testfx.api.FxToolkit;

/**
 * Measures the heap that the studio needs for ten games of 5,000 moves in ten tabs, each looked at from its first to its last
 * move, with its moves and its tree, and the engine running on the last one: what is in use after a collection, and the
 * classes that take most of it. Run it with {@code -Xmx400m} to see that it gets along with that.
 *
 * <p>Arguments: number of games (10), moves of each (5,000). Needs a display, or Monocle's properties.
 */
public final class HeapBench {
    private static final int CLASSES = 25;
    private static final double MEGABYTE = 1 << 20;

    private HeapBench() {}

    public static void main(String[] arguments) throws Exception {
        int games = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 10;
        int nodes = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 5000;
        Locale.setDefault(Locale.ROOT);
        var folder = Files.createTempDirectory("hoppity-heap");
        System.setProperty("hoppity.config", folder.toString());
        List<String> options = new ArrayList<>(List.of("--size=1280x800"));
        for (int i = 0; i < games; i++) {
            var file = folder.resolve("game-" + i + ".hgj");
            Files.write(file, MeasuredGame.file(nodes + i));
            options.add(file.toString());
        }
        FxToolkit.registerPrimaryStage();
        FxToolkit.setupApplication(StudioApp.class, options.toArray(String[]::new));
        while (onFx(() -> scene().getRoot().lookupAll(".game-tab").size()) < games) {
            Thread.sleep(100);
        }
        tell(games + " games open");
        var titles = new HashSet<String>();
        for (int i = 0; i < games; i++) {
            press(KeyCode.PAGE_DOWN, true, false);
            press(KeyCode.E, true, true);
            press(KeyCode.END, false, false);
            press(KeyCode.M, true, true);
            press(KeyCode.HOME, false, false);
            titles.add(onFx(() -> stage().getTitle()));
        }
        tell(titles.size() + " looked at");
        press(KeyCode.SPACE, false, false);
        Thread.sleep(20_000);
        tell("engine running on the last");
        System.out.println(histogram());
        System.exit(0);
    }

    private static void tell(String state) throws InterruptedException {
        // A second collection takes what the finalizers of the first let go.
        System.gc();
        Thread.sleep(1000);
        System.gc();
        var heap = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage();
        System.out.printf("%s: heap in use %.0f MB%n", state, heap.getUsed() / MEGABYTE);
    }

    /** What jcmd's GC.class_histogram says. */
    private static String histogram() throws Exception {
        var text = (String) ManagementFactory.getPlatformMBeanServer()
                .invoke(
                        new ObjectName("com.sun.management:type=DiagnosticCommand"),
                        "gcClassHistogram",
                        new Object[] {new String[0]},
                        new String[] {String[].class.getName()});
        return String.join("\n", text.lines().limit(CLASSES).toList());
    }

    private static void press(KeyCode code, boolean control, boolean shift) throws Exception {
        onFx(() -> {
            for (var type : List.of(KeyEvent.KEY_PRESSED, KeyEvent.KEY_RELEASED)) {
                Node target = scene().getFocusOwner() == null ? scene().getRoot() : scene().getFocusOwner();
                Event.fireEvent(target, new KeyEvent(type, "", code.getName(), code, shift, control, false, false));
            }
            return true;
        });
        Thread.sleep(1500);
    }

    private static <T> T onFx(Callable<T> action) throws Exception {
        return FxToolkit.setupFixture(action);
    }

    private static Scene scene() {
        return stage().getScene();
    }

    private static Stage stage() {
        return Window.getWindows().stream()
                .filter(Stage.class::isInstance)
                .map(Stage.class::cast)
                .findFirst()
                .orElseThrow();
    }
}
