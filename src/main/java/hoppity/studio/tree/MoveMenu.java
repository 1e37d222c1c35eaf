package hoppity.studio.tree;

import hoppity.studio.command.Command;
import java.util.List;
import java.util.function.IntFunction;

/**
 * What can be done with a move, by the id of its node.
 *
 * @param usual in the groups that a menu keeps apart
 * @param rareName what the menu of those that are seldom wanted is called
 * @param rare those
 */
public record MoveMenu(IntFunction<List<List<Command>>> usual, String rareName, IntFunction<List<Command>> rare) {}
