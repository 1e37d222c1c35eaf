package hoppity.studio.concurrent;

import static hoppity.words.Words.tr;

/** A person has stopped the work before it was done. */
public final class TaskStopped extends Exception {
    private static final long serialVersionUID = 1L;

    private final String sentence;

    /** @param what what the studio was doing: {@code "Opening ladder.hgn"} */
    public TaskStopped(String what) {
        super(sentence(what));
        sentence = sentence(what);
    }

    private static String sentence(String what) {
        return tr("{0} was stopped.", what);
    }

    /** Says it in one line. */
    public String sentence() {
        return sentence;
    }
}
