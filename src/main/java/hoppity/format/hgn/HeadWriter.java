package hoppity.format.hgn;

import hoppity.notation.PositionText;
import hoppity.record.GameInfo;
import hoppity.record.GameInfo.EngineInfo;
import hoppity.record.GameRecord;
import hoppity.record.GameResult;
import hoppity.rules.RuleOption;
import hoppity.rules.Variant;
import hoppity.rules.VariantJson;
import hoppity.rules.Variants;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes the tags of a game, one a line. */
final class HeadWriter {
    private final StringBuilder out;

    HeadWriter(StringBuilder out) {
        this.out = out;
    }

    void write(GameRecord record) {
        var info = record.info();
        int seats = record.variant().seatCount();
        info.headers().forEach((name, value) -> {
            if (Tag.canName(name)) {
                tag(name, value);
            } else {
                tag(Tag.HEADER, Escapes.listed(name) + "=" + value);
            }
        });
        for (var player : info.players()) {
            var name = Tag.player(player.seat(), seats);
            tag(name, player.name());
            tag(name + "Elo", player.rating());
            tag(name + "Type", player.kind());
        }
        variant(record.variant());
        if (!record.startsInitially()) {
            tag(Tag.SET_UP, "1");
            tag(Tag.POSITION, new PositionText(record.variant()).write(record.startPosition()));
        }
        tag(Tag.TIME_CONTROL, timeControl(info.timeControl()));
        result(info.result(), seats);
        int number = 0;
        for (var engine : info.engines()) {
            tag(Tag.engine(++number), engine(engine));
        }
        tag(Tag.GAME_ID, record.id());
        tag(Tag.CREATED, text(record.created()));
        tag(Tag.MODIFIED, text(record.modified()));
    }

    /** The variant and the start of a game, all that its moves depend on. */
    private void variant(Variant variant) {
        tag(Tag.VARIANT, variant.id());
        var preset = Variants.presets().find(variant.id());
        if (preset.isPresent()
                && preset.get().equals(variant.withOptions(preset.get().options()))) {
            var parts = new ArrayList<String>();
            RuleOption.difference(preset.get().options(), variant.options())
                    .forEach((option, value) -> parts.add(option.key() + "=" + value));
            tag(Tag.VARIANT_OPTIONS, parts.isEmpty() ? null : String.join(";", parts));
        } else {
            tag(Tag.VARIANT_DEFINITION, VariantJson.write(variant).toString());
        }
    }

    private static @Nullable String timeControl(GameInfo.@Nullable TimeControl control) {
        if (control == null) {
            return null;
        }
        var base = control.baseMs();
        var increment = control.incrementMs();
        return (base == null ? "" : Times.seconds(base)) + (increment == null ? "" : "+" + Times.seconds(increment));
    }

    private void result(@Nullable GameResult result, int seats) {
        var text = ResultText.of(result, seats);
        tag(Tag.RESULT, text);
        if (result == null) {
            return;
        }
        var implied = ResultText.implied(text, seats);
        if (!result.scores().equals(implied.scores())) {
            tag(Tag.SCORES, ResultText.scores(result.scores()));
        }
        if (result.ranking().isEmpty()) {
            tag(Tag.RANKING, implied.ranking().isEmpty() ? null : "");
        } else {
            tag(Tag.RANKING, ResultText.ranks(result.ranking(), seats));
        }
        var reason = result.termination();
        tag(Tag.TERMINATION, reason == null ? null : reason.key());
        tag(Tag.TERMINATION_DETAIL, result.detail().isEmpty() ? null : result.detail());
    }

    private static String engine(EngineInfo engine) {
        var parts = new ArrayList<>(List.of(engine.key(), engine.name()));
        if (engine.version() != null) {
            parts.add(engine.version());
        }
        return String.join(";", parts.stream().map(Escapes::listed).toList());
    }

    private static @Nullable String text(@Nullable Instant time) {
        return time == null ? null : time.toString();
    }

    private void tag(String name, @Nullable Object value) {
        if (value != null) {
            out.append('[')
                    .append(name)
                    .append(" \"")
                    .append(Escapes.tag(value.toString()))
                    .append("\"]\n");
        }
    }
}
