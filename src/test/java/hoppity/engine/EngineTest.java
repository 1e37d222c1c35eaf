package hoppity.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hoppity.rules.Game;
import hoppity.rules.Move;
import hoppity.rules.Position;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The facade: its thread, its messages, and that it can be stopped. */
@Timeout(120)
class EngineTest {
    private static final Variant HALMA = Variants.presets().get("halma-8");

    private final Engine engine = new Engine(8);

    @AfterEach
    void close() {
        engine.close();
    }

    /** Keeps everything that a search says. */
    private static class Recorder implements EngineListener {
        final List<Snapshot> snapshots = new ArrayList<>();
        final LinkedBlockingQueue<Object> ends = new LinkedBlockingQueue<>();
        final CountDownLatch firstSnapshot = new CountDownLatch(1);
        volatile Thread thread = Thread.currentThread();

        @Override
        public void snapshot(Snapshot snapshot) {
            thread = Thread.currentThread();
            synchronized (snapshots) {
                snapshots.add(snapshot);
            }
            firstSnapshot.countDown();
        }

        @Override
        public void bestMove(BestMove bestMove) {
            ends.add(bestMove);
        }

        @Override
        public void failed(long requestId, Throwable cause) {
            ends.add(cause);
        }

        BestMove bestMove() throws InterruptedException {
            return (BestMove) end();
        }

        Object end() throws InterruptedException {
            return java.util.Objects.requireNonNull(ends.poll(100, TimeUnit.SECONDS), "the search never ended");
        }
    }

    private static SearchRequest request(long id, Limits limits) {
        return new SearchRequest(id, HALMA, Position.initial(HALMA.geometry()), List.of(), limits, 1);
    }

    @Test
    void answersOnAThreadOfItsOwnWithTheIdOfTheRequest() throws Exception {
        var recorder = new Recorder();
        engine.go(request(42, Limits.ofDepth(3)), recorder);
        var answer = recorder.bestMove();
        assertThat(answer.requestId()).isEqualTo(42);
        assertThat(new Game(HALMA).isLegal(java.util.Objects.requireNonNull(answer.move())))
                .isTrue();
        assertThat(recorder.snapshots).hasSizeGreaterThanOrEqualTo(3).allMatch(s -> s.requestId() == 42);
        assertThat(recorder.thread).isNotSameAs(Thread.currentThread()).matches(Thread::isDaemon);
        assertThat(answer.result().depth()).isEqualTo(3);
    }

    @Test
    void stopsAnInfiniteSearch() throws Exception {
        var recorder = new Recorder();
        engine.go(request(1, Limits.INFINITE), recorder);
        recorder.firstSnapshot.await();
        assertThat(recorder.ends).isEmpty();
        engine.stop();
        assertThat(recorder.bestMove().move()).isNotNull();
    }

    @Test
    void aNewRequestStopsTheOneBefore() throws Exception {
        var first = new Recorder();
        var second = new Recorder();
        engine.go(request(1, Limits.INFINITE), first);
        first.firstSnapshot.await();
        engine.go(request(2, Limits.ofDepth(2)), second);
        assertThat(first.bestMove().requestId()).isEqualTo(1);
        assertThat(second.bestMove().requestId()).isEqualTo(2);
        assertThat(second.snapshots).allMatch(s -> s.requestId() == 2);
    }

    @Test
    void everyRequestOfAQuickSeriesIsAnsweredOnceAndInOrder() throws Exception {
        var recorder = new Recorder();
        for (int id = 1; id <= 20; id++) {
            engine.go(request(id, Limits.INFINITE), recorder);
        }
        engine.stop();
        for (int id = 1; id <= 20; id++) {
            var answer = recorder.bestMove();
            assertThat(answer.requestId()).isEqualTo(id);
            assertThat(answer.move()).isNotNull();
        }
        assertThat(recorder.ends).isEmpty();
    }

    @Test
    void reportsAnIllegalMoveOfTheRequest() throws Exception {
        var recorder = new Recorder();
        var moves = List.of(new Move(0, 1));
        engine.go(new SearchRequest(7, HALMA, Position.initial(HALMA.geometry()), moves, Limits.INFINITE, 1), recorder);
        assertThat((Throwable) recorder.end())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the move of ply 1 is illegal");
    }

    @Test
    void reportsAFaultOfTheListenerAndLivesOn() throws Exception {
        var faulty = new Recorder() {
            @Override
            public void snapshot(Snapshot snapshot) {
                throw new IllegalStateException("no room");
            }
        };
        engine.go(request(1, Limits.INFINITE), faulty);
        assertThat((Throwable) faulty.end()).hasMessage("no room");
        var recorder = new Recorder();
        engine.go(request(2, Limits.ofDepth(1)), recorder);
        assertThat(recorder.bestMove().requestId()).isEqualTo(2);
    }

    @Test
    void closingEndsTheSearchAndRefusesTheNext() throws Exception {
        var recorder = new Recorder();
        engine.go(request(1, Limits.INFINITE), recorder);
        recorder.firstSnapshot.await();
        engine.close();
        assertThat(recorder.bestMove().move()).isNotNull();
        assertThatThrownBy(() -> engine.go(request(2, Limits.INFINITE), recorder))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("the engine is closed");
        engine.close();
    }

    @Test
    void clearingMakesSearchesRepeatable() throws Exception {
        var recorder = new Recorder();
        engine.go(request(1, Limits.ofDepth(6)), recorder);
        var first = recorder.bestMove().result();
        engine.go(request(2, Limits.ofDepth(6)), recorder);
        assertThat(recorder.bestMove().result().nodes()).isLessThan(first.nodes());
        engine.clear();
        engine.go(request(3, Limits.ofDepth(6)), recorder);
        assertThat(recorder.bestMove().result().nodes()).isEqualTo(first.nodes());
    }

    @Test
    void refusesATableOfNoSize() {
        assertThatThrownBy(() -> new Engine(0)).hasMessageContaining("not 0");
    }

    @Test
    void refusesATableLargerThanMemoryAndNamesTheLimit() {
        int most = Engine.mostTableMegabytes();

        assertThatThrownBy(() -> new Engine(most + 1))
                .hasMessageContaining("1 to " + most + " MB")
                .hasMessageContaining("not " + (most + 1));
        assertThat(Engine.mostTableMegabytes(1L << 20)).isEqualTo(1);
        assertThat(Engine.mostTableMegabytes(1L << 50)).isEqualTo(4096);
        assertThatThrownBy(() -> new Engine(1, 0)).hasMessageContaining("not 0");
    }

    /** Three quarters of the memory are for the table and the tree of many seats, which is as large, but 128 MB at most. */
    @ParameterizedTest
    @CsvSource({"100, 37", "200, 75", "340, 127", "1024, 640", "3000, 2122"})
    void theTreeOfManySeatsCountsAsMemoryToo(long megabytes, int most) {
        assertThat(Engine.mostTableMegabytes(megabytes << 20)).isEqualTo(most);
    }

    @Test
    void anotherSizeHoldsFromTheNextSearchOn() throws InterruptedException {
        var recorder = new Recorder();
        engine.go(request(1, Limits.ofDepth(6)), recorder);
        var first = recorder.bestMove().result();
        engine.resize(1, 1);
        engine.go(request(2, Limits.ofDepth(6)), recorder);
        var second = recorder.bestMove().result();

        assertThat(second.nodes()).isGreaterThanOrEqualTo(first.nodes());
        assertThat(second.hashFull()).isGreaterThan(first.hashFull());
        assertThatThrownBy(() -> engine.resize(Engine.mostTableMegabytes() + 1, 1))
                .hasMessageContaining("1 to " + Engine.mostTableMegabytes() + " MB");
    }

    @Test
    void severalThreadsFindWhatIsThereAndEndTogether() {
        try (var many = new Engine(8, 3)) {
            var answer = many.search(request(1, Limits.ofDepth(7)), snapshot -> {});

            assertThat(answer.result().depth()).isEqualTo(7);
            assertThat(new Game(HALMA, Position.initial(HALMA.geometry()))
                            .isLegal(Objects.requireNonNull(answer.move())))
                    .isTrue();
        }
        assertThat(Thread.getAllStackTraces().keySet())
                .noneMatch(t -> t.getName().matches("hoppity-engine-\\d+"));
    }
}
