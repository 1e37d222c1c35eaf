package hoppity.studio.recovery;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.notation.MoveText;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import hoppity.studio.backup.Backups;
import hoppity.studio.concurrent.InlineTasks;
import hoppity.studio.document.GameDocument;
import hoppity.studio.session.DiskFiles;
import hoppity.studio.session.FixedPrompts;
import hoppity.studio.session.Session;
import hoppity.studio.settings.Settings;
import hoppity.studio.shell.Notifications;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneOffset;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EarlierVersionsViewModelTest {
    private static final Variant HALMA = Variants.presets().get("halma-8");

    @TempDir
    Path folder;

    private final FixedPrompts prompts = new FixedPrompts();
    private Session session;
    private EarlierVersionsViewModel model;

    @BeforeEach
    void start() {
        var backups = new Backups(folder.resolve("backups"));
        session = new Session(
                new InlineTasks(),
                new DiskFiles(backups),
                prompts,
                new Notifications(),
                new Settings(),
                Clock.systemUTC());
        model = new EarlierVersionsViewModel(backups, session, new InlineTasks(), ZoneOffset.UTC);
    }

    private GameDocument game() {
        return session.document().orElseThrow();
    }

    private void play(String move) {
        game().play(new MoveText(HALMA.topology()).read(move));
    }

    private void saveThreeTimes(String name) {
        session.newGame(HALMA);
        prompts.toSave = folder.resolve(name);
        play("g3-f4");
        session.save();
        play("c8-d7");
        session.save();
        play("h4-h5");
        session.save();
    }

    @Test
    void whereNothingWasSavedOverTheListSaysSo() {
        model.look();

        assertThat(model.versions()).isEmpty();
        assertThat(model.stateProperty().get()).startsWith("Nothing has been saved over yet");
    }

    @Test
    void theVersionsOfTheOpenGamesFileAreShownTheNewestFirst() throws IOException {
        saveThreeTimes("evening.hgj");
        saveThreeTimes("morning.hgn");

        model.look();

        assertThat(model.files()).hasSize(3);
        assertThat(model.fileProperty().get().label()).isEqualTo("morning.hgn — " + folder);
        assertThat(model.versions())
                .extracting(version -> model.row(version).name())
                .containsOnly("morning.hgn");
        assertThat(model.versions()).hasSize(2);
        assertThat(model.row(model.versions().get(0)).facts()).endsWith("2 moves");
        assertThat(model.row(model.versions().get(1)).facts()).endsWith("1 move");

        model.fileProperty().set(model.files().get(0));
        assertThat(model.versions()).hasSize(4);
    }

    @Test
    void aVersionOpensAsAGameOfItsOwnAndOverwritesNothing() throws IOException {
        saveThreeTimes("evening.hgj");
        var before = Files.readString(folder.resolve("evening.hgj"));
        model.look();

        model.open(model.versions().get(1));

        assertThat(session.games().all()).hasSize(2);
        assertThat(game().record().tree().size()).isEqualTo(2);
        assertThat(game().fileProperty().get()).isNull();
        assertThat(game().isDirty()).isTrue();
        assertThat(Files.readString(folder.resolve("evening.hgj"))).isEqualTo(before);
    }

    @Test
    void aDamagedVersionSaysWhatIsWrongWithIt() throws IOException {
        saveThreeTimes("evening.hgj");
        model.look();
        Files.writeString(model.versions().get(0).version().file(), "{");

        var fresh = new EarlierVersionsViewModel(
                new Backups(folder.resolve("backups")), session, new InlineTasks(), ZoneOffset.UTC);
        fresh.look();

        assertThat(fresh.versions()).hasSize(2);
        var row = fresh.row(fresh.versions().get(0));
        assertThat(row.board()).isNull();
        assertThat(row.facts()).contains("line 1");
    }
}
