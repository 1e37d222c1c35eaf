package hoppity.studio.varianteditor;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.format.VariantFile;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import hoppity.studio.concurrent.InlineTasks;
import hoppity.studio.session.FixedPrompts;
import hoppity.studio.session.GameFiles;
import hoppity.studio.session.Session;
import hoppity.studio.settings.Settings;
import hoppity.studio.shell.Notification;
import hoppity.studio.shell.Notification.Severity;
import hoppity.studio.shell.Notifications;
import hoppity.studio.variants.UserVariants;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A file of variants that is opened like a game, as one is that was dropped on the window. */
class VariantOpenerTest {
    private static final Variant HALMA = Variants.presets().get("halma-8");

    @TempDir
    Path folder;

    private final FixedPrompts prompts = new FixedPrompts();
    private final Notifications notifications = new Notifications();
    private final Settings settings = new Settings();
    private UserVariants variants;
    private Session session;
    private Path file;

    @BeforeEach
    void open() {
        var tasks = new InlineTasks();
        variants = UserVariants.open(folder.resolve("variants"), tasks);
        session = new Session(tasks, GameFiles.ON_DISK, prompts, notifications, settings, Clock.systemUTC());
        session.setOnVariantFile(
                new VariantOpener(variants, tasks, settings, notifications, session::newGame, session::newGame)::open);
        file = folder.resolve("theirs.json");
    }

    private static Variant named(String id, String name) {
        return new Variant(id, name, "", HALMA.geometry(), HALMA.options());
    }

    private Notification onlyNotice() {
        assertThat(notifications.shown()).hasSize(1);
        return notifications.shown().get(0);
    }

    @Test
    void itsVariantIsTakenAndAGameCanBeStarted() throws IOException {
        var theirs = named("own.theirs-00000001", "Theirs");
        VariantFile.save(List.of(theirs), file);

        session.open(file, 0);

        assertThat(variants.own()).extracting(Variant::name).containsExactly("Theirs");
        assertThat(session.document()).isEmpty();
        assertThat(settings.recentFiles().files()).isEmpty();
        assertThat(settings.lastFolder().get()).isEqualTo(folder);
        var notice = onlyNotice();
        assertThat(notice.severity()).isEqualTo(Severity.INFO);
        assertThat(notice.text()).isEqualTo("“Theirs” is among your variants now.");
        var action = notice.action().orElseThrow();
        assertThat(action.label()).isEqualTo("Start a game");

        action.task().run();
        assertThat(session.document().orElseThrow().record().variant())
                .isEqualTo(variants.own().get(0));
    }

    @Test
    void fileOpenTakesItAsWellAndWhatIsKnownIsNotTakenTwice() throws IOException {
        VariantFile.save(List.of(HALMA, named("own.a-00000001", "A"), named("own.b-00000001", "B")), file);
        prompts.toOpen = file;

        session.open();

        var notice = onlyNotice();
        assertThat(notice.text()).isEqualTo("“A”, “B” are among your variants now. “Halma 8×8” is here already.");
        assertThat(variants.own()).extracting(Variant::name).containsExactly("A", "B");
        prompts.variant = variants.own().get(1);
        notice.action().orElseThrow().task().run();
        assertThat(session.document().orElseThrow().record().variant()).isEqualTo(prompts.variant);

        session.open();
        assertThat(variants.own()).hasSize(2);
        assertThat(onlyNotice().text()).isEqualTo("“Halma 8×8”, “A”, “B” are here already.");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            "files": 5 | "files": 17 | variants[0].board: a board has sides from 4 to 16, not 17×5
            ["d1"], "corner": "d1" | ["a5"], "corner": "a5" | variants[0].seats[0].target: White's home and target overlap on a5
            "a5"       | "a6"        | variants[0].seats[0].target.cells[0]: "a6" is no cell of a board of 5×5
            """)
    void aWrongOneIsRefusedInOneLine(String good, String wrong, String message) throws IOException {
        var text = "{\"version\": 1, \"variants\": [{\"id\": \"mine\", \"board\": {\"files\": 5, \"ranks\": 5},"
                + " \"seats\": [{\"home\": {\"cells\": [\"d1\"], \"corner\": \"d1\"},"
                + " \"target\": {\"cells\": [\"a5\"], \"corner\": \"a5\"}},"
                + " {\"home\": {\"cells\": [\"b5\"], \"corner\": \"b5\"},"
                + " \"target\": {\"cells\": [\"e1\"], \"corner\": \"e1\"}}]}]}";
        Files.writeString(file, text.replace(good, wrong));

        session.open(file, 0);

        assertThat(onlyNotice().severity()).isEqualTo(Severity.ERROR);
        assertThat(onlyNotice().text()).isEqualTo(file + ": " + message).hasLineCount(1);
        assertThat(variants.own()).isEmpty();
    }
}
