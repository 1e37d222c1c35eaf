package hoppity.export.html;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.export.ExportGames;
import hoppity.export.document.Document;
import hoppity.record.GameRecord;
import hoppity.record.RandomRecords;
import hoppity.rules.Position;
import hoppity.rules.Variants;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

class HtmlPageTest {
    private static final Set<String> ELEMENTS = Set.of(
            "html",
            "head",
            "meta",
            "title",
            "style",
            "body",
            "header",
            "h1",
            "h2",
            "dl",
            "dt",
            "dd",
            "bdi",
            "main",
            "section",
            "article",
            "p",
            "span",
            "a",
            "cite",
            "strong",
            "figure",
            "figcaption",
            "button",
            "script",
            "svg",
            "defs",
            "g",
            "use",
            "rect",
            "circle",
            "polygon",
            "polyline",
            "text");
    private static final Pattern CLASS =
            Pattern.compile("([fs]-[a-z0-9-]+ ?)+|move|number|glyph [a-z]+|evaluation|comment|note|result|main"
                    + "|side d[1-8]|board|definitions|hint");

    private static String page(GameRecord game) {
        var page = new StringBuilder();
        try {
            HtmlPage.write(Document.of(game), page);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return page.toString();
    }

    /** The page is XML too; a reader of XML forgives nothing. */
    private static List<Element> elements(String page) throws Exception {
        var document = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(page)));
        var all = document.getElementsByTagName("*");
        return IntStream.range(0, all.getLength())
                .mapToObj(i -> (Element) all.item(i))
                .toList();
    }

    private static List<Element> named(List<Element> elements, String name) {
        return elements.stream().filter(e -> e.getTagName().equals(name)).toList();
    }

    private static void holdsNothingForeign(List<Element> elements) {
        for (var element : elements) {
            assertThat(ELEMENTS).contains(element.getTagName());
            var attributes = element.getAttributes();
            for (int i = 0; i < attributes.getLength(); i++) {
                var name = attributes.item(i).getNodeName();
                var value = attributes.item(i).getNodeValue();
                assertThat(name).doesNotStartWith("on").isNotIn("src", "style", "srcset", "action");
                if (name.equals("href")) {
                    assertThat(value).matches("#(ground|piece[0-5]|m[0-9]+)");
                } else if (name.equals("class")) {
                    assertThat(value).matches(CLASS);
                }
            }
        }
    }

    @Test
    void hostileTextsStayTexts() throws Exception {
        var text = ExportGames.HOSTILE.replace("\\", "\\\\").replace("\"", "\\\"");
        var game = ExportGames.read("[Variant \"halma-8\"] [Event \"" + text + "\"] [White \"" + text + "\"]\n\n{"
                + ExportGames.HOSTILE.replace("\\", "\\\\").replace("}", "\\}").replace("[", "\\[")
                + "} 1. g3-f4 {[%lbl e5=\"<]} *\n");
        var elements = elements(page(game));

        holdsNothingForeign(elements);
        assertThat(named(elements, "script")).hasSize(1);
        assertThat(named(elements, "title").get(0).getTextContent()).contains(ExportGames.HARMLESS.replace("  ", " "));
        assertThat(named(elements, "span").get(0).getTextContent()).isEqualTo(ExportGames.HARMLESS);
    }

    @Test
    void whateverARecordHoldsThePageIsWellFormedAndClosed() throws Exception {
        var records = new RandomRecords(7, false);
        for (int i = 0; i < 60; i++) {
            var game = records.next(60);
            var page = page(game);
            var elements = elements(page);
            holdsNothingForeign(elements);
            replays(game, elements);
            // What turns the reading round has no place outside of isolated texts, and none inside.
            assertThat(page).doesNotContainPattern("[\u202a-\u202e\u2066-\u2069\u0000-\u0008\u000b\u000e-\u001f]");
            var ids = elements.stream()
                    .map(e -> e.getAttribute("id"))
                    .filter(id -> !id.isEmpty())
                    .toList();
            assertThat(ids).doesNotHaveDuplicates();
        }
    }

    /** Does what the script does with the data, and compares the positions with the record's. */
    private static void replays(GameRecord game, List<Element> elements) {
        var replay = elements.stream()
                .filter(e -> e.getAttribute("id").equals("replay"))
                .findFirst()
                .orElseThrow();
        var positions = new ArrayList<String>();
        positions.add(replay.getAttribute("data-start"));
        elements.stream().filter(e -> e.getAttribute("class").equals("move")).forEach(move -> {
            var cells = positions
                    .get(Integer.parseInt(move.getAttribute("data-after")))
                    .toCharArray();
            var way = move.getAttribute("data-way");
            if (!way.isEmpty()) {
                var route = Arrays.stream(way.split(" ")).map(Integer::valueOf).toList();
                cells[route.get(route.size() - 1)] = cells[route.get(0)];
                cells[route.get(0)] = '.';
            }
            positions.add(String.valueOf(cells));
        });
        var expected = new ArrayList<String>();
        game.tree().read(node -> expected.add(written(game, game.positionAt(node))));
        assertThat(positions).isEqualTo(expected);
    }

    private static String written(GameRecord game, Position position) {
        return IntStream.range(0, game.variant().topology().size())
                .map(position::at)
                .mapToObj(seat -> seat == Position.EMPTY ? "." : "" + seat)
                .collect(Collectors.joining());
    }

    @Test
    void thePolicyAllowsTheOwnStyleAndScriptAndNothingElse() throws Exception {
        var page = page(ExportGames.annotated());
        var policy = named(elements(page), "meta").stream()
                .filter(m -> m.getAttribute("http-equiv").equals("Content-Security-Policy"))
                .map(m -> m.getAttribute("content"))
                .findFirst()
                .orElseThrow();
        assertThat(policy)
                .isEqualTo("default-src 'none'; style-src '" + hash(page, "style") + "'; script-src '"
                        + hash(page, "script") + "'; base-uri 'none'; form-action 'none'");
        // Before anything that it is about.
        assertThat(page.indexOf("Content-Security-Policy")).isLessThan(page.indexOf("<title"));
        assertThat(page.replace("http://www.w3.org/2000/svg", "").replace("http-equiv", ""))
                .doesNotContain("http", "url(", "@import", "//");
    }

    private static String hash(String page, String element) throws Exception {
        var start = page.indexOf("<" + element + ">") + element.length() + 2;
        var content = page.substring(start, page.indexOf("</" + element + ">"));
        var digest = MessageDigest.getInstance("SHA-256").digest(content.getBytes(StandardCharsets.UTF_8));
        return "sha256-" + Base64.getEncoder().encodeToString(digest);
    }

    @Test
    void everyColourThatIsNamedIsDefined() throws Exception {
        for (var variant : Variants.presets().all()) {
            var page = page(new GameRecord(variant));
            var used = new TreeSet<String>();
            elements(page)
                    .forEach(e -> Pattern.compile("\\b[fs]-[a-z0-9-]+")
                            .matcher(e.getAttribute("class"))
                            .results()
                            .forEach(r -> used.add(r.group())));
            for (var name : used) {
                // Once for light, once for dark.
                assertThat(page.split(Pattern.quote("." + name + " {"), -1))
                        .as(name)
                        .hasSize(3);
            }
        }
    }

    @Test
    void variationsGlyphsAndFiguresAreThere() throws Exception {
        var elements = elements(page(ExportGames.annotated()));
        assertThat(named(elements, "figure")).hasSize(4);
        assertThat(named(elements, "p").stream()
                        .map(p -> p.getAttribute("class"))
                        .filter(c -> c.startsWith("side")))
                .containsExactly("side d1", "side d1", "side d2", "side d1");
        assertThat(elements.stream()
                        .filter(e -> e.getAttribute("class").startsWith("glyph"))
                        .map(Element::getTextContent))
                .containsExactly("!", "??", "+−");
        assertThat(elements.stream().filter(e -> e.hasAttribute("data-marks")).map(e -> e.getAttribute("data-marks")))
                .containsExactly("[[\"a\",\"mark-green\",59,52],[\"a\",\"mark-red\",6,22,36],"
                        + "[\"c\",\"mark-blue\",27],[\"l\",\"A\",36]]");
    }

    @Test
    void aVeryLongGameBecomesAPageOfSomeMegabytes() throws Exception {
        var game = new RandomRecords(2, false).chain(Variants.presets().get("gambiter-ugolki"), 20_000);
        var page = page(game);
        assertThat(page.length()).isLessThan(4_000_000);
        assertThat(named(elements(page), "a")).hasSize(20_000);
    }
}
