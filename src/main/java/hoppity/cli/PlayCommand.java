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
        out.println("outcome\t" + text(variant, played.outcome()) + "\t" + why(variant, played));
        out.println("tempo" + perSeat(variant, played::tempo));
        out.println("togo" + perSeat(variant, seat -> Tempo.toGo(variant, position, seat)));
        out.flush();
        return ExitCode.FINE.code();
    }

    private static String text(Variant variant, Outcome outcome) {
        return switch (outcome.kind()) {
            case ONGOING -> "ongoing";
            case DRAW -> "draw";
            case WIN ->
                variant.playsOn()
                        ? "ranking:" + ranking(variant, outcome)
                        : "win:" + letters(variant, winners(outcome), "+");
        };
    }

    private static List<Integer> winners(Outcome outcome) {
        return outcome.places().get(0);
    }

    private static String ranking(Variant variant, Outcome outcome) {
        return outcome.allPlaces(variant.seatCount()).stream()
                .map(group -> letters(variant, group, "="))
                .collect(Collectors.joining(">"));
    }

    /** The reason of the end, or who has finished while the others play on. */
    private static String why(Variant variant, Game game) {
        return game.outcome().isOver() || game.finished().isEmpty()
                ? game.outcome().termination().key()
                : "finished:" + letters(variant, game.finished(), ",");
    }

    private static String letters(Variant variant, List<Integer> seats, String between) {
        return seats.stream()
                .map(seat -> String.valueOf(variant.seat(seat).letter()))
                .collect(Collectors.joining(between));
    }

    private static String perSeat(Variant variant, IntUnaryOperator value) {
        return variant.seats().stream()
                .map(seat -> "\t" + seat.letter() + ":" + value.applyAsInt(seat.index()))
                .collect(Collectors.joining());
    }
}
