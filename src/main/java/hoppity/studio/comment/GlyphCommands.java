package hoppity.studio.comment;

import static hoppity.words.Words.tr;

import hoppity.record.Glyph;
import hoppity.studio.command.Command;
import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.collections.ListChangeListener;

/** A switch for each glyph that the current move can be given. The judgements of a move have the keys 1 to 6, the best first. */
public final class GlyphCommands {
    private GlyphCommands() {}

    public static List<Command> ofMove(CommentViewModel model) {
        var commands = new ArrayList<Command>();
        for (var glyph : Glyph.MOVES) {
            commands.add(command(model, glyph)
                    .shortcut(String.valueOf(commands.size() + 1))
                    .toggles(isSet(model, glyph)));
        }
        return commands;
    }

    /** Without keys: those that are free on every keyboard are needed elsewhere. */
    public static List<Command> ofPosition(CommentViewModel model) {
        return Glyph.POSITIONS.stream()
                .map(glyph -> command(model, glyph).toggles(isSet(model, glyph)))
                .toList();
    }

    private static Command.Builder command(CommentViewModel model, Glyph glyph) {
        return Command.of("edit.glyph." + glyph.nag(), glyph.symbol() + "  " + glyph.meaning())
                .description(tr("Gives the current move this glyph in place of another of its kind, or takes it away"))
                .enabledWhen(model.onMoveProperty());
    }

    private static BooleanProperty isSet(CommentViewModel model, Glyph glyph) {
        var set = new SimpleBooleanProperty(model.glyphs().contains(glyph));
        model.glyphs().addListener((ListChangeListener<Glyph>)
                change -> set.set(change.getList().contains(glyph)));
        set.addListener((observable, before, now) -> {
            if (now != model.glyphs().contains(glyph)) {
                model.toggle(glyph);
            }
        });
        return set;
    }
}
