package hoppity.cli;

import java.nio.charset.Charset;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option of commands that read texts of any encoding. */
final class EncodingChoice {
    @Option(
            names = "--encoding",
            paramLabel = "NAME",
            description = "Read texts in this encoding, such as windows-1251, rather than find it out.")
    private @Nullable Charset encoding;

    /** Null to find it out. */
    @Nullable
    Charset charset() {
        return encoding;
    }
}
