package hoppity.studio.moves;

/** A clipboard of its own. */
public final class HeldText implements LineClipboard {
    private String held = "";

    @Override
    public void put(String text) {
        held = text;
    }

    @Override
    public String text() {
        return held;
    }
}
