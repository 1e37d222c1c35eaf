package hoppity.studio.rulebook;

import static hoppity.words.Words.tr;

import java.util.List;

/** Where the sources of the family's rules differ. The same for every variant. */
final class SourceNotes {
    private SourceNotes() {}

    static Chapter differences() {
        return new Chapter(
                tr("What the sources say"),
                List.of(
                        tr("GAMBITER (club rules): home is looked at once, after a fixed move; a fixed move"
                                + " later the tempo number decides; White's last move is answered. Whether a"
                                + " piece may leave its target is not said: here it may."),
                        tr("Wikipedia (Ukrainian, on kutochky): after the limit a piece at home, or one that"
                                + " goes back, loses at every move; White's last move is answered; by how many"
                                + " moves the loser came late, the lag, is counted. Steps are said to go “in"
                                + " any direction”, jumps along files and ranks: most people step along files"
                                + " and ranks too, and the variant “any step” takes the text by its letter."),
                        tr("BrainKing (Halma 8×8 and 10×10): home as in Wikipedia, but nobody answers the last"
                                + " move, and there is no tempo limit."),
                        tr("Traditional Halma: no limit at all. A piece that has arrived stays. Nothing stops a"
                                + " side from holding a piece at home; clubs agree on something."),
                        tr("Chinese checkers: a piece that has arrived stays, and a point is won when all its"
                                + " holes are taken and at least one by the side that makes for it. Other"
                                + " books want all own pieces, or only the holes that the opponent has left."
                                + " Some forbid stopping in a foreign point; here it is allowed."),
                        tr("Every one of these is an option, so that a variant of your own can take any of them.")));
    }
}
