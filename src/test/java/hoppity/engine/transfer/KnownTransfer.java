package hoppity.engine.transfer;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** A line of {@code army-transfer.tsv}. */
record KnownTransfer(String geometry, int turns, List<Long> counts) {

    static KnownTransfer of(String geometry) {
        var name = "army-transfer.tsv";
        try (var in = Objects.requireNonNull(KnownTransfer.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> line.startsWith(geometry + "\t"))
                    .map(KnownTransfer::read)
                    .findFirst()
                    .orElseThrow();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static KnownTransfer read(String line) {
        var columns = line.split("\t");
        var counts = columns.length < 3
                ? List.<Long>of()
                : Arrays.stream(columns[2].split(" ")).map(Long::valueOf).toList();
        return new KnownTransfer(columns[0], Integer.parseInt(columns[1]), counts);
    }
}
