package hoppity.studio.tree;

import static hoppity.words.Words.tr;

import hoppity.record.GameNode;
import hoppity.studio.command.Command;
import hoppity.studio.document.GameDocument;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import javafx.beans.property.ReadOnlyBooleanWrapper;

/** What the context menu of the tree offers, in groups. */
final class TreeCommands {
    /** The notation folds by other rules: there, deep variations are folded at first. */
    private static final String FOLD_IN_NOTATION = "move.fold";

    private final TreeViewModel model;
    private final TreeFolding folding;

    TreeCommands(TreeViewModel model, GameDocument game) {
        this.model = model;
        folding = new TreeFolding(game);
    }

    /** @param moveCommands what can be done with the move of a node, by its id */
    List<List<Command>> at(Optional<GameNode> node, IntFunction<List<List<Command>>> moveCommands) {
        var groups = new ArrayList<List<Command>>();
        node.ifPresent(n -> moveCommands.apply(n.id()).stream()
                .map(group -> group.stream()
                        .filter(command -> !command.id().equals(FOLD_IN_NOTATION))
                        .toList())
                .filter(group -> !group.isEmpty())
                .forEach(groups::add));
        groups.add(folds(node));
        groups.add(List.of(
                Command.of("tree.current", tr("Go to current move"))
                        .icon("mdi2c-crosshairs")
                        .runs(model::showCurrent),
                Command.of("tree.fit", tr("Show whole tree"))
                        .icon("mdi2f-fit-to-page-outline")
                        .runs(model::fit)));
        return groups;
    }

    private List<Command> folds(Optional<GameNode> node) {
        var commands = new ArrayList<Command>();
        if (node.isPresent()) {
            var variation = node.flatMap(GameNode::variation);
            boolean folded = variation.filter(folding::isFolded).isPresent();
            commands.add(Command.of("tree.fold", folded ? tr("Unfold variation") : tr("Fold variation"))
                    .icon(folded ? "mdi2u-unfold-more-horizontal" : "mdi2u-unfold-less-horizontal")
                    .enabledWhen(new ReadOnlyBooleanWrapper(
                            variation.filter(TreeFolding::canFold).isPresent()))
                    .runs(() -> variation.ifPresent(folding::toggle)));
        }
        commands.add(Command.of("tree.foldAll", tr("Fold all variations"))
                .icon("mdi2c-collapse-all-outline")
                .runs(() -> model.foldMany(folding::foldAll)));
        commands.add(Command.of("tree.unfoldAll", tr("Unfold all variations"))
                .icon("mdi2e-expand-all-outline")
                .runs(() -> model.foldMany(folding::unfoldAll)));
        return commands;
    }
}
