package hoppity.format;

import java.util.List;
import java.util.Random;

/**
 * Damages texts at random: cuts, splices, doubled and moved pieces, flipped bits, letters and words out of place.
 *
 * @param letters single letters that are put in
 * @param words longer pieces that are put in
 */
public record Damage(String letters, List<String> words) {
    /** The text with one to three damages. */
    public String of(String text, Random random) {
        var mutant = new StringBuilder(text);
        for (int i = 1 + random.nextInt(3); i > 0 && mutant.length() > 0; i--) {
            int at = random.nextInt(mutant.length());
            int end = Math.min(mutant.length(), at + 1 + random.nextInt(random.nextInt(10) == 0 ? 400 : 4));
            switch (random.nextInt(7)) {
                case 0 -> mutant.delete(at, end);
                case 1 -> mutant.insert(at, letter(random));
                case 2 -> mutant.setCharAt(at, letter(random));
                case 3 -> mutant.insert(at, mutant.substring(at, end));
                case 4 -> mutant.insert(at, words.get(random.nextInt(words.size())));
                case 5 -> mutant.setCharAt(at, (char) (mutant.charAt(at) ^ (1 << random.nextInt(8))));
                default -> {
                    if (random.nextInt(5) == 0) {
                        mutant.setLength(at);
                    } else {
                        var piece = mutant.substring(at, end);
                        mutant.delete(at, end).insert(random.nextInt(mutant.length() + 1), piece);
                    }
                }
            }
        }
        return mutant.toString();
    }

    private char letter(Random random) {
        return letters.charAt(random.nextInt(letters.length()));
    }

    /** Whether a message can be shown in one line. */
    public static boolean isOneLine(String message) {
        return !message.isBlank() && message.length() < 1000 && message.chars().noneMatch(c -> c < ' ');
    }
}
