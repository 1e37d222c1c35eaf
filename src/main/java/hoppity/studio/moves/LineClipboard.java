package hoppity.studio.moves;

/** Where lines are copied to and pasted from, as text. */
public interface LineClipboard {
    void put(String text);

    /** What text it holds; empty if none. */
    String text();
}
