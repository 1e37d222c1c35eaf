package hoppity.export.latex;

import hoppity.export.diagram.Diagram;
import hoppity.export.diagram.DiagramPainter;
import hoppity.export.diagram.Palette;
import hoppity.export.document.Block;
import hoppity.export.document.Document;
import hoppity.export.document.Token;
import java.io.IOException;
import java.util.Locale;

/** Writes a document as LaTeX that pdfLaTeX and LuaLaTeX set with no more than the class article and TikZ. */
public final class LatexSource {
    private static final double HEIGHT = 480;
    private static final double CENTIMETRES = 6.4;
    private static final double PIXEL = CENTIMETRES / HEIGHT;

    /** Deeper variations are not set in further. */
    private static final int DEEPEST = 6;

    private static final String PREAMBLE = """
            \\documentclass[11pt,a4paper]{article}
            \\ifdefined\\directlua
              \\usepackage{fontspec}
              %s\\newcommand{\\hopcyrillic}[1]{#1}
              \\newcommand{\\hopchar}[1]{\\iffontchar\\font"#1 \\char"#1 \\else[U+#1]\\fi}
            \\else
              \\usepackage[%s]{fontenc}
              \\usepackage[utf8]{inputenc}
              \\newcommand{\\hopcyrillic}[1]{{\\fontencoding{T2A}\\selectfont #1}}
              \\newcommand{\\hopchar}[1]{[U+#1]}
            \\fi
            \\usepackage{tikz}
            \\setlength{\\parindent}{0pt}
            \\setlength{\\parskip}{4pt plus 2pt}
            \\emergencystretch=3em
            \\newcommand{\\hopbox}{\\tikz\\draw (0,0) rectangle (1.2ex,1.2ex);}
            \\newcommand{\\hopbreak}{\\hfil\\break}
            \\newcommand{\\hopmain}[1]{\\textbf{#1}}
            \\newcommand{\\hopnumber}[1]{#1~}
            \\newcommand{\\hopglyph}[1]{\\textbf{#1}}
            \\newcommand{\\hopevaluation}[1]{{\\footnotesize(#1)}}
            \\newcommand{\\hopnote}[1]{\\emph{#1}}
            \\newenvironment{hopside}[1]{\\par\\small\\leftskip=#1\\relax}{\\par}
            """;

    private final Document document;
    private final StringBuilder body = new StringBuilder();

    private LatexSource(Document document) {
        this.document = document;
    }

    /** Writes the source. */
    public static void write(Document document, Appendable out) throws IOException {
        new LatexSource(document).write(out);
    }

    private void write(Appendable out) throws IOException {
        body.append("\\begin{document}\n{\\LARGE\\bfseries ")
                .append(LatexText.of(document.title()))
                .append("\\par}\n\\medskip\n");
        document.blocks().forEach(this::block);
        body.append("\\end{document}\n");
        boolean cyrillic = body.indexOf(LatexText.CYRILLIC_WORD) >= 0;
        out.append(String.format(
                Locale.ROOT,
                PREAMBLE,
                cyrillic ? "\\IfFontExistsTF{CMU Serif}{\\setmainfont{CMU Serif}}{}\n  " : "",
                cyrillic ? "T2A,T1" : "T1"));
        for (var ink : Palette.LIGHT.shown(document.start().variant().seatCount())) {
            out.append(TikzDrawing.color(ink));
        }
        out.append("\\newcommand{\\hopground}{%\n");
        var ground = drawing();
        painter(ground, document.start()).ground(document.start().variant());
        out.append(ground.commands()).append("}\n").append(body);
    }

    private void block(Block block) {
        if (block instanceof Block.Facts facts) {
            for (var fact : facts.facts()) {
                body.append("\\textit{")
                        .append(LatexText.of(fact.label()))
                        .append(":} ")
                        .append(LatexText.of(fact.value()))
                        .append("\\par\n");
            }
        } else if (block instanceof Block.Heading heading) {
            body.append("\\subsection*{").append(LatexText.of(heading.text())).append("}\n");
        } else if (block instanceof Block.Figure figure) {
            figure(figure);
        } else if (block instanceof Block.Line line) {
            line(line);
        }
    }

    private void figure(Block.Figure figure) {
        var diagram = figure.diagram();
        var drawing = drawing();
        var painter = painter(drawing, diagram);
        painter.lastMove(diagram.lastRoute());
        painter.pieces(diagram.position(), diagram.isMarked());
        painter.shapes(diagram.shapes());
        body.append(String.format(
                        Locale.ROOT,
                        "\\begin{center}\n\\begin{tikzpicture}[x=%.6fcm,y=-%.6fcm]\n\\hopground\n",
                        PIXEL,
                        PIXEL))
                .append(drawing.commands())
                .append("\\end{tikzpicture}\n\n{\\small ")
                .append(LatexText.of(figure.caption()))
                .append("}\n\\end{center}\n");
    }

    private void line(Block.Line line) {
        boolean main = line.depth() == 0;
        int depth = Math.min(DEEPEST, line.depth());
        body.append(main ? "" : "\\begin{hopside}{" + 1.5 * depth + "em}\n");
        for (var token : line.tokens()) {
            token(token, main);
            body.append('\n');
        }
        body.append(main ? "\\par\n" : "\\end{hopside}\n");
    }

    private void token(Token token, boolean main) {
        if (token instanceof Token.Move move) {
            move(move, main);
        } else if (token instanceof Token.Comment comment) {
            body.append(LatexText.of(comment.text()));
            if (!comment.by().isEmpty()) {
                body.append(" \\hopnote{--- ")
                        .append(LatexText.of(comment.by()))
                        .append('}');
            }
        } else if (token instanceof Token.Note note) {
            body.append("\\hopnote{").append(LatexText.of(note.text())).append('}');
        } else if (token instanceof Token.Result result) {
            body.append("\\hopmain{").append(LatexText.of(result.text())).append('}');
        }
    }

    private void move(Token.Move move, boolean main) {
        if (!move.label().isEmpty()) {
            body.append("\\hopnumber{").append(LatexText.of(move.label())).append('}');
        }
        var text = LatexText.of(move.text());
        body.append(main ? "\\hopmain{" + text + "}" : text);
        move.glyphs()
                .forEach(glyph -> body.append("\\hopglyph{")
                        .append(LatexText.of(glyph.symbol()))
                        .append('}'));
        if (!move.evaluation().isEmpty()) {
            body.append(" \\hopevaluation{")
                    .append(LatexText.of(move.evaluation()))
                    .append('}');
        }
    }

    private static TikzDrawing drawing() {
        return new TikzDrawing(PIXEL);
    }

    private static DiagramPainter painter(TikzDrawing drawing, Diagram diagram) {
        return new DiagramPainter(drawing, diagram.layout(HEIGHT), Palette.LIGHT);
    }
}
