package hoppity.format.hgn;

import static hoppity.words.Words.tr;

import hoppity.format.FormatException;
import hoppity.format.Notes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads the tags at the head of a game. Each can be taken once; what nobody takes is a header of the game. */
final class TagReader {
    private static final Pattern NAME = Pattern.compile("[A-Za-z][A-Za-z0-9_]*");

    private final Map<String, Tag> tags = new LinkedHashMap<>();
    private final List<Tag> headers = new ArrayList<>();
    private final Scanner in;
    private final Notes notes;

    TagReader(Scanner in, Notes notes) {
        this.in = in;
        this.notes = notes;
    }

    void read() throws FormatException {
        skipToNext();
        while (in.peek() == '[') {
            var tag = tag();
            if (tag.name().equals(Tag.HEADER)) {
                headers.add(tag);
            } else if (tags.containsKey(tag.name())) {
                notes.forgiven(
                        in.where(tag.offset()), tr("the tag {0} is there twice; this one is left out", tag.name()));
            } else {
                tags.put(tag.name(), tag);
            }
            skipToNext();
        }
    }

    private void skipToNext() {
        in.skipBlanks();
        while (in.peek() == '%' && in.atLineStart()) {
            notes.forgiven(in.where(), tr("the line is left out: {0}", in.restOfLine()));
            in.skipBlanks();
        }
    }

    private Tag tag() throws FormatException {
        int start = in.at();
        in.goTo(start + 1);
        in.skipBlanks();
        var name = in.tagName();
        in.skipBlanks();
        var value = NAME.matcher(name).matches() && in.peek() == '"' ? in.quoted() : Optional.<String>empty();
        in.skipBlanks();
        if (value.isEmpty() || in.peek() != ']') {
            throw new FormatException(in.where(start), tr("a tag must be like [Event \"…\"], closed on its line"));
        }
        in.goTo(in.at() + 1);
        return new Tag(name, Escapes.unescapedTag(value.get()), start);
    }

    Optional<Tag> take(String name) {
        return Optional.ofNullable(tags.remove(name));
    }

    /** Gives a tag back whose text means nothing: it stays as a header. */
    void giveBack(Tag tag, String why) {
        note(tag, tr("{0}; it is kept as a header", why));
        tags.put(tag.name(), tag);
    }

    void note(Tag tag, String message) {
        notes.forgiven(in.where(tag.offset()), "[" + tag.name() + " \"" + tag.value() + "\"] " + message);
    }

    /** The headers: all that was not taken, in the order of the file. */
    Map<String, String> headers() {
        var all = new ArrayList<>(tags.values());
        all.addAll(headers);
        all.sort(java.util.Comparator.comparingInt(Tag::offset));
        var map = new LinkedHashMap<String, String>();
        for (var tag : all) {
            int equals = tag.name().equals(Tag.HEADER) ? Escapes.indexOf(tag.value(), '=', 0) : -1;
            if (equals < 0) {
                map.put(tag.name(), tag.value());
            } else {
                map.put(
                        Escapes.unescapedArgument(tag.value().substring(0, equals)),
                        tag.value().substring(equals + 1));
            }
        }
        return map;
    }
}
