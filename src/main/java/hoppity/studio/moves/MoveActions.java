package hoppity.studio.moves;

import hoppity.record.Edit;
import hoppity.record.Edits;
import hoppity.record.GameNode;
import hoppity.studio.command.Command;
import hoppity.studio.document.GameDocument;
import hoppity.studio.shell.Notification;
import hoppity.studio.shell.Notifications;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import org.jspecify.annotations.Nullable;

/** Carries out what can be done with a move, and knows when it can. The cursor stays where it is. */
final class MoveActions {
    private final Notifications notifications;
    private final Consumer<String> clipboard;
    private final Consumer<GameNode> toggleFold;
    private Runnable onComment = () -> {};
    private Folding folding = new Folding(new HashSet<>());
    private @Nullable GameDocument document;
    private @Nullable Notification offer;

    /** @param toggleFold takes the first node of a variation */
    MoveActions(Notifications notifications, Consumer<String> clipboard, Consumer<GameNode> toggleFold) {
        this.notifications = notifications;
        this.clipboard = clipboard;
        this.toggleFold = toggleFold;
    }

    void setOnComment(Runnable action) {
        onComment = action;
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

    /** Commands for one move as it is now. */
    List<Command> commandsFor(GameNode node) {
        return Arrays.stream(MoveOperation.values())
                .filter(operation -> operation.isCommon() || applies(operation, node))
                .map(operation -> Command.of(operation.id(), textFor(operation, node))
                        .icon(operation.icon())
                        .enabledWhen(new ReadOnlyBooleanWrapper(applies(operation, node)))
                        .runs(() -> run(operation, node)))
                .toList();
    }

    /** Commands with shortcuts for a move that changes. */
    List<Command> commandsFor(Supplier<Optional<GameNode>> node, Observable changes) {
        return Arrays.stream(MoveOperation.values())
                .filter(MoveOperation::isCommon)
                .map(operation -> {
                    var builder = Command.of(operation.id(), operation.text())
                            .icon(operation.icon())
                            .enabledWhen(Bindings.createBooleanBinding(
                                    () -> node.get()
                                            .filter(n -> applies(operation, n))
                                            .isPresent(),
                                    changes));
                    operation.shortcut().ifPresent(builder::shortcut);
                    return builder.runs(() -> node.get().ifPresent(n -> run(operation, n)));
                })
                .toList();
    }

    private String textFor(MoveOperation operation, GameNode node) {
        return switch (operation) {
            case COMMENT -> node.annotations().post().isEmpty() ? "Add comment" : "Edit comment";
            case FOLD ->
                variationOf(node).filter(folding::isFolded).isPresent() ? "Unfold variation" : "Fold variation";
            case DELETE -> {
                int count = game().record().tree().sizeFrom(node);
                yield count == 1 ? "Delete move" : "Delete " + count + " moves from here";
            }
            case PROMOTE, DEMOTE, MAKE_MAIN_LINE, COPY_LINE, DISCARD_UNPLAYABLE -> operation.text();
        };
    }

    private boolean applies(MoveOperation operation, GameNode node) {
        return switch (operation) {
            case COMMENT -> true;
            case COPY_LINE -> game().record().tree().size() > 1;
            case DELETE -> !node.isRoot();
            case DISCARD_UNPLAYABLE -> !node.brokenTails().isEmpty();
            case PROMOTE -> Edits.promote(node).isPresent();
            case DEMOTE -> Edits.demote(node).isPresent();
            case MAKE_MAIN_LINE -> Edits.makeMainLine(node).isPresent();
            case FOLD -> variationOf(node).filter(this::canFold).isPresent();
        };
    }

    private void run(MoveOperation operation, GameNode node) {
        var game = game();
        switch (operation) {
            case COMMENT -> {
                game.goTo(node);
                comment();
            }
            case PROMOTE -> game.editInPlace(() -> Edits.promote(node));
            case DEMOTE -> game.editInPlace(() -> Edits.demote(node));
            case MAKE_MAIN_LINE -> game.editInPlace(() -> Edits.makeMainLine(node));
            case FOLD -> variationOf(node).ifPresent(toggleFold);
            case COPY_LINE -> clipboard.accept(LineText.of(game.record(), node));
            case DISCARD_UNPLAYABLE -> game.editInPlace(() -> Edits.discardBrokenTails(node));
            case DELETE -> delete(game, node);
        }
    }

    private void delete(GameDocument game, GameNode node) {
        int count = game.record().tree().sizeFrom(node);
        game.editInPlace(() -> Optional.<Edit>of(Edits.delete(game.record(), node)));
        if (count > 1) {
            offer = Notification.info(count + " moves deleted").withAction("Undo", game::undo);
            notifications.show(offer);
        }
    }

    /** The first node of the innermost variation around a node. */
    private static Optional<GameNode> variationOf(GameNode node) {
        var firsts = Folding.variationsAround(node);
        return firsts.isEmpty() ? Optional.empty() : Optional.of(firsts.get(firsts.size() - 1));
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
