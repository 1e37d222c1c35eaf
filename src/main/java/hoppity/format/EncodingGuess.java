package hoppity.format;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/**
 * Finds out the encoding of a text from its bytes, given piece by piece. Valid UTF-8 is UTF-8. Else words of nothing but bytes
 * above 127 speak for Cyrillic and words that mix them with ASCII letters for Latin ones. Of the two Cyrillic encodings that
 * one is taken in which the letters are as frequent as in Russian and Ukrainian texts, and capitals stand at the beginning.
 */
public final class EncodingGuess {
    /** Letters from the most frequent to the least, as in Russian and Ukrainian prose taken together. */
    private static final String BY_FREQUENCY = "оаинетрсвлкдмпуяізьбгчїйхєжюшцщфґыёэъ";

    private static final int HIGH = 128;
    /** Letters below 0xC0 in windows-1251 or KOI8-U: Ukrainian ones, and ё. */
    private static final String LOW_LETTERS =
            "\u00a3\u00a4\u00a5\u00a6\u00a7\u00a8\u00aa\u00ad\u00af\u00b2\u00b3\u00b4\u00b6\u00b7\u00b8\u00ba\u00bd\u00bf";
    /** What a capital behind a small letter weighs, in places of {@link #BY_FREQUENCY}. */
    private static final int ODD_CAPITAL = 20;

    private final int[] counts = new int[HIGH];
    private boolean utf8 = true;
    /** How many bytes must follow in UTF-8, and the bounds of the next one. */
    private int following;

    private int least = 0x80;
    private int most = 0xbf;

    private int wordHigh;
    private boolean wordMixed;
    private long pure;
    private long mixed;
    private int last;
    /** Neighbours from the second half of the letters to the first, and the other way round. */
    private long falls;

    private long rises;

    /** The bytes that follow those given before. */
    public void add(byte[] bytes, int length) {
        int i = 0;
        while (i < length) {
            int start = i;
            if (following == 0 && wordHigh == 0) {
                // Nearly all of most files is ASCII, of which only the last letter can matter.
                while (i < length && bytes[i] >= 0) {
                    i++;
                }
                if (i > start) {
                    last = bytes[i - 1];
                    wordMixed = isAsciiLetter(last);
                }
            }
            if (i < length) {
                add(bytes[i++] & 0xff);
            }
        }
    }

    private void add(int b) {
        if (utf8) {
            checkUtf8(b);
        }
        boolean high = b >= 0xc0 || LOW_LETTERS.indexOf(b) >= 0;
        if (b >= HIGH) {
            counts[b - HIGH]++;
        }
        if (high) {
            wordHigh++;
            falls += last >= 0xe0 && b >= 0xc0 && b < 0xe0 ? 1 : 0;
            rises += last >= 0xc0 && last < 0xe0 && b >= 0xe0 ? 1 : 0;
        } else if (isAsciiLetter(b)) {
            wordMixed = true;
        } else {
            endWord();
        }
        last = b;
    }

    private static boolean isAsciiLetter(int b) {
        return (b >= 'a' && b <= 'z') || (b >= 'A' && b <= 'Z');
    }

    private void endWord() {
        if (wordMixed) {
            mixed += wordHigh;
        } else if (wordHigh > 1) {
            // A letter alone is a word in all of these languages.
            pure += wordHigh;
        }
        wordHigh = 0;
        wordMixed = false;
    }

    /** The well-formed byte sequences of the Unicode standard, table 3-7. */
    private void checkUtf8(int b) {
        if (following > 0) {
            utf8 = b >= least && b <= most;
            following--;
            least = 0x80;
            most = 0xbf;
        } else if (b >= HIGH) {
            utf8 = b >= 0xc2 && b <= 0xf4;
            following = b < 0xe0 ? 1 : b < 0xf0 ? 2 : 3;
            least = b == 0xe0 ? 0xa0 : b == 0xf0 ? 0x90 : 0x80;
            most = b == 0xed ? 0x9f : b == 0xf4 ? 0x8f : 0xbf;
        }
    }

    /** The encoding that the bytes given so far speak for. */
    public Charset charset() {
        if (utf8 && following == 0) {
            return StandardCharsets.UTF_8;
        }
        endWord();
        if (mixed >= pure) {
            return StandardCharsets.ISO_8859_1;
        }
        // Small letters are the second half in windows-1251 and the first in KOI8-U.
        long windows = rarity(TextEncoding.WINDOWS_1251) + ODD_CAPITAL * falls;
        long koi = rarity(TextEncoding.KOI8_U) + ODD_CAPITAL * rises;
        return koi < windows ? TextEncoding.KOI8_U : TextEncoding.WINDOWS_1251;
    }

    /** How rare the letters are that the bytes are in an encoding, all together. */
    private long rarity(Charset charset) {
        long rarity = 0;
        for (int i = 0; i < HIGH; i++) {
            if (counts[i] > 0 && (i >= 0x40 || LOW_LETTERS.indexOf(i + HIGH) >= 0)) {
                var letter = new String(new byte[] {(byte) (i + HIGH)}, charset);
                int place = BY_FREQUENCY.indexOf(Character.toLowerCase(letter.charAt(0)));
                rarity += (long) counts[i] * (place < 0 ? 2 * BY_FREQUENCY.length() : place);
            }
        }
        return rarity;
    }
}
