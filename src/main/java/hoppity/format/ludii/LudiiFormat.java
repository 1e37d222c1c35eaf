package hoppity.format.ludii;

import static hoppity.words.Words.tr;

import hoppity.format.FormatException;
import hoppity.format.Note;
import hoppity.format.Notes;
import hoppity.format.ReadResult;
import hoppity.format.SourceFormat;
import hoppity.format.Where;
import hoppity.format.foreign.ForeignText;
import hoppity.format.foreign.Seating;
import hoppity.format.foreign.Symmetry;
import hoppity.format.foreign.Transcript;
import hoppity.record.GameInfo;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Trials of Ludii: the games Halma, Grasshopper and Chinese Checkers, a hop a line. */
public final class LudiiFormat implements SourceFormat {
    public static final SourceFormat INSTANCE = new LudiiFormat();

    private static final String BEGINNING = "game=";
    private static final List<String> PRESETS = List.of(
            "halma-8",
            "halma-10",
            "halma-16",
            "halma-16-13",
            "halma-16-four",
            "chinese-checkers-2",
            "chinese-checkers-3",
            "chinese-checkers-4",
            "chinese-checkers-5",
            "chinese-checkers-6");

    private LudiiFormat() {}

    @Override
    public String name() {
        return "ludii";
    }

    @Override
    public boolean recognises(String beginning) {
        var text = beginning.stripLeading();
        return text.startsWith(BEGINNING)
                && (text.contains("\nSTART GAME OPTIONS") || text.contains("\nMove=[") || text.contains("\nRNG "));
    }

    @Override
    public ReadResult read(byte[] content, @Nullable Charset charset) throws FormatException {
        var notes = new Notes();
        var text = ForeignText.decode(content, charset, notes);
        var trial = new TrialReader(text, notes).read();
        var head = trial.head();
        Seating seating;
        try {
            seating = Seating.of(head.shape(), trial.placements(), Symmetry.of(head.shape()), PRESETS, head.own());
        } catch (IllegalArgumentException e) {
            throw new FormatException(
                    new Where(1, 1), tr("the pieces stand as in no game of ours: {0}", e.getMessage()));
        }
        var about = new Notes();
        about.imported(new Where(1, 1), describe(head, seating));
        about.imported(new Where(1, 1), seating.board().sentence());
        if (!trial.leftOut().isEmpty()) {
            about.imported(new Where(1, 1), tr("left out: {0}", String.join(", ", trial.leftOut())));
        }
        var transcript = new Transcript();
        trial.turns()
                .forEach(turn -> transcript.add(
                        new Transcript.Entry(turn.player() - 1, seating.board().of(turn.sites()), turn.where(), "")));
        var played = transcript.play(seating.variant());
        var loader = played.record().loader();
        loader.identity(text.id(), null, null);
        loader.info(GameInfo.EMPTY.withHeader("Site", trial.site()).withResult(trial.result()));
        var all = new ArrayList<Note>(about.list());
        all.addAll(notes.list());
        all.addAll(played.notes());
        return new ReadResult(this, List.of(played.record()), all, text.charset());
    }

    private static String describe(TrialHead head, Seating seating) {
        var board = head.shape().label();
        var variant = seating.variant().id();
        return seating.isPreset()
                ? tr(
                        "a Ludii trial of {0}, {1}, {2} players: the variant {3}",
                        head.game(), board, head.players(), variant)
                : tr(
                        "a Ludii trial of {0}, {1}, {2} players: a variant of its own, {3}",
                        head.game(), board, head.players(), variant);
    }
}
