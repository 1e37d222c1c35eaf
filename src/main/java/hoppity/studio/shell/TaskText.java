package hoppity.studio.shell;

import static hoppity.words.Words.tr;

import hoppity.studio.concurrent.RemainingTime;
import hoppity.studio.concurrent.RunningTask;

/** What the status bar says about work under way. */
final class TaskText {
    private static final int PERCENT = 100;

    private TaskText() {}

    /** {@code "Reviewing the game · 42 % · about 20 s left"}, as far as it is known. */
    static String of(RunningTask task) {
        var text = new StringBuilder(task.what());
        if (task.share() >= 0) {
            text.append(" · ")
                    .append(Math.round(Math.floor(task.share() * PERCENT)))
                    .append(" %");
        }
        RemainingTime.of(task.share(), task.elapsed())
                .ifPresent(left -> text.append(" · ").append(RemainingTime.inWords(left)));
        return text.toString();
    }

    /** The same of the first of several tasks, with how many more there are. */
    static String ofFirst(java.util.List<? extends RunningTask> tasks) {
        int more = tasks.size() - 1;
        return of(tasks.get(0)) + (more == 0 ? "" : tr(" · {0} more", more));
    }
}
