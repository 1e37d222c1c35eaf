package hoppity.studio.varianteditor;

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
            case NAME -> "No other variant of yours is called so.";
            case SEATS -> draft.seatCount() + " seats take turns.";
            case SIZES -> "Every camp has " + cells(draft.homes().get(0).size()) + ".";
            case APART -> "No two camps are in each other's way.";
            case REACH -> "Every piece has a cell that it can get to.";
            case RULES -> "No rule is at odds with another.";
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
            wrong(Topic.NAME, "The variant needs a name.", Set.of());
        } else if (name.length() > LONGEST_NAME) {
            wrong(
                    Topic.NAME,
                    "The name has " + name.length() + " characters, at most " + LONGEST_NAME + " fit.",
                    Set.of());
        } else if (takenNames.contains(name)) {
            wrong(Topic.NAME, "Another variant of yours is called “" + name + "”.", Set.of());
        }
    }

    private void seats() {
        if (draft.seatCount() % 2 == 1 && draft.targets() == Targets.SWAPPED) {
            wrong(
                    Topic.SEATS,
                    "Of " + draft.seatCount() + " seats none sits opposite: choose other targets.",
                    Set.of());
        }
    }

    private void sizes() {
        var empty = IntStream.range(0, draft.seatCount())
                .filter(seat -> draft.homes().get(seat).size() == 0)
                .mapToObj(DraftChecks::seatName)
                .toList();
        if (!empty.isEmpty()) {
            wrong(
                    Topic.SIZES,
                    String.join(" and ", empty) + (empty.size() == 1 ? " has" : " have") + " no home yet.",
                    Set.of());
        }
        for (int seat = 0; seat < draft.seatCount(); seat++) {
            var home = draft.homes().get(seat);
            var target = draft.target(seat);
            if (home.size() > 0 && home.size() != target.size()) {
                wrong(
                        Topic.SIZES,
                        seatName(seat) + "'s home has " + cells(home.size()) + ", its target " + target.size() + ".",
                        target.cells());
            }
        }
        boolean alike =
                draft.homes().stream().mapToInt(PaintedCamp::size).distinct().count() == 1;
        if (!alike && found.stream().noneMatch(check -> check.topic() == Topic.SIZES)) {
            note(
                    Topic.SIZES,
                    "A game at odds: "
                            + IntStream.range(0, draft.seatCount())
                                    .mapToObj(seat -> seatName(seat) + " has "
                                            + draft.homes().get(seat).size())
                                    .collect(Collectors.joining(", "))
                            + " pieces.");
        }
    }

    private void apart() {
        overlaps("homes", draft.homes()::get);
        overlaps("targets", draft::target);
        for (int seat = 0; seat < draft.seatCount(); seat++) {
            var both = new TreeSet<>(draft.homes().get(seat).cells());
            both.retainAll(draft.target(seat).cells());
            if (!both.isEmpty()) {
                wrong(Topic.APART, seatName(seat) + "'s home and target share " + names(both) + ".", both);
            }
        }
    }

    private void overlaps(String what, IntFunction<PaintedCamp> camps) {
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
            shared.forEach((first, cells) -> wrong(
                    Topic.APART,
                    "The " + what + " of " + seatName(first) + " and " + seatName(second) + " share " + names(cells)
                            + ".",
                    cells));
        }
    }

    private void rules() {
        for (var limit : List.of(RuleOption.HOME_LIMIT, RuleOption.TEMPO_LIMIT)) {
            if (!draft.option(limit).matches("[0-9]{1,4}")) {
                wrong(Topic.RULES, OptionWords.name(limit) + " is a number from 0 (none) to 9999.", Set.of(), limit);
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
                    "A home check needs a home limit above 0.",
                    Set.of(),
                    RuleOption.HOME_CHECK,
                    RuleOption.HOME_LIMIT);
        }
        if (!homeLimit && late) {
            wrong(
                    Topic.RULES,
                    "Going home can only lose after a home limit above 0.",
                    Set.of(),
                    RuleOption.REENTER_HOME,
                    RuleOption.HOME_LIMIT);
        }
        if (is(RuleOption.PARTNERS, "OPPOSITE")) {
            if (draft.seatCount() != 4 && draft.seatCount() != 6) {
                wrong(
                        Topic.RULES,
                        "Partners need 4 or 6 seats, here are " + draft.seatCount() + ".",
                        Set.of(),
                        RuleOption.PARTNERS);
            }
            if (is(RuleOption.RANKING, "PLAY_ON")) {
                wrong(
                        Topic.RULES,
                        "Partners cannot play on for places of their own.",
                        Set.of(),
                        RuleOption.RANKING,
                        RuleOption.PARTNERS);
            }
        }
        if (homeLimit && !homeCheck && !late) {
            note(Topic.RULES, "Nothing looks at the home limit.", RuleOption.HOME_LIMIT);
        }
        if (is(RuleOption.WIN, "ALL_OWN") && !homeCheck && !tempoLimit) {
            note(
                    Topic.RULES,
                    "Who keeps one piece at home for ever cannot lose: a limit or another way to win prevents it.",
                    RuleOption.WIN,
                    RuleOption.HOME_CHECK);
        }
    }

    private void forTwo(boolean chosen, RuleOption option) {
        if (chosen) {
            var value = option.allowed().isEmpty() ? "" : " “" + OptionWords.value(option, draft.option(option)) + "”";
            wrong(Topic.RULES, OptionWords.name(option) + value + " is a rule for two seats.", Set.of(), option);
        }
    }

    private boolean is(RuleOption option, String value) {
        return draft.option(option).equals(value);
    }

    /** Only where all else is well: what the rules themselves refuse then is that a target is out of reach. */
    private void reach() {
        int pieces = draft.homes().stream().mapToInt(PaintedCamp::size).sum();
        if (pieces >= draft.topology().size()) {
            wrong(Topic.REACH, "The pieces fill the board: none of them can move.", Set.of());
        }
        if (found.stream().anyMatch(check -> check.isWrong() && check.topic() != Topic.NAME)) {
            note(Topic.REACH, "Looked at once the rest is well.");
            return;
        }
        try {
            draft.build("draft");
        } catch (IllegalArgumentException e) {
            wrong(Topic.REACH, e.getMessage() + ".", Set.of(), RuleOption.FORWARD_ONLY);
        }
    }

    // ---- words

    static String seatName(int seat) {
        return Seat.nameOf(seat);
    }

    private static String cells(int count) {
        return count + (count == 1 ? " cell" : " cells");
    }

    private String names(Set<Integer> cells) {
        return cells.stream().map(draft.topology()::name).collect(Collectors.joining(" "));
    }
}
