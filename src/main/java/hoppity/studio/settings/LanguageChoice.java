package hoppity.studio.settings;

import static hoppity.words.Words.tr;

import hoppity.words.Language;
import java.util.Locale;

/** Which language the studio is to speak. */
public enum LanguageChoice {
    /** That of the computer, English if the studio does not speak it. */
    SYSTEM,
    ENGLISH,
    RUSSIAN,
    UKRAINIAN;

    public Language language() {
        return switch (this) {
            case SYSTEM -> Language.of(Locale.getDefault());
            case ENGLISH -> Language.ENGLISH;
            case RUSSIAN -> Language.RUSSIAN;
            case UKRAINIAN -> Language.UKRAINIAN;
        };
    }

    /** Languages by their own names, so that each is found by those who speak it. */
    public String displayName() {
        return this == SYSTEM ? tr("Language of the system") : language().ownName();
    }
}
