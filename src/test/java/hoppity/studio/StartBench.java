package hoppity.studio;

import hoppity.studio.app.Launcher;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/**
 * Measures the start of the studio, from the start of its process to a window at rest that shows a game: from the jar, and
 * from the packaged image if it is there. By turns with them an empty JavaFX window is started; what counts is the ratio
 * to it. Each starts once unmeasured, so that all files are in memory.
 *
 * <p>Argument: how often each is started, 9 by default. Runs in the project's folder after {@code mvn -Pimage
 * -DskipTests package}, and needs a display.
 */
public final class StartBench {
    private static final String SAMPLE = "samples/halma-8-shortest.hgj";
    private static final Path LAUNCHER = Path.of("target/image/bin/hoppity");

    private StartBench() {}

    public static void main(String[] arguments) throws IOException, InterruptedException {
        int times = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 9;
        var configuration = Files.createTempDirectory("hoppity-start");
        var commands = commands();
        Map<String, List<Double>> measured = new LinkedHashMap<>();
        for (int i = 0; i <= times; i++) {
            for (var command : commands.entrySet()) {
                double seconds = start(command.getValue(), configuration);
                if (i > 0) {
                    measured.computeIfAbsent(command.getKey(), name -> new ArrayList<>())
                            .add(seconds);
                }
            }
        }
        double empty = median(measured.values().iterator().next());
        measured.forEach((name, seconds) -> System.out.printf(
                Locale.ROOT,
                "%-14s median %.2f s, %.2f to %.2f s, %.2f times the empty window%n",
                name,
                median(seconds),
                seconds.stream().min(Double::compare).orElseThrow(),
                seconds.stream().max(Double::compare).orElseThrow(),
                median(seconds) / empty));
    }

    private static Map<String, List<String>> commands() {
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        var emptyPath = String.join(
                File.pathSeparator,
                "target/test-classes",
                "target/classes",
                Path.of("target/lib").resolve("*").toString());
        Map<String, List<String>> commands = new LinkedHashMap<>();
        commands.put("empty window", List.of(java, "-cp", emptyPath, EmptyWindow.Start.class.getName()));
        commands.put("jar", List.of(java, "-jar", "target/hoppity.jar", "studio", "--measure-start", SAMPLE));
        if (Files.exists(LAUNCHER)) {
            commands.put("image", List.of(LAUNCHER.toString(), "studio", "--measure-start", SAMPLE));
        }
        return commands;
    }

    /** Starts a program and returns how many seconds passed until it said that its window is ready. */
    private static double start(List<String> command, Path configuration) throws IOException, InterruptedException {
        var builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().put("XDG_CONFIG_HOME", configuration.toString());
        long start = System.nanoTime();
        var process = builder.start();
        try (var output = process.inputReader(StandardCharsets.UTF_8)) {
            var line = output.readLine();
            double seconds = (System.nanoTime() - start) / 1e9;
            int code = process.waitFor();
            if (!Objects.equals(line, Launcher.READY) || code != 0) {
                throw new IllegalStateException(
                        String.join(" ", command) + " said " + line + " and ended with " + code);
            }
            return seconds;
        }
    }

    private static double median(List<Double> values) {
        var sorted = values.stream().mapToDouble(Double::doubleValue).sorted().toArray();
        return sorted[sorted.length / 2];
    }
}
