package hoppity.studio.enginepanel;

import static hoppity.words.Words.tr;

import hoppity.studio.command.Command;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** What can be done with the engine, for menu, toolbar and keys. */
public final class EngineCommands {
    private final Command toggle;
    private final Command threat;
    private final Command playBest;
    private final Command addBest;
    private final Command store;
    private final List<Command> arrows;

    public EngineCommands(EnginePanelViewModel model) {
        toggle = Command.of("engine.toggle", tr("Analyse"))
                .description(tr("The engine follows the position until it is switched off."))
                .icon("mdi2m-memory")
                .shortcut("Space")
                .toggles(model.onProperty());
        threat = Command.of("engine.threat", tr("Show threat"))
                .description(tr("What the next seat would play if the one to move passed; it ends when you move on."))
                .icon("mdi2c-crosshairs")
                .shortcut("X")
                .toggles(model.threatProperty());
        playBest = Command.of("engine.play", tr("Play best move"))
                .icon("mdi2p-play-outline")
                .shortcut("Shortcut+Space")
                .enabledWhen(model.hasLineProperty())
                .runs(model::playBest);
        addBest = Command.of("engine.add", tr("Add best line"))
                .description(tr("Adds the line as a variation; the position stays."))
                .icon("mdi2p-playlist-plus")
                .shortcut("Shortcut+Shift+Space")
                .enabledWhen(model.hasLineProperty())
                .runs(model::addBest);
        store = Command.of("engine.store", tr("Store evaluation"))
                .description(tr("Keeps the score of the best line with this position."))
                .icon("mdi2c-content-save-edit-outline")
                .enabledWhen(model.hasLineProperty())
                .runs(model::store);
        arrows = Arrays.stream(ShownArrows.values())
                .map(shown -> arrows(model, shown))
                .toList();
    }

    private static Command arrows(EnginePanelViewModel model, ShownArrows shown) {
        return Command.of("engine.arrows." + shown.name().toLowerCase(Locale.ROOT), shown.text())
                .description(tr("Arrows of the engine on the board; the thinner, the more the move gives away."))
                .chooses(model.shownArrowsProperty(), shown);
    }

    /** The switch, bound to the space bar. */
    public Command toggle() {
        return toggle;
    }

    /** The switch of the threat. */
    public Command threat() {
        return threat;
    }

    public Command store() {
        return store;
    }

    public Command addBest() {
        return addBest;
    }

    /** Which lines have arrows on the board: for a submenu. */
    public List<Command> arrows() {
        return arrows;
    }

    /** All others, in the order of a menu. */
    public List<Command> all() {
        return List.of(toggle, threat, playBest, addBest, store);
    }
}
