package hoppity.studio.enginepanel;

import hoppity.studio.command.Command;
import java.util.List;

/** What can be done with the engine, for menu, toolbar and keys. */
public final class EngineCommands {
    private final Command toggle;
    private final Command playBest;
    private final Command addBest;
    private final Command store;

    public EngineCommands(EnginePanelViewModel model) {
        toggle = Command.of("engine.toggle", "Analyse")
                .description("The engine follows the position until it is switched off.")
                .icon("mdi2m-memory")
                .shortcut("Space")
                .toggles(model.onProperty());
        playBest = Command.of("engine.play", "Play best move")
                .icon("mdi2p-play-outline")
                .shortcut("Shortcut+Space")
                .enabledWhen(model.hasLineProperty())
                .runs(model::playBest);
        addBest = Command.of("engine.add", "Add best line")
                .description("Adds the line as a variation; the position stays.")
                .icon("mdi2p-playlist-plus")
                .shortcut("Shortcut+Shift+Space")
                .enabledWhen(model.hasLineProperty())
                .runs(model::addBest);
        store = Command.of("engine.store", "Store evaluation")
                .description("Keeps the score of the best line with this position.")
                .icon("mdi2c-content-save-edit-outline")
                .enabledWhen(model.hasLineProperty())
                .runs(model::store);
    }

    /** The switch, bound to the space bar. */
    public Command toggle() {
        return toggle;
    }

    public Command store() {
        return store;
    }

    public Command addBest() {
        return addBest;
    }

    /** All of them, in the order of a menu. */
    public List<Command> all() {
        return List.of(toggle, playBest, addBest, store);
    }
}
