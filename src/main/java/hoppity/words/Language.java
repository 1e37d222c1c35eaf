package hoppity.words;

import java.util.Locale;

/** A language that the studio speaks. */
public enum Language {
    ENGLISH("en", "English"),
    RUSSIAN("ru", "Русский"),
    UKRAINIAN("uk", "Українська");

    private final String code;
    private final String ownName;

    Language(String code, String ownName) {
        this.code = code;
        this.ownName = ownName;
    }

    /** The two letters of ISO 639-1. */
    public String code() {
        return code;
    }

    /** The language's name in itself, so that who speaks it finds it whatever the studio speaks now. */
    public String ownName() {
        return ownName;
    }

    /** The language of a locale, English if the studio does not speak it. */
    public static Language of(Locale locale) {
        for (var language : values()) {
            if (language.code.equals(locale.getLanguage())) {
                return language;
            }
        }
        return ENGLISH;
    }

    /** How many forms a noun has behind a number. */
    int pluralForms() {
        return this == ENGLISH ? 2 : 3;
    }

    /** Which of the forms stands behind this number, from 0; the cardinal plural rules of Unicode CLDR for whole numbers. */
    int pluralForm(long number) {
        long n = Math.abs(number);
        if (this == ENGLISH) {
            return n == 1 ? 0 : 1;
        }
        if (n % 10 == 1 && n % 100 != 11) {
            return 0;
        }
        return n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14) ? 1 : 2;
    }
}
