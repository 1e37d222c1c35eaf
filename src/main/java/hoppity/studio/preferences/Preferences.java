package hoppity.studio.preferences;

import static hoppity.words.Words.tr;

import hoppity.engine.Engine;
import hoppity.studio.enginepanel.ShownArrows;
import hoppity.studio.graph.Measure;
import hoppity.studio.playback.Pace;
import hoppity.studio.settings.LanguageChoice;
import hoppity.studio.settings.Settings;
import hoppity.studio.theme.BoardTheme;
import hoppity.studio.theme.Motion;
import hoppity.studio.theme.PieceSet;
import hoppity.studio.theme.Theme;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.Observable;
import javafx.beans.property.Property;

/** All preferences but the keys, each declared once. To add one, add a line. */
public final class Preferences {
    private final Settings settings;
    private final List<Preference<?>> all = new ArrayList<>();
    private final Map<String, String> texts;

    /** @param theme the theme that shows; it may be another than the remembered one */
    public Preferences(Settings settings, Property<Theme> theme) {
        this.settings = settings;
        add(
                Section.GENERAL,
                tr("Language"),
                // Whoever does not read the present language finds it all the same, by eye and by search.
                tr("It holds from the next start on. ({0})", "Language · Язык · Мова"),
                settings.language(),
                Kind.choice(LanguageChoice.class, LanguageChoice::displayName));
        add(
                Section.GENERAL,
                tr("Open the games of last time at the start"),
                tr("Every tab comes back as it was left."),
                settings.restoreGames(),
                new Kind.Switch());
        add(
                Section.GENERAL,
                tr("Keep the game open when a position is set up"),
                tr(
                        "The set-up begins a new game in a tab of its own. Off, it takes the place of the game that was open."),
                settings.keepGameAtSetUp(),
                new Kind.Switch());
        all.add(new Preference<>(
                Section.APPEARANCE,
                tr("Theme of the studio"),
                tr("Windows, lists and menus."),
                theme,
                settings.initial(settings.theme()),
                Kind.choice(Theme.class, Theme::displayName)));
        add(
                Section.APPEARANCE,
                tr("Board theme"),
                tr("The colours of boards and pieces, in the light studio and in the dark one."),
                settings.boardTheme(),
                Kind.choice(BoardTheme.class, BoardTheme::displayName));
        add(
                Section.APPEARANCE,
                tr("Pieces"),
                tr("How pieces are drawn."),
                settings.pieceSet(),
                Kind.choice(PieceSet.class, PieceSet::displayName));
        add(
                Section.APPEARANCE,
                tr("Lower graph"),
                tr("“Tempo” counts to the corner of the target, “to go” what is left until the camp is full."),
                settings.choice("graph.measure", Measure.TEMPO),
                Kind.choice(Measure.class, Measure::displayName));
        add(
                Section.BOARD,
                tr("Animation of moves"),
                tr("Off, pieces jump to their places at once, and nothing else in the studio moves by itself."),
                settings.motion(),
                Kind.choice(Motion.class, Motion::displayName));
        add(
                Section.BOARD,
                tr("Play hop by hop"),
                tr(
                        "On, a click takes one landing of a chain; off, it plays by the shortest way. With Ctrl or Shift held it is"
                                + " the other way round."),
                settings.hopByHop(),
                new Kind.Switch());
        add(
                Section.BOARD,
                tr("Marks on pieces"),
                tr("With more than two seats each has a sign of its own, told without its colour."),
                settings.pieceMarks(),
                new Kind.Switch());
        add(
                Section.BOARD,
                tr("Sounds"),
                tr("A tick a hop, a knock at the end of a turn, a chord at the end of a game."),
                settings.sounds(),
                new Kind.Switch());
        add(
                Section.ENGINE,
                tr("Lines"),
                tr("How many of the best moves the engine follows at once. One is the fastest."),
                settings.engineLines(),
                new Kind.Whole(1, Settings.MAXIMUM_ENGINE_LINES));
        add(
                Section.ENGINE,
                tr("Arrows on the board"),
                tr("Which lines are drawn, the better a move the wider its arrow."),
                settings.choice("engine.arrows", ShownArrows.ALL),
                Kind.choice(ShownArrows.class, ShownArrows::text));
        add(
                Section.ENGINE,
                tr("Threads"),
                tr(
                        "How many parts of the engine search together where two seats play. It holds from the next search on; one processor less than there are leaves the studio its own."),
                settings.engineThreads(),
                new Kind.Whole(1, Engine.MAX_THREADS));
        int most = Engine.mostTableMegabytes();
        add(
                Section.ENGINE,
                tr("Memory of the engine, in MB"),
                tr(
                        "For what it has found out, kept from search to search; rounded down to a power of two. {0} MB at most. It holds from the next search on.",
                        most),
                settings.engineHash(),
                new Kind.Typed(
                        1, most, tr("This program has memory for 1 to {0} MB; a whole number is needed.", most)));
        add(
                Section.ENGINE,
                tr("Another engine"),
                tr(
                        "A program that speaks the Universal Game Interface, to analyse in place of the studio's own engine."),
                settings.engineProgram(),
                new Kind.Program(tr("The studio's own")));
        add(
                Section.ENGINE,
                tr("Arguments of the other engine"),
                tr("One a line. They reach the program as they are."),
                settings.engineArguments(),
                new Kind.Texts());
        add(
                Section.PLAYING,
                tr("Pace"),
                tr("How long a position stays when a game plays through by itself."),
                settings.choice("playback.pace", Pace.SECOND),
                Kind.choice(Pace.class, Pace::displayName));
        add(
                Section.FILES,
                tr("Folder for games"),
                tr("Where the windows for opening and saving begin. It follows the file that was used last."),
                settings.lastFolder(),
                new Kind.Folder());
        texts = all.stream()
                .collect(Collectors.toMap(preference -> preference.property().getName(), Preference::text));
    }

    private <T> void add(Section section, String text, String description, Property<T> property, Kind<T> kind) {
        all.add(new Preference<>(section, text, description, property, settings.initial(property), kind));
    }

    /** In the order of the window. */
    public List<Preference<?>> all() {
        return List.copyOf(all);
    }

    public Settings settings() {
        return settings;
    }

    /** What a setting is called, by its key in the file; the key itself for one that is no preference. */
    String textOf(String key) {
        return key.equals("keys") ? tr("keys") : texts.getOrDefault(key, key);
    }

    /** Whether anything that {@link #resetAll} resets is other than its default. */
    boolean isChanged() {
        return chosen().anyMatch(Preference::isChanged)
                || !settings.keys().get().isEmpty();
    }

    /** What {@link #isChanged} depends on. */
    Observable[] observables() {
        return Stream.concat(chosen().map(Preference::property), Stream.of(settings.keys()))
                .toArray(Observable[]::new);
    }

    private Stream<Preference<?>> chosen() {
        return all.stream().filter(preference -> !preference.followsUse());
    }

    /**
     * Gives every preference and every command's keys their defaults.
     *
     * @return takes it back
     */
    Runnable resetAll() {
        var back = new ArrayList<Runnable>();
        chosen().forEach(preference -> back.add(reset(preference)));
        var keys = settings.keys().get();
        settings.keys().set(Map.of());
        back.add(() -> settings.keys().set(keys));
        return () -> back.forEach(Runnable::run);
    }

    private static <T> Runnable reset(Preference<T> preference) {
        var before = preference.property().getValue();
        preference.reset();
        return () -> preference.property().setValue(before);
    }
}
