package hoppity.cli;

import com.google.gson.GsonBuilder;
import hoppity.rules.Variants;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "variants", description = "List the presets.")
final class VariantsCommand implements Callable<Integer> {
    @Option(names = "--json", description = "Print board, camps and rule options in full, as a file of variants.")
    private boolean json;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        var out = spec.commandLine().getOut();
        var presets = Variants.presets();
        if (json) {
            var gson =
                    new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();
            out.println(gson.toJson(presets.toJson()));
        } else {
            presets.all().forEach(variant -> out.println(variant.id()));
        }
        out.flush();
        return ExitCode.FINE.code();
    }
}
