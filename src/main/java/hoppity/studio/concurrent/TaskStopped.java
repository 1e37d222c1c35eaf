package hoppity.studio.concurrent;

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
        return what + " was stopped.";
    }

    /** Says it in one line. */
    public String sentence() {
        return sentence;
    }
}
