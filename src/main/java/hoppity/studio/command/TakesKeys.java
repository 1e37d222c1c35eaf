package hoppity.studio.command;

/** A node in which no key runs a command while the focus is in it, like a menu that is open. */
public interface TakesKeys {}
