package hoppity.studio.enginepanel;

import static hoppity.words.Words.tr;

import hoppity.studio.concurrent.EngineReport;
import hoppity.studio.concurrent.EngineReport.State;
import hoppity.studio.shell.Notification;
import hoppity.studio.shell.Notifications;
import javafx.beans.value.ObservableValue;

/** Says once that the engine has stopped by a fault: again only when it has had something to say in between. */
public final class FaultNotice {
    private final Notifications notifications;
    private boolean told;

    public FaultNotice(ObservableValue<EngineReport> reports, Notifications notifications) {
        this.notifications = notifications;
        reports.addListener((observable, before, now) -> hear(now));
    }

    private void hear(EngineReport report) {
        if (report.state() == State.FAILED && !told) {
            told = true;
            notifications.show(Notification.error(tr("The engine stopped: {0}.", report.problem())));
        } else if (report.snapshot() != null && report.state() != State.FAILED) {
            told = false;
        }
    }
}
