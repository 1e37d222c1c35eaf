package hoppity.studio.tabs;

import hoppity.studio.document.GameDocument;
import hoppity.studio.session.Session;
import java.util.HashMap;
import java.util.Map;
import javafx.collections.ListChangeListener;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;

/** The tabs beside each other, narrower as they become more; a tab is dragged to another place. */
final class TabRow extends Region {
    private static final double HEIGHT = 32;
    /** A press that wanders less far is a click. */
    private static final double DRAG_START = 8;

    private final Session session;
    private final Map<GameDocument, GameTab> tabs = new HashMap<>();
    private double push;
    /** Whether the shown tab is kept in sight: until the wheel pushes the row. */
    private boolean follow = true;

    private double pressedAt;
    private boolean dragging;

    TabRow(Session session) {
        this.session = session;
        var clip = new Rectangle();
        clip.widthProperty().bind(widthProperty());
        clip.heightProperty().bind(heightProperty());
        setClip(clip);
        setMinWidth(0);
        var games = session.games();
        games.all().addListener((ListChangeListener<GameDocument>) change -> fill());
        games.shownProperty().addListener(observable -> show());
        setOnScroll(event -> {
            push -= event.getDeltaY() + event.getDeltaX();
            follow = false;
            requestLayout();
            event.consume();
        });
        fill();
    }

    private void fill() {
        var games = session.games().all();
        tabs.keySet().retainAll(games);
        getChildren().setAll(games.stream().map(this::tab).toList());
        show();
    }

    private GameTab tab(GameDocument game) {
        return tabs.computeIfAbsent(game, opened -> {
            var tab = new GameTab(opened, session);
            tab.addEventHandler(MouseEvent.MOUSE_PRESSED, event -> {
                pressedAt = event.getSceneX();
                dragging = false;
            });
            tab.addEventHandler(MouseEvent.MOUSE_DRAGGED, event -> drag(tab, event));
            tab.addEventHandler(MouseEvent.MOUSE_RELEASED, event -> drop(tab));
            return tab;
        });
    }

    private void show() {
        var shown = session.games().shownProperty().get();
        tabs.values().forEach(tab -> tab.setShown(tab.game() == shown));
        follow = true;
        requestLayout();
    }

    private void drag(GameTab tab, MouseEvent event) {
        double way = event.getSceneX() - pressedAt;
        if (event.getButton() == MouseButton.PRIMARY && (dragging || Math.abs(way) > DRAG_START)) {
            dragging = true;
            tab.setViewOrder(-1);
            tab.setTranslateX(way);
        }
    }

    private void drop(GameTab tab) {
        if (!dragging) {
            return;
        }
        dragging = false;
        double centre = tab.getBoundsInParent().getCenterX();
        tab.setTranslateX(0);
        tab.setViewOrder(0);
        int place = 0;
        for (var other : getChildren()) {
            if (other != tab && other.getLayoutX() + other.getLayoutBounds().getWidth() / 2 < centre) {
                place++;
            }
        }
        session.games().move(tab.game(), place);
    }

    @Override
    protected void layoutChildren() {
        var all = getChildren();
        var widths = TabWidths.of(
                all.stream().mapToDouble(tab -> tab.prefWidth(HEIGHT)).toArray(), getWidth());
        int shown = follow
                ? session.games().all().indexOf(session.games().shownProperty().get())
                : -1;
        push = TabWidths.push(widths, getWidth(), push, shown);
        double x = -push;
        for (int i = 0; i < widths.length; i++) {
            all.get(i).resizeRelocate(x, 0, widths[i], getHeight());
            x += widths[i];
        }
    }

    @Override
    protected double computePrefWidth(double height) {
        return getChildren().stream()
                .mapToDouble(tab -> Math.max(TabWidths.LEAST, Math.min(TabWidths.MOST, tab.prefWidth(height))))
                .sum();
    }

    @Override
    protected double computePrefHeight(double width) {
        return HEIGHT;
    }
}
