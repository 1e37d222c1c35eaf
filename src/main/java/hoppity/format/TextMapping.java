package hoppity.format;

import static hoppity.words.Words.tr;

import hoppity.record.Annotations;
import hoppity.record.BrokenTail;
import hoppity.record.Clock;
import hoppity.record.Comment;
import hoppity.record.Evaluation;
import hoppity.record.Extras;
import hoppity.record.GameInfo;
import hoppity.record.GameInfo.EngineInfo;
import hoppity.record.GameInfo.Player;
import hoppity.record.GameInfo.TimeControl;
import hoppity.record.GameRecord;
import hoppity.record.GameRecord.FileExtras;
import hoppity.record.GameResult;
import hoppity.record.Shape;
import hoppity.record.ViewState;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Makes of a record the one that a format can hold: texts that are no Unicode are repaired, and what JSON alone keeps is
 * dropped if so wished. Remembers what was lost.
 */
public final class TextMapping {
    private final boolean keepsJson;
    private final Set<String> losses = new TreeSet<>();

    /** @param keepsJson whether unknown keys, engine settings and the view state stay */
    public TextMapping(boolean keepsJson) {
        this.keepsJson = keepsJson;
    }

    /** What the records that were mapped have lost, one line each. */
    public List<String> losses() {
        return List.copyOf(losses);
    }

    /** A copy of the record. */
    public GameRecord of(GameRecord record) {
        var copy = record.copy(this::annotations, this::tail);
        var loader = copy.loader();
        var e = record.extras();
        loader.identity(text(record.id()), record.created(), record.modified());
        loader.info(info(record.info()));
        loader.extras(new FileExtras(extras(e.game()), extras(e.writer()), extras(e.variant()), extras(e.start())));
        var view = record.view();
        if (!keepsJson && !view.equals(ViewState.DEFAULT)) {
            losses.add(tr("the view state (cursor, folded variations, side of the board) is not kept"));
        }
        copy.setView(
                keepsJson
                        ? new ViewState(view.cursor(), view.collapsed(), view.rotation(), extras(view.extras()))
                        : ViewState.DEFAULT);
        return copy;
    }

    private Annotations annotations(Annotations a) {
        if (a.equals(Annotations.NONE)) {
            return Annotations.NONE;
        }
        var clock = a.clock();
        return new Annotations(
                a.nags(),
                a.pre().stream().map(this::comment).toList(),
                a.post().stream().map(this::comment).toList(),
                clock == null ? null : new Clock(clock.leftMs(), clock.usedMs(), extras(clock.extras())),
                a.shapes().stream().map(this::shape).toList(),
                a.evaluations().stream().map(this::evaluation).toList(),
                optional(a.title()),
                a.bookmark(),
                texts(a.commands()),
                extras(a.extras()));
    }

    private Comment comment(Comment c) {
        return new Comment(text(c.text()), optional(c.by()), optional(c.lang()), extras(c.extras()));
    }

    private Shape shape(Shape shape) {
        var extras = extras(shape.extras());
        if (shape instanceof Shape.Arrow arrow) {
            return new Shape.Arrow(texts(arrow.path()), arrow.colour(), extras);
        }
        if (shape instanceof Shape.Circle circle) {
            return new Shape.Circle(text(circle.cell()), circle.colour(), extras);
        }
        var label = (Shape.Label) shape;
        return new Shape.Label(text(label.cell()), text(label.text()), extras);
    }

    private Evaluation evaluation(Evaluation e) {
        return new Evaluation(
                text(e.engine()),
                e.pov(),
                e.score(),
                e.win(),
                e.proven(),
                e.turns(),
                e.wins(),
                e.depth(),
                e.nodes(),
                e.ms(),
                texts(e.pv()),
                extras(e.extras()));
    }

    private BrokenTail tail(BrokenTail tail) {
        return new BrokenTail(text(tail.format()), text(tail.text()), text(tail.message()));
    }

    private GameInfo info(GameInfo info) {
        var headers = new LinkedHashMap<String, String>();
        info.headers().forEach((name, value) -> headers.put(text(name), text(value)));
        var control = info.timeControl();
        return new GameInfo(
                headers,
                info.players().stream().map(this::player).toList(),
                control == null
                        ? null
                        : new TimeControl(control.baseMs(), control.incrementMs(), extras(control.extras())),
                result(info.result()),
                info.engines().stream().map(this::engine).toList());
    }

    private Player player(Player p) {
        return new Player(p.seat(), text(p.name()), p.rating(), optional(p.kind()), extras(p.extras()));
    }

    private @Nullable GameResult result(@Nullable GameResult r) {
        return r == null
                ? null
                : new GameResult(r.scores(), r.ranking(), r.termination(), text(r.detail()), extras(r.extras()));
    }

    private EngineInfo engine(EngineInfo e) {
        return new EngineInfo(
                text(e.key()), text(e.name()), optional(e.version()), settings(e.settings()), extras(e.extras()));
    }

    private Extras extras(Extras extras) {
        return kept(extras, tr("keys of other programs are not kept"));
    }

    private Extras settings(Extras settings) {
        return kept(settings, tr("the settings of engines are not kept"));
    }

    private Extras kept(Extras extras, String loss) {
        if (extras.isEmpty()) {
            return Extras.NONE;
        }
        if (!keepsJson) {
            losses.add(loss);
            return Extras.NONE;
        }
        Map<String, String> json = new LinkedHashMap<>();
        extras.json().forEach((key, value) -> json.put(text(key), text(value)));
        return new Extras(json);
    }

    private List<String> texts(List<String> texts) {
        return texts.stream().map(this::text).toList();
    }

    private @Nullable String optional(@Nullable String value) {
        return value == null ? null : text(value);
    }

    private String text(String value) {
        var repaired = Unicode.wellFormed(value);
        if (!repaired.equals(value)) {
            losses.add(tr("characters that are no Unicode text (halves of surrogate pairs) are replaced"));
        }
        return repaired;
    }
}
