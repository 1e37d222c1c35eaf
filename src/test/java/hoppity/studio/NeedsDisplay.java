package hoppity.studio;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.condition.EnabledIf;

/** Marks a robot test that a toolkit without a display cannot carry out, such as one that right-clicks for a menu. */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@EnabledIf(value = "hoppity.studio.ToolkitSettings#displayAvailable", disabledReason = "there is no display here")
public @interface NeedsDisplay {}
