package hoppity.export.latex;

import hoppity.export.text.PlainText;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Map;

/**
 * Texts as LaTeX, in ASCII but for Cyrillic letters: nothing in them is a command, starts mathematics or a comment, or melts
 * into another sign. What no usual font has is named by its code point ({@code \hopchar}), which LuaLaTeX then tries to show.
 */
final class LatexText {
    private static final Map<Integer, String> SIGNS = Map.ofEntries(
            sign('\\', "\\textbackslash{}"),
            sign('{', "\\{"),
            sign('}', "\\}"),
            sign('$', "\\$"),
            sign('&', "\\&"),
            sign('#', "\\#"),
            sign('%', "\\%"),
            sign('_', "\\_"),
            sign('^', "\\textasciicircum{}"),
            sign('~', "\\textasciitilde{}"),
            sign('<', "\\textless{}"),
            sign('>', "\\textgreater{}"),
            sign('|', "\\textbar{}"),
            sign('"', "\\textquotedbl{}"),
            sign('`', "\\textasciigrave{}"),
            // Braces keep two of them from becoming one sign.
            sign('\'', "'{}"),
            sign('-', "-{}"),
            sign(',', ",{}"),
            sign('?', "?{}"),
            sign('!', "!{}"),
            sign('\u00a0', "~"),
            sign('–', "--{}"),
            sign('—', "---{}"),
            sign('−', "$-$"),
            sign('‘', "\\textquoteleft{}"),
            sign('’', "\\textquoteright{}"),
            sign('“', "\\textquotedblleft{}"),
            sign('”', "\\textquotedblright{}"),
            sign('„', "\\quotedblbase{}"),
            sign('«', "\\guillemotleft{}"),
            sign('»', "\\guillemotright{}"),
            sign('…', "\\dots{}"),
            sign('·', "$\\cdot$"),
            sign('•', "$\\bullet$"),
            sign('×', "$\\times$"),
            sign('½', "$\\frac12$"),
            sign('±', "$\\pm$"),
            sign('∓', "$\\mp$"),
            sign('∞', "$\\infty$"),
            sign('≤', "$\\leq$"),
            sign('≥', "$\\geq$"),
            sign('→', "$\\rightarrow$"),
            sign('←', "$\\leftarrow$"),
            sign('↑', "$\\uparrow$"),
            sign('↓', "$\\downarrow$"),
            sign('⇆', "$\\leftrightarrow$"),
            sign('⊕', "$\\oplus$"),
            sign('⨀', "$\\odot$"),
            sign('∆', "$\\Delta$"),
            sign('□', "\\hopbox{}"),
            sign('°', "$^{\\circ}$"),
            sign('§', "\\S{}"),
            sign('№', "No.{}"),
            sign('ß', "\\ss{}"),
            sign('æ', "\\ae{}"),
            sign('Æ', "\\AE{}"),
            sign('œ', "\\oe{}"),
            sign('Œ', "\\OE{}"),
            sign('ø', "\\o{}"),
            sign('Ø', "\\O{}"),
            sign('ł', "\\l{}"),
            sign('Ł', "\\L{}"),
            sign('đ', "\\dj{}"),
            sign('Đ', "\\DJ{}"),
            sign('ı', "\\i{}"),
            sign('þ', "\\th{}"),
            sign('Þ', "\\TH{}"),
            sign('ð', "\\dh{}"),
            sign('Ð', "\\DH{}"));

    private static final Map<Integer, String> ACCENTS = Map.ofEntries(
            sign('\u0300', "`"),
            sign('\u0301', "'"),
            sign('\u0302', "^"),
            sign('\u0303', "~"),
            sign('\u0304', "="),
            sign('\u0306', "u"),
            sign('\u0307', "."),
            sign('\u0308', "\""),
            sign('\u030a', "r"),
            sign('\u030b', "H"),
            sign('\u030c', "v"),
            sign('\u0327', "c"),
            sign('\u0328', "k"));

    /** What stands before a word in Cyrillic letters. */
    static final String CYRILLIC_WORD = "\\hopcyrillic{";

    private static final String CYRILLIC =
            "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя" + "ЁёЄєІіЇїҐґЎўЂђЉљЊњЋћЏџЈј";

    private LatexText() {}

    private static Map.Entry<Integer, String> sign(char sign, String latex) {
        return Map.entry((int) sign, latex);
    }

    /** A text in which line breaks stay. */
    static String of(String text) {
        var out = new StringBuilder();
        var lines = PlainText.of(text).replace('\t', ' ').split("\n+", -1);
        for (int i = 0; i < lines.length; i++) {
            out.append(i == 0 ? "" : "\\hopbreak{}");
            line(out, lines[i]);
        }
        return out.toString();
    }

    /** Words in Cyrillic letters are set in an encoding of their own. */
    private static void line(StringBuilder out, String line) {
        boolean wasCyrillic = false;
        for (int point : line.codePoints().toArray()) {
            boolean cyrillic = CYRILLIC.indexOf(point) >= 0;
            if (cyrillic != wasCyrillic) {
                out.append(cyrillic ? CYRILLIC_WORD : "}");
            }
            wasCyrillic = cyrillic;
            if (cyrillic) {
                out.appendCodePoint(point);
            } else {
                append(out, point);
            }
        }
        out.append(wasCyrillic ? "}" : "");
    }

    private static void append(StringBuilder out, int point) {
        var sign = SIGNS.get(point);
        if (sign != null) {
            out.append(sign);
        } else if (point >= ' ' && point < 0x7f) {
            out.appendCodePoint(point);
        } else if (!isLeftOut(point)) {
            letter(out, point);
        }
    }

    /** Signs without a width, and marks that stand alone. */
    private static boolean isLeftOut(int point) {
        int type = Character.getType(point);
        return type == Character.FORMAT || type == Character.NON_SPACING_MARK;
    }

    private static void letter(StringBuilder out, int point) {
        var parts = Normalizer.normalize(Character.toString(point), Normalizer.Form.NFD);
        var accent = parts.length() == 2 ? ACCENTS.get((int) parts.charAt(1)) : null;
        if (accent != null && (parts.charAt(0) + "").matches("[A-Za-z]")) {
            out.append('\\').append(accent).append('{').append(parts.charAt(0)).append('}');
        } else if (Character.isSpaceChar(point)) {
            out.append(' ');
        } else {
            out.append(String.format(Locale.ROOT, "\\hopchar{%04X}", point));
        }
    }
}
