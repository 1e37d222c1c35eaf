package hoppity.studio.board;

import hoppity.record.Completions;
import hoppity.rules.Outcome;
import hoppity.rules.Position;
import hoppity.rules.Variant;

/**
 * The end of a game, by the rules or as its record tells it.
 *
 * @param position in which it ended
 * @param outcome as the rules have it; ongoing where only the record ends the game
 * @param isPast whether the record goes on after it and what is shown lies behind it
 * @param completions on the whole line, what was played after the end included
 */
public record Finish(Variant variant, Position position, Outcome outcome, boolean isPast, Completions completions) {}
