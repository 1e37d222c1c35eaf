package hoppity.format.foreign;

import static hoppity.words.Words.count;
import static hoppity.words.Words.tr;

import hoppity.format.LineBoard;
import hoppity.format.Note;
import hoppity.format.Notes;
import hoppity.format.Where;
import hoppity.notation.Turn;
import hoppity.record.AnnotationDraft;
import hoppity.record.BrokenTail;
import hoppity.record.Comment;
import hoppity.record.Extras;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.rules.Move;
import hoppity.rules.RuleOption;
import hoppity.rules.RuleOptions.LeaveTarget;
import hoppity.rules.RuleOptions.Win;
import hoppity.rules.Variant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The turns of a game as another program wrote them down, to be played under a variant of ours. */
public final class Transcript {
    private final List<Entry> entries = new ArrayList<>();

    /**
     * One turn.
     *
     * @param seat index of the seat that has it
     * @param route the cells of the chain, by number; empty for a turn without a move
     * @param where where it stands in the file
     * @param comment what is said about it; empty for nothing
     */
    public record Entry(int seat, List<Integer> route, Where where, String comment) {
        public Entry {
            route = List.copyOf(route);
        }
    }

    /**
     * The turns as a record.
     *
     * @param notes what could not be taken as it stood
     * @param turns how many could be played
     */
    public record Played(GameRecord record, List<Note> notes, int turns) {}

    public void add(Entry entry) {
        entries.add(entry);
    }

    public int size() {
        return entries.size();
    }

    /**
     * Plays the turns under a variant. Other programs let pieces leave their target, or a camp count as filled later, than our
     * variant does: where it forbids a turn of the file, its options are loosened if that helps.
     */
    public Played play(Variant variant) {
        var best = attempt(variant, "");
        for (var loosened : loosened(variant)) {
            if (best.turns() == entries.size()) {
                break;
            }
            var changes = RuleOption.difference(variant.options(), loosened.options());
            var words = new ArrayList<String>();
            changes.forEach((option, value) -> words.add(option.key() + " " + value));
            var next = attempt(
                    loosened,
                    tr(
                            "the rules differ from those of {0}, which do not allow all turns of the file: {1}",
                            variant.id(), String.join(", ", words)));
            best = next.turns() > best.turns() ? next : best;
        }
        return best;
    }

    private static List<Variant> loosened(Variant variant) {
        var all = new LinkedHashMap<RuleOption, String>();
        all.put(RuleOption.WIN, Win.ALL_OWN.name());
        all.put(RuleOption.LEAVE_TARGET, LeaveTarget.ALLOWED.name());
        var variants = new ArrayList<Variant>();
        all.forEach((option, value) -> variants.add(changed(variant, Map.of(option, value))));
        variants.add(changed(variant, all));
        return variants;
    }

    private static Variant changed(Variant variant, Map<RuleOption, String> changes) {
        return variant.withOptions(RuleOption.with(variant.options(), changes));
    }

    private Played attempt(Variant variant, String remark) {
        return new Attempt(variant).play(remark);
    }

    /** The turns played on one board. */
    private final class Attempt {
        private final GameRecord record;
        private final LineBoard board;
        private final GameRecord.Loader loader;
        private final Notes notes = new Notes();
        private GameNode last;
        private int skipped;
        private Where firstSkipped = new Where(1, 1);
        /** Why the last turn that was tried cannot be played. */
        private String problem = "";

        Attempt(Variant variant) {
            record = new GameRecord(variant);
            board = new LineBoard(variant, record.startPosition());
            loader = record.loader();
            last = record.tree().root();
        }

        Played play(String remark) {
            if (!remark.isEmpty()) {
                notes.imported(entries.get(0).where(), remark);
            }
            int done = 0;
            while (done < entries.size() && play(entries.get(done))) {
                done++;
            }
            if (skipped > 0) {
                notes.imported(
                        firstSkipped,
                        count(
                                skipped,
                                "{0} turn that the file leaves out is written as --",
                                "{0} turns that the file leaves out, from here on, are written as --"));
            }
            if (done < entries.size()) {
                keepAsText(done);
            }
            return new Played(record, notes.list(), done);
        }

        /** Plays a turn, and before it those of other seats that the file leaves out; or does nothing if it cannot be played. */
        private boolean play(Entry entry) {
            int before = board.plies();
            int seats = record.variant().seatCount();
            while (board.toMove() != entry.seat() && board.plies() - before < seats) {
                board.play(Turn.SKIP);
            }
            int missing = board.plies() - before;
            var turn = turn(entry);
            var seat = record.variant().seat(entry.seat()).name();
            problem = board.toMove() == entry.seat()
                    ? board.problem(turn).orElse("")
                    : tr("{0} moves, but has filled its camp and is no longer in the game", seat);
            if (!problem.isEmpty()) {
                while (board.plies() > before) {
                    board.takeBack();
                }
                return false;
            }
            if (missing > 0 && skipped == 0) {
                firstSkipped = entry.where();
            }
            skipped += missing;
            for (int i = 0; i < missing; i++) {
                last = loader.add(loader.freshId(), last, Turn.SKIP);
            }
            if (!board.isWalkable(turn)) {
                notes.forgiven(
                        entry.where(),
                        tr(
                                "{0} cannot be gone that way; only its ends are kept",
                                board.moveText().write(turn)));
                turn = Turn.Played.of(((Turn.Played) turn).move());
            }
            if (turn.equals(Turn.SKIP) && !entry.route().isEmpty()) {
                notes.forgiven(entry.where(), tr("a piece comes back to where it began; the turn is written as --"));
            }
            board.play(turn);
            last = loader.add(loader.freshId(), last, turn);
            if (!entry.comment().isEmpty()) {
                var draft = new AnnotationDraft();
                draft.post(new Comment(entry.comment(), null, null, Extras.NONE));
                loader.annotate(last, draft.build());
            }
            return true;
        }

        private void keepAsText(int from) {
            notes.broken(entries.get(from).where(), problem);
            var text = new StringBuilder();
            for (var entry : entries.subList(from, entries.size())) {
                text.append(text.length() == 0 ? "" : " ")
                        .append(board.moveText().write(turn(entry)));
            }
            loader.brokenTails(last, List.of(new BrokenTail(BrokenTail.HGN, text.toString(), problem)));
        }
    }

    private static Turn turn(Entry entry) {
        var route = entry.route();
        if (route.isEmpty() || route.get(0).equals(route.get(route.size() - 1))) {
            return Turn.SKIP;
        }
        return new Turn.Played(new Move(route.get(0), route.get(route.size() - 1)), route);
    }
}
