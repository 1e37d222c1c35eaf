package hoppity.export.latex;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.export.ExportGames;
import hoppity.export.document.Document;
import hoppity.record.GameRecord;
import hoppity.record.RandomRecords;
import hoppity.rules.Variants;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class LatexSourceTest {
    private static final Pattern COMMAND =
            Pattern.compile("\\\\(begin|end)\\{([a-z]+)}|\\\\[A-Za-z]+|\\\\.|[{}$]", Pattern.DOTALL);

    private static String source(GameRecord game) {
        var source = new StringBuilder();
        try {
            LatexSource.write(Document.of(game), source);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return source.toString();
    }

    /** Groups, environments and mathematics close in the order in which they opened. */
    private static void isBalanced(String source) {
        var open = new ArrayDeque<String>();
        var commands = COMMAND.matcher(source);
        while (commands.find()) {
            var command = commands.group();
            if (commands.group(2) != null) {
                if (commands.group(1).equals("begin")) {
                    open.push(commands.group(2));
                } else {
                    assertThat(open.pop()).isEqualTo(commands.group(2));
                }
            } else if (command.equals("{")) {
                open.push("}");
            } else if (command.equals("}")) {
                assertThat(open.pop()).as("around %s", commands.start()).isEqualTo("}");
            } else if (command.equals("$")) {
                if ("$".equals(open.peek())) {
                    open.pop();
                } else {
                    open.push("$");
                }
            }
        }
        assertThat(open).isEmpty();
    }

    private static String body(String source) {
        return source.substring(source.indexOf("\\begin{document}"));
    }

    @Test
    void theSourceIsAsItWas() throws IOException {
        var golden = LatexSourceTest.class.getResourceAsStream("annotated.tex");
        assertThat(golden).isNotNull();
        assertThat(source(ExportGames.annotated()))
                .isEqualTo(new String(golden.readAllBytes(), StandardCharsets.UTF_8));
    }

    @Test
    void everySpecialCharacterIsEscaped() {
        assertThat(LatexText.of("\\ { } $ & # % _ ^ ~ < > | \" ` ' - , ? !"))
                .isEqualTo(
                        "\\textbackslash{} \\{ \\} \\$ \\& \\# \\% \\_ \\textasciicircum{} \\textasciitilde{} "
                                + "\\textless{} \\textgreater{} \\textbar{} \\textquotedbl{} \\textasciigrave{} '{} -{} ,{} ?{} !{}");
        assertThat(LatexText.of("Łukasz Žižka, Über é å ő"))
                .isEqualTo("\\L{}ukasz \\v{Z}i\\v{z}ka,{} \\\"{U}ber \\'{e} \\r{a} \\H{o}");
        assertThat(LatexText.of("Привіт, x")).isEqualTo("\\hopcyrillic{Привіт},{} x");
        assertThat(LatexText.of("α😀\u202e\u0007\ue000\u200d"))
                .isEqualTo("\\hopchar{03B1}\\hopchar{1F600}\\hopchar{E000}");
        assertThat(LatexText.of("one\n\n\ttwo")).isEqualTo("one\\hopbreak{} two");
    }

    @Test
    void nothingThatTexDoesNotKnowIsLeft() {
        for (int point = 0; point < 0x3000; point++) {
            var latex = LatexText.of(Character.toString(point));
            isBalanced(latex);
            var rest = latex.startsWith(LatexText.CYRILLIC_WORD) ? "" : latex;
            assertThat(rest).as("U+%04X", point).matches("[ -~]*");
            // A single character of these is never itself.
            assertThat(latex).isNotIn("\\", "{", "}", "$", "&", "#", "%", "_", "^", "\"");
        }
        assertThat(LatexText.of("\u00a0")).isEqualTo("~");
    }

    @Test
    void whateverARecordHoldsTheSourceIsBalanced() {
        var records = new RandomRecords(19, false);
        for (int i = 0; i < 60; i++) {
            var source = source(records.next(60));
            isBalanced(source);
            assertThat(body(source)).doesNotContainPattern("(?<!\\\\)[#_%&]");
            assertThat(source).doesNotContain("\n\n\n");
        }
    }

    @Test
    void hostileTextsStayTexts() {
        var latex = LatexText.of(ExportGames.HOSTILE);
        isBalanced(latex);
        assertThat(latex).contains("\\textbackslash{}input\\{x\\}").doesNotContain("\\input");
    }

    @Test
    void allBoardsAreDrawnWithColoursThatAreDefined() {
        for (var variant : Variants.presets().all()) {
            var source = source(new GameRecord(variant));
            isBalanced(source);
            Pattern.compile("color=(hop[a-z0-9]+)")
                    .matcher(source)
                    .results()
                    .map(r -> r.group(1))
                    .distinct()
                    .forEach(name -> assertThat(source).contains("\\definecolor{" + name + "}{RGB}{"));
        }
    }

    @Test
    void cyrillicLettersAreAskedForWhereTheyAreNeeded() {
        assertThat(source(ExportGames.annotated())).contains("\\usepackage[T2A,T1]{fontenc}");
        assertThat(source(ExportGames.read("[Variant \"halma-8\"]\n\n1. g3-f4 *")))
                .contains("\\usepackage[T1]{fontenc}");
    }
}
