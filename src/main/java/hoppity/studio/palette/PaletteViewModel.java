package hoppity.studio.palette;

import static hoppity.words.Words.english;
import static hoppity.words.Words.tr;

import hoppity.studio.command.Command;
import hoppity.studio.command.CommandMenu;
import hoppity.studio.command.CommandRegistry;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The commands that fit what was typed, in the studio's language or in English, the best first, those that cannot be run just now last. */
public final class PaletteViewModel extends PickerViewModel<PaletteViewModel.Entry> {
    /** A command with the menu that it stands in, such as {@code Game} or {@code File › Open recent}. */
    record Entry(Command command, String place) {}

    private record Ranked(Entry entry, int fit) {}

    private final CommandRegistry commands;

    public PaletteViewModel(CommandRegistry commands) {
        super(tr("No command fits."));
        this.commands = commands;
    }

    /** The chosen command, unless it cannot be run just now. */
    Optional<Command> command() {
        return choice().map(Entry::command).filter(command -> command.enabled().get());
    }

    @Override
    List<Entry> found(String typed) {
        return all().stream()
                .map(entry -> new Ranked(entry, typed.isEmpty() ? 1 : fit(typed, entry)))
                .filter(ranked -> ranked.fit() != Match.NONE)
                .sorted(Comparator.comparing((Ranked ranked) ->
                                !ranked.entry().command().enabled().get())
                        .thenComparing(ranked -> -ranked.fit()))
                .map(Ranked::entry)
                .toList();
    }

    private static int fit(String typed, Entry entry) {
        var command = entry.command();
        var inEnglish = english(command.text());
        return Math.max(
                Match.of(typed, command.text(), entry.place() + " " + command.description()),
                Match.of(
                        typed,
                        inEnglish.isEmpty() ? english(command.name()) : inEnglish,
                        english(command.description())));
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
