package hoppity.studio.session;

import hoppity.studio.document.GameDocument;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/**
 * The games that are open, in the order of their tabs, and the one that is shown; with none shown the start page is. What is
 * being written in the panes goes into its game before another one is shown.
 */
public final class OpenGames {
    private final ObservableList<GameDocument> games = FXCollections.observableArrayList();
    private final ObservableList<GameDocument> view = FXCollections.unmodifiableObservableList(games);
    private final ReadOnlyObjectWrapper<@Nullable GameDocument> shown = new ReadOnlyObjectWrapper<>(this, "shown");

    /** An unmodifiable view that follows the changes. */
    public ObservableList<GameDocument> all() {
        return view;
    }

    /** The game that is shown; null while the start page is. */
    public ReadOnlyObjectProperty<@Nullable GameDocument> shownProperty() {
        return shown.getReadOnlyProperty();
    }

    /** The open game that is saved into this file. */
    public Optional<GameDocument> of(Path file) {
        var absolute = file.toAbsolutePath().normalize();
        return games.stream()
                .filter(game -> {
                    var own = game.fileProperty().get();
                    return own != null && own.toAbsolutePath().normalize().equals(absolute);
                })
                .findFirst();
    }

    /** Adds a game behind the one that is shown, and shows it. */
    void add(GameDocument game) {
        int place = games.indexOf(shown.get());
        games.add(place < 0 ? games.size() : place + 1, game);
        show(game);
    }

    /** Adds a game behind all others without showing it. */
    void append(GameDocument game) {
        games.add(game);
    }

    /** @throws IllegalArgumentException if the game is not open */
    public void show(GameDocument game) {
        if (!games.contains(game)) {
            throw new IllegalArgumentException("the game is not open");
        }
        change(game);
    }

    public void showStartPage() {
        change(null);
    }

    private void change(@Nullable GameDocument game) {
        var before = shown.get();
        if (before != null) {
            before.commitEditors();
        }
        shown.set(game);
        if (before != null && before != game) {
            before.forgetCopy();
        }
    }

    /** Shows the next game (1) or the one before (−1), around the ends. */
    public void step(int direction) {
        if (!games.isEmpty()) {
            int from = games.indexOf(shown.get());
            int start = from < 0 && direction < 0 ? 0 : from;
            change(games.get(Math.floorMod(start + direction, games.size())));
        }
    }

    /** Takes a game away; its right neighbour is shown in its place, or else its left one. */
    void remove(GameDocument game) {
        int place = games.indexOf(game);
        if (place < 0) {
            return;
        }
        if (shown.get() == game) {
            change(games.size() == 1 ? null : games.get(place + 1 < games.size() ? place + 1 : place - 1));
        }
        games.remove(place);
    }

    /** Puts a game into the tab of another one; shown if that was. */
    void replace(GameDocument old, GameDocument game) {
        int place = games.indexOf(old);
        boolean wasShown = shown.get() == old;
        games.add(place + 1, game);
        if (wasShown) {
            change(game);
        }
        games.remove(old);
    }

    /** Moves a game's tab to another place, from 0 to the number of games − 1. */
    public void move(GameDocument game, int place) {
        int from = games.indexOf(game);
        if (from >= 0 && from != place) {
            var order = new ArrayList<>(games);
            order.remove(from);
            order.add(place, game);
            games.setAll(order);
        }
    }
}
