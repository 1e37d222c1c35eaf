package hoppity.format.foreign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hoppity.board.Star;
import hoppity.board.Topology;
import hoppity.format.FormatException;
import hoppity.format.Formats;
import hoppity.format.Games;
import hoppity.format.Note;
import hoppity.format.hgn.HgnFormat;
import hoppity.format.json.JsonFormat;
import hoppity.format.ludii.LudiiFormat;
import hoppity.record.BrokenTail;
import hoppity.rules.RuleOptions.LeaveTarget;
import hoppity.rules.Termination;
import hoppity.rules.Variants;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LudiiFormatTest {
    private static final int GAMES = 4;
    private static final int PLIES = 200;

    /** On a square board of that side, mirrored left to right. */
    private static IntUnaryOperator mirrored(int side) {
        return cell -> cell / side * side + side - 1 - cell % side;
    }

    /** On the star: mirrored left to right, and turned by so many sixths of a full turn; reckoned in its own coordinates. */
    private static IntUnaryOperator star(boolean mirror, int sixths) {
        var topology = Topology.of(new Star(4));
        return cell -> {
            int q = topology.cell(cell).x();
            int r = 8 - topology.cell(cell).y();
            int x = mirror ? -q - r : q;
            for (int i = 0; i < sixths; i++) {
                int turned = -r;
                r = x + r;
                x = turned;
            }
            return topology.at(x, 8 - r);
        };
    }

    private static void comesBack(String variant, LudiiWriter writer) throws FormatException {
        for (int seed = 0; seed < GAMES; seed++) {
            var random = new Random(seed);
            var record = RandomGame.of(Variants.presets().get(variant), random, PLIES);
            var text = writer.write(record, random);
            var content = text.getBytes(StandardCharsets.UTF_8);
            var read = Formats.detect(content, "x").read(content, null);

            assertThat(read.format()).isSameAs(LudiiFormat.INSTANCE);
            assertThat(read.notes()).as(text).allMatch(note -> note.kind() == Note.Kind.IMPORTED);
            assertThat(read.games().get(0).variant()).isEqualTo(record.variant());
            assertThat(RandomGame.turns(read.games().get(0))).isEqualTo(RandomGame.turns(record));
        }
    }

    @Test
    void gamesOfPresetsOnSquaresComeBack() throws FormatException {
        comesBack("halma-8", new LudiiWriter("Grasshopper", List.of(), mirrored(8)));
        comesBack("halma-10", new LudiiWriter("Grasshopper", List.of("Board Size/10x10"), mirrored(10)));
        comesBack("halma-16", new LudiiWriter("../lud/board/race/fill/Halma.lud", List.of("Players/2"), cell -> cell));
    }

    @ParameterizedTest
    @CsvSource({"2,2 (a),false,0", "3,3,true,0", "4,4,true,1", "5,5,true,0", "6,6,true,0"})
    void gamesOfPresetsOnTheStarComeBack(int seats, String players, boolean mirror, int sixths) throws FormatException {
        comesBack(
                "chinese-checkers-" + seats,
                new LudiiWriter("Chinese Checkers", List.of("Players/" + players), star(mirror, sixths)));
    }

    @Test
    void halmaOnEightByEightHasCampsOfItsOwn() throws FormatException {
        int[][] homes = {{5, 6, 7, 13, 14, 15, 22, 23}, {40, 41, 48, 49, 50, 56, 57, 58}};
        var text = trial("Halma", "Board Size/8x8\n", homes, hop(1, 14, 21), hop(2, 49, 42));
        var read = Games.read(LudiiFormat.INSTANCE, text);
        var record = read.games().get(0);

        assertThat(record.variant().id()).isEqualTo("ludii-halma-8-2");
        assertThat(record.variant().home(0).size()).isEqualTo(8);
        assertThat(record.variant().target(0).cells())
                .isEqualTo(record.variant().home(1).cells());
        assertThat(RandomGame.turns(record)).containsExactly("g2-f3", "b7-c6");
        var back = Games.read(HgnFormat.INSTANCE, Games.write(HgnFormat.INSTANCE, record));
        assertThat(back.games().get(0).variant()).isEqualTo(record.variant());
    }

    @Test
    void fourPlayersOfHalmaTakeTurnsAcrossTheBoard() throws FormatException {
        int[][] homes = {{0, 1, 8, 9}, {6, 7, 14, 15}, {48, 49, 56, 57}, {54, 55, 62, 63}};
        var text = trial("Halma", "Players/4\nBoard Size/8x8\n", homes, hop(1, 9, 18), hop(2, 14, 21));
        var record = Games.read(LudiiFormat.INSTANCE, text).games().get(0);

        assertThat(record.variant().id()).isEqualTo("ludii-halma-8-4");
        assertThat(RandomGame.turns(record)).containsExactly("g2-f3", "b2-c3");
        var names = List.of("g1", "b1", "g8", "b8");
        for (int seat = 0; seat < 4; seat++) {
            int cell = record.variant().topology().find(names.get(seat));
            assertThat(record.variant().home(seat).contains(cell)).isTrue();
            assertThat(record.variant().target(3 - seat).contains(cell)).isTrue();
        }
    }

    @Test
    void threeCampsAPlayerAreAVariantOfItsOwn() throws FormatException {
        var star = new Star(4);
        var homes = new int[2][];
        homes[0] = camps(star, Star.Point.BOTTOM, Star.Point.UPPER_LEFT, Star.Point.UPPER_RIGHT);
        homes[1] = camps(star, Star.Point.TOP, Star.Point.LOWER_LEFT, Star.Point.LOWER_RIGHT);
        var read = Games.read(
                LudiiFormat.INSTANCE,
                trial("Chinese Checkers", "Players/2 (b)\n", homes, hop(1, 9, 17), hop(2, 74, 73)));
        var record = read.games().get(0);

        assertThat(record.variant().id()).isEqualTo("ludii-chinese-checkers-star4-2-three-camps");
        assertThat(record.variant().home(0).size()).isEqualTo(30);
        assertThat(record.variant().target(0).cells())
                .isEqualTo(record.variant().home(1).cells());
    }

    private static int[] camps(Star star, Star.Point... points) {
        return java.util.Arrays.stream(points)
                .flatMap(point -> star.camp(point, 0).cells().stream())
                .mapToInt(Integer::intValue)
                .toArray();
    }

    @Test
    void anIllegalHopLeavesTheGameOpenUpToIt() throws FormatException {
        int[][] homes = {
            {0, 1, 2, 3, 8, 9, 10, 16, 17, 24}, {39, 46, 47, 53, 54, 55, 60, 61, 62, 63},
        };
        var text = trial("Grasshopper", "", homes, hop(1, 9, 18), hop(2, 54, 36), hop(1, 18, 27));
        var read = Games.read(LudiiFormat.INSTANCE, text);
        var record = read.games().get(0);

        assertThat(RandomGame.turns(record)).containsExactly("g2-f3");
        var tail = RandomGame.line(record).get(0).brokenTails().get(0);
        assertThat(tail.format()).isEqualTo(BrokenTail.HGN);
        assertThat(tail.text()).isEqualTo("b7-d5 f3-e4");
        assertThat(read.notes())
                .filteredOn(note -> note.kind() == Note.Kind.BROKEN)
                .singleElement()
                .satisfies(note -> {
                    assertThat(note.where().line()).isEqualTo(4 + 20 + 2);
                    assertThat(note.message())
                            .isEqualTo("Black's move 1, b7-d5, cannot be played: the piece on b7 cannot get to d5");
                });
        for (var own : List.of(JsonFormat.SINGLE, HgnFormat.INSTANCE)) {
            var back = Games.read(own, Games.write(own, record)).games().get(0);
            assertThat(RandomGame.line(back).get(0).brokenTails().get(0).text()).isEqualTo(tail.text());
        }
    }

    @Test
    void rulesAreLoosenedWhereTheFileNeedsIt() throws FormatException {
        // A piece of White's goes through its target and out of it again, which halma-8 does not allow.
        int[][] homes = {
            {0, 1, 2, 3, 8, 9, 10, 16, 17, 24}, {39, 46, 47, 53, 54, 55, 60, 61, 62, 63},
        };
        var text = trial(
                "Grasshopper",
                "",
                homes,
                hop(1, 9, 18),
                hop(2, 53, 44),
                hop(1, 18, 27),
                hop(2, 44, 43),
                hop(1, 27, 36),
                hop(2, 43, 42),
                hop(1, 36, 45),
                hop(2, 42, 41),
                hop(1, 45, 53),
                hop(2, 41, 40),
                hop(1, 53, 45));
        var read = Games.read(LudiiFormat.INSTANCE, text);
        var record = read.games().get(0);

        assertThat(RandomGame.line(record)).hasSize(11);
        assertThat(record.variant().id()).isEqualTo("halma-8");
        assertThat(record.variant().options().leaveTarget()).isEqualTo(LeaveTarget.ALLOWED);
        assertThat(Games.messages(read))
                .anyMatch(note ->
                        note.endsWith("the rules differ from those of halma-8, which do not allow all turns of the "
                                + "file: leaveTarget ALLOWED"));
    }

    @Test
    void turnsThatTheFileLeavesOutAreSkipped() throws FormatException {
        int[][] homes = {
            {0, 1, 2, 3, 8, 9, 10, 16, 17, 24}, {39, 46, 47, 53, 54, 55, 60, 61, 62, 63},
        };
        var read = Games.read(
                LudiiFormat.INSTANCE, trial("Grasshopper", "", homes, hop(1, 9, 18), hop(1, 18, 27), hop(2, 53, 44)));

        assertThat(RandomGame.turns(read.games().get(0))).containsExactly("g2-f3", "--", "f3-e4", "c7-d6");
        assertThat(Games.messages(read))
                .contains("line 26, column 1: 1 turn that the file leaves out is written as --");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "winner=1 endtype=NaturalEnd rankings=0.0,1.0,2.0|1>2|campFilled",
                "winner=0 endtype=TurnLimit rankings=0.0,1.5,1.5|1=2|adjudication",
                "winner=2|2>1|",
                "winner=-1||unterminated",
                "rankings=0.0,x,y||unterminated"
            })
    void endsAreRead(String end, String ranking, String termination) throws FormatException {
        int[][] homes = {
            {0, 1, 2, 3, 8, 9, 10, 16, 17, 24}, {39, 46, 47, 53, 54, 55, 60, 61, 62, 63},
        };
        var text = trial("Grasshopper", "", homes, hop(1, 9, 18)) + end.replace(' ', '\n') + "\n";
        var result =
                Games.read(LudiiFormat.INSTANCE, text).games().get(0).info().result();

        assertThat(String.join(
                        ">",
                        result.ranking().stream()
                                .map(group -> String.join(
                                        "=", group.stream().map(String::valueOf).toList()))
                                .toList()))
                .isEqualTo(ranking == null ? "" : ranking);
        assertThat(result.termination())
                .isEqualTo(
                        termination == null
                                ? null
                                : Termination.find(termination).orElseThrow());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "game=Chess|line 1, column 1: Ludii's game \"Chess\" is none of Halma, Grasshopper and Chinese Checkers",
                "game=Halma;START GAME OPTIONS;Board Size/20x20|line 1, column 1: a board of 20x20 is played; boards here have sides from 4 to 16",
                "game=Chinese Checkers;START GAME OPTIONS;Board Size/5|line 1, column 1: a star with points of \"5\" holes a side is played; here they have 2 to 4",
                "game=Halma;START GAME OPTIONS;Players/99999999999|line 1, column 1: \"99999999999\" is no number of players from 2 to 6",
                "game=Grasshopper;Move=[Move:mover=1,from=9|line 2, column 1: no whole move such as Move=[Move:mover=1,from=9,to=18,actions=[…]]",
                "game=Grasshopper;Move=[Move:mover=0,actions=[Add:to=64,what=1]]|line 2, column 1: site 64 is not on the board of 8×8",
                "game=Grasshopper;Move=[Move:mover=0,actions=[Add:to=99999999999999,what=1]]|line 2, column 33: to is no number of at most six digits",
                "game=Grasshopper;Move=[Move:mover=0,actions=[Add:to=1,what=3]]|line 2, column 1: a piece of player 3 is placed, and there are 2",
                "game=Grasshopper;Move=[Move:mover=3,from=1,to=2,actions=[Move:from=1,to=2]]|line 2, column 1: player 3 moves, and there are 2",
                "game=Grasshopper;Move=[Move:mover=0,actions=[Add:to=1,what=1]]|line 1, column 1: pieces are placed for 1 of 2 players",
                "game=Grasshopper;Move=[Move:mover=0,actions=[Add:to=1,what=1],[Add:to=1,what=2]]|line 2, column 1: two pieces are placed on site 1",
                "game=Grasshopper;RNG internal state=1|line 1, column 1: pieces are placed for 0 of 2 players"
            })
    void whatIsWrongIsSaidWithItsPlace(String text, String message) {
        assertThatThrownBy(() -> Games.read(LudiiFormat.INSTANCE, text.replace(';', '\n') + "\n"))
                .isInstanceOf(FormatException.class)
                .hasMessage(message);
    }

    @Test
    void aTrialCutOffWithinItsMovesOpensUpToThere() throws FormatException {
        int[][] homes = {
            {0, 1, 2, 3, 8, 9, 10, 16, 17, 24}, {39, 46, 47, 53, 54, 55, 60, 61, 62, 63},
        };
        var whole = trial("Grasshopper", "", homes, hop(1, 9, 18), hop(2, 54, 45));
        int last = whole.lastIndexOf("Move=");
        int end = whole.indexOf('\n', last);
        for (int length = last + 1; length <= end; length++) {
            var read = Games.read(LudiiFormat.INSTANCE, whole.substring(0, length));
            assertThat(read.games().get(0).tree().size())
                    .as("%s characters", length)
                    .isEqualTo(length < end ? 2 : 3);
            assertThat(Games.messages(read)).anyMatch(note -> note.endsWith("the file may be cut off"));
        }
    }

    @Test
    void armiesThatCannotPlayAreRefused() {
        // Each cell of the first army lies opposite the other one, so that it would have to go to where it stands.
        int[][] homes = {{0, 255}, {1, 2}};
        assertThatThrownBy(() -> Games.read(LudiiFormat.INSTANCE, trial("Halma", "", homes)))
                .isInstanceOf(FormatException.class)
                .hasMessageContaining("the pieces stand as in no game of ours: White's home and target overlap");
    }

    private static String trial(String game, String options, int[][] homes, String... moves) {
        var text = new StringBuilder(
                "game=" + game + "\nSTART GAME OPTIONS\n" + options + "END GAME OPTIONS\nRNG internal state=0\n");
        for (int player = 1; player <= homes.length; player++) {
            for (int site : homes[player - 1]) {
                text.append("Move=[Move:mover=0,from=" + site + ",to=" + site + ",actions=[Add:type=Cell,to=" + site
                        + ",what=" + player + "]]\n");
            }
        }
        return text.append(String.join("", moves)).toString();
    }

    private static String hop(int player, int from, int to) {
        return "Move=[Move:mover=" + player + ",from=" + from + ",to=" + to + ",actions=[Move:typeFrom=Cell,from="
                + from + ",typeTo=Cell,to=" + to + ",decision=true]]\n";
    }
}
