package hoppity.engine;

/** Tells a running search from outside that it should end. */
class StopSign {
    private volatile boolean raised;

    void raise() {
        raised = true;
    }

    boolean isRaised() {
        return raised;
    }
}
