package hoppity.studio.concurrent;

/** A person has stopped the work before it was done. */
public final class TaskStopped extends Exception {
    private static final long serialVersionUID = 1L;

    /** @param what what the studio was doing: {@code "Opening ladder.hgn"} */
    public TaskStopped(String what) {
        super(what + " was stopped.");
    }
}
