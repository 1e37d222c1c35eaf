package hoppity.studio.concurrent;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.engine.BestMove;
import hoppity.engine.EngineListener;
import hoppity.engine.Limits;
import hoppity.engine.SearchRequest;
import hoppity.engine.Snapshot;
import hoppity.rules.Position;
import hoppity.rules.Variants;
import hoppity.studio.concurrent.ForeignSearch.Patience;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Another program that analyses, with every fault that it may have. */
class ForeignSearchTest {
    private static final Patience SHORT = new Patience(60_000, 700, 60_000);
    /** Far less than an engine that never answers is waited for, and far more than a call takes on a busy machine. */
    private static final long AT_ONCE_MS = 5_000;

    private final BlockingQueue<Object> said = new LinkedBlockingQueue<>();

    private final EngineListener listener = new EngineListener() {
        @Override
        public void snapshot(Snapshot snapshot) {
            said.add(snapshot);
        }

        @Override
        public void bestMove(BestMove bestMove) {
            said.add(bestMove);
        }

        @Override
        public void failed(long requestId, Throwable cause) {
            said.add(cause);
        }
    };

    private static EngineChoice rogue(String fault) {
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return new EngineChoice(
                List.of(
                        java,
                        "-Xmx64m",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "hoppity.match.RogueEngine",
                        fault),
                1,
                1);
    }

    private static SearchRequest request(long id) {
        var variant = Variants.presets().get("brainking-halma-8");
        return new SearchRequest(id, variant, Position.initial(variant.geometry()), List.of(), Limits.INFINITE, 2);
    }

    private Object next() throws InterruptedException {
        var next = said.poll(120, TimeUnit.SECONDS);
        assertThat(next).as("a word of the engine").isNotNull();
        return next;
    }

    @BeforeAll
    static void thePresetsAreRead() {
        assertThat(request(0).multiPv()).isEqualTo(2);
    }

    private static void atOnce(Runnable action) {
        long begin = System.nanoTime();
        action.run();
        assertThat((System.nanoTime() - begin) / 1_000_000).isLessThan(AT_ONCE_MS);
    }

    @AfterEach
    void nothingIsLeft() throws InterruptedException {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        while (hasChildren() && System.nanoTime() < deadline) {
            Thread.sleep(20);
        }
        assertThat(hasChildren()).as("processes that outlive their search").isFalse();
    }

    private static boolean hasChildren() {
        return ProcessHandle.current().descendants().anyMatch(ProcessHandle::isAlive);
    }

    @ParameterizedTest
    @CsvSource({
        "dies, it ended with exit code 7",
        "hangs, no readyok within 700 ms",
        "floods, it floods its output",
        "endless, it floods its output: a line has more than",
        "illegal, it names an illegal move: \"a1-h8\"",
        "names, it names an illegal move: \"a1-h8\"",
        "garbage, its answer is no move: ",
    })
    void aFaultIsToldOnceAndTheProgramIsStartedAnew(String fault, String reason) throws Exception {
        try (var search = new ForeignSearch(rogue(fault), SHORT)) {
            for (int i = 1; i <= 2; i++) {
                int id = i;
                atOnce(() -> search.go(request(id), listener));
                var heard = next();
                while (heard instanceof Snapshot) {
                    heard = next();
                }
                assertThat(heard).isInstanceOf(Exception.class);
                assertThat((Exception) heard).hasMessageContaining(reason);
            }
            assertThat(search.foreignName()).isEqualTo("Rogue");
            assertThat(said).isEmpty();
            atOnce(search::stop);
        }
    }

    @Test
    void aProgramThatNeverIntroducesItselfIsGivenUp() throws Exception {
        try (var search = new ForeignSearch(rogue("mute"), new Patience(1500, 700, 60_000))) {
            atOnce(() -> search.go(request(1), listener));

            assertThat((Exception) next()).hasMessage("no ugiok within 1500 ms");
        }
    }

    @Test
    void aProgramThatIsNotThereIsAFaultToo() throws Exception {
        try (var search = new ForeignSearch(new EngineChoice(List.of("/no/such engine; ls", "$HOME"), 1, 1), SHORT)) {
            search.go(request(1), listener);

            assertThat((Exception) next()).hasMessageStartingWith("it cannot be started: ");
            assertThat(search.foreignName()).isEqualTo("such engine; ls");
        }
    }

    @Test
    void anHonestOneIsHeardAndAnswersWhenItIsStopped() throws Exception {
        try (var search = new ForeignSearch(rogue("talks"), SHORT)) {
            search.go(request(1), listener);
            var snapshot = (Snapshot) next();

            assertThat(snapshot.depth()).isEqualTo(3);
            assertThat(snapshot.lines().get(0).moves()).hasSize(2);
            atOnce(search::stop);
            var answer = (BestMove) next();
            assertThat(answer.requestId()).isEqualTo(1);
            assertThat(answer.result().lines()).isEqualTo(snapshot.lines());

            search.go(request(2), listener);
            assertThat(((Snapshot) next()).requestId()).isEqualTo(2);
            atOnce(() -> search.go(request(3), listener));
            assertThat(((BestMove) next()).requestId()).isEqualTo(2);
            assertThat(((Snapshot) next()).requestId()).isEqualTo(3);
        }
    }

    @Test
    void aSilentOneThatIsStillThereGoesOn() throws Exception {
        try (var search = new ForeignSearch(rogue("talks"), new Patience(60_000, 300, 60_000))) {
            search.go(request(1), listener);
            assertThat(next()).isInstanceOf(Snapshot.class);
            assertThat(said.poll(1500, TimeUnit.MILLISECONDS)).isNull();
        }
    }

    @Test
    void anIdleProgramIsEnded() throws Exception {
        try (var search = new ForeignSearch(rogue("talks"), new Patience(60_000, 700, 200))) {
            search.go(request(1), listener);
            next();
            search.stop();
            assertThat(next()).isInstanceOf(BestMove.class);
            nothingIsLeft();
            search.go(request(2), listener);
            assertThat(((Snapshot) next()).requestId()).isEqualTo(2);
        }
    }

    @Test
    void closingEndsItWithAllThatItHasStarted() throws Exception {
        var search = new ForeignSearch(rogue("offspring"), new Patience(60_000, 60_000, 60_000));
        search.go(request(1), listener);
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        while (ProcessHandle.current().descendants().count() < 2 && System.nanoTime() < deadline) {
            Thread.sleep(20);
        }
        assertThat(ProcessHandle.current().descendants().count()).isEqualTo(2);
        atOnce(search::close);
    }
}
