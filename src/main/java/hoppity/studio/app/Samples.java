package hoppity.studio.app;

import hoppity.studio.session.Session;
import hoppity.studio.shell.WelcomeView.GameLink;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.List;

/** The sample games that come with the program. */
final class Samples {
    private static final String FOLDER = "/hoppity/samples/";

    private record Sample(String file, String title, String detail) {}

    private static final List<Sample> SAMPLES = List.of(
            new Sample(
                    "halma-8-shortest.hgj", "The shortest game of Halma 8×8", "24 plies, with the idea of each ladder"),
            new Sample(
                    "kutochky-corner-shortest.hgj",
                    "The shortest game of the corner",
                    "30 plies without diagonals, with the idea of each ladder"),
            new Sample(
                    "gambiter-halma-8-self-play.hgj", "Halma 8×8, GAMBITER.RU", "the engine against itself: both fill"),
            new Sample("kutochky-3x3-self-play.hgj", "Kutochky 3×3", "the engine against itself"),
            new Sample("halma-16-self-play.hgj", "Halma 16×16", "the engine against itself, 198 plies"));

    private Samples() {}

    static List<GameLink> links(Session session) {
        return SAMPLES.stream()
                .map(sample -> new GameLink(
                        sample.title(),
                        sample.detail(),
                        () -> session.openSample(sample.title(), () -> content(sample.file()))))
                .toList();
    }

    private static byte[] content(String file) throws IOException {
        try (var in = Samples.class.getResourceAsStream(FOLDER + file)) {
            if (in == null) {
                throw new FileNotFoundException(file + " is missing from the program");
            }
            return in.readAllBytes();
        }
    }
}
