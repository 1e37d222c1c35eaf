package hoppity.studio.gameinfo;

import static hoppity.words.Words.tr;

import hoppity.record.Edits;
import hoppity.record.Extras;
import hoppity.record.GameInfo;
import hoppity.record.GameInfo.Player;
import hoppity.rules.Termination;
import hoppity.studio.document.GameDocument;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ChangeListener;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/**
 * What is told about the open game. What is typed is put into the record when a field is left and before anything else
 * happens to the record, and now and then meanwhile; a choice from a list at once.
 */
public final class GameInfoViewModel {
    /** The headers that have a field of their own; the others are left as they are. */
    static final List<String> HEADERS = List.of("Event", "Site", "Date", "Round", "Annotator");

    private final ObjectProperty<@Nullable GameDocument> document = new SimpleObjectProperty<>(this, "document");
    private final Map<String, InfoField> headers = new LinkedHashMap<>();
    private final ObservableList<PlayerFields> players = FXCollections.observableArrayList();
    private final ObservableList<ResultChoice> choices = FXCollections.observableArrayList();
    private final ObjectProperty<ResultChoice> result =
            new SimpleObjectProperty<>(this, "result", new ResultChoice.Untold());
    private final ObjectProperty<@Nullable Termination> reason = new SimpleObjectProperty<>(this, "reason");
    private final InfoField detail = new InfoField();
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper(this, "problem", "");
    private final ChangeListener<Number> onRevision = (observable, old, now) -> refresh();
    private final Runnable editor = this::commit;
    private final ReadOnlyLongWrapper changes = new ReadOnlyLongWrapper(this, "changes");
    private boolean loading;
    private int visit;

    public GameInfoViewModel() {
        HEADERS.forEach(header -> headers.put(header, new InfoField()));
        document.addListener((observable, old, now) -> open(old, now));
        result.addListener((observable, old, now) -> chosen());
        reason.addListener((observable, old, now) -> chosen());
    }

    /** The game that is shown; null for none. */
    public ObjectProperty<@Nullable GameDocument> documentProperty() {
        return document;
    }

    /** Header fields by name, in the order in which they are shown. */
    Map<String, InfoField> headers() {
        return Collections.unmodifiableMap(headers);
    }

    /** One a seat, in turn order. */
    ObservableList<PlayerFields> players() {
        return players;
    }

    ObservableList<ResultChoice> choices() {
        return choices;
    }

    ObjectProperty<ResultChoice> resultProperty() {
        return result;
    }

    /** Null while none is told. */
    ObjectProperty<@Nullable Termination> reasonProperty() {
        return reason;
    }

    /** Whether a result is told, which can then have a reason. */
    BooleanBinding decidedProperty() {
        return Bindings.createBooleanBinding(() -> !(result.get() instanceof ResultChoice.Untold), result);
    }

    /** A choice in words. */
    String text(@Nullable ResultChoice choice) {
        var game = document.get();
        return game == null || choice == null ? "" : choice.text(game.record().variant());
    }

    /** Changes with what the record says. */
    ReadOnlyLongProperty changes() {
        return changes.getReadOnlyProperty();
    }

    /** Anything else about the result. */
    InfoField detail() {
        return detail;
    }

    /** Why something that was typed is not in the record; empty if all is well. */
    public ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }

    /** Puts what was typed into the record; what is faulty stays in its field, with the reason in the problem. */
    public void commit() {
        var game = document.get();
        if (game != null) {
            commitTo(game);
        }
    }

    private void chosen() {
        var game = document.get();
        if (game != null && !loading) {
            game.commitEditors();
        }
    }

    private void commitTo(GameDocument game) {
        problem.set(players.stream()
                .map(PlayerFields::problem)
                .filter(p -> !p.isEmpty())
                .findFirst()
                .orElse(""));
        var old = game.record().info();
        var changed = withResult(game, withPlayers(withHeaders(old)));
        headers.values().forEach(InfoField::settle);
        players.forEach(PlayerFields::settle);
        detail.settle();
        put(game, changed);
        visit++;
    }

    /**
     * Puts what is being typed into the record, except while nothing is left of a field, which may be about to be worded
     * anew. The fields stay as they are, down to the blank that the next word follows.
     */
    void commitWhileTyping() {
        var game = document.get();
        if (game != null && fields().noneMatch(InfoField::isEmptied)) {
            put(game, withResult(game, withPlayers(withHeaders(game.record().info()))));
        }
    }

    private Stream<InfoField> fields() {
        var ofPlayers = players.stream().flatMap(player -> Stream.of(player.name(), player.rating()));
        return Stream.concat(Stream.concat(headers.values().stream(), ofPlayers), Stream.of(detail));
    }

    private void put(GameDocument game, GameInfo changed) {
        if (!changed.equals(game.record().info())) {
            game.performInPlace(
                    Edits.changeInfo(game.record(), changed, game.cursor().id(), tr("game info"), "visit " + visit));
        }
    }

    private GameInfo withHeaders(GameInfo info) {
        var changed = info;
        for (var entry : headers.entrySet()) {
            if (entry.getValue().isChanged()) {
                var typed = entry.getValue().typed();
                changed = changed.withHeader(entry.getKey(), typed.isEmpty() ? null : typed);
            }
        }
        return changed;
    }

    private GameInfo withPlayers(GameInfo info) {
        if (players.stream().noneMatch(PlayerFields::isChanged)) {
            return info;
        }
        // Records may name players in seats that this variant does not have; they stay.
        var others = info.players().stream().filter(p -> p.seat() > players.size());
        var typed = players.stream().flatMap(p -> p.applyTo(player(info, p.seat())).stream());
        return info.withPlayers(Stream.concat(typed, others).toList());
    }

    private GameInfo withResult(GameDocument game, GameInfo info) {
        var variant = game.record().variant();
        var old = info.result();
        var oldReason = old == null ? null : old.termination();
        var oldDetail = old == null ? "" : old.detail();
        boolean same = result.get().equals(ResultChoice.chosen(variant, old))
                && reason.get() == oldReason
                && !detail.isChanged();
        var extras = old == null ? Extras.NONE : old.extras();
        var said = detail.isChanged() ? detail.typed() : oldDetail;
        return same ? info : info.withResult(result.get().apply(variant, reason.get(), said, extras));
    }

    private static @Nullable Player player(GameInfo info, int seat) {
        return info.players().stream().filter(p -> p.seat() == seat).findFirst().orElse(null);
    }

    private void open(@Nullable GameDocument old, @Nullable GameDocument now) {
        if (old != null) {
            commitTo(old);
            old.revisionProperty().removeListener(onRevision);
            old.removeEditor(editor);
        }
        problem.set("");
        headers.values().forEach(field -> field.load(""));
        detail.load("");
        players.clear();
        if (now != null) {
            now.revisionProperty().addListener(onRevision);
            now.registerEditor(editor);
            players.setAll(now.record().variant().seats().stream()
                    .map(seat -> new PlayerFields(seat.index() + 1, seat.name()))
                    .toList());
            show(now);
        }
    }

    private void refresh() {
        var game = document.get();
        if (game != null) {
            show(game);
        }
    }

    private void show(GameDocument game) {
        var variant = game.record().variant();
        var info = game.record().info();
        var recorded = info.result();
        loading = true;
        headers.forEach((name, field) -> field.refresh(info.headers().getOrDefault(name, "")));
        players.forEach(p -> p.refresh(player(info, p.seat())));
        var offered = ResultChoice.of(variant, recorded);
        if (!choices.equals(offered)) {
            choices.setAll(offered);
        }
        result.set(ResultChoice.chosen(variant, recorded));
        reason.set(recorded == null ? null : recorded.termination());
        detail.refresh(recorded == null ? "" : recorded.detail());
        loading = false;
        changes.set(changes.get() + 1);
    }

    /** The headers without a field, a line each. */
    String otherHeaders() {
        var game = document.get();
        return game == null
                ? ""
                : game.record().info().headers().entrySet().stream()
                        .filter(e -> !headers.containsKey(e.getKey()))
                        .map(e -> e.getKey() + ": " + e.getValue())
                        .collect(Collectors.joining("\n"));
    }
}
