package hoppity.format.hgn;

import java.util.List;
import java.util.Optional;

/** The glyphs that have a sign of their own: NAG 1 to 6. */
final class Glyphs {
    private static final List<String> SIGNS = List.of("!", "?", "!!", "??", "!?", "?!");

    private Glyphs() {}

    static int nag(String sign) {
        return SIGNS.indexOf(sign) + 1;
    }

    static Optional<String> sign(int nag) {
        return nag >= 1 && nag <= SIGNS.size() ? Optional.of(SIGNS.get(nag - 1)) : Optional.empty();
    }
}
