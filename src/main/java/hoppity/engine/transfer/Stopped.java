package hoppity.engine.transfer;

import hoppity.engine.transfer.TransferResult.Limit;

/** Unwinds a search that has met a limit. */
final class Stopped extends Exception {
    private static final long serialVersionUID = 1;

    private final Limit limit;

    Stopped(Limit limit) {
        super(limit.name(), null, false, false);
        this.limit = limit;
    }

    Limit limit() {
        return limit;
    }
}
