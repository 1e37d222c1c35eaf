package hoppity.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Names of files on the command line. */
final class FileName implements ITypeConverter<Path> {
    @Override
    public Path convert(String name) {
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new TypeConversionException("\"" + name
                    + "\" is no name of a file here; letters beyond ASCII need a locale such as LC_ALL=C.UTF-8");
        }
    }
}
