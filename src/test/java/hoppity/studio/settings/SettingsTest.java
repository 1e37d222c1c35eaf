package hoppity.studio.settings;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import hoppity.studio.theme.BoardTheme;
import hoppity.studio.theme.Motion;
import hoppity.studio.theme.PieceSet;
import hoppity.studio.theme.Theme;
import hoppity.words.Language;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SettingsTest {
    private static JsonObject json(String text) {
        return JsonParser.parseString(text).getAsJsonObject();
    }

    @Test
    void ofRecentFilesEachIsTakenOnceAndNotTooMany() {
        var stored = new JsonArray();
        for (int i = 0; i < 500; i++) {
            stored.add("/games/" + i / 2 + ".hgj");
        }
        var values = new JsonObject();
        values.add("files.recent", stored);

        var recent = new Settings(values).recentFiles();

        assertThat(recent.files()).hasSize(RecentFiles.MAXIMUM).doesNotHaveDuplicates();
        assertThat(recent.files().get(1)).isEqualTo(Path.of("/games/1.hgj"));
    }

    @Test
    void startsWithTheDefaults() {
        var settings = new Settings();

        assertThat(settings.theme().get()).isEqualTo(Theme.LIGHT);
        assertThat(settings.motion().get()).isEqualTo(Motion.NORMAL);
        assertThat(settings.engineLines().get()).isEqualTo(3);
        assertThat(settings.recentFiles().files()).isEmpty();
        assertThat(settings.window().get()).isEqualTo(WindowPlace.DEFAULT);
        assertThat(settings.complaints()).isEmpty();
    }

    @Test
    void whatIsSetComesBackFromTheSnapshot() {
        var settings = new Settings();
        settings.theme().set(Theme.DARK);
        settings.motion().set(Motion.OFF);
        settings.engineLines().set(5);
        settings.window().set(new WindowPlace(10, 20, 1400, 900, true));
        settings.lastFolder().set(Path.of("games"));
        settings.shares("layout.column", List.of(1.0, 1.0)).set(List.of(0.25, 0.75));
        settings.recentFiles().add(Path.of("a.hgn"));

        var again = new Settings(settings.snapshot());

        assertThat(again.theme().get()).isEqualTo(Theme.DARK);
        assertThat(again.motion().get()).isEqualTo(Motion.OFF);
        assertThat(again.engineLines().get()).isEqualTo(5);
        assertThat(again.window().get()).isEqualTo(new WindowPlace(10, 20, 1400, 900, true));
        assertThat(again.lastFolder().get()).isEqualTo(Path.of("games"));
        assertThat(again.shares("layout.column", List.of(1.0, 1.0)).get()).containsExactly(0.25, 0.75);
        assertThat(again.recentFiles().files()).containsExactly(Path.of("a.hgn").toAbsolutePath());
        assertThat(again.complaints()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"false, OFF", "true, NORMAL", "'\"fast\"', FAST", "'\"slow\"', SLOW"})
    void theSpeedOfAnimationKeepsToTheSwitchThatItWas(String stored, Motion motion) {
        var settings = new Settings(json("{\"animation\": " + stored + "}"));
        assertThat(settings.motion().get()).isEqualTo(motion);

        settings.motion().set(motion == Motion.OFF ? Motion.SLOW : Motion.OFF);
        settings.motion().set(motion);
        assertThat(settings.snapshot()).isEqualTo(json("{\"animation\": " + stored + "}"));
        assertThat(settings.complaints()).isEmpty();
    }

    @Test
    void theLooksOfBoardsAreRemembered() {
        var settings = new Settings();
        assertThat(settings.sounds().get()).isFalse();
        settings.boardTheme().set(BoardTheme.COLOUR_BLIND);
        settings.pieceSet().set(PieceSet.MARBLES);
        settings.sounds().set(true);

        var again = new Settings(settings.snapshot());
        assertThat(again.boardTheme().get()).isEqualTo(BoardTheme.COLOUR_BLIND);
        assertThat(again.pieceSet().get()).isEqualTo(PieceSet.MARBLES);
        assertThat(again.sounds().get()).isTrue();
    }

    @Test
    void unknownKeysStay() {
        var settings = new Settings(json("{\"version\": 7, \"future\": {\"deep\": [1, null]}, \"theme\": \"dark\"}"));
        settings.theme().set(Theme.LIGHT);

        assertThat(settings.snapshot())
                .isEqualTo(json("{\"version\": 7, \"future\": {\"deep\": [1, null]}, \"theme\": \"light\"}"));
    }

    @Test
    void aValueOfTheWrongKindIsReportedAndTheDefaultUsed() {
        var settings = new Settings(
                json("{\"theme\": \"pink\", \"animation\": \"yes\", \"engine.lines\": 11, \"window\": {\"width\": -3},"
                        + " \"files.recent\": 4, \"layout.column\": [1, 0], \"layout.below\": [1, 2, 3]}"));

        assertThat(settings.theme().get()).isEqualTo(Theme.LIGHT);
        assertThat(settings.motion().get()).isEqualTo(Motion.NORMAL);
        assertThat(settings.engineLines().get()).isEqualTo(3);
        assertThat(settings.window().get()).isEqualTo(WindowPlace.DEFAULT);
        assertThat(settings.recentFiles().files()).isEmpty();
        assertThat(settings.shares("layout.column", List.of(0.5, 0.5)).get()).containsExactly(0.5, 0.5);
        assertThat(settings.shares("layout.below", List.of(0.5, 0.5)).get()).containsExactly(0.5, 0.5);
        assertThat(settings.complaints())
                .hasSize(7)
                .contains("Setting \"theme\": \"pink\" is not valid; LIGHT is used.")
                .contains("Setting \"engine.lines\": 11 is not within 1 to 5; 3 is used.");
    }

    @Test
    void theSameKeyIsTheSameProperty() {
        var settings = new Settings();

        assertThat(settings.flag("layout.moves.folded", false)).isSameAs(settings.flag("layout.moves.folded", false));
    }

    @Test
    void recentFilesAreAtMostTwelveTheLatestFirstAndEachOnce() {
        var recent = new Settings().recentFiles();
        for (int i = 0; i < 15; i++) {
            recent.add(Path.of("game" + i + ".hgn"));
        }
        recent.add(Path.of("folder", "..", "game9.hgn"));

        assertThat(recent.files()).hasSize(12).doesNotHaveDuplicates();
        assertThat(recent.files()).first().isEqualTo(Path.of("game9.hgn").toAbsolutePath());
        assertThat(recent.files()).last().isEqualTo(Path.of("game3.hgn").toAbsolutePath());

        recent.remove(Path.of("game9.hgn"));
        assertThat(recent.files()).first().isEqualTo(Path.of("game14.hgn").toAbsolutePath());
    }

    @Test
    void aWindowOutOfReachOfTheMouseLosesItsPlaceButNotItsSize() {
        var screens = List.of(new WindowPlace.Area(0, 0, 1920, 1080), new WindowPlace.Area(1920, 0, 1280, 1024));

        for (var reachable : List.of(
                new WindowPlace(100, 50, 1280, 800, false),
                new WindowPlace(2000, 10, 1280, 800, true),
                new WindowPlace(-1190, 0, 1280, 800, false))) {
            assertThat(reachable.within(screens)).isEqualTo(reachable);
        }
        for (var lost : List.of(
                new WindowPlace(4000, 50, 1280, 800, false),
                new WindowPlace(-1230, 0, 1280, 800, false),
                new WindowPlace(100, -300, 1280, 800, false),
                new WindowPlace(100, 1070, 1280, 800, false))) {
            assertThat(lost.within(screens)).isEqualTo(WindowPlace.DEFAULT);
        }
    }

    @Test
    void theLanguageIsThatOfTheSystemUntilAnotherIsChosen() {
        var settings = new Settings(json("{}"));
        assertThat(settings.language().get()).isEqualTo(LanguageChoice.SYSTEM);
        assertThat(LanguageChoice.SYSTEM.language()).isEqualTo(Language.of(Locale.getDefault()));

        settings.language().set(LanguageChoice.UKRAINIAN);
        assertThat(settings.snapshot()).isEqualTo(json("{\"language\": \"ukrainian\"}"));
        assertThat(new Settings(settings.snapshot()).language().get().language())
                .isEqualTo(Language.UKRAINIAN);
    }

    @Test
    void aLanguageThatTheStudioDoesNotSpeakIsComplainedAbout() {
        var settings = new Settings(json("{\"language\": \"klingon\"}"));

        assertThat(settings.language().get()).isEqualTo(LanguageChoice.SYSTEM);
        assertThat(settings.complaints()).hasSize(1).first().asString().contains("language", "klingon");
    }
}
