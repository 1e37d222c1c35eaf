package hoppity.studio.preferences;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.engine.Engine;
import hoppity.studio.command.KeyStroke;
import hoppity.studio.playback.Pace;
import hoppity.studio.preferences.KeyboardViewModel.Offer;
import hoppity.studio.preferences.KeyboardViewModel.Row;
import hoppity.studio.settings.Settings;
import hoppity.studio.theme.Theme;
import hoppity.words.OtherLanguage;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PreferencesViewModelTest {
    private final PreferencesFixture fixture = new PreferencesFixture(new Settings());
    private final PreferencesViewModel model = fixture.model;
    private final KeyboardViewModel keyboard = model.keyboard();

    private List<String> shown() {
        return fixture.preferences.all().stream()
                .filter(model::shows)
                .map(Preference::text)
                .toList();
    }

    private List<Section> sections() {
        return Arrays.stream(Section.values()).filter(model::shows).toList();
    }

    private List<String> shownCommands() {
        return keyboard.rows().stream()
                .filter(keyboard::shows)
                .map(row -> row.command().id())
                .toList();
    }

    @Test
    void withoutASearchTheChosenSectionShows() {
        model.sectionProperty().set(Section.PLAYING);

        assertThat(shown()).containsExactly("Pace");
        assertThat(sections()).containsExactly(Section.PLAYING);
    }

    @Test
    void theMemoryOfTheEngineIsAWholeNumberThatTheProgramCanTake() {
        var settings = fixture.settings;
        var memory = fixture.preferences.all().stream()
                .filter(preference -> preference.property() == settings.engineHash())
                .findFirst()
                .orElseThrow();
        var kind = (Kind.Typed) memory.kind();
        int most = Engine.mostTableMegabytes();

        assertThat(memory.initial()).isEqualTo(Engine.usualTableMegabytes());
        assertThat(kind.read(" 16 ")).hasValue(16);
        assertThat(kind.read("" + most)).hasValue(most);
        for (var refused : List.of("" + (most + 1), "0", "-1", "12.5", "many", "", "99999999999999")) {
            assertThat(kind.read(refused)).as(refused).isEmpty();
        }
        assertThat(kind.refusal()).contains("1 to " + most + " MB").doesNotContain("\n");
    }

    @Test
    void theEngineHasAThreadLessThanThereAreProcessorsUnlessOneChooses() {
        var settings = fixture.settings;

        assertThat(settings.engineThreads().get()).isEqualTo(Engine.spareProcessors());
        settings.engineThreads().set(3);
        assertThat(model.changedProperty().get()).isTrue();
    }

    @Test
    void argumentsAreLines() {
        assertThat(Kind.Texts.of(" -jar \n\na file.jar\n")).containsExactly("-jar", "a file.jar");
    }

    @Test
    void everyPreferenceHasItsWordsAndEachSectionHasOne() {
        assertThat(fixture.preferences.all()).allSatisfy(preference -> {
            assertThat(preference.text()).isNotBlank();
            assertThat(preference.isChanged()).isFalse();
        });
        assertThat(Section.values())
                .allSatisfy(section -> assertThat(section == Section.KEYBOARD
                                || !model.of(section).isEmpty())
                        .isTrue());
    }

    @Test
    void theLanguageIsFoundByWhoeverDoesNotReadThePresentOne() {
        for (var word : List.of("language", "язык", "мова", "Українська")) {
            model.queryProperty().set(word);
            assertThat(shown()).as(word).contains("Language");
        }
    }

    @Test
    void preferencesAreFoundInEnglishToo() {
        try (var spoken = new OtherLanguage(Map.of("Sounds", "Звуки", "Zoom", "Масштаб"))) {
            var other = new PreferencesFixture(new Settings());
            other.model.queryProperty().set("sounds");
            assertThat(other.preferences.all().stream()
                            .filter(other.model::shows)
                            .map(Preference::text))
                    .containsExactly("Звуки");
        }
    }

    @Test
    void aSearchGoesOverAllSectionsDescriptionsAndChoices() {
        model.queryProperty().set("DARK LIGHT window");
        assertThat(shown()).containsExactly("Theme of the studio");
        assertThat(sections()).containsExactly(Section.APPEARANCE);

        model.queryProperty().set("  hop   landing ");
        assertThat(shown()).containsExactly("Play hop by hop");

        model.queryProperty().set("move");
        assertThat(sections()).contains(Section.BOARD, Section.ENGINE, Section.PLAYING, Section.KEYBOARD);
        assertThat(shownCommands()).containsExactly("game.next");

        model.queryProperty().set("no such thing");
        assertThat(shown()).isEmpty();
        assertThat(sections()).isEmpty();
    }

    @Test
    void commandsAreFoundByWordsMenuAndKeys() {
        model.queryProperty().set("ctrl+s");
        assertThat(shownCommands()).containsExactly("file.save");
        assertThat(sections()).containsExactly(Section.KEYBOARD);

        model.queryProperty().set("file");
        assertThat(shownCommands()).containsExactly("file.open", "file.save");

        model.queryProperty().set("");
        keyboard.pressedProperty().set(KeyStroke.parse("F9"));
        assertThat(shownCommands()).containsExactly("hidden");
        keyboard.pressedProperty().set(KeyStroke.parse("F8"));
        assertThat(shownCommands()).isEmpty();
    }

    @Test
    void choosingASectionEndsTheSearch() {
        model.queryProperty().set("dark");
        model.sectionProperty().set(Section.ENGINE);

        assertThat(model.queryProperty().get()).isEmpty();
        assertThat(shown())
                .containsExactly(
                        "Lines",
                        "Arrows on the board",
                        "Threads",
                        "Memory of the engine, in MB",
                        "Another engine",
                        "Arguments of the other engine");
    }

    @Test
    void commandsStandMenuByMenuThoseInNoneLast() {
        assertThat(keyboard.rows()).extracting(Row::menu).containsExactly("File", "File", "Game", "In no menu");
    }

    @Test
    void everythingIsResetTogetherAndHadBack() {
        var settings = fixture.settings;
        assertThat(model.changedProperty().get()).isFalse();
        settings.theme().set(Theme.DARK);
        settings.choice("playback.pace", Pace.SECOND).set(Pace.FIVE_SECONDS);
        settings.engineLines().set(1);
        keyboard.press(fixture.commands.get("file.open"), KeyStroke.parse("F3"));
        assertThat(model.changedProperty().get()).isTrue();

        model.resetAll();
        assertThat(model.changedProperty().get()).isFalse();
        assertThat(settings.theme().get()).isEqualTo(Theme.LIGHT);
        assertThat(settings.engineLines().get()).isEqualTo(3);
        assertThat(fixture.commands.byShortcut(KeyStroke.parse("F3"))).isEmpty();

        model.messages().shown().get(0).action().orElseThrow().task().run();
        assertThat(settings.theme().get()).isEqualTo(Theme.DARK);
        assertThat(settings.choice("playback.pace", Pace.SECOND).get()).isEqualTo(Pace.FIVE_SECONDS);
        assertThat(settings.engineLines().get()).isEqualTo(1);
        assertThat(fixture.commands.byShortcut(KeyStroke.parse("F3"))).isPresent();
    }

    @Test
    void theFolderThatFollowsTheFilesCountsAsNoChange() {
        fixture.settings.lastFolder().set(java.nio.file.Path.of("elsewhere"));

        assertThat(model.changedProperty().get()).isFalse();
        assertThat(model.of(Section.FILES)).singleElement().satisfies(folder -> {
            assertThat(folder.isChanged()).isTrue();
            folder.reset();
            assertThat(folder.isChanged()).isFalse();
        });
    }

    @Test
    void aKeyIsGivenRefusedOrLeftToTheQuestionWhoseItIs() {
        var open = fixture.commands.get("file.open");
        var save = fixture.commands.get("file.save");

        assertThat(keyboard.press(open, KeyStroke.parse("F3"))).isEqualTo(new Offer.Given());
        assertThat(keyboard.press(open, KeyStroke.parse("F3"))).isEqualTo(new Offer.Given());
        assertThat(open.shortcuts()).hasSize(2);
        assertThat(keyboard.press(open, KeyStroke.parse("Tab")))
                .isEqualTo(new Offer.Refused("“Tab” cannot be used: it moves the focus."));
        assertThat(keyboard.press(open, KeyStroke.parse("Ctrl+S"))).isEqualTo(new Offer.Taken(save));
        assertThat(save.shortcuts()).hasSize(1);

        keyboard.takeOver(open, KeyStroke.parse("Ctrl+S"));
        assertThat(save.shortcuts()).isEmpty();
        assertThat(fixture.settings.keys().get())
                .isEqualTo(Map.of("file.open", List.of("Ctrl+O", "F3", "Ctrl+S"), "file.save", List.of()));

        keyboard.reset(save);
        assertThat(save.shortcuts()).containsExactly(KeyStroke.parse("Ctrl+S"));
        assertThat(open.shortcuts()).hasSize(2);
        keyboard.clear(open);
        assertThat(open.shortcuts()).isEmpty();
    }

    @Test
    void aCommandTakesFiveKeys() {
        var open = fixture.commands.get("file.open");
        for (var key : List.of("F2", "F3", "F4", "F5")) {
            assertThat(keyboard.takesMore(open)).isTrue();
            keyboard.press(open, KeyStroke.parse(key));
        }

        assertThat(keyboard.takesMore(open)).isFalse();
        assertThat(fixture.complaints).isEmpty();
    }
}
