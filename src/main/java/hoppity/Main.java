package hoppity;

/** Entry point of the jar. It is no JavaFX {@code Application}, so that it starts from a plain class path too. */
public final class Main {
    private Main() {}

    public static void main(String[] arguments) {
        System.out.println("Hoppity");
    }
}
