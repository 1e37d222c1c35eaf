package hoppity.studio;

import hoppity.format.ConfigFolder;
import hoppity.studio.app.DesktopEnvironment;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.Map;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.LauncherSessionListener;

/**
 * Sets JavaFX and TestFX up before the first test, by system properties that are read when the toolkit starts: with a
 * display the robot is made quick and steady; without one the toolkit draws into memory (Monocle).
 */
public final class ToolkitSettings implements LauncherSessionListener {
    private static final Map<String, String> ROBOT = Map.of(
            "prism.order", "sw",
            "testfx.robot.move_max_count", "1",
            "testfx.robot.write_sleep", "0");

    private static final Map<String, String> IN_MEMORY = Map.of(
            "testfx.robot", "glass",
            "testfx.headless", "true",
            "glass.platform", "Monocle",
            "monocle.platform", "Headless",
            "prism.text", "t2k",
            "java.awt.headless", "true");

    @Override
    public void launcherSessionOpened(LauncherSession session) {
        keepOutOfTheUsersSettings();
        ROBOT.forEach(System::setProperty);
        if (!displayAvailable()) {
            IN_MEMORY.forEach(System::setProperty);
        }
    }

    private static void keepOutOfTheUsersSettings() {
        try {
            var folder = Files.createTempDirectory("hoppity-config");
            System.setProperty(ConfigFolder.PROPERTY, folder.toString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static boolean displayAvailable() {
        return DesktopEnvironment.ofThisMachine().problem().isEmpty();
    }
}
