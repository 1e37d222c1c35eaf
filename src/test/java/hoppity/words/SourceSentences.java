package hoppity.words;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import hoppity.rules.Variants;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/** Finds what is given to {@link Words}: in the sources, with javac's own parser, and the names and sources of the presets. */
final class SourceSentences {
    private static final Path SOURCES = Path.of("src/main/java/hoppity");
    private static final String PRESETS = "rules/variants.json";

    private SourceSentences() {}

    /** A sentence as the code has it: its key, its English plural (empty if none), and the file that says it first. */
    record Sentence(PoFile.Key key, String plural, String file) {}

    /** All sentences of the program, each once, by file and place. */
    static List<Sentence> all() throws IOException {
        var files = new ArrayList<Path>();
        try (var walk = Files.walk(SOURCES)) {
            walk.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> !file.startsWith(SOURCES.resolve("words")))
                    .sorted()
                    .forEach(files::add);
        }
        var found = new ArrayList<Sentence>();
        SortedMap<String, Sentence> first = new TreeMap<>();
        for (var unit : parsed(files)) {
            var file =
                    SOURCES.relativize(Path.of(unit.getSourceFile().getName())).toString();
            new TreeScanner<Void, Void>() {
                @Override
                public Void visitMethodInvocation(MethodInvocationTree call, Void nothing) {
                    var sentence = sentence(call, file);
                    if (sentence != null) {
                        var before = first.putIfAbsent(
                                sentence.key().context() + '\0' + sentence.key().english(), sentence);
                        if (before == null) {
                            found.add(sentence);
                        } else if (!before.plural().equals(sentence.plural())) {
                            throw new IllegalStateException(sentence + " has another plural in " + before.file());
                        }
                    }
                    return super.visitMethodInvocation(call, nothing);
                }
            }.scan(unit, null);
        }
        Variants.presets().all().stream()
                .flatMap(preset -> Stream.of(preset.name(), preset.source()))
                .filter(words -> first.get('\0' + words) == null)
                .distinct()
                .forEach(words -> found.add(new Sentence(new PoFile.Key("", words), "", PRESETS)));
        return found;
    }

    private static Iterable<? extends CompilationUnitTree> parsed(List<Path> files) {
        var compiler = ToolProvider.getSystemJavaCompiler();
        var manager = compiler.getStandardFileManager(null, null, null);
        var task = (JavacTask) compiler.getTask(
                null, manager, null, List.of("-proc:none"), null, manager.getJavaFileObjectsFromPaths(files));
        try {
            return task.parse();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static @Nullable Sentence sentence(MethodInvocationTree call, String file) {
        var arguments = call.getArguments();
        switch (name(call.getMethodSelect())) {
            case "tr", "noted" -> {
                var english = arguments.isEmpty() ? null : literal(arguments.get(0));
                return english == null ? null : new Sentence(new PoFile.Key("", english), "", file);
            }
            case "trIn" -> {
                return new Sentence(
                        new PoFile.Key(required(arguments.get(0), file), required(arguments.get(1), file)), "", file);
            }
            case "count" -> {
                var one = arguments.size() < 3 ? null : literal(arguments.get(1));
                return one == null
                        ? null
                        : new Sentence(new PoFile.Key("", one), required(arguments.get(2), file), file);
            }
            default -> {
                return null;
            }
        }
    }

    private static String name(ExpressionTree method) {
        if (method instanceof MemberSelectTree select) {
            return "Words".equals(select.getExpression().toString())
                    ? select.getIdentifier().toString()
                    : "";
        }
        return method instanceof IdentifierTree identifier
                ? identifier.getName().toString()
                : "";
    }

    private static String required(ExpressionTree argument, String file) {
        var text = literal(argument);
        if (text == null) {
            throw new IllegalStateException(file + ": " + argument + " is not a literal, so no catalog can have it");
        }
        return text;
    }

    private static @Nullable String literal(ExpressionTree expression) {
        if (expression instanceof LiteralTree literal && literal.getValue() instanceof String text) {
            return text;
        }
        if (expression instanceof ParenthesizedTree inner) {
            return literal(inner.getExpression());
        }
        if (expression instanceof BinaryTree sum) {
            var left = literal(sum.getLeftOperand());
            var right = literal(sum.getRightOperand());
            return left == null || right == null ? null : left + right;
        }
        return null;
    }
}
