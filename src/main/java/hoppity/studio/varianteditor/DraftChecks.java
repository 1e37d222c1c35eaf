package hoppity.studio.varianteditor;

import static hoppity.words.Words.count;
import static hoppity.words.Words.tr;

import hoppity.board.Seat;
import hoppity.rules.RuleOption;
import hoppity.studio.varianteditor.Check.Level;
import hoppity.studio.varianteditor.Check.Topic;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Looks whether a draft is a variant. A draft without anything wrong can be {@linkplain VariantDraft#build built}. */
final class DraftChecks {
    /** A name longer than this is cut off wherever it is shown. */
    static final int LONGEST_NAME = 60;

    private final VariantDraft draft;
    private final List<Check> found = new ArrayList<>();

    private DraftChecks(VariantDraft draft) {
        this.draft = draft;
    }

    /**
     * What is found, at least one check a topic, in the order of the topics.
     *
     * @param takenNames the names of the user's other variants
     */
    static List<Check> of(VariantDraft draft, Collection<String> takenNames) {
        var checks = new DraftChecks(draft);
        checks.name(takenNames);
        checks.seats();
        checks.sizes();
        checks.apart();
        checks.rules();
        checks.reach();
        return checks.complete();
    }

    private List<Check> complete() {
        var all = new ArrayList<Check>();
        for (var topic : Topic.values()) {
            var about = found.stream().filter(check -> check.topic() == topic).toList();
            if (about.isEmpty()) {
                all.add(Check.good(topic, allWell(topic)));
            } else {
                all.addAll(about);
            }
        }
        return List.copyOf(all);
    }

    private String allWell(Topic topic) {
        return switch (topic) {
            case NAME -> tr("No other variant of yours is called so.");
            case SEATS -> count(draft.seatCount(), "{0} seat takes turns.", "{0} seats take turns.");
            case SIZES -> count(draft.homes().get(0).size(), "Every camp has {0} cell.", "Every camp has {0} cells.");
            case APART -> tr("No two camps are in each other's way.");
            case REACH -> tr("Every piece has a cell that it can get to.");
            case RULES -> tr("No rule is at odds with another.");
        };
    }

    private void wrong(Topic topic, String sentence, Set<Integer> cells, RuleOption... options) {
        found.add(new Check(topic, Level.WRONG, sentence, cells, Set.of(options)));
    }

    private void note(Topic topic, String sentence, RuleOption... options) {
        found.add(new Check(topic, Level.NOTE, sentence, Set.of(), Set.of(options)));
    }

    private void name(Collection<String> takenNames) {
        var name = draft.name().strip();
        if (name.isEmpty()) {
            wrong(Topic.NAME, tr("The variant needs a name."), Set.of());
        } else if (name.length() > LONGEST_NAME) {
            wrong(
                    Topic.NAME,
                    tr("The name has {0} characters, at most {1} fit.", name.length(), LONGEST_NAME),
                    Set.of());
        } else if (takenNames.contains(name)) {
            wrong(Topic.NAME, tr("Another variant of yours is called “{0}”.", name), Set.of());
        }
    }

    private void seats() {
        if (draft.seatCount() % 2 == 1 && draft.targets() == Targets.SWAPPED) {
            wrong(
                    Topic.SEATS,
                    tr("Of {0} seats none sits opposite: choose other targets.", draft.seatCount()),
                    Set.of());
        }
    }

    private void sizes() {
        var empty = IntStream.range(0, draft.seatCount())
                .filter(seat -> draft.homes().get(seat).size() == 0)
                .mapToObj(Seat::nameOf)
                .toList();
        if (!empty.isEmpty()) {
            var all = empty.stream()
                    .reduce((first, second) -> tr("{0} and {1}", first, second))
                    .orElseThrow();
            wrong(Topic.SIZES, count(empty.size(), "{1} has no home yet.", "{1} have no home yet.", all), Set.of());
        }
        for (int seat = 0; seat < draft.seatCount(); seat++) {
            var home = draft.homes().get(seat);
            var target = draft.target(seat);
            if (home.size() > 0 && home.size() != target.size()) {
                wrong(
                        Topic.SIZES,
                        count(
                                home.size(),
                                "{1}'s home has {0} cell, its target {2}.",
                                "{1}'s home has {0} cells, its target {2}.",
                                Seat.nameOf(seat),
                                target.size()),
                        target.cells());
            }
        }
        boolean alike =
                draft.homes().stream().mapToInt(PaintedCamp::size).distinct().count() == 1;
        if (!alike && found.stream().noneMatch(check -> check.topic() == Topic.SIZES)) {
            var armies = IntStream.range(0, draft.seatCount())
                    .mapToObj(seat -> tr(
                            "{0} has {1}",
                            Seat.nameOf(seat), draft.homes().get(seat).size()))
                    .collect(Collectors.joining(", "));
            note(Topic.SIZES, tr("A game at odds: {0} pieces.", armies));
        }
    }

    private void apart() {
        overlaps(false, draft.homes()::get);
        overlaps(true, draft::target);
        for (int seat = 0; seat < draft.seatCount(); seat++) {
            var both = new TreeSet<>(draft.homes().get(seat).cells());
            both.retainAll(draft.target(seat).cells());
            if (!both.isEmpty()) {
                wrong(Topic.APART, tr("{0}'s home and target share {1}.", Seat.nameOf(seat), names(both)), both);
            }
        }
    }

    private void overlaps(boolean targets, IntFunction<PaintedCamp> camps) {
        Map<Integer, Integer> owner = new HashMap<>();
        for (int seat = 0; seat < draft.seatCount(); seat++) {
            Map<Integer, Set<Integer>> shared = new HashMap<>();
            for (int cell : camps.apply(seat).cells()) {
                var other = owner.putIfAbsent(cell, seat);
                if (other != null) {
                    shared.computeIfAbsent(other, o -> new TreeSet<>()).add(cell);
                }
            }
            int second = seat;
            shared.forEach((first, cells) -> {
                var values = new Object[] {Seat.nameOf(first), Seat.nameOf(second), names(cells)};
                var sentence = targets
                        ? tr("The targets of {0} and {1} share {2}.", values)
                        : tr("The homes of {0} and {1} share {2}.", values);
                wrong(Topic.APART, sentence, cells);
            });
        }
    }

    private void rules() {
        for (var limit : List.of(RuleOption.HOME_LIMIT, RuleOption.TEMPO_LIMIT)) {
            if (!draft.option(limit).matches("[0-9]{1,4}")) {
                var sentence = tr("{0} is a number from 0 (none) to 9999.", OptionWords.name(limit));
                wrong(Topic.RULES, sentence, Set.of(), limit);
                return;
            }
        }
        boolean homeLimit = Integer.parseInt(draft.option(RuleOption.HOME_LIMIT)) > 0;
        boolean tempoLimit = Integer.parseInt(draft.option(RuleOption.TEMPO_LIMIT)) > 0;
        boolean homeCheck = !is(RuleOption.HOME_CHECK, "NONE");
        boolean late = is(RuleOption.REENTER_HOME, "LOSES_AFTER_LIMIT");
        if (draft.seatCount() != 2) {
            forTwo(is(RuleOption.LAST_MOVE, "EQUALISE"), RuleOption.LAST_MOVE);
            forTwo(homeCheck, RuleOption.HOME_CHECK);
            forTwo(late, RuleOption.REENTER_HOME);
            forTwo(tempoLimit, RuleOption.TEMPO_LIMIT);
        }
        if (!homeLimit && homeCheck) {
            wrong(
                    Topic.RULES,
                    tr("A home check needs a home limit above 0."),
                    Set.of(),
                    RuleOption.HOME_CHECK,
                    RuleOption.HOME_LIMIT);
        }
        if (!homeLimit && late) {
            wrong(
                    Topic.RULES,
                    tr("Going home can only lose after a home limit above 0."),
                    Set.of(),
                    RuleOption.REENTER_HOME,
                    RuleOption.HOME_LIMIT);
        }
        if (is(RuleOption.PARTNERS, "OPPOSITE")) {
            if (draft.seatCount() != 4 && draft.seatCount() != 6) {
                wrong(
                        Topic.RULES,
                        tr("Partners need 4 or 6 seats, here are {0}.", draft.seatCount()),
                        Set.of(),
                        RuleOption.PARTNERS);
            }
            if (is(RuleOption.RANKING, "PLAY_ON")) {
                wrong(
                        Topic.RULES,
                        tr("Partners cannot play on for places of their own."),
                        Set.of(),
                        RuleOption.RANKING,
                        RuleOption.PARTNERS);
            }
        }
        if (homeLimit && !homeCheck && !late) {
            note(Topic.RULES, tr("Nothing looks at the home limit."), RuleOption.HOME_LIMIT);
        }
        if (is(RuleOption.WIN, "ALL_OWN") && !homeCheck && !tempoLimit) {
            note(
                    Topic.RULES,
                    tr("Who keeps one piece at home for ever cannot lose: a limit or another way to win prevents it."),
                    RuleOption.WIN,
                    RuleOption.HOME_CHECK);
        }
    }

    private void forTwo(boolean chosen, RuleOption option) {
        if (chosen) {
            var name = OptionWords.name(option);
            var value = OptionWords.value(option, draft.option(option));
            var sentence = option.allowed().isEmpty()
                    ? tr("{0} is a rule for two seats.", name)
                    : tr("{0} “{1}” is a rule for two seats.", name, value);
            wrong(Topic.RULES, sentence, Set.of(), option);
        }
    }

    private boolean is(RuleOption option, String value) {
        return draft.option(option).equals(value);
    }

    /** Only where all else is well: what the rules themselves refuse then is that a target is out of reach. */
    private void reach() {
        int pieces = draft.homes().stream().mapToInt(PaintedCamp::size).sum();
        if (pieces >= draft.topology().size()) {
            wrong(Topic.REACH, tr("The pieces fill the board: none of them can move."), Set.of());
        }
        if (found.stream().anyMatch(check -> check.isWrong() && check.topic() != Topic.NAME)) {
            note(Topic.REACH, tr("Looked at once the rest is well."));
            return;
        }
        try {
            draft.build("draft");
        } catch (IllegalArgumentException e) {
            wrong(Topic.REACH, e.getMessage() + ".", Set.of(), RuleOption.FORWARD_ONLY);
        }
    }

    private String names(Set<Integer> cells) {
        return cells.stream().map(draft.topology()::name).collect(Collectors.joining(" "));
    }
}
