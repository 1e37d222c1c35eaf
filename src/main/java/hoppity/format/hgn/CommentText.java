package hoppity.format.hgn;

import hoppity.record.Comment;
import hoppity.record.Extras;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What stands between the braces of one comment.
 *
 * @param isPre whether it says itself that it belongs to the move after it
 * @param commands commands about the move, as {@link Commands} has them
 * @param comment the text with its author and language; null if there are only commands
 * @param lenient whether blanks before a command were overlooked, or a backslash that escapes nothing was taken as it is
 */
record CommentText(
        boolean isPre, List<String> commands, @Nullable Comment comment, boolean lenient) {
    CommentText {
        commands = List.copyOf(commands);
    }

    /** A comment without commands. */
    static CommentText plain(String text) {
        return new CommentText(false, List.of(), Comment.of(text), false);
    }

    /** @param content the text between the braces, still escaped */
    static CommentText parse(String content) {
        boolean isPre = false;
        String by = null;
        String lang = null;
        boolean lenient = false;
        var commands = new ArrayList<String>();
        int at = 0;
        while (true) {
            int start = at;
            while (start < content.length() && Character.isWhitespace(content.charAt(start))) {
                start++;
            }
            int end = content.startsWith("[%", start) ? Escapes.indexOf(content, ']', start) : -1;
            var command = end < 0 ? "" : content.substring(start + 2, end);
            if (!Commands.isCommand(command)) {
                break;
            }
            lenient |= start > at;
            at = end + 1;
            switch (Commands.name(command)) {
                case Commands.PRE -> isPre = true;
                case Commands.BY -> by = Escapes.unescapedArgument(Commands.arguments(command));
                case Commands.LANG -> lang = Escapes.unescapedArgument(Commands.arguments(command));
                default -> commands.add(command);
            }
        }
        var rest = content.substring(at);
        if (!commands.isEmpty()) {
            // Commands about the move are written in a comment of their own; where others put a text behind them, the
            // blanks between are no part of it.
            rest = rest.strip();
        }
        var text = Escapes.unescapedComment(rest);
        lenient |= !Escapes.isWellEscapedComment(rest);
        boolean hasText = commands.isEmpty() || by != null || lang != null || !text.isEmpty();
        return new CommentText(isPre, commands, hasText ? new Comment(text, by, lang, Extras.NONE) : null, lenient);
    }
}
