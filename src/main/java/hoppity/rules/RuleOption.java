package hoppity.rules;

import hoppity.rules.RuleOptions.HomeCheck;
import hoppity.rules.RuleOptions.LastMove;
import hoppity.rules.RuleOptions.LeaveTarget;
import hoppity.rules.RuleOptions.Partners;
import hoppity.rules.RuleOptions.Ranking;
import hoppity.rules.RuleOptions.ReenterHome;
import hoppity.rules.RuleOptions.Repetition;
import hoppity.rules.RuleOptions.TempoMeasure;
import hoppity.rules.RuleOptions.Win;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** The rule options by name: how files and users name a field of {@link RuleOptions} and its values. */
public enum RuleOption {
    STEP_DIRECTIONS("stepDirections", Kind.NUMBER, List.of("4", "6", "8")),
    JUMP_DIRECTIONS("jumpDirections", Kind.NUMBER, List.of("4", "6", "8")),
    LONG_JUMPS("longJumps", Kind.FLAG, List.of("false", "true")),
    LEAVE_TARGET("leaveTarget", Kind.WORD, names(LeaveTarget.values())),
    REENTER_HOME("reenterHome", Kind.WORD, names(ReenterHome.values())),
    WIN("win", Kind.WORD, names(Win.values())),
    LAST_MOVE("lastMove", Kind.WORD, names(LastMove.values())),
    HOME_CHECK("homeCheck", Kind.WORD, names(HomeCheck.values())),
    HOME_LIMIT("homeLimit", Kind.NUMBER, List.of()),
    TEMPO_LIMIT("tempoLimit", Kind.NUMBER, List.of()),
    TEMPO_MEASURE("tempoMeasure", Kind.WORD, names(TempoMeasure.values())),
    REPETITION("repetition", Kind.WORD, names(Repetition.values())),
    FORWARD_ONLY("forwardOnly", Kind.FLAG, List.of("false", "true")),
    STOP_IN_FOREIGN_POINT("stopInForeignPoint", Kind.FLAG, List.of("true", "false")),
    RANKING("ranking", Kind.WORD, names(Ranking.values())),
    PARTNERS("partners", Kind.WORD, names(Partners.values()));

    /** The type of an option's value in JSON. */
    public enum Kind {
        NUMBER,
        FLAG,
        WORD
    }

    private static final int MAX_LIMIT = 9999;

    private final String key;
    private final Kind kind;
    private final List<String> values;

    RuleOption(String key, Kind kind, List<String> values) {
        this.key = key;
        this.kind = kind;
        this.values = values;
    }

    /** The option's name in files. */
    public String key() {
        return key;
    }

    public Kind kind() {
        return kind;
    }

    /** The allowed values as text; empty for a limit, which is any number from 0 (none) to 9999. */
    public List<String> allowed() {
        return values;
    }

    public static Optional<RuleOption> find(String key) {
        return Arrays.stream(values()).filter(option -> option.key.equals(key)).findFirst();
    }

    /** The value of this option, as text. */
    public String get(RuleOptions o) {
        return switch (this) {
            case STEP_DIRECTIONS -> Integer.toString(o.stepDirections());
            case JUMP_DIRECTIONS -> Integer.toString(o.jumpDirections());
            case LONG_JUMPS -> Boolean.toString(o.longJumps());
            case LEAVE_TARGET -> o.leaveTarget().name();
            case REENTER_HOME -> o.reenterHome().name();
            case WIN -> o.win().name();
            case LAST_MOVE -> o.lastMove().name();
            case HOME_CHECK -> o.homeCheck().name();
            case HOME_LIMIT -> Integer.toString(o.homeLimit());
            case TEMPO_LIMIT -> Integer.toString(o.tempoLimit());
            case TEMPO_MEASURE -> o.tempoMeasure().name();
            case REPETITION -> o.repetition().name();
            case FORWARD_ONLY -> Boolean.toString(o.forwardOnly());
            case STOP_IN_FOREIGN_POINT -> Boolean.toString(o.stopInForeignPoint());
            case RANKING -> o.ranking().name();
            case PARTNERS -> o.partners().name();
        };
    }

    /** All options with their values as text, in the order of this enumeration. */
    public static Map<RuleOption, String> all(RuleOptions options) {
        var map = new LinkedHashMap<RuleOption, String>();
        for (var option : values()) {
            map.put(option, option.get(options));
        }
        return map;
    }

    /** The options in which the two differ, with the values of the second. */
    public static Map<RuleOption, String> difference(RuleOptions base, RuleOptions changed) {
        var map = all(changed);
        map.entrySet().removeIf(e -> e.getKey().get(base).equals(e.getValue()));
        return map;
    }

    /**
     * The options with some values replaced.
     *
     * @throws IllegalArgumentException naming the option and the allowed values, if a value is not one of them
     */
    public static RuleOptions with(RuleOptions base, Map<RuleOption, String> changes) {
        var v = all(base);
        v.putAll(changes);
        v.forEach(RuleOption::check);
        return new RuleOptions(
                number(v, STEP_DIRECTIONS),
                number(v, JUMP_DIRECTIONS),
                flag(v, LONG_JUMPS),
                LeaveTarget.valueOf(text(v, LEAVE_TARGET)),
                ReenterHome.valueOf(text(v, REENTER_HOME)),
                Win.valueOf(text(v, WIN)),
                LastMove.valueOf(text(v, LAST_MOVE)),
                HomeCheck.valueOf(text(v, HOME_CHECK)),
                number(v, HOME_LIMIT),
                number(v, TEMPO_LIMIT),
                TempoMeasure.valueOf(text(v, TEMPO_MEASURE)),
                Repetition.valueOf(text(v, REPETITION)),
                flag(v, FORWARD_ONLY),
                flag(v, STOP_IN_FOREIGN_POINT),
                Ranking.valueOf(text(v, RANKING)),
                Partners.valueOf(text(v, PARTNERS)));
    }

    private void check(String value) {
        if (values.isEmpty()) {
            if (!value.matches("[0-9]{1,4}")) {
                throw new IllegalArgumentException(
                        key + " is a whole number from 0 (none) to " + MAX_LIMIT + ", not \"" + value + "\"");
            }
        } else if (!values.contains(value)) {
            throw new IllegalArgumentException(
                    key + " is one of " + String.join(", ", values) + ", not \"" + value + "\"");
        }
    }

    private static String text(Map<RuleOption, String> values, RuleOption option) {
        return Objects.requireNonNull(values.get(option));
    }

    private static int number(Map<RuleOption, String> values, RuleOption option) {
        return Integer.parseInt(text(values, option));
    }

    private static boolean flag(Map<RuleOption, String> values, RuleOption option) {
        return Boolean.parseBoolean(text(values, option));
    }

    private static List<String> names(Enum<?>[] constants) {
        var names = new ArrayList<String>();
        for (var constant : constants) {
            names.add(constant.name());
        }
        return List.copyOf(names);
    }
}
