package hoppity.studio.board;

import hoppity.board.Topology;
import hoppity.notation.Turn;
import hoppity.rules.Move;
import hoppity.rules.Position;
import hoppity.rules.Routes;
import hoppity.rules.Variant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What pointer and keys mean on a position: which piece is chosen, where it can go, and the turn that results.
 *
 * <p>A click chooses a piece; a click on a cell that it can reach plays there, by the shortest way. With the walking key
 * held the click only walks there: the cell becomes a landing, the piece is not let go, and the next click plays on from it
 * or walks further. So a way of one's own needs no mode: walk over the landings that matter, then click the goal. While a
 * walk is under way a click on its end, or Enter, plays it; a click on an earlier landing takes the walk back to there; a
 * click on the piece, or Escape, gives it up. A walk that can go nowhere new is played at once.
 *
 * <p>A piece can be dragged as well. Dragged from landing to landing it takes just that way; dragged straight to a cell
 * it takes the shortest.
 *
 * <p>{@linkplain #setHopByHop Hop by hop} swaps the two meanings of a click: plain ones walk, with the key held they play.
 * No click does harm: what means nothing lets go of the piece.
 */
final class MoveInput {
    private final Variant variant;
    private final Position position;
    private final Routes routes;
    private boolean hopByHop;

    private List<Integer> chain = List.of();
    private @Nullable Reach reach;
    private List<Integer> preview = List.of();
    private int pressed = Topology.NONE;
    private boolean pressedWalking;
    private boolean pressedChosen;
    private boolean dragging;

    MoveInput(Variant variant, Position position) {
        this.variant = variant;
        this.position = position;
        routes = new Routes(variant, position);
    }

    /** Whether a plain click walks and one with the walking key plays, rather than the other way round. */
    void setHopByHop(boolean hopByHop) {
        this.hopByHop = hopByHop;
    }

    // ---- what is to be seen

    /** The seat whose turn is put in. */
    int seat() {
        return position.toMove();
    }

    /** The cell of the chosen piece, or {@link Topology#NONE}. */
    int chosen() {
        return chain.isEmpty() ? Topology.NONE : chain.get(0);
    }

    /** The cells that the chosen piece has walked so far, its own first; empty without a chosen piece. */
    List<Integer> chain() {
        return chain;
    }

    /** The cells where the chosen piece may end its turn. */
    Set<Integer> ends() {
        return reach == null ? Set.of() : reach.ends();
    }

    /** The cells that the chosen piece can only pass through. */
    Set<Integer> landings() {
        return reach == null ? Set.of() : reach.landings();
    }

    /** Whether the chosen piece gets to the cell by a step. */
    boolean isStep(int cell) {
        return reach != null && reach.isStep(cell);
    }

    /** The way that a click, or letting go of a dragged piece, would take; empty where it would take none. */
    List<Integer> preview() {
        return preview;
    }

    /** Whether the button is down on the chosen piece. */
    boolean isHeld() {
        return pressed != Topology.NONE && pressed == chosen();
    }

    /** Whether the chosen piece is being dragged. */
    boolean dragging() {
        return dragging;
    }

    /** Whether the cell holds a piece that may be chosen. */
    boolean isOwn(int cell) {
        return cell != Topology.NONE && position.at(cell) == position.toMove();
    }

    // ---- what happens; a cell is NONE beside the board

    /**
     * The button goes down.
     *
     * @param walkingKey whether the key is held that swaps playing and walking
     */
    void press(int cell, boolean walkingKey) {
        pressed = cell;
        pressedWalking = walkingKey != hopByHop;
        pressedChosen = cell != Topology.NONE && cell == chosen();
        if (isOwn(cell) && !pressedChosen) {
            choose(cell);
        }
    }

    /** The pointer enters a cell with the button down. */
    void drag(int cell) {
        if (!isHeld() || reach == null) {
            return;
        }
        if (!dragging) {
            dragging = true;
            chain = List.of(pressed);
        }
        if (chain.contains(cell)) {
            chain = chain.subList(0, chain.indexOf(cell) + 1);
        } else if (reach.isHop(chain, cell)) {
            chain = append(chain, cell);
        } else if (reach.reaches(cell)) {
            chain = reach.shortest(cell);
        }
        boolean atEnd = chain.size() > 1 && chain.get(chain.size() - 1) == cell;
        preview = atEnd ? chain : List.of();
    }

    /** The button goes up; returns the turn that this plays. */
    Optional<Turn.Played> release(int cell) {
        int from = pressed;
        boolean dragged = dragging;
        pressed = Topology.NONE;
        dragging = false;
        if (from == Topology.NONE && cell == Topology.NONE) {
            cancel();
            return Optional.empty();
        }
        if (dragged) {
            return drop(cell);
        }
        return cell == from ? click(cell) : Optional.empty();
    }

    /** The pointer is over a cell with no button down. */
    void hover(int cell) {
        preview = reach != null && reach.reaches(cell) && !chain.contains(cell) ? reach.via(chain, cell) : List.of();
    }

    /** Plays the walk as it stands, if the rules let it end there. */
    Optional<Turn.Played> commit() {
        if (chain.size() < 2 || dragging || !ends().contains(end())) {
            return Optional.empty();
        }
        return Optional.of(play(chain));
    }

    /** Lets go of the chosen piece; returns whether there was one. */
    boolean cancel() {
        boolean chosen = !chain.isEmpty();
        chain = List.of();
        reach = null;
        preview = List.of();
        pressed = Topology.NONE;
        dragging = false;
        return chosen;
    }

    private Optional<Turn.Played> click(int cell) {
        if (reach == null) {
            return Optional.empty();
        }
        if (cell == chosen()) {
            if (pressedChosen) {
                cancel();
            }
            return Optional.empty();
        }
        if (cell == end()) {
            return commit();
        }
        if (chain.contains(cell)) {
            chain = chain.subList(0, chain.indexOf(cell) + 1);
            return Optional.empty();
        }
        if (!reach.reaches(cell)) {
            cancel();
            return Optional.empty();
        }
        var route = reach.via(chain, cell);
        if (ends().contains(cell) && (!pressedWalking || reach.isExhausted(route))) {
            return Optional.of(play(route));
        }
        chain = route;
        preview = List.of();
        return Optional.empty();
    }

    private Optional<Turn.Played> drop(int cell) {
        if (cell == chosen()) {
            chain = List.of(cell);
            preview = List.of();
            return Optional.empty();
        }
        if (chain.isEmpty() || cell != end()) {
            cancel();
            return Optional.empty();
        }
        // On a cell where the turn may not end the piece waits, chosen, for the rest of its way.
        preview = List.of();
        return commit();
    }

    private Turn.Played play(List<Integer> route) {
        int to = route.get(route.size() - 1);
        var turn = new Turn.Played(new Move(route.get(0), to), route);
        cancel();
        return turn;
    }

    private void choose(int cell) {
        chain = List.of(cell);
        reach = new Reach(routes, variant.topology(), cell);
        preview = List.of();
    }

    private int end() {
        return chain.get(chain.size() - 1);
    }

    private static List<Integer> append(List<Integer> chain, int cell) {
        var longer = new java.util.ArrayList<>(chain);
        longer.add(cell);
        return List.copyOf(longer);
    }
}
