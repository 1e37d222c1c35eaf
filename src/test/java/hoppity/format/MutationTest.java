package hoppity.format;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.format.hgn.HgnFormat;
import hoppity.format.json.JsonFormat;
import hoppity.record.RandomRecords;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Damaged files: whatever they hold, a reader gives games that can be written, or one line that says what is wrong. */
class MutationTest {
    private static final int MUTATIONS = 100;
    private static final int WRITTEN_AGAIN = 5;
    private static final long LONGEST_NANOS = 1_000_000_000;
    private static long longest;
    private static final Damage DAMAGE = new Damage(
            "{}[]()\"\\,:;%$*!?-@=.0123456789abhx \n\r\t\u0000é\ud83d",
            List.of(
                    "null",
                    "true",
                    "1e999",
                    "-1",
                    "[[[[",
                    "{\"id\":0}",
                    "\"p\":1",
                    "g3-f4",
                    "--",
                    "@resign",
                    "1-0",
                    "*",
                    "( ",
                    " ) ",
                    "[%pre]",
                    "[%ev ",
                    "[Variant \"halma-8\"]",
                    "99999999999999999999",
                    "\\u",
                    "{[%tail json,{},]}"));

    @ParameterizedTest
    @CsvSource({"json,200", "json-lines,50", "hgn,200"})
    void nothingElseEscapes(String name, int files) {
        int read = damage(name, files);
        assertThat(read).as("some damage is harmless").isBetween(1, files * MUTATIONS - 1);
    }

    /** A million files in a process of 256 MB, none of which may keep it busy for a second. */
    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"json", "json-lines", "hgn"})
    void amongAMillionNothingElseEscapes(String name) throws Exception {
        var child = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx256m",
                        "-XX:+UseSerialGC",
                        "-cp",
                        System.getProperty("java.class.path"),
                        MutationTest.class.getName(),
                        name,
                        "10000")
                .redirectErrorStream(true)
                .start();
        var said = new String(child.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(child.waitFor()).as(said).isZero();
    }

    /** Damages files: {@code FORMAT FILES}, a hundred times each. */
    public static void main(String[] arguments) {
        int files = Integer.parseInt(arguments[1]);
        long start = System.nanoTime();
        int read = damage(arguments[0], files);
        System.out.printf(
                "%s: %d of %d damaged files were read; %d s, at most %d ms of processor time for one%n",
                arguments[0],
                read,
                files * MUTATIONS,
                (System.nanoTime() - start) / 1_000_000_000,
                longest / 1_000_000);
        if (longest > LONGEST_NANOS) {
            throw new AssertionError("one file took longer than a second");
        }
    }

    private static int damage(String name, int files) {
        var format = Formats.all().stream()
                .filter(f -> f.name().equals(name))
                .findFirst()
                .orElseThrow();
        var threads = ManagementFactory.getThreadMXBean();
        int read = 0;
        for (int seed = 0; seed < files; seed++) {
            var random = new Random(seed);
            var text = format.write(List.of(new RandomRecords(seed, true).next(12)))
                    .text();
            for (int i = 0; i < MUTATIONS; i++) {
                var mutant = DAMAGE.of(text, random);
                long before = threads.getCurrentThreadCpuTime();
                read += readable(format, mutant, i % WRITTEN_AGAIN == 0) ? 1 : 0;
                longest = Math.max(longest, threads.getCurrentThreadCpuTime() - before);
            }
        }
        return read;
    }

    private static boolean readable(Format format, String text, boolean writtenAgain) {
        try {
            var result = format.read(text.getBytes(StandardCharsets.UTF_8), null);
            assertThat(result.games()).isNotEmpty();
            assertThat(result.notes()).allMatch(note -> Damage.isOneLine(note.toString()));
            if (!writtenAgain) {
                return true;
            }
            var written = format.write(result.games());
            var again = format.read(written.text().getBytes(StandardCharsets.UTF_8), null);
            for (int i = 0; i < result.games().size(); i++) {
                assertThat(RecordDifference.between(
                                written.kept().get(i), again.games().get(i), format.keepsNodeIds()))
                        .as(text)
                        .isEmpty();
            }
            return true;
        } catch (FormatException e) {
            assertThat(Damage.isOneLine(e.getMessage())).as(e.getMessage()).isTrue();
            return false;
        } catch (RuntimeException | StackOverflowError e) {
            throw new AssertionError("this file is not read in an orderly way: " + text, e);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4})
    void neitherDoesAnythingFromRandomBytes(int seed) throws Exception {
        var random = new Random(seed);
        var refused = new ArrayList<String>();
        for (int i = 0; i < 400; i++) {
            var bytes = new byte[random.nextInt(200)];
            random.nextBytes(bytes);
            for (var format : List.of(JsonFormat.SINGLE, JsonFormat.LINES, HgnFormat.INSTANCE)) {
                try {
                    format.read(bytes, null);
                } catch (FormatException e) {
                    refused.add(e.getMessage());
                }
            }
            try {
                Formats.detect(bytes, "x.hgn");
            } catch (FormatException e) {
                refused.add(e.getMessage());
            }
        }
        assertThat(refused).allMatch(Damage::isOneLine).hasSizeGreaterThan(1000);
    }
}
