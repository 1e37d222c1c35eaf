package hoppity.studio.print;

import static hoppity.words.Words.tr;

import hoppity.export.paper.Page;
import hoppity.export.paper.Paper;
import hoppity.studio.concurrent.TaskRunner;
import hoppity.studio.concurrent.TaskStopped;
import hoppity.studio.document.GameDocument;
import hoppity.studio.session.GameTitle;
import hoppity.studio.shell.ChildWindow;
import hoppity.studio.shell.Notification;
import hoppity.studio.shell.Notifications;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import javafx.beans.binding.Bindings;
import javafx.collections.ListChangeListener;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.print.Printer;
import javafx.print.PrinterJob;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/** Shows the pages of a game as they will be printed, and prints them. */
public final class PrintWindow {
    private static final double WIDTH = 760;
    private static final double HEIGHT = 860;
    private static final double MARGIN = 50;

    private final Stage stage;
    private final PrintViewModel model;
    private final GameDocument game;
    private final TaskRunner tasks;
    private final Notifications notifications;
    private final Runnable exportWebPage;
    private final Label state = new Label();
    private final Button instead = new Button(tr("Export web page…"));

    private PrintWindow(
            Window above, GameDocument game, TaskRunner tasks, Notifications notifications, Runnable exportWebPage) {
        this.game = game;
        this.tasks = tasks;
        this.notifications = notifications;
        this.exportWebPage = exportWebPage;
        stage = ChildWindow.of(above, tr("Print {0}", GameTitle.of(game)));
        model = new PrintViewModel(game, paper(Printer.getDefaultPrinter()), PaperFonts::new, tasks);
    }

    /** @param exportWebPage what is offered to who has no printer */
    public static void open(
            Window above, GameDocument game, TaskRunner tasks, Notifications notifications, Runnable exportWebPage) {
        new PrintWindow(above, game, tasks, notifications, exportWebPage).show();
    }

    private static Paper paper(@Nullable Printer printer) {
        return printer == null ? Paper.A4 : paper(printer.getDefaultPageLayout());
    }

    private static Paper paper(javafx.print.PageLayout layout) {
        return new Paper(layout.getPrintableWidth(), layout.getPrintableHeight());
    }

    private void show() {
        var list = new ListView<>(model.pages());
        list.getStyleClass().add("print-pages");
        list.setCellFactory(view -> new PageCell(model.paper()));
        list.setAccessibleText(tr("Pages"));
        list.setPlaceholder(new Label());
        state.textProperty().bind(model.stateProperty());
        state.setWrapText(true);
        instead.setVisible(false);
        instead.managedProperty().bind(instead.visibleProperty());
        instead.setOnAction(event -> {
            close();
            exportWebPage.run();
        });
        var print = new Button(tr("Print…"));
        print.setDefaultButton(true);
        print.disableProperty().bind(Bindings.isEmpty(model.pages()));
        print.setOnAction(event -> print());
        model.pages().addListener((ListChangeListener<Page>) change -> print.requestFocus());
        var cancel = new Button(tr("Close"));
        cancel.setCancelButton(true);
        cancel.setOnAction(event -> close());
        HBox.setHgrow(state, Priority.ALWAYS);
        state.setMaxWidth(Double.MAX_VALUE);
        for (var button : List.of(instead, cancel, print)) {
            button.setMinWidth(Button.USE_PREF_SIZE);
        }
        var bar = new HBox(8, state, instead, cancel, print);
        bar.setAlignment(Pos.CENTER_LEFT);
        bar.setPadding(new Insets(12));
        var content = new BorderPane(list);
        content.getStylesheets()
                .add(Objects.requireNonNull(PrintWindow.class.getResource("print.css"))
                        .toExternalForm());
        content.setBottom(bar);
        content.getStyleClass().add("print-window");
        ChildWindow.show(stage, content, WIDTH, HEIGHT, this::close);
        model.layOut();
    }

    private void close() {
        model.close();
        stage.close();
    }

    private void print() {
        var job = PrinterJob.createPrinterJob();
        if (job == null) {
            state.textProperty().unbind();
            state.setText(tr("No printer is set up on this computer. Export the game as a web page and print that where"
                    + " there is one."));
            instead.setVisible(true);
            instead.requestFocus();
            return;
        }
        if (!job.showPrintDialog(stage)) {
            job.cancelJob();
            return;
        }
        var title = GameTitle.of(game);
        job.getJobSettings().setJobName(title);
        tasks.run(
                tr("Printing {0}", title),
                progress -> {
                    var pages = model.pagesOn(paper(job.getJobSettings().getPageLayout()));
                    for (int i = 0; i < pages.size(); i++) {
                        if (Thread.currentThread().isInterrupted()) {
                            job.cancelJob();
                            throw new CancellationException("printing was given up");
                        }
                        if (!job.printPage(PageNode.of(pages.get(i)))) {
                            job.cancelJob();
                            throw new IllegalStateException(tr(
                                    "the printer {0} did not take page {1}",
                                    job.getPrinter().getName(), i + 1));
                        }
                        progress.at(i + 1, pages.size());
                    }
                    job.endJob();
                    return pages.size();
                },
                pages -> notifications.info(tr(
                        "{0} was sent to the printer {1}.",
                        title, job.getPrinter().getName())),
                problem -> notifications.show(
                        problem instanceof TaskStopped stopped
                                ? Notification.info(stopped.sentence())
                                : Notification.error(tr("{0} could not be printed: {1}", title, problem.getMessage()))
                                        .withDetail(problem.toString())));
        stage.close();
    }

    /** A sheet of paper with a page on it, with its margins. */
    private static final class PageCell extends ListCell<Page> {
        private final Paper paper;

        PageCell(Paper paper) {
            this.paper = paper;
            setPrefWidth(0);
            setAlignment(Pos.CENTER);
            setFocusTraversable(false);
        }

        @Override
        protected void updateItem(@Nullable Page page, boolean empty) {
            super.updateItem(page, empty);
            if (page == null || empty) {
                setGraphic(null);
                return;
            }
            var printed = PageNode.of(page);
            var sheet = new Pane(printed);
            printed.setTranslateX(MARGIN);
            printed.setTranslateY(MARGIN);
            sheet.getStyleClass().add("sheet");
            sheet.setMinSize(paper.width() + 2 * MARGIN, paper.height() + 2 * MARGIN);
            sheet.setMaxSize(paper.width() + 2 * MARGIN, paper.height() + 2 * MARGIN);
            setGraphic(new StackPane(sheet));
        }
    }
}
