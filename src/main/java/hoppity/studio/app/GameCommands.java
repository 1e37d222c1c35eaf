package hoppity.studio.app;

import static hoppity.words.Words.tr;

import hoppity.export.diagram.Rotation;
import hoppity.notation.PositionText;
import hoppity.record.GameNode;
import hoppity.studio.command.Command;
import hoppity.studio.command.CommandRegistry;
import hoppity.studio.document.GameDocument;
import hoppity.studio.session.Session;
import hoppity.studio.shell.Notifications;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import javafx.beans.binding.BooleanExpression;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;

/** The commands that move through the open game and take changes back. */
final class GameCommands {
    private static final int LEAP = 10;
    /** The numbers of these glyphs, see {@link hoppity.record.Glyph}. */
    private static final int BLUNDER = 4;

    private static final int MISTAKE = 2;
    private static final int INACCURACY = 6;

    private final Session session;
    private final TextClipboard clipboard;
    private final Notifications notifications;

    GameCommands(Session session, TextClipboard clipboard, Notifications notifications) {
        this.session = session;
        this.clipboard = clipboard;
        this.notifications = notifications;
    }

    /** Adds the menus Edit and Game and returns the groups of the toolbar. */
    List<List<Command>> addTo(CommandRegistry commands) {
        var undo = Command.of("edit.undo", tr("Undo"))
                .icon("mdi2u-undo")
                .shortcut("Shortcut+Z")
                .says(named(tr("Undo"), GameDocument::undoDescription, edit -> tr("Undo {0}", edit)))
                .enabledWhen(changes(open -> open.undoDescription().isPresent()))
                .runs(inGame(GameDocument::undo));
        var redo = Command.of("edit.redo", tr("Redo"))
                .icon("mdi2r-redo")
                .shortcut("Shortcut+Y", "Shortcut+Shift+Z")
                .says(named(tr("Redo"), GameDocument::redoDescription, edit -> tr("Redo {0}", edit)))
                .enabledWhen(changes(open -> open.redoDescription().isPresent()))
                .runs(inGame(GameDocument::redo));
        var copyGame = Command.of("edit.copyGame", tr("Copy game"))
                .description(tr("The whole game as text, for a mail or a forum"))
                .shortcut("Shortcut+Shift+C")
                .enabledWhen(session.documentProperty().isNotNull())
                .runs(() -> session.gameAsText().ifPresent(clipboard::put));
        var copyPosition = Command.of("edit.copyPosition", tr("Copy position"))
                .description(tr("The position string of the board"))
                .shortcut("Shortcut+C")
                .enabledWhen(session.documentProperty().isNotNull())
                .runs(inGame(
                        open -> clipboard.put(new PositionText(open.record().variant()).write(open.position()))));
        var paste = Command.of("edit.paste", tr("Paste game, position or moves"))
                .description(tr(
                        "Shows what was copied elsewhere; then it is opened, or its moves are inserted as a variation"))
                .shortcut("Shortcut+V")
                .runs(() -> withText(
                        tr("There is no text on the clipboard to paste."),
                        text -> session.paste(tr("Clipboard"), text)));
        var merge = Command.of("edit.mergeGame", tr("Merge copied game"))
                .description(tr("The moves and comments of the game on the clipboard become part of this one"))
                .icon("mdi2c-call-merge")
                .enabledWhen(session.documentProperty().isNotNull())
                .runs(() -> withText(
                        tr("There is no text on the clipboard to merge."),
                        text -> session.mergeText(tr("Clipboard"), text)));
        commands.menu(tr("_Edit")).add(undo, redo).separator().add(copyGame, copyPosition, paste, merge);

        var first = move("first", tr("First move"), "mdi2s-skip-previous-outline", "Home", GameDocument::first);
        var previous = move("previous", tr("Previous move"), "mdi2c-chevron-left", "Left", open -> open.step(-1));
        var next = move("next", tr("Next move"), "mdi2c-chevron-right", "Right", open -> open.step(1));
        var last = move("last", tr("Last move"), "mdi2s-skip-next-outline", "End", GameDocument::last);
        var back = move("back", tr("Ten moves back"), "mdi2c-chevron-double-left", "Page Up", open -> open.step(-LEAP));
        var on = move("on", tr("Ten moves on"), "mdi2c-chevron-double-right", "Page Down", open -> open.step(LEAP));
        var above = move("above", tr("Variation above"), "mdi2a-arrow-up", "Up", open -> open.switchVariation(-1));
        var below = move("below", tr("Variation below"), "mdi2a-arrow-down", "Down", open -> open.switchVariation(1));
        var turn = turnBoard("turn", tr("Turn board"), "F", 1);
        var turnBack = turnBoard("turnBack", tr("Turn board back"), "Shift+F", -1);
        commands.menu(tr("_Game"))
                .add(first, previous, next, last)
                .separator()
                .add(back, on)
                .separator()
                .add(
                        above,
                        below,
                        move(
                                "variationStart",
                                tr("Start of the variation"),
                                "mdi2s-source-branch",
                                "Shift+Home",
                                GameDocument::variationStart))
                .separator()
                .add(seek("nextComment", tr("Next comment"), "Shortcut+Right", 1, GameCommands::isCommented))
                .add(seek("previousComment", tr("Previous comment"), "Shortcut+Left", -1, GameCommands::isCommented))
                .add(seek("nextBranch", tr("Next branch"), "Shift+Right", 1, GameCommands::branches))
                .add(seek("previousBranch", tr("Previous branch"), "Shift+Left", -1, GameCommands::branches))
                .add(seek("nextGlyph", tr("Next glyph"), "Alt+Right", 1, GameCommands::hasGlyph))
                .add(seek("previousGlyph", tr("Previous glyph"), "Alt+Left", -1, GameCommands::hasGlyph))
                .add(seek("nextBookmark", tr("Next bookmark"), "Shortcut+Down", 1, GameCommands::isBookmarked))
                .add(seek("previousBookmark", tr("Previous bookmark"), "Shortcut+Up", -1, GameCommands::isBookmarked))
                .submenu(
                        tr("Mistakes"),
                        mistake("nextBlunder", tr("Next blunder (??)"), "B", 1, BLUNDER),
                        mistake("previousBlunder", tr("Previous blunder (??)"), "Shift+B", -1, BLUNDER),
                        mistake("nextMistake", tr("Next mistake (?)"), "M", 1, MISTAKE),
                        mistake("previousMistake", tr("Previous mistake (?)"), "Shift+M", -1, MISTAKE),
                        mistake("nextInaccuracy", tr("Next inaccuracy (?!)"), "I", 1, INACCURACY),
                        mistake("previousInaccuracy", tr("Previous inaccuracy (?!)"), "Shift+I", -1, INACCURACY))
                .separator()
                .add(turn, turnBack);
        return List.of(List.of(undo, redo), List.of(first, previous, next, last), List.of(turn));
    }

    private void withText(String ifThereIsNone, Consumer<String> action) {
        var text = clipboard.text();
        if (text.isBlank()) {
            notifications.info(ifThereIsNone);
        } else {
            action.accept(text);
        }
    }

    private Command move(String id, String text, String icon, String key, Consumer<GameDocument> action) {
        return Command.of("game." + id, text)
                .icon(icon)
                .shortcut(key)
                .enabledWhen(session.documentProperty().isNotNull())
                .runs(inGame(action));
    }

    private Command seek(String id, String text, String key, int direction, Predicate<GameNode> kind) {
        var icon = direction > 0 ? "mdi2c-chevron-right-box-outline" : "mdi2c-chevron-left-box-outline";
        return move(id, text, icon, key, open -> open.seek(direction, kind));
    }

    private Command mistake(String id, String text, String key, int direction, int nag) {
        return seek(id, text, key, direction, node -> node.annotations().nags().contains(nag));
    }

    private static boolean isCommented(GameNode node) {
        return !node.annotations().pre().isEmpty() || !node.annotations().post().isEmpty();
    }

    private static boolean branches(GameNode node) {
        return node.children().size() > 1;
    }

    private static boolean isBookmarked(GameNode node) {
        return node.annotations().bookmark();
    }

    private static boolean hasGlyph(GameNode node) {
        return !node.annotations().nags().isEmpty();
    }

    private Command turnBoard(String id, String text, String key, int steps) {
        return Command.of("game." + id, text)
                .description(tr("Seen from the next side: of two opposite ones, of four corners, of six points"))
                .icon(steps > 0 ? "mdi2r-rotate-right" : "mdi2r-rotate-left")
                .shortcut(key)
                .enabledWhen(session.documentProperty().isNotNull())
                .runs(inGame(open -> open.rotationProperty()
                        .set(Rotation.turned(
                                open.record().variant().geometry(),
                                open.rotationProperty().get(),
                                steps))));
    }

    private Runnable inGame(Consumer<GameDocument> action) {
        return () -> session.document().ifPresent(action);
    }

    /** The verb with the edit that it is about, if there is one: "Undo delete variation". */
    private ObservableValue<String> named(
            String verb, Function<GameDocument, Optional<String>> edit, UnaryOperator<String> withEdit) {
        return session.documentProperty()
                .flatMap(open -> open.revisionProperty()
                        .map(revision -> edit.apply(open).map(withEdit).orElse(verb)))
                .orElse(verb);
    }

    /** A condition on the open game that is asked again after each edit; false without a game. */
    private ObservableBooleanValue changes(Function<GameDocument, Boolean> condition) {
        ObservableValue<Boolean> value = session.documentProperty()
                .flatMap(open -> open.revisionProperty().map(revision -> condition.apply(open)))
                .orElse(false);
        return BooleanExpression.booleanExpression(value);
    }
}
