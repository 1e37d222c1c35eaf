package hoppity.record;

import java.util.Optional;

/**
 * A change of a record that can be taken back. An edit holds what it needs to be applied, reverted and applied again, in
 * turn, on the record it was made for.
 */
public interface Edit {
    /** What the edit does, as a menu would say after "Undo": "delete variation", "add g3-f4". */
    String description();

    void apply(GameRecord record);

    void revert(GameRecord record);

    /** Where to stand after applying. */
    int cursorAfterApply();

    /** Where to stand after reverting: where one stands after applying, unless an edit says otherwise. */
    default int cursorAfterRevert() {
        return cursorAfterApply();
    }

    /** One edit in place of this and the next, if the two are one change to a person, such as letters typed in a row. */
    default Optional<Edit> mergedWith(Edit next) {
        return Optional.empty();
    }
}
