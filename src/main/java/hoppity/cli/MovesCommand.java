package hoppity.cli;

import hoppity.notation.MoveText;
import hoppity.rules.MoveGenerator;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(name = "moves", description = "List the moves that the board allows the seat to move, sorted as text.")
final class MovesCommand implements Callable<Integer> {
    @Mixin
    private GameChoice game;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        var text = new MoveText(game.variant().topology());
        var out = spec.commandLine().getOut();
        new MoveGenerator(game.variant())
                .moves(game.position()).stream().map(text::write).sorted().forEach(out::println);
        out.flush();
        return ExitCode.FINE.code();
    }
}
