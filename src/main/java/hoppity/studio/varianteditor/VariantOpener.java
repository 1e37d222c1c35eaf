package hoppity.studio.varianteditor;

import static hoppity.words.Words.tr;

import hoppity.rules.Variant;
import hoppity.studio.concurrent.TaskRunner;
import hoppity.studio.settings.Settings;
import hoppity.studio.shell.Notification;
import hoppity.studio.shell.Notifications;
import hoppity.studio.variants.UserVariants;
import java.nio.file.Path;
import java.util.function.Consumer;

/** Takes a file of variants that was opened like a game, and says so at the top of the window. */
public final class VariantOpener {
    private final VariantImport importing;
    private final Notifications notifications;
    private final Consumer<Variant> play;
    private final Runnable choose;

    /**
     * @param play starts a game
     * @param choose lets the user choose among all variants
     */
    public VariantOpener(
            UserVariants variants,
            TaskRunner tasks,
            Settings settings,
            Notifications notifications,
            Consumer<Variant> play,
            Runnable choose) {
        importing = new VariantImport(variants, tasks, settings);
        this.notifications = notifications;
        this.play = play;
        this.choose = choose;
    }

    public void open(Path file) {
        importing.run(file, this::tell, notifications::error);
    }

    private void tell(VariantImport.Imported imported) {
        var variants = imported.variants();
        var notice = Notification.info(imported.sentence());
        notifications.show(
                variants.size() == 1
                        ? notice.withAction(tr("Start a game"), () -> play.accept(variants.get(0)))
                        : notice.withAction(tr("Choose a game"), choose));
    }
}
