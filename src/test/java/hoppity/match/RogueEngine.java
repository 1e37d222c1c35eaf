package hoppity.match;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;

/** An engine with a fault, which the argument names, in a process of its own. */
final class RogueEngine {
    private RogueEngine() {}

    public static void main(String[] arguments) throws Exception {
        var fault = arguments[0];
        var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        if (fault.equals("mute")) {
            sleep();
        }
        if (fault.equals("offspring")) {
            // Its own child outlives it unless somebody sees to that.
            var child = new ProcessBuilder("sleep", "600").start();
            System.out.println("id name child " + child.pid());
        }
        for (var line = in.readLine(); line != null; line = in.readLine()) {
            switch (line.split(" ")[0]) {
                case "ugi" -> System.out.println("id name Rogue\nugiok");
                case "isready" -> System.out.println("readyok");
                case "go" -> go(fault);
                case "stop" -> System.out.println("bestmove g3-f4");
                case "quit" -> {
                    return;
                }
                default -> {}
            }
        }
    }

    private static void go(String fault) throws IOException, InterruptedException {
        switch (fault) {
            case "dies" -> Runtime.getRuntime().halt(7);
            case "talks" ->
                System.out.println("info depth 3 seldepth 5 multipv 1 score cp 40 nodes 900 pv g3-f4 b6-c5");
            case "names" -> System.out.println("info depth 3 multipv 1 score cp 40 pv a1-h8");
            case "illegal" -> System.out.println("bestmove a1-h8");
            case "garbage" -> System.out.println("bestmove \u0007 of the best");
            case "endless" -> {
                while (!System.out.checkError()) {
                    System.out.print("x".repeat(1000));
                }
            }
            case "floods" -> {
                while (!System.out.checkError()) {
                    System.out.println("info string and so on");
                }
            }
            default -> sleep();
        }
    }

    private static void sleep() throws InterruptedException {
        TimeUnit.MINUTES.sleep(10);
    }
}
