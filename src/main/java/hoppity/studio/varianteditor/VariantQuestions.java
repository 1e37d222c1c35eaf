package hoppity.studio.varianteditor;

import java.nio.file.Path;
import java.util.Optional;

/** What is asked about variants. An empty answer means that the person changed their mind. */
interface VariantQuestions {
    /** Which file to take variants from. */
    Optional<Path> fileToImport(Path folder);

    /** Which file to write a variant into. A file that exists has been agreed to be replaced. */
    Optional<Path> fileToExport(Path folder, String name);

    /** Another name for a variant. */
    Optional<String> newName(String name);
}
