package hoppity.studio.app;

import static hoppity.words.Words.noted;
import static hoppity.words.Words.tr;

import hoppity.studio.session.Session;
import hoppity.studio.shell.WelcomeView.GameLink;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.List;

/** The sample games that come with the program. */
final class Samples {
    private static final String FOLDER = "/hoppity/samples/";

    private record Sample(String file, String title, String detail) {}

    /** The shortest games, then some of those that the engine has played: few enough to leave room for new games. */
    private static final List<Sample> SAMPLES = List.of(
            new Sample(
                    "halma-8-shortest.hgj",
                    noted("The shortest game of Halma 8×8"),
                    noted("24 plies, with the idea of each ladder")),
            new Sample(
                    "kutochky-corner-shortest.hgj",
                    noted("The shortest game of the corner"),
                    noted("30 plies without diagonals, with the idea of each ladder")),
            new Sample(
                    "chinese-checkers-2-shortest.hgj",
                    noted("The shortest game of Chinese checkers"),
                    noted("30 plies on the star, with the idea of each ladder")),
            ofEngine(
                    "chinese-checkers-6",
                    noted("Chinese checkers, six players"),
                    noted("the engine against itself: each for itself, with everybody's chances")),
            ofEngine(
                    "halma-16-four",
                    noted("Halma 16×16, four players"),
                    noted("the engine against itself: leaps of twenty tempi across the middle")),
            ofEngine(
                    "halma-16-partners",
                    noted("Halma 16×16, partners"),
                    noted("the engine against itself: two and two")),
            ofEngine(
                    "gambiter-halma-8",
                    noted("Halma 8×8, GAMBITER.RU"),
                    noted("the engine against itself: with its rule clocks")));

    private Samples() {}

    private static Sample ofEngine(String variant, String title, String detail) {
        return new Sample(variant + "-self-play.hgj", title, detail);
    }

    static List<GameLink> links(Session session) {
        return SAMPLES.stream()
                .map(sample -> new GameLink(
                        tr(sample.title()),
                        tr(sample.detail()),
                        () -> session.openSample(tr(sample.title()), () -> content(sample.file()))))
                .toList();
    }

    /** The name of the smallest. */
    static String shortest() {
        return SAMPLES.get(0).file();
    }

    static byte[] content(String file) throws IOException {
        try (var in = Samples.class.getResourceAsStream(FOLDER + file)) {
            if (in == null) {
                throw new FileNotFoundException(tr("{0} is missing from the program", file));
            }
            return in.readAllBytes();
        }
    }
}
