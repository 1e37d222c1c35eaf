package hoppity.format;

import static hoppity.words.Words.tr;

import hoppity.board.Topology;
import hoppity.notation.MoveText;
import hoppity.notation.Turn;
import hoppity.rules.Move;
import hoppity.rules.MoveGenerator;
import hoppity.rules.MutablePosition;
import hoppity.rules.Position;
import hoppity.rules.RouteCheck;
import hoppity.rules.Variant;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The board that a reader plays a game's lines on, one turn forward or back at a time, to see which turns can be played. */
public final class LineBoard {
    /** Stands in the stack for a claim, which leaves the position as it is. */
    private static final int CLAIM = -1;

    private final Variant variant;
    private final MoveText moveText;
    private final MutablePosition position;
    private final MoveGenerator generator;
    private @Nullable RouteCheck routes;
    private int[] played = new int[256];
    private int plies;

    public LineBoard(Variant variant, Position start) {
        this.variant = variant;
        moveText = new MoveText(variant.topology());
        position = new MutablePosition(variant, start);
        generator = new MoveGenerator(variant);
    }

    public MoveText moveText() {
        return moveText;
    }

    public Topology topology() {
        return variant.topology();
    }

    public int toMove() {
        return position.toMove();
    }

    public int moveNumber() {
        return position.moveNumber();
    }

    /** The number of turns from the start. */
    public int plies() {
        return plies;
    }

    public boolean isEmpty(int cell) {
        return position.at(cell) == Position.EMPTY;
    }

    /** Why the board does not allow a turn, in words; empty if it does. A skipped turn and a claim are always allowed. */
    public Optional<String> problem(Turn turn) {
        if (!(turn instanceof Turn.Played p)
                || generator.isLegal(position, p.move().code())) {
            return Optional.empty();
        }
        var move = p.move();
        int owner = position.at(move.from());
        var from = variant.topology().name(move.from());
        var mover = variant.seat(position.toMove()).name();
        String why;
        if (owner == Position.EMPTY) {
            why = tr("there is no piece on {0}", from);
        } else if (owner != position.toMove()) {
            why = tr("the piece on {0} is {1}'s", from, variant.seat(owner).name());
        } else {
            why = tr(
                    "the piece on {0} cannot get to {1}",
                    from, variant.topology().name(move.to()));
        }
        return Optional.of(tr(
                "{0}'s move {1}, {2}, cannot be played: {3}", mover, position.moveNumber(), moveText.write(turn), why));
    }

    /** Whether the way that a legal turn tells can be gone, hop by hop; a turn that tells none is fine. */
    public boolean isWalkable(Turn turn) {
        if (!(turn instanceof Turn.Played p) || p.route().size() == 2) {
            return true;
        }
        if (routes == null) {
            routes = new RouteCheck(generator);
        }
        return routes.isWalkable(position, p.route());
    }

    public void play(Turn turn) {
        int code =
                turn instanceof Turn.Played p ? p.move().code() : turn instanceof Turn.Skipped ? Move.PASS_CODE : CLAIM;
        if (plies == played.length) {
            played = Arrays.copyOf(played, 2 * plies);
        }
        played[plies++] = code;
        if (code != CLAIM) {
            position.make(code);
        }
    }

    public void takeBack() {
        int code = played[--plies];
        if (code != CLAIM) {
            position.unmake(code);
        }
    }
}
