package hoppity.studio.concurrent;

import java.util.List;

/**
 * Which engine is to analyse, and what it may take.
 *
 * @param command another program with its arguments; empty for our own engine
 * @param tableMegabytes size of its table
 * @param threads how many may search together
 */
public record EngineChoice(List<String> command, int tableMegabytes, int threads) {
    public EngineChoice {
        command = List.copyOf(command);
    }
}
