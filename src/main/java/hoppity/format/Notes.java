package hoppity.format;

import static hoppity.words.Words.tr;

import java.util.ArrayList;
import java.util.List;

/** Collects notes while a file is read; after a few hundred it only counts. */
public final class Notes {
    private static final int LISTED = 500;

    private final List<Note> notes = new ArrayList<>();
    private int unlisted;

    public void forgiven(Where where, String message) {
        add(new Note(Note.Kind.FORGIVEN, where, message));
    }

    public void imported(Where where, String message) {
        add(new Note(Note.Kind.IMPORTED, where, message));
    }

    public void broken(Where where, String message) {
        add(new Note(Note.Kind.BROKEN, where, message));
    }

    public void readOnly(Where where, String message) {
        add(new Note(Note.Kind.READ_ONLY, where, message));
    }

    /** The notes in the order they were made. */
    public List<Note> list() {
        if (unlisted == 0) {
            return List.copyOf(notes);
        }
        var all = new ArrayList<>(notes);
        var last = notes.get(notes.size() - 1);
        all.add(new Note(last.kind(), last.where(), tr("and {0} more like these after it", unlisted)));
        return List.copyOf(all);
    }

    private void add(Note note) {
        if (notes.size() < LISTED) {
            notes.add(note);
        } else {
            unlisted++;
        }
    }
}
