/** The analysis studio for the Halma family: rules, records, engine, command line and desktop studio. */
module hoppity {
    requires static transitive org.jspecify;
    requires com.google.gson;
    requires info.picocli;
    requires java.logging;
    requires java.desktop;
    requires javafx.controls;
    requires javafx.swing;
    requires org.controlsfx.controls;
    requires atlantafx.base;
    requires org.kordamp.ikonli.javafx;
    requires org.kordamp.ikonli.materialdesign2;

    exports hoppity.studio.app to
            javafx.graphics;

    opens hoppity to
            info.picocli;
    opens hoppity.cli to
            info.picocli;
}
