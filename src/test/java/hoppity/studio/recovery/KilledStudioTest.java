package hoppity.studio.recovery;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.format.RecordFile;
import hoppity.record.GameRecord;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A studio is killed while it edits and saves: whenever that is, its file is whole, the version before or after, and the
 * journal has all edits but those of the last two seconds.
 */
class KilledStudioTest {
    private static final Path SAMPLE = Path.of("samples", "halma-8-shortest.hgj");
    private static final long MAY_BE_LOST_MILLIS = 2000;
    private static final int LONGEST_LIFE_MILLIS = 3000;

    @TempDir
    Path folder;

    /** What a killed studio said. */
    private static final class Report {
        private final List<Long> times = new ArrayList<>(List.of(0L));
        private int saving;
        private int saved;

        void add(String line) {
            var words = line.split(" ");
            switch (words[0]) {
                case "edit" -> times.add(Long.parseLong(words[2]));
                case "save" -> saving = Integer.parseInt(words[1]);
                case "saved" -> saved = Integer.parseInt(words[1]);
                default -> throw new AssertionError("unexpected: " + line);
            }
        }

        int edits() {
            return times.size() - 1;
        }
    }

    @Test
    void nothingButTheLastTwoSecondsIsLostWhenAStudioIsKilled() throws Exception {
        kill(8);
    }

    @Test
    @Tag("slow")
    void nothingIsLostAtFiveHundredInstants() throws Exception {
        kill(500);
    }

    private void kill(int times) throws IOException, InterruptedException {
        var random = new Random(5);
        long worst = 0;
        int journals = 0;
        for (int i = 0; i < times; i++) {
            Files.copy(SAMPLE, folder.resolve("game.hgj"), StandardCopyOption.REPLACE_EXISTING);
            var report = runAndKill(i, random.nextInt(LONGEST_LIFE_MILLIS));

            int inFile = editsIn(load(folder.resolve("game.hgj")));
            assertThat(inFile).as("the version before or after").isIn(report.saved, report.saving);

            var found = new JournalFolder(folder.resolve("recovery")).read();
            assertThat(found.notices()).isEmpty();
            int recovered = inFile;
            for (var kept : found.games()) {
                assertThat(kept.file()).isEqualTo(folder.resolve("game.hgj"));
                recovered = Math.max(recovered, editsIn(kept.record()));
                new JournalFolder(folder.resolve("recovery")).delete(kept.id());
                journals++;
            }
            if (recovered < report.edits()) {
                long lost = report.times.get(report.edits()) - report.times.get(recovered + 1);
                worst = Math.max(worst, lost);
                assertThat(lost)
                        .as("milliseconds between the first edit that is lost and the end")
                        .isLessThanOrEqualTo(MAY_BE_LOST_MILLIS);
            }
        }
        assertThat(journals).as("studios with unsaved changes").isPositive();
        System.out.println(times + " studios killed, " + journals + " journals, at worst " + worst + " ms lost");
    }

    private Report runAndKill(int seed, int lifeMillis) throws IOException, InterruptedException {
        var studio = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-Xmx128m",
                        "-cp",
                        System.getProperty("java.class.path"),
                        EditingStudio.class.getName(),
                        folder.toString(),
                        String.valueOf(seed))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        var report = new Report();
        try (var said = new BufferedReader(new InputStreamReader(studio.getInputStream(), StandardCharsets.UTF_8))) {
            var first = said.readLine();
            assertThat(first).as("the first edit").isNotNull();
            report.add(first);
            var killer = new Thread(() -> {
                try {
                    Thread.sleep(lifeMillis);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
                // The process itself would close what it said along with it.
                studio.toHandle().destroyForcibly();
            });
            killer.start();
            for (var line = said.readLine(); line != null; line = said.readLine()) {
                // The last line may have been cut.
                if (line.matches("edit \\d+ \\d{5,}|saved? \\d+")) {
                    report.add(line);
                }
            }
            killer.join();
        } finally {
            studio.destroyForcibly();
        }
        assertThat(studio.waitFor(30, TimeUnit.SECONDS)).isTrue();
        return report;
    }

    private static GameRecord load(Path file) throws IOException {
        var read = RecordFile.load(file);
        assertThat(read.notes()).as("a whole file needs no forgiving").isEmpty();
        assertThat(read.games()).hasSize(1);
        return read.games().get(0);
    }

    /** How many edits a game holds; 0 for the one that the studio began with. Anything between two edits fails. */
    private static int editsIn(GameRecord record) throws IOException {
        var sample = RecordFile.load(SAMPLE).games().get(0);
        assertThat(record.tree().size()).isEqualTo(sample.tree().size());
        var text = record.tree().root().annotations().post().get(0).text();
        if (text.equals(sample.tree().root().annotations().post().get(0).text())) {
            return 0;
        }
        int edits = Integer.parseInt(text.substring(0, text.indexOf(' ')));
        assertThat(text).isEqualTo(EditingStudio.comment(edits));
        return edits;
    }
}
