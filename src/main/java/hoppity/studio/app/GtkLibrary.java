package hoppity.studio.app;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Looks for the shared library of GTK 3 where the dynamic linker would. */
final class GtkLibrary {
    private static final String NAME = "libgtk-3.so.0";
    private static final List<String> LIBRARY_FOLDERS =
            List.of("/usr/lib", "/usr/lib64", "/lib", "/lib64", "/usr/local/lib");

    private GtkLibrary() {}

    static boolean isInstalled(Map<String, String> variables) {
        var folders = new ArrayList<Path>();
        for (var folder : variables.getOrDefault("LD_LIBRARY_PATH", "").split(":")) {
            if (!folder.isBlank()) {
                folders.add(Path.of(folder));
            }
        }
        LIBRARY_FOLDERS.forEach(folder -> folders.add(Path.of(folder)));
        return isIn(folders) || linkerKnows();
    }

    /** Whether it lies in one of the folders, or one level below, where Debian has a folder for each architecture. */
    static boolean isIn(List<Path> folders) {
        return folders.stream().anyMatch(folder -> Files.exists(folder.resolve(NAME)) || isInChildOf(folder));
    }

    private static boolean isInChildOf(Path folder) {
        if (!Files.isDirectory(folder)) {
            return false;
        }
        DirectoryStream.Filter<Path> holdsLibrary = child -> Files.exists(child.resolve(NAME));
        try (var children = Files.newDirectoryStream(folder, holdsLibrary)) {
            return children.iterator().hasNext();
        } catch (IOException unreadable) {
            return false;
        }
    }

    private static boolean linkerKnows() {
        try {
            var process = new ProcessBuilder("/sbin/ldconfig", "-p")
                    .redirectErrorStream(true)
                    .start();
            try (var output = process.getInputStream()) {
                return new String(output.readAllBytes(), StandardCharsets.UTF_8).contains(NAME);
            }
        } catch (IOException noLdconfig) {
            return false;
        }
    }
}
