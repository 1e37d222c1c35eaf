package hoppity.export;

import hoppity.format.FormatException;
import hoppity.format.Formats;
import hoppity.record.GameRecord;
import java.nio.charset.StandardCharsets;

/** Games for the tests of documents. */
public final class ExportGames {
    /** What tries to be more than text: markup, ends of attributes and sections, control and direction signs, TeX. */
    public static final String HOSTILE =
            "<script>alert(1)</script> ]]> \"onload=alert(1) ' &lt; \\u0000 \u202edcba \u0007 --> \\input{x} $x$ 100% #1 ~^_";

    /** The same as a document shows it. */
    public static final String HARMLESS =
            "<script>alert(1)</script> ]]> \"onload=alert(1) ' &lt; \\u0000 dcba  --> \\input{x} $x$ 100% #1 ~^_";

    private ExportGames() {}

    /** The game of a text in the format hgn. */
    public static GameRecord read(String hgn) {
        try {
            var content = hgn.getBytes(StandardCharsets.UTF_8);
            return Formats.detect(content, "x.hgn").read(content, null).games().get(0);
        } catch (FormatException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /** A short game with everything in it that a document shows. */
    public static GameRecord annotated() {
        return read("""
                [Event "Club & friends"] [Site "?"] [Date "2026.01.31"] [White "Ann"] [Black "Łukasz Іваненко"]
                [Variant "halma-8"] [Result "1-0"] [Termination "resignation"]

                {The opening.} 1. g3-f4 ! {[%eval 0.5,8]} {good — 50%}
                ( {Or} 1. g3-g4 {[%bkm]} c8-d7 ( 1... b6-c5 ?? {too early} ) 2. f2-e3 )
                1... c8-d7 {[%title A key moment]} {[%cal Gd8e7,Rg1g3e5]} {[%csl Bd4]} {[%lbl e5=A]}
                2. g1-g3-e5 $18 d8-c8 1-0
                """);
    }
}
