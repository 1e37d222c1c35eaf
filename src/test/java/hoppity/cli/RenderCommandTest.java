package hoppity.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RenderCommandTest {
    private static final String GAME = "[Variant \"halma-8\"]\n\n1. g3-f4 c8-d7 *\n";

    @TempDir
    private Path folder;

    private CommandRun render(String text, String out, String... more) throws IOException {
        var in = Files.writeString(folder.resolve("in.hgn"), text);
        var arguments = new ArrayList<>(List.of("render", in.toString(), "-o", out(out)));
        arguments.addAll(List.of(more));
        return CommandRun.of(arguments.toArray(String[]::new));
    }

    private String out(String name) {
        return folder.resolve(name).toString();
    }

    private String content(String name) throws IOException {
        return Files.readString(folder.resolve(name));
    }

    @Test
    void theEndingSaysWhatIsWritten() throws Exception {
        for (var name : List.of("x.html", "x.tex", "x.svg", "x.png", "x.HTM")) {
            var run = render(GAME, name);
            assertThat(run.exitCode()).as(name + run.err()).isZero();
            assertThat(run.out()).isEmpty();
            assertThat(run.err()).isEmpty();
        }
        assertThat(content("x.html")).startsWith("<!DOCTYPE html>").contains(">c8-d7</a>");
        assertThat(content("x.tex")).startsWith("\\documentclass").endsWith("\\end{document}\n");
        var svg = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(Files.readAllBytes(folder.resolve("x.svg"))));
        assertThat(svg.getElementsByTagName("circle").getLength()).isGreaterThan(3 * 20);
        var png = ImageIO.read(folder.resolve("x.png").toFile());
        assertThat(png.getWidth()).isEqualTo(1200);
        // The piece that came to d7 is dark; its neighbour on e7 is an empty cell.
        assertThat(png.getRGB(525, 215) & 0xff).isLessThan(0x50);
        assertThat(png.getRGB(675, 225) & 0xff).isGreaterThan(0x90);
        // No half-written file is left beside them.
        try (var files = Files.list(folder)) {
            assertThat(files).hasSize(6);
        }
    }

    @Test
    void thePlyIsTheOneThatIsAskedFor() throws IOException {
        render(GAME, "start.svg", "--ply", "0");
        render(GAME, "two.svg", "--ply", "2");
        render(GAME, "end.svg");
        assertThat(content("start.svg")).doesNotContain("polyline");
        assertThat(content("two.svg")).contains("polyline").isEqualTo(content("end.svg"));
        assertThat(content("start.svg")).isNotEqualTo(content("two.svg"));
    }

    @Test
    void oneGameOfACollectionIsChosen() throws IOException {
        var two = GAME + "\n" + GAME.replace("g3-f4", "g3-g4");
        assertThat(render(two, "x.html", "--game", "2").exitCode()).isZero();
        assertThat(content("x.html")).contains(">g3-g4</a>");
        var none = render(two, "y.html", "--game", "3");
        assertThat(none.exitCode()).isEqualTo(2);
        assertThat(none.err()).containsExactly("hoppity: --game 3: " + folder.resolve("in.hgn") + " holds 2 games");
        assertThat(folder.resolve("y.html")).doesNotExist();
    }

    @Test
    void whatCannotBeDoneIsSaidInOneLine() throws IOException {
        refused(render(GAME, "x.gif"), 2, "cannot save " + out("x.gif") + ": animations are not there yet; .html");
        refused(render(GAME, "x.doc"), 2, "cannot save " + out("x.doc") + ": its ending is none of .html, .tex");
        refused(render(GAME, "x.html", "--ply", "1"), 2, "--ply is for pictures; .html holds the whole game");
        refused(render(GAME, "x.svg", "--ply", "3"), 2, "--ply 3: the main line has the turns 0 to 2");
        refused(render("[Variant \"none\"]\n", "x.html"), 3, folder.resolve("in.hgn") + ": ");
        refused(render(GAME, "none/x.html"), 2, "cannot save " + out("none/x.html") + ": there is no folder");
        Files.createDirectory(folder.resolve("folder.html"));
        refused(render(GAME, "folder.html"), 2, "cannot save " + out("folder.html") + ": this is a folder");
        refused(CommandRun.of("render", out("missing.hgn"), "-o", out("x.html")), 2, "cannot open ");
        refused(CommandRun.of("render", out("in.hgn")), 2, "Missing required option: '--output=OUT'");
    }

    private static void refused(CommandRun run, int exitCode, String message) {
        assertThat(run.exitCode()).as(run.err().toString()).isEqualTo(exitCode);
        assertThat(run.err()).hasSize(1);
        assertThat(run.err().get(0)).startsWith("hoppity: " + message);
    }
}
