package hoppity.studio.preferences;

import java.nio.file.Path;
import java.util.Optional;

/** Asks the user for a folder or a program; the answer is empty when they changed their mind. */
interface PathChooser {
    /** A folder, beginning at this one. */
    Optional<Path> folder(Path from);

    /** A program, beginning at this one; an empty path for none. */
    Optional<Path> program(Path from);
}
