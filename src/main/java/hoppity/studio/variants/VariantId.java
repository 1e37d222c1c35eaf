package hoppity.studio.variants;

import java.text.Normalizer;
import java.util.Locale;
import java.util.random.RandomGenerator;

/**
 * The ids of a user's own variants, such as {@code own.corners-7f3a21c9}. No preset begins like that, and the number keeps
 * apart the variants of two people who gave them the same name. An id is a good name of a file, too.
 */
final class VariantId {
    private static final String PREFIX = "own.";
    private static final int LONGEST = 32;

    private VariantId() {}

    /** A new id that reminds of the name. */
    static String of(String name, RandomGenerator random) {
        var plain = Normalizer.normalize(name, Normalizer.Form.NFD)
                .toLowerCase(Locale.ROOT)
                .replace('×', 'x')
                .replaceAll("\\p{M}+", "")
                .replaceAll("[^a-z0-9]+", "-");
        var cut = plain.substring(0, Math.min(LONGEST, plain.length())).replaceAll("^-+|-+$", "");
        return PREFIX + (cut.isEmpty() ? "variant" : cut) + String.format(Locale.ROOT, "-%08x", random.nextInt());
    }

    static boolean isOwn(String id) {
        return id.startsWith(PREFIX);
    }
}
