package hoppity.studio.shell;

import java.nio.file.Files;
import java.nio.file.Path;
import javafx.stage.FileChooser;
import javafx.stage.FileChooser.ExtensionFilter;

/** The system's dialogs for files. */
public final class FileChoosers {
    private FileChoosers() {}

    /**
     * A dialog that is not shown yet.
     *
     * @param folder where it begins; one that is not there is passed over
     * @param filters the kinds of files that are offered, the usual one first
     */
    public static FileChooser of(String title, Path folder, ExtensionFilter... filters) {
        var chooser = new FileChooser();
        chooser.setTitle(title);
        chooser.getExtensionFilters().addAll(filters);
        if (Files.isDirectory(folder)) {
            chooser.setInitialDirectory(folder.toFile());
        }
        return chooser;
    }
}
