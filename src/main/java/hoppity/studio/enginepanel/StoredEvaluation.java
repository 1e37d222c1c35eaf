package hoppity.studio.enginepanel;

import static hoppity.words.Words.tr;

import hoppity.engine.Score;
import hoppity.engine.Snapshot;
import hoppity.record.Edit;
import hoppity.record.Edits;
import hoppity.record.Evaluation;
import hoppity.record.Evaluation.Proven;
import hoppity.record.Extras;
import hoppity.record.GameInfo.EngineInfo;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes what an engine thinks into a record: the evaluation beside its node, and the engine among the game's engines. */
final class StoredEvaluation {
    /** Shares are kept in parts of so many. */
    private static final double SHARES = 10_000;

    private StoredEvaluation() {}

    /**
     * The edit that stores a line's score at a node, in place of what the same engine thought before.
     *
     * @param engine name and version; its key is used if it is free in this record
     */
    static Edit edit(GameRecord record, GameNode node, EngineInfo engine, EngineLine line, Snapshot search) {
        var edits = new ArrayList<Edit>();
        var known = record.info().engines().stream()
                .filter(e -> e.name().equals(engine.name())
                        && String.valueOf(e.version()).equals(String.valueOf(engine.version())))
                .findFirst();
        String key = known.map(EngineInfo::key).orElseGet(() -> freeKey(record, engine.key()));
        if (known.isEmpty()) {
            var engines = new ArrayList<>(record.info().engines());
            engines.add(new EngineInfo(key, engine.name(), engine.version(), engine.settings(), engine.extras()));
            edits.add(Edits.changeInfo(record, record.info().withEngines(engines), node.id(), tr("name engine")));
        }
        var evaluations = new ArrayList<>(node.annotations().evaluations());
        evaluations.removeIf(e -> e.engine().equals(key));
        evaluations.add(evaluation(key, line, search));
        edits.add(Edits.annotate(node, node.annotations().withEvaluations(evaluations), tr("store evaluation"), null));
        return Edits.together(tr("store evaluation"), edits);
    }

    private static String freeKey(GameRecord record, String wanted) {
        var key = wanted;
        for (int i = 2; isTaken(record, key); i++) {
            key = wanted + i;
        }
        return key;
    }

    private static boolean isTaken(GameRecord record, String key) {
        return record.info().engines().stream().anyMatch(e -> e.key().equals(key));
    }

    private static Evaluation evaluation(String key, EngineLine line, Snapshot search) {
        var score = line.score();
        Integer centitempi = score instanceof Score.Estimate estimate ? estimate.centitempi() : null;
        List<String> pv = line.moves().stream().map(LineMove::text).toList();
        return new Evaluation(
                key,
                line.pov() + 1,
                centitempi,
                null,
                proven(score),
                turns(score),
                line.shares().size() > 2
                        ? line.shares().stream().map(StoredEvaluation::rounded).toList()
                        : List.of(),
                line.depth(),
                search.nodes(),
                search.milliseconds(),
                pv,
                Extras.NONE);
    }

    private static double rounded(double share) {
        return Math.rint(share * SHARES) / SHARES;
    }

    private static @Nullable Proven proven(Score score) {
        if (score instanceof Score.Estimate) {
            return null;
        }
        return score instanceof Score.Win ? Proven.WIN : score instanceof Score.Loss ? Proven.LOSS : Proven.DRAW;
    }

    private static @Nullable Integer turns(Score score) {
        if (score instanceof Score.Win win) {
            return win.turns();
        }
        return score instanceof Score.Loss loss ? loss.turns() : null;
    }
}
