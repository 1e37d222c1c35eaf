package hoppity.studio.enginepanel;

import hoppity.notation.Turn;
import hoppity.rules.Position;

/**
 * A move of a line of the engine.
 *
 * @param text with its whole route
 * @param after the position that it leads to
 */
public record LineMove(Turn turn, String text, Position after) {}
