package hoppity.studio.shell;

import static hoppity.words.Words.tr;

import hoppity.studio.command.Command;
import hoppity.studio.command.CommandControls;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextAlignment;
import org.kordamp.ikonli.javafx.FontIcon;

/** The page that shows while no game is open: start one, go on with one, look at one. */
public final class WelcomeView extends ScrollPane {
    /** Side of the pictures of the variants, in pixels. */
    public static final double PICTURE = 104;

    /**
     * A variant to start a game of.
     *
     * @param source whose rules they are; may be empty
     * @param picture makes a small picture of its first position, to be shown {@value #PICTURE} pixels wide and high
     */
    public record VariantCard(String name, String source, Supplier<? extends Node> picture, Runnable start) {}

    /**
     * A game to open.
     *
     * @param detail what tells it from others of the same title, such as its folder or its theme; may be empty
     */
    public record GameLink(String title, String detail, Runnable open) {}

    /** With more variants there is a field that searches them. */
    private static final int SEEN_AT_ONCE = 12;

    private final FlowPane variants = new FlowPane();
    private final TextField search = new TextField();
    private final Label nothingFound = new Label(tr("Nothing has these words."));
    /** The cards of all variants, each with what is searched of it, in lower case. */
    private final Map<Node, String> cards = new LinkedHashMap<>();

    private final Button newVariant = new Button(tr("New variant…"));
    private final VBox recent = new VBox();
    private final VBox samples = new VBox();
    private final VBox recentPart = part(tr("Recent games"), recent);
    private final VBox samplesPart = part(tr("Samples"), samples);

    /** @param openers what brings a game here: from a file, from the clipboard, from a position set up by hand */
    public WelcomeView(List<Command> openers) {
        getStyleClass().add("welcome");
        getStylesheets()
                .add(Objects.requireNonNull(WelcomeView.class.getResource("welcome.css"))
                        .toExternalForm());
        setFitToWidth(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        variants.getStyleClass().add("variant-cards");
        recent.getStyleClass().add("game-links");
        samples.getStyleClass().add("game-links");

        var title = new Label("Hoppity");
        title.getStyleClass().add("welcome-title");
        var subtitle = new Label(tr("Play through, analyse and annotate games of the Halma family."));
        subtitle.getStyleClass().add("muted");
        subtitle.setWrapText(true);
        var games = new HBox(recentPart, samplesPart);
        games.getStyleClass().add("welcome-games");
        HBox.setHgrow(recentPart, Priority.ALWAYS);
        HBox.setHgrow(samplesPart, Priority.ALWAYS);
        recentPart.setPrefWidth(0);
        samplesPart.setPrefWidth(0);

        var name = new VBox(title, subtitle);
        HBox.setHgrow(name, Priority.ALWAYS);
        var head = new HBox(name, dropZone(openers));
        head.getStyleClass().add("welcome-head");
        newVariant.setId("welcome-new-variant");
        var newGame = part(tr("New game"), variants);
        search.setId("welcome-search");
        search.setPromptText(tr("Search"));
        search.textProperty().addListener(observable -> showFound());
        nothingFound.getStyleClass().add("muted");
        var heading = new HBox(newGame.getChildren().remove(0), newVariant, search);
        heading.getStyleClass().add("welcome-heading-line");
        newGame.getChildren().add(0, heading);
        var page = new VBox(head, games, newGame);
        page.getStyleClass().add("welcome-page");
        page.setMaxWidth(USE_PREF_SIZE);
        var centred = new StackPane(page);
        centred.setAlignment(Pos.TOP_CENTER);
        setContent(centred);
        showPart(recentPart, recent);
        showPart(samplesPart, samples);
    }

    private static VBox part(String heading, Node content) {
        var label = new Label(heading);
        label.getStyleClass().add("welcome-heading");
        var part = new VBox(label, content);
        part.getStyleClass().add("welcome-part");
        return part;
    }

    private static void showPart(VBox part, VBox content) {
        var isShown = !content.getChildren().isEmpty();
        part.setVisible(isShown);
        part.setManaged(isShown);
    }

    private static Node dropZone(List<Command> openers) {
        var text = new Label(tr("Drop files here, or"));
        text.setGraphic(new FontIcon("mdi2t-tray-arrow-down"));
        text.getStyleClass().add("muted");
        text.setMinWidth(USE_PREF_SIZE);
        var buttons = new HBox(12);
        var zone = new VBox(text, buttons);
        zone.getStyleClass().add("drop-zone");
        for (var command : openers) {
            var button = CommandControls.button(command);
            button.setId("welcome-" + button.getId());
            button.setMinWidth(USE_PREF_SIZE);
            buttons.getChildren().add(button);
        }
        return zone;
    }

    public void setVariants(List<VariantCard> cards) {
        this.cards.clear();
        cards.forEach(card -> this.cards.put(card(card), (card.name() + ' ' + card.source()).toLowerCase(Locale.ROOT)));
        search.setVisible(cards.size() > SEEN_AT_ONCE);
        showFound();
    }

    private void showFound() {
        var words = SearchWords.of(search.getText());
        variants.getChildren()
                .setAll(cards.entrySet().stream()
                        .filter(card -> words.fit(card.getValue()))
                        .map(Map.Entry::getKey)
                        .toList());
        if (variants.getChildren().isEmpty() && !words.isEmpty()) {
            variants.getChildren().add(nothingFound);
        }
    }

    /** What lets the user make a variant of their own. */
    public void setOnNewVariant(Runnable action) {
        newVariant.setOnAction(event -> action.run());
    }

    private static Node card(VariantCard variant) {
        var picture = new StackPane(variant.picture().get());
        picture.setMinSize(PICTURE, PICTURE);
        picture.setMaxSize(PICTURE, PICTURE);
        var name = new Label(variant.name());
        name.setWrapText(true);
        name.setTextAlignment(TextAlignment.CENTER);
        var source = new Label(variant.source());
        source.getStyleClass().addAll("muted", "small");
        var content = new VBox(picture, name, source);
        content.getStyleClass().add("variant-card-content");
        var button = new Button(null, content);
        button.setAccessibleText(variant.name() + ", " + variant.source());
        button.getStyleClass().add("variant-card");
        button.setOnAction(event -> variant.start().run());
        return button;
    }

    public void setSamples(List<GameLink> links) {
        fill(samplesPart, samples, links);
    }

    /** Shows these games under "Recent games", and follows the list. */
    public void setRecent(ObservableList<GameLink> links) {
        fill(recentPart, recent, links);
        links.addListener((ListChangeListener<GameLink>) change -> fill(recentPart, recent, links));
    }

    private static void fill(VBox part, VBox content, List<GameLink> links) {
        content.getChildren().setAll(links.stream().map(WelcomeView::link).toList());
        showPart(part, content);
    }

    private static Node link(GameLink game) {
        var title = new Label(game.title());
        title.setMinWidth(Region.USE_PREF_SIZE);
        var detail = new Label(game.detail());
        detail.getStyleClass().addAll("muted", "small");
        detail.setMinWidth(0);
        var line = new HBox(title, detail);
        line.getStyleClass().add("game-link-line");
        var button = new Button(null, line);
        button.getStyleClass().add("game-link");
        button.setMaxWidth(Double.MAX_VALUE);
        button.setAccessibleText(game.title());
        button.setTooltip(new Tooltip(game.detail().isEmpty() ? game.title() : game.title() + "\n" + game.detail()));
        button.setOnAction(event -> game.open().run());
        return button;
    }
}
