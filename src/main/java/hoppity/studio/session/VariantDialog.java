package hoppity.studio.session;

import static hoppity.words.Words.tr;
import static hoppity.words.Words.trIn;

import hoppity.rules.Variant;
import java.util.Collection;
import java.util.Objects;
import java.util.function.Function;
import javafx.event.ActionEvent;
import javafx.scene.Node;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.stage.Window;

/** Asks which variant to play; a new one can be made instead. */
final class VariantDialog extends ListDialog<Variant> {
    private boolean wantsNew;

    VariantDialog(Window owner, Collection<Variant> variants, Function<Variant, Node> pictures) {
        super(
                owner,
                tr("New game"),
                tr("Which game?"),
                trIn("button", "Start"),
                variants,
                variant -> new Line(variant.shownName(), VariantText.summary(variant), () -> pictures.apply(variant)));
        var make = new ButtonType(tr("New variant…"), ButtonData.LEFT);
        getDialogPane().getButtonTypes().add(make);
        var button = Objects.requireNonNull(getDialogPane().lookupButton(make));
        button.setId("new-variant");
        button.addEventFilter(ActionEvent.ACTION, event -> wantsNew = true);
    }

    /** Whether the person would rather make a variant of their own. */
    boolean wantsNew() {
        return wantsNew;
    }
}
