package hoppity;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.stream.Stream;

/** The arrows between the layers, as docs/architecture.md draws them: each layer with the layers that it may use. */
@AnalyzeClasses(packages = "hoppity", importOptions = DoNotIncludeTests.class)
class LayersTest {
    private static final String[] BELOW_THE_EDGES = {
        "words",
        "board",
        "rules",
        "notation",
        "record",
        "format",
        "engine",
        "protocol",
        "match",
        "analysis",
        "library",
        "export"
    };

    @ArchTest
    static final ArchRule board = layer("board");

    @ArchTest
    static final ArchRule rules = layer("rules", "board");

    @ArchTest
    static final ArchRule notation = layer("notation", "board", "rules");

    @ArchTest
    static final ArchRule record = layer("record", "board", "rules", "notation");

    @ArchTest
    static final ArchRule format = layer("format", "board", "rules", "notation", "record");

    @ArchTest
    static final ArchRule engine = layer("engine", "board", "rules");

    @ArchTest
    static final ArchRule protocol = layer("protocol", "board", "rules", "notation", "engine");

    @ArchTest
    static final ArchRule match = layer("match", "board", "rules", "notation", "record", "engine", "protocol");

    @ArchTest
    static final ArchRule analysis = layer("analysis", "board", "rules", "notation", "record", "engine");

    @ArchTest
    static final ArchRule library = layer("library", "board", "rules", "notation", "record", "format");

    @ArchTest
    static final ArchRule export = layer("export", "board", "rules", "notation", "record");

    @ArchTest
    static final ArchRule commandLine = layer("cli", BELOW_THE_EDGES);

    @ArchTest
    static final ArchRule studio = layer("studio", BELOW_THE_EDGES);

    @ArchTest
    static final ArchRule everyClassBelongsToALayer = classes()
            .should()
            .resideInAnyPackage(Stream.concat(
                            Stream.of("hoppity", "hoppity.cli..", "hoppity.studio.."),
                            Stream.of(BELOW_THE_EDGES).map(LayersTest::tree))
                    .toArray(String[]::new));

    @ArchTest
    static final ArchRule javaFxStaysInTheStudio = noClasses()
            .that()
            .resideOutsideOfPackage("hoppity.studio..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("javafx..");

    @ArchTest
    static final ArchRule viewModelsKnowNoScene = noClasses()
            .that()
            .haveNameMatching(".*ViewModel(\\$.*)?")
            .should()
            .dependOnClassesThat(
                    resideInAPackage("javafx..").and(not(resideInAnyPackage("javafx.beans..", "javafx.collections.."))))
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule viewsNeitherSearchNorReadFiles = noClasses()
            .that()
            .resideInAPackage("hoppity.studio..")
            .and()
            .haveNameMatching(".*View(\\$.*)?")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.nio.file..", "hoppity.format..")
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("hoppity.rules.MoveGenerator")
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("hoppity.engine.Engine")
            .allowEmptyShould(true);

    /** Every layer may use the words. */
    private static ArchRule layer(String layer, String... mayUse) {
        var reachable = Stream.concat(Stream.of(layer, "words"), Stream.of(mayUse))
                .map(LayersTest::tree)
                .toArray(String[]::new);
        return noClasses()
                .that()
                .resideInAPackage(tree(layer))
                .should()
                .dependOnClassesThat(resideInAPackage("hoppity..").and(not(resideInAnyPackage(reachable))))
                .allowEmptyShould(true);
    }

    private static String tree(String layer) {
        return "hoppity." + layer + "..";
    }
}
