package hoppity.studio.palette;

import static hoppity.words.Words.tr;

import hoppity.export.text.MoveWords;
import hoppity.record.GameNode;
import hoppity.studio.document.GameDocument;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/**
 * The moves of the followed line that a number means: {@code 12}, {@code 12b} or {@code 12...} for its second seat and
 * {@code 12.3} for its third, {@code ply 40}, {@code start}, {@code end}.
 */
public final class GoToMoveViewModel extends NodePickerViewModel {
    private static final Pattern PLY = Pattern.compile("(?:ply|p|#)\\s*(\\d{1,9})");
    private static final Pattern NUMBER = Pattern.compile("(\\d{1,9})\\s*(?:([a-f])|(\\.\\.\\.?|…)|\\.([1-6])|\\.)?");
    private static final int ANY_SEAT = -1;

    public GoToMoveViewModel(Supplier<Optional<GameDocument>> document) {
        super(document, tr("No game is open."));
    }

    @Override
    List<GameNode> found(GameDocument open, String typed) {
        var line = open.line();
        var wanted = typed.toLowerCase(Locale.ROOT);
        var found = found(line, new MoveWords(open.record()), wanted);
        if (found.isEmpty()) {
            sayWhenNothingFits(possible(line, new MoveWords(open.record())));
        }
        return found;
    }

    private static List<GameNode> found(List<GameNode> line, MoveWords words, String wanted) {
        if (wanted.isEmpty()) {
            return line;
        }
        if (wanted.length() > 1 && ("start".startsWith(wanted) || "first".startsWith(wanted))) {
            return line.subList(0, 1);
        }
        if ("end".startsWith(wanted) || "last".startsWith(wanted)) {
            return line.subList(line.size() - 1, line.size());
        }
        var ply = PLY.matcher(wanted);
        if (ply.matches()) {
            int index = Integer.parseInt(ply.group(1));
            return index < line.size() ? line.subList(index, index + 1) : List.of();
        }
        var number = NUMBER.matcher(wanted);
        if (!number.matches()) {
            return List.of();
        }
        int move = Integer.parseInt(number.group(1));
        int seat = ANY_SEAT;
        if (number.group(2) != null) {
            seat = number.group(2).charAt(0) - 'a';
        } else if (number.group(3) != null) {
            seat = 1;
        } else if (number.group(4) != null) {
            seat = number.group(4).charAt(0) - '1';
        }
        int only = seat;
        return line.stream()
                .filter(node ->
                        !node.isRoot() && words.number(node) == move && (only == ANY_SEAT || words.seat(node) == only))
                .toList();
    }

    private static String possible(List<GameNode> line, MoveWords words) {
        if (line.size() == 1) {
            return tr("This game has no moves yet.");
        }
        int first = words.number(line.get(1));
        int last = words.number(line.get(line.size() - 1));
        int plies = line.size() - 1;
        return tr(
                "This line has moves {0} to {1} and plies 1 to {2}.\nType 12, 12b, ply 40, start or end.",
                first, last, plies);
    }
}
