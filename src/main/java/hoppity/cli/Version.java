package hoppity.cli;

import hoppity.format.ProgramVersion;
import picocli.CommandLine.IVersionProvider;

/** What {@code --version} prints. */
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        return new String[] {"Hoppity " + ProgramVersion.current()};
    }
}
