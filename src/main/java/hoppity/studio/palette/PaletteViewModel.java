package hoppity.studio.palette;

import hoppity.studio.command.Command;
import hoppity.studio.command.CommandMenu;
import hoppity.studio.command.CommandRegistry;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** The commands that fit what was typed, the best first, those that cannot be run just now last. */
public final class PaletteViewModel {
    /** A command with the menu that it stands in, such as {@code Game} or {@code File › Open recent}. */
    public record Entry(Command command, String place) {}

    private record Ranked(Entry entry, int fit) {}

    private final CommandRegistry commands;
    private final StringProperty query = new SimpleStringProperty(this, "query", "");
    private final ObservableList<Entry> entries = FXCollections.observableArrayList();
    private final IntegerProperty chosen = new SimpleIntegerProperty(this, "chosen", 0);

    public PaletteViewModel(CommandRegistry commands) {
        this.commands = commands;
        query.addListener(observable -> search());
    }

    public StringProperty queryProperty() {
        return query;
    }

    public ObservableList<Entry> entries() {
        return entries;
    }

    /** The index of the entry that {@link #run} runs. */
    public IntegerProperty chosenProperty() {
        return chosen;
    }

    /** Starts anew with an empty query. */
    public void open() {
        query.set("");
        search();
    }

    /** Chooses an entry further down or, if negative, further up; round at the ends. */
    public void move(int by) {
        if (!entries.isEmpty()) {
            chosen.set(Math.floorMod(chosen.get() + by, entries.size()));
        }
    }

    /** The chosen command, unless it cannot be run just now. */
    public Optional<Command> chosenCommand() {
        int index = chosen.get();
        return index >= 0 && index < entries.size()
                ? Optional.of(entries.get(index).command())
                        .filter(command -> command.enabled().get())
                : Optional.empty();
    }

    private void search() {
        var typed = query.get().strip();
        var found = all().stream()
                .map(entry -> new Ranked(entry, typed.isEmpty() ? 1 : fit(typed, entry)))
                .filter(ranked -> ranked.fit() != Match.NONE)
                .sorted(Comparator.comparing((Ranked ranked) ->
                                !ranked.entry().command().enabled().get())
                        .thenComparing(ranked -> -ranked.fit()))
                .map(Ranked::entry)
                .toList();
        entries.setAll(found);
        chosen.set(0);
    }

    private static int fit(String typed, Entry entry) {
        return Match.of(
                typed,
                entry.command().text(),
                entry.place() + " " + entry.command().description());
    }

    /** Those of the menus in their order, then those of the submenus. */
    private List<Entry> all() {
        var all = new ArrayList<Entry>();
        var further = new ArrayList<Entry>();
        for (var menu : commands.menus()) {
            var title = title(menu);
            for (var line : menu.entries()) {
                if (line instanceof CommandMenu.Item item) {
                    all.add(new Entry(item.command(), title));
                } else if (line instanceof CommandMenu.Submenu submenu) {
                    submenu.commands()
                            .forEach(command -> further.add(new Entry(command, title + " › " + submenu.text())));
                }
            }
        }
        all.addAll(further);
        return all;
    }

    static String title(CommandMenu menu) {
        return menu.title().replace("_", "");
    }
}
