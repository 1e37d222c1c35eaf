package hoppity.samples;

import hoppity.export.text.OutcomeText;
import hoppity.rules.Outcome;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What the board shows for the first or the last time: who leads, leaves home, arrives, takes a place, wins. */
final class Milestones {
    private static final List<String> PLACES = List.of("first", "second", "third", "fourth", "fifth");
    private static final int LEAD = 3;
    private static final int MOST_LEADS = 4;
    private static final int LONG_LEAP = 6;

    private final Sides sides;
    private final List<Stage> stages;
    private final int longest;
    private final boolean[] hasLeft;
    private final boolean[] hasFilled;
    private int leader = -1;
    private int leads;
    private int departed;
    private boolean arrived;

    Milestones(Sides sides, List<Stage> stages) {
        this.sides = sides;
        this.stages = stages;
        longest = stages.stream()
                .max(Comparator.comparingInt(Stage::gain).thenComparing(Stage::ply, Comparator.reverseOrder()))
                .map(Stage::ply)
                .orElse(-1);
        hasLeft = new boolean[sides.variant().seatCount()];
        hasFilled = new boolean[sides.variant().seatCount()];
    }

    /** What to say of a turn; to be asked once for each, in order. */
    List<String> at(int ply) {
        var stage = stages.get(ply);
        var words = new ArrayList<String>();
        longestLeap(stage).ifPresent(words::add);
        departure(stage).ifPresent(words::add);
        arrival(stage).ifPresent(words::add);
        lead(stage).ifPresent(words::add);
        if (stage.outcome().isOver()) {
            words.add(ending(stage));
        } else {
            filled(stage).ifPresent(words::add);
        }
        return words;
    }

    private Optional<String> longestLeap(Stage stage) {
        return stage.ply() == longest && stage.gain() >= LONG_LEAP
                ? Optional.of("The longest way of the game: " + stage.gain() + " tempi in "
                        + jumps(stage.route().size() - 1) + ".")
                : Optional.empty();
    }

    private static String jumps(int count) {
        return count == 1 ? "one jump" : count + " jumps";
    }

    private Optional<String> departure(Stage stage) {
        int mover = stage.mover();
        int before = stage.ply() == 0
                ? sides.variant().home(mover).size()
                : stages.get(stage.ply() - 1).atHome().get(mover);
        if (hasLeft[mover] || before == 0 || stage.atHome().get(mover) > 0) {
            return Optional.empty();
        }
        hasLeft[mover] = true;
        departed++;
        var name = sides.seat(mover);
        int limit = sides.variant().options().homeLimit();
        if (limit > 0 && stage.number() <= limit) {
            return Optional.of(
                    name + "'s last piece leaves home at move " + stage.number() + "; the limit is " + limit + ".");
        }
        if (departed == 1) {
            return Optional.of(
                    "The first home is empty: " + name + "'s last piece leaves at move " + stage.number() + ".");
        }
        return Optional.of(
                departed == sides.variant().seatCount()
                        ? name + "'s last piece leaves home; nobody is there any more."
                        : name + "'s last piece leaves home.");
    }

    private Optional<String> arrival(Stage stage) {
        if (arrived || stage.inTarget().get(stage.mover()) == 0) {
            return Optional.empty();
        }
        arrived = true;
        return Optional.of("The first piece in its target is " + sides.seat(stage.mover()) + "'s.");
    }

    /** Only when all have moved are the numbers to be compared, and a lead of one tempo changes too often to matter. */
    private Optional<String> lead(Stage stage) {
        if (!stage.endsRound()
                || !stage.after().finished().isEmpty()
                || stage.outcome().isOver()) {
            return Optional.empty();
        }
        var order = IntStream.range(0, sides.teams().size())
                .boxed()
                .sorted(Comparator.comparingInt(side -> sides.sum(side, stage.tempo())))
                .toList();
        int ahead = order.get(0);
        int first = sides.sum(ahead, stage.tempo());
        int second = sides.sum(order.get(1), stage.tempo());
        if (ahead == leader || second - first < LEAD) {
            return Optional.empty();
        }
        boolean isNews = leader >= 0 || sides.teams().size() > 2;
        var verb = sides.isTeam(ahead) ? " take" : " takes";
        var before = leader;
        leader = ahead;
        if (!isNews || leads++ >= MOST_LEADS) {
            return Optional.empty();
        }
        return Optional.of(
                sides.teams().size() == 2
                        ? sides.side(ahead) + verb + " the lead in tempo, " + first + " to " + second + "."
                        : (before < 0
                                        ? "The first clear lead in tempo: "
                                        : sides.side(ahead) + verb + " the lead in tempo from " + sides.side(before)
                                                + ": ")
                                + order.stream()
                                        .map(side -> sides.side(side) + " " + sides.sum(side, stage.tempo()))
                                        .collect(Collectors.joining(", "))
                                + ".");
    }

    private Optional<String> filled(Stage stage) {
        int mover = stage.mover();
        var finished = stage.after().finished();
        boolean isPlaced = !finished.isEmpty() && finished.get(finished.size() - 1) == mover;
        if (hasFilled[mover] || !isPlaced && stage.toGo().get(mover) > 0) {
            return Optional.empty();
        }
        hasFilled[mover] = true;
        var name = sides.seat(mover);
        if (sides.isTeam(sides.sideOf(mover))) {
            int partner = sides.teams().get(sides.sideOf(mover)).stream()
                    .filter(seat -> seat != mover)
                    .findFirst()
                    .orElseThrow();
            return Optional.of(name + " has filled its camp. Now only " + sides.seat(partner)
                    + " counts, who still needs " + tempi(stage.toGo().get(partner)) + ".");
        }
        if (!isPlaced) {
            return Optional.of(name + " has filled its camp.");
        }
        return Optional.of(name + " takes " + PLACES.get(finished.size() - 1) + " place at move " + stage.number()
                + guests(stage) + ". Still needed: " + needs(stage) + ".");
    }

    /** Where pieces of others count as filling the camp. */
    private String guests(Stage stage) {
        int foreign =
                sides.variant().target(stage.mover()).size() - stage.inTarget().get(stage.mover());
        return foreign == 0
                ? ""
                : ", though " + foreign + " of the holes of its camp " + (foreign == 1 ? "is" : "are")
                        + " held by others, which these rules count as filled";
    }

    private String needs(Stage stage) {
        return IntStream.range(0, sides.variant().seatCount())
                .filter(seat -> !stage.after().finished().contains(seat))
                .boxed()
                .sorted(Comparator.comparing(stage.toGo()::get))
                .map(seat -> sides.seat(seat) + " " + stage.toGo().get(seat))
                .collect(Collectors.joining(", "));
    }

    private String ending(Stage stage) {
        var text = OutcomeText.of(sides.variant(), stage.outcome());
        var sentence = Character.toUpperCase(text.charAt(0)) + text.substring(1);
        var behind = IntStream.range(0, sides.variant().seatCount())
                .filter(seat -> !stage.outcome().isWinOf(seat)
                        && !stage.after().finished().contains(seat)
                        && stage.toGo().get(seat) > 0)
                .boxed()
                .sorted(Comparator.comparing(stage.toGo()::get))
                .map(seat ->
                        sides.seat(seat) + " still needs " + tempi(stage.toGo().get(seat)))
                .collect(Collectors.joining(", "));
        return sentence + (stage.outcome().kind() == Outcome.Kind.DRAW || behind.isEmpty() ? "" : "; " + behind) + ".";
    }

    private static String tempi(int count) {
        return count == 1 ? "one tempo" : count + " tempi";
    }
}
