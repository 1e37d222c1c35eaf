package hoppity.studio.moves;

import static hoppity.words.Words.count;
import static hoppity.words.Words.tr;

import hoppity.export.text.MoveWords;
import hoppity.format.hgn.BrokenLine;
import hoppity.notation.NotationException;
import hoppity.notation.Turn;
import hoppity.record.BrokenTail;
import hoppity.record.Edit;
import hoppity.record.Edits;
import hoppity.record.GameNode;
import hoppity.record.Strip;
import hoppity.studio.command.Command;
import hoppity.studio.document.GameDocument;
import hoppity.studio.shell.Notification;
import hoppity.studio.shell.Notifications;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import org.jspecify.annotations.Nullable;

/** Carries out what can be done with a move, and knows when it can. The cursor stays where it is. */
final class MoveActions {
    private final Notifications notifications;
    private final LineClipboard clipboard;
    private final Consumer<GameNode> toggleFold;
    private Runnable onComment = () -> {};
    private Runnable onTitle = () -> {};
    private Runnable onInsert = () -> {};
    private Reworking reworking = Reworking.NONE;
    private Folding folding = new Folding(new HashSet<>());
    private final UnplayablePlaces unplayable = new UnplayablePlaces();
    private @Nullable GameDocument document;
    private @Nullable Notification offer;

    /** @param toggleFold takes the first node of a variation */
    MoveActions(Notifications notifications, LineClipboard clipboard, Consumer<GameNode> toggleFold) {
        this.notifications = notifications;
        this.clipboard = clipboard;
        this.toggleFold = toggleFold;
    }

    void setOnComment(Runnable action) {
        onComment = action;
    }

    void setOnTitle(Runnable action) {
        onTitle = action;
    }

    void setOnInsert(Runnable action) {
        onInsert = action;
    }

    void setReworking(Reworking windows) {
        reworking = windows;
    }

    /** Opens the editor of comments for the current move. */
    void comment() {
        onComment.run();
    }

    void follow(@Nullable GameDocument opened, Folding itsFolding) {
        withdrawOffer();
        document = opened;
        folding = itsFolding;
    }

    /** Takes away the offer to undo a deletion: Undo takes back the last edit, which is another one now. */
    void withdrawOffer() {
        if (offer != null) {
            notifications.dismiss(offer);
            offer = null;
        }
    }

    /**
     * Commands for one move as it is now.
     *
     * @param rare whether those that are seldom wanted, or else the others
     */
    List<Command> commandsFor(GameNode node, boolean rare) {
        return Arrays.stream(MoveOperation.values())
                .filter(operation -> operation.isRare() == rare)
                .filter(operation -> operation.isCommon() || applies(operation, node))
                .map(operation -> Command.of(operation.id(), textFor(operation, node))
                        .icon(operation.icon())
                        .enabledWhen(new ReadOnlyBooleanWrapper(applies(operation, node)))
                        .runs(() -> run(operation, node)))
                .toList();
    }

    /** Commands with shortcuts for a move that changes. */
    List<Command> commandsFor(Supplier<Optional<GameNode>> node, Observable changes, boolean rare) {
        return Arrays.stream(MoveOperation.values())
                .filter(operation -> operation.isRare() == rare)
                .map(operation -> {
                    var builder = Command.of(operation.id(), operation.text())
                            .icon(operation.icon())
                            .enabledWhen(Bindings.createBooleanBinding(
                                    () -> concerned(operation, node)
                                            .filter(n -> applies(operation, n))
                                            .isPresent(),
                                    changes));
                    operation.shortcut().ifPresent(builder::shortcut);
                    return builder.runs(() -> concerned(operation, node).ifPresent(n -> run(operation, n)));
                })
                .toList();
    }

    /** Repairing is offered wherever one stands: one comes to a broken game at its start. */
    private Optional<GameNode> concerned(MoveOperation operation, Supplier<Optional<GameNode>> node) {
        return operation == MoveOperation.MEND ? node.get().flatMap(at -> unplayable.nearest(game(), at)) : node.get();
    }

    private String textFor(MoveOperation operation, GameNode node) {
        return switch (operation) {
            case COMMENT -> node.annotations().post().isEmpty() ? tr("Add comment") : tr("Edit comment");
            case FOLD ->
                node.variation().filter(folding::isFolded).isPresent() ? tr("Unfold variation") : tr("Fold variation");
            case BOOKMARK -> node.annotations().bookmark() ? tr("Remove bookmark") : operation.text();
            case TITLE -> node.annotations().title() == null ? operation.text() : tr("Change title…");
            case DELETE -> {
                int moves = game().record().tree().sizeFrom(node);
                yield moves == 1
                        ? tr("Delete move")
                        : count(moves, "Delete {0} move from here", "Delete {0} moves from here");
            }
            default -> operation.text();
        };
    }

    private boolean applies(MoveOperation operation, GameNode node) {
        return switch (operation) {
            case COMMENT, PASTE_LINE -> true;
            case BOOKMARK, TITLE -> !node.isRoot();
            case REPLACE -> node.index() > 0;
            case START_HERE -> Edits.canStartFrom(game().record(), node);
            case COPY_LINE -> game().record().tree().size() > 1;
            case DELETE -> !node.isRoot();
            case DISCARD_UNPLAYABLE, MEND -> !node.brokenTails().isEmpty();
            case INSERT, DROP -> !node.isRoot();
            case INSERT_BEFORE_MAIN -> node.variation().isPresent();
            case NEW_GAME_HERE -> Edits.canStartFrom(game().record(), node);
            case SPLIT -> Edits.goesOn(node) && Edits.canStartFrom(game().record(), node);
            case STRIP -> true;
            case PROMOTE -> Edits.promote(node).isPresent();
            case DEMOTE -> Edits.demote(node).isPresent();
            case MAKE_MAIN_LINE -> Edits.makeMainLine(node).isPresent();
            case FOLD -> node.variation().filter(this::canFold).isPresent();
        };
    }

    private void run(MoveOperation operation, GameNode node) {
        var game = game();
        switch (operation) {
            case COMMENT -> {
                game.goTo(node);
                comment();
            }
            case BOOKMARK -> toggleBookmark(game, node);
            case TITLE -> {
                game.goTo(node);
                onTitle.run();
            }
            case REPLACE -> replaceMain(game, node);
            case PASTE_LINE -> paste(game, node);
            case START_HERE -> {
                int moves = node.ply();
                game.edit(() -> Edits.startFrom(game.record(), node));
                offerUndo(
                        game,
                        moves == 1
                                ? tr("One move deleted")
                                : count(
                                        moves,
                                        "{0} move before this position deleted",
                                        "{0} moves before this position deleted"));
            }
            case PROMOTE -> game.editInPlace(() -> Edits.promote(node));
            case DEMOTE -> game.editInPlace(() -> Edits.demote(node));
            case MAKE_MAIN_LINE -> game.editInPlace(() -> Edits.makeMainLine(node));
            case FOLD -> node.variation().ifPresent(toggleFold);
            case COPY_LINE -> clipboard.put(LineText.of(game.record(), node));
            case DISCARD_UNPLAYABLE -> game.editInPlace(() -> Edits.discardBrokenTails(node));
            case DELETE -> delete(game, node);
            case MEND -> mend(game, node);
            case INSERT -> {
                game.goTo(node);
                onInsert.run();
            }
            case INSERT_BEFORE_MAIN -> insertBeforeMain(game, node);
            case DROP -> drop(game, node);
            case NEW_GAME_HERE -> split(game, node, false);
            case SPLIT -> split(game, node, true);
            case STRIP -> {
                game.commitEditors();
                reworking.strip(game, node, (from, parts) -> strip(game, from, parts));
            }
        }
    }

    /** Lets the person repair what cannot be played after a move, if there is anything. */
    void mend(GameDocument game, GameNode node) {
        game.commitEditors();
        if (!node.brokenTails().isEmpty()) {
            reworking.mend(game, node, (tail, mended) -> mend(game, node, tail, mended));
        }
    }

    private void mend(GameDocument game, GameNode node, BrokenTail tail, BrokenLine.Mended mended) {
        if (game.record().tree().find(node.id()).orElse(null) != node
                || !node.brokenTails().contains(tail)) {
            notifications.warning(tr("The line is not there any more; nothing was changed."));
            return;
        }
        game.editInPlace(() -> Optional.of(Edits.repair(game.record(), node, tail, mended.played())));
        int moves = mended.turns();
        offerUndo(
                game,
                mended.isWhole()
                        ? count(moves, "{0} move of the line taken over", "{0} moves of the line taken over")
                        : count(
                                moves,
                                "{0} move of the line taken over; the rest stays as text",
                                "{0} moves of the line taken over; the rest stays as text"));
    }

    /** Puts moves before the current one, and goes to the last of them. */
    void insert(GameDocument game, GameNode node, List<Turn> turns) {
        var parent = node.parent();
        if (parent == null) {
            return;
        }
        int broken = brokenBelow(game, parent);
        game.edit(() -> Optional.of(Edits.insert(game.record(), node, turns, BrokenLine.TEXT)));
        var last = parent;
        for (var turn : turns) {
            last = game.record().tree().child(last, turn).orElse(last);
        }
        game.goTo(last);
        int moves = turns.size();
        offerUndo(
                game,
                brokenBelow(game, parent) == broken
                        ? count(moves, "{0} move inserted", "{0} moves inserted")
                        : count(
                                moves,
                                "{0} move inserted; what the board does not allow after it is kept as text",
                                "{0} moves inserted; what the board does not allow after them is kept as text"));
    }

    private void insertBeforeMain(GameDocument game, GameNode node) {
        int broken = brokenBelow(game, node);
        game.goTo(node);
        game.editInPlace(() -> Edits.insertBeforeMain(game.record(), node, BrokenLine.TEXT));
        offerUndo(
                game,
                brokenBelow(game, node) == broken
                        ? tr("The variation stands before the main move now")
                        : tr("The variation stands before the main move now; what the board does not allow after it is"
                                + " kept as text"));
    }

    private void drop(GameDocument game, GameNode node) {
        var parent = node.parent();
        if (parent == null) {
            return;
        }
        var dropped = new MoveWords(game.record()).numbered(node);
        int broken = brokenBelow(game, parent);
        game.editInPlace(() -> Optional.of(Edits.drop(game.record(), node, BrokenLine.TEXT)));
        offerUndo(
                game,
                brokenBelow(game, parent) == broken
                        ? tr("{0} dropped", dropped)
                        : tr("{0} dropped; what the board does not allow after it is kept as text", dropped));
    }

    private static int brokenBelow(GameDocument game, GameNode node) {
        var broken = new int[1];
        game.record()
                .tree()
                .walk(node, below -> broken[0] += below.brokenTails().size());
        return broken[0];
    }

    private void split(GameDocument game, GameNode node, boolean cut) {
        game.commitEditors();
        var made = game.record().splitAt(node);
        if (made.isEmpty()) {
            return;
        }
        if (cut) {
            game.editInPlace(() -> Edits.cutAfter(game.record(), node));
        }
        reworking.open(made.get());
        var move = new MoveWords(game.record()).numbered(node);
        notifications.info(
                cut
                        ? tr(
                                "What followed {0} is a game of its own now. Undo in the first game brings it back there.",
                                move)
                        : tr("A new game begins after {0}. The other one is as it was.", move));
    }

    private void strip(GameDocument game, GameNode from, Set<Strip.Part> parts) {
        game.commitEditors();
        var counts = Strip.count(from, parts);
        var edit = Strip.of(from, parts);
        if (edit.isEmpty()) {
            notifications.info(tr("There is nothing of that to take out."));
            return;
        }
        game.performInPlace(edit.get());
        var taken = parts.stream()
                .filter(part -> counts.getOrDefault(part, 0) > 0)
                .map(part -> PartWords.counted(part, counts.getOrDefault(part, 0)))
                .collect(Collectors.joining(", "));
        offerUndo(game, tr("Taken out: {0}", taken));
    }

    private void delete(GameDocument game, GameNode node) {
        int moves = game.record().tree().sizeFrom(node);
        game.editInPlace(() -> Optional.<Edit>of(Edits.delete(game.record(), node)));
        if (moves > 1) {
            offerUndo(game, count(moves, "{0} move deleted", "{0} moves deleted"));
        }
    }

    private void offerUndo(GameDocument game, String done) {
        offer = Notification.info(done).withAction(tr("Undo"), game::undo);
        notifications.show(offer);
    }

    private static void toggleBookmark(GameDocument game, GameNode node) {
        boolean set = !node.annotations().bookmark();
        game.annotate(node, a -> a.withBookmark(set), set ? tr("add bookmark") : tr("remove bookmark"));
    }

    private void replaceMain(GameDocument game, GameNode node) {
        var parent = node.parent();
        if (parent == null || node.index() == 0) {
            return;
        }
        var main = parent.children().get(0);
        var words = new MoveWords(game.record());
        var replaced = words.numbered(main);
        game.goTo(node);
        game.editInPlace(() -> Edits.replaceMain(game.record(), node));
        boolean gone = game.record().tree().find(main.id()).isEmpty();
        offerUndo(
                game,
                gone
                        ? tr("{0} is replaced by {1}, and what followed it is kept", replaced, words.of(node))
                        : tr(
                                "{0} is replaced by {1}; what the board does not allow after it stays in the variation",
                                replaced, words.of(node)));
    }

    private void paste(GameDocument game, GameNode node) {
        game.commitEditors();
        try {
            var pasted = LineText.read(game.record(), node, clipboard.text());
            var edit = Edits.pasteLine(game.record(), pasted.from(), pasted.turns());
            if (edit.isPresent()) {
                game.perform(edit.get());
            } else {
                notifications.info(tr("The copied line is in the game already."));
            }
        } catch (NotationException e) {
            notifications.error(tr("The line cannot be pasted: {0}.", e.getMessage()));
        }
    }

    private boolean canFold(GameNode first) {
        return game().record().tree().sizeFrom(first) > NotationLayout.SHOWN_WHEN_FOLDED;
    }

    private GameDocument game() {
        if (document == null) {
            throw new IllegalStateException("no game is open");
        }
        return document;
    }
}
