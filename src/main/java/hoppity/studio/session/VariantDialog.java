package hoppity.studio.session;

import hoppity.rules.Variant;
import java.util.Collection;
import java.util.function.Function;
import javafx.scene.Node;
import javafx.stage.Window;

/** Asks which variant to play. */
final class VariantDialog extends ListDialog<Variant> {
    VariantDialog(Window owner, Collection<Variant> variants, Function<Variant, Node> pictures) {
        super(
                owner,
                "New game",
                "Which game?",
                "Start",
                variants,
                variant -> new Line(variant.name(), VariantText.summary(variant), pictures.apply(variant)));
    }
}
