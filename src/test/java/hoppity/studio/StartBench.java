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

/**
 * Measures the start of the studio, from the start of its process to a window that shows a game and takes keys, and to one with
 * everything in it and at rest: from the jar, and from the packaged image if it is there. By turns with them an empty JavaFX window is
 * started; what counts is the ratio to it. Each starts once unmeasured, so that all files are in memory.
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
                for (var time : start(command.getValue(), configuration).entrySet()) {
                    if (i > 0) {
                        measured.computeIfAbsent(command.getKey() + " " + time.getKey(), name -> new ArrayList<>())
                                .add(time.getValue());
                    }
                }
            }
        }
        double empty = median(measured.values().iterator().next());
        measured.forEach((name, seconds) -> System.out.printf(
                Locale.ROOT,
                "%-22s median %.2f s, %.2f to %.2f s, %.2f times the empty window%n",
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

    /** Starts a program and returns after how many seconds it said each of its words. */
    private static Map<String, Double> start(List<String> command, Path configuration)
            throws IOException, InterruptedException {
        var builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().put("XDG_CONFIG_HOME", configuration.toString());
        long start = System.nanoTime();
        var process = builder.start();
        Map<String, Double> said = new LinkedHashMap<>();
        try (var output = process.inputReader(StandardCharsets.UTF_8)) {
            for (var line = output.readLine(); line != null; line = output.readLine()) {
                said.put(line, (System.nanoTime() - start) / 1e9);
            }
            int code = process.waitFor();
            if (!said.containsKey(Launcher.READY) || code != 0) {
                throw new IllegalStateException(
                        String.join(" ", command) + " said " + said.keySet() + " and ended with " + code);
            }
            return said;
        }
    }

    private static double median(List<Double> values) {
        var sorted = values.stream().mapToDouble(Double::doubleValue).sorted().toArray();
        return sorted[sorted.length / 2];
    }
}
