package hoppity.cli;

import hoppity.notation.MoveText;
import hoppity.notation.NotationException;
import hoppity.notation.PositionText;
import hoppity.notation.WrittenTurns;
import hoppity.rules.Game;
import hoppity.rules.Outcome;
import hoppity.rules.Tempo;
import hoppity.rules.Variant;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "play",
        description = "Play moves and print the position, the outcome and the tempo numbers after them.")
final class PlayCommand implements Callable<Integer> {
    @Mixin
    private GameChoice game;

    @Option(names = "--play-on", description = "Let moves follow after the end, and turns be skipped without need.")
    private boolean playOn;

    @Parameters(paramLabel = "MOVE", description = "Moves such as g1-e5 or g1-g3-e5; --, @resign, @draw, @time.")
    private List<String> moves = List.of();

    @Spec
    private CommandSpec spec;

    /** Lets {@code --} through as a move, where it would otherwise end the options. */
    static CommandLine commandLine() {
        return new CommandLine(new PlayCommand())
                .setEndOfOptionsDelimiter("---")
                .setUnmatchedOptionsArePositionalParams(true);
    }

    @Override
    public Integer call() {
        for (var move : moves) {
            if (move.startsWith("-") && !move.equals(MoveText.SKIP)) {
                throw new ParameterException(spec.commandLine(), "Unknown option: '" + move + "'");
            }
        }
        var variant = game.variant();
        var played = new Game(variant, game.position());
        try {
            new WrittenTurns(played, playOn).play(moves);
        } catch (NotationException refused) {
            throw CommandFailure.badInput(refused);
        }
        var out = spec.commandLine().getOut();
        var position = played.position();
        out.println(new PositionText(variant).write(position));
        out.println("outcome\t" + text(variant, played.outcome()) + "\t"
                + played.outcome().termination().key());
        out.println("tempo" + perSeat(variant, played::tempo));
        out.println("togo" + perSeat(variant, seat -> Tempo.toGo(variant, position, seat)));
        out.flush();
        return ExitCode.FINE.code();
    }

    private static String text(Variant variant, Outcome outcome) {
        return switch (outcome.kind()) {
            case ONGOING -> "ongoing";
            case DRAW -> "draw";
            case WIN -> "win:" + variant.seat(outcome.winner()).letter();
        };
    }

    private static String perSeat(Variant variant, IntUnaryOperator value) {
        return variant.seats().stream()
                .map(seat -> "\t" + seat.letter() + ":" + value.applyAsInt(seat.index()))
                .collect(Collectors.joining());
    }
}
