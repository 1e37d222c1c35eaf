package hoppity.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import hoppity.board.Camp;
import hoppity.board.Geometry;
import hoppity.board.Rectangle;
import hoppity.board.Seat;
import hoppity.board.Star;
import hoppity.rules.RuleOptions.Repetition;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Variants as data: what is understood, and what is refused in which words. */
class VariantJsonTest {
    private static final String GOOD = """
            {"id": "mine", "name": "My game", "source": "me",
             "board": {"files": 8, "ranks": 8},
             "camp": {"rows": [3, 2, 1]},
             "seats": ["lowerRight", "upperLeft"],
             "options": {"stepDirections": 8, "jumpDirections": 4, "longJumps": false, "leaveTarget": "ALLOWED",
                         "homeCheck": "ONCE", "homeLimit": 30, "tempoLimit": 80}}
            """;

    private static final String STAR = """
            {"id": "mine", "board": {"star": 4}, "seats": ["bottom", "top"]}
            """;

    private static final String CELLS = """
            {"id": "mine", "board": {"files": 5, "ranks": 4},
             "seats": [{"home": {"cells": ["e1", "d2"], "corner": "e1"}, "target": {"cells": ["a4", "b4"], "corner": "a4"}},
                       {"home": {"cells": ["a4", "b3"], "corner": "a4"}, "target": {"cells": ["e1", "e2"], "corner": "e1"}}]}
            """;

    @Test
    void theShortFormTakesACampAndItsCorners() {
        var variant = VariantJson.read(JsonParser.parseString(GOOD), "test");

        assertThat(variant.name()).isEqualTo("My game");
        assertThat(variant.home(0).cells().stream().map(variant.topology()::name))
                .containsExactly("f1", "g1", "h1", "g2", "h2", "h3");
        assertThat(variant.home(1).cells().stream().map(variant.topology()::name))
                .containsExactly("a6", "a7", "b7", "a8", "b8", "c8");
        assertThat(variant.options().jumpDirections()).isEqualTo(4);
        assertThat(variant.options().homeLimit()).isEqualTo(30);
    }

    @Test
    void theLongFormTakesAnyCells() {
        var variant = VariantJson.read(JsonParser.parseString(CELLS), "test");

        assertThat(variant.name()).isEqualTo("mine");
        assertThat(variant.target(0)).isNotEqualTo(variant.home(1));
        assertThat(variant.topology().name(variant.target(1).cells().get(1))).isEqualTo("e2");
        assertThat(VariantJson.read(VariantJson.write(variant), "test")).isEqualTo(variant);
        assertThat(new Game(variant).canMove()).isTrue();
    }

    @Test
    void repetitionDrawsUnlessATempoLimitEndsTheGame() {
        assertThat(VariantJson.read(JsonParser.parseString(CELLS), "test")
                        .options()
                        .repetition())
                .isEqualTo(Repetition.THREEFOLD_DRAW);
        assertThat(VariantJson.read(JsonParser.parseString(GOOD), "test")
                        .options()
                        .repetition())
                .isEqualTo(Repetition.NONE);
        assertThat(changed(CELLS, "options", "{\"repetition\": \"NONE\"}")
                        .options()
                        .repetition())
                .isEqualTo(Repetition.NONE);
        assertThat(changed(GOOD, "options.repetition", "\"THREEFOLD_DRAW\"")
                        .options()
                        .repetition())
                .isEqualTo(Repetition.THREEFOLD_DRAW);
    }

    /** The value at a place is replaced by another (or, by nothing, removed). */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            id                 |                 | test.id: expected a text that is not empty
            id                 | 7               | test.id: expected a text that is not empty
            id                 | ""              | test.id: expected a text that is not empty
            id                 | "a b"           | test.id: "a b" is not made of letters, digits and -._:
            name               | 7               | test.name: expected a text that is not empty
            name               | null            | test.name: expected a text that is not empty
            source             | ["me"]          | test.source: expected a text that is not empty
            name               | "a\\nb"          | test.name: control characters and marks that turn the writing around are not allowed
            name               | "a\\u202eb"      | test.name: control characters and marks that turn the writing around are not allowed
            source             | "\\u0000x"       | test.source: control characters and marks that turn the writing around are not allowed
            board              |                 | test.board: missing
            board              | "8x8"           | test.board: expected an object
            board.files        |                 | test.board.files: missing
            board.files        | "8"             | test.board.files: expected a whole number
            board.files        | 8.5             | test.board.files: expected a whole number, not 8.5
            board.ranks        | null            | test.board.ranks: expected a whole number
            board.ranks        | 1e99            | test.board.ranks: expected a whole number, not 1e99
            board.ranks        | 17              | test.board: a board has sides from 4 to 16, not 8×17
            board.files        | 3               | test.board: a board has sides from 4 to 16, not 3×8
            board.shape        | "star"          | test.board: unknown field "shape"
            camp               |                 | test.camp: missing
            camp               | [3, 2, 1]       | test.camp: expected an object
            camp.rows          |                 | test.camp.rows: missing
            camp.rows          | 3               | test.camp.rows: expected a list
            camp.rows          | []              | test.camp: a camp on 8×8 has 1 to 8 rows, not 0
            camp.rows          | [1,1,1,1,1,1,1,1,1] | test.camp: a camp on 8×8 has 1 to 8 rows, not 9
            camp.rows          | [3, 9]          | test.camp: a camp row on 8×8 has 1 to 8 cells, not 9
            camp.rows          | [3, 0]          | test.camp: a camp row on 8×8 has 1 to 8 cells, not 0
            camp.rows          | [3, -1]         | test.camp: a camp row on 8×8 has 1 to 8 cells, not -1
            camp.rows          | [3, "2"]        | test.camp.rows[1]: expected a whole number
            camp.rows          | [3, 2.5]        | test.camp.rows[1]: expected a whole number, not 2.5
            camp.rows          | [8,8,8,8,1]     | test.seats[1]: the homes of White and Black overlap on a4
            camp.corner        | "h1"            | test.camp: unknown field "corner"
            seats              |                 | test.seats: missing
            seats              | "two"           | test.seats: expected a list
            seats              | ["lowerRight"]  | test.seats: expected 2 to 6 seats, not 1
            seats              | ["lowerRight", "left"] | test.seats[1]: expected lowerRight, lowerLeft, upperLeft, upperRight, or an object with home and target
            seats              | ["lowerRight", 2] | test.seats[1]: expected lowerRight, lowerLeft, upperLeft, upperRight, or an object with home and target
            seats              | ["lowerRight", ["upperLeft"]] | test.seats[1]: expected lowerRight, lowerLeft, upperLeft, upperRight, or an object with home and target
            seats              | ["lowerRight", "lowerRight"] | test.seats[1]: the homes of White and Black overlap on f1
            options            | []              | test.options: expected an object
            options            | null            | test.options: expected an object
            options.flying     | true            | test.options: unknown option "flying"
            options.stepDirections | "8"         | test.options.stepDirections: expected a number
            options.stepDirections | 5           | test.options: stepDirections is one of 4, 6, 8, not "5"
            options.jumpDirections | 8.0         | test.options: jumpDirections is one of 4, 6, 8, not "8.0"
            options.longJumps  | "true"          | test.options.longJumps: expected true or false
            options.longJumps  | 1               | test.options.longJumps: expected true or false
            options.forwardOnly | null           | test.options.forwardOnly: expected true or false
            options.leaveTarget | 1              | test.options.leaveTarget: expected a word
            options.leaveTarget | "NEVER"        | test.options: leaveTarget is one of ALLOWED, FORBIDDEN_AT_END, FORBIDDEN_EACH_HOP, not "NEVER"
            options.reenterHome | "allowed"      | test.options: reenterHome is one of ALLOWED, LOSES_AFTER_LIMIT, ILLEGAL, not "allowed"
            options.win        | "FIRST"         | test.options: win is one of ALL_OWN, PARLETT, OCCUPY_FREE, not "FIRST"
            options.lastMove   | true            | test.options.lastMove: expected a word
            options.lastMove   | "BOTH"          | test.options: lastMove is one of NONE, EQUALISE, not "BOTH"
            options.homeCheck  | ["ONCE"]        | test.options.homeCheck: expected a word
            options.homeCheck  | "TWICE"         | test.options: homeCheck is one of NONE, ONCE, EACH_MOVE, not "TWICE"
            options.homeLimit  | "30"            | test.options.homeLimit: expected a number
            options.homeLimit  | -1              | test.options: homeLimit is a whole number from 0 (none) to 9999, not "-1"
            options.homeLimit  | 10000           | test.options: homeLimit is a whole number from 0 (none) to 9999, not "10000"
            options.homeLimit  | 0               | test.options: homeCheck and reenterHome LOSES_AFTER_LIMIT need a homeLimit
            options.tempoLimit | 80.5            | test.options: tempoLimit is a whole number from 0 (none) to 9999, not "80.5"
            options.tempoMeasure | "STEPS"       | test.options: tempoMeasure is one of CORNER_CELL, CAMP, not "STEPS"
            options.repetition | 3               | test.options.repetition: expected a word
            options.repetition | "TWOFOLD"       | test.options: repetition is one of NONE, THREEFOLD_DRAW, not "TWOFOLD"
            colour             | "red"           | test: unknown field "colour"
            """)
    void aWrongFieldIsNamed(String place, String value, String message) {
        assertThatThrownBy(() -> changed(GOOD, place, value))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            home               |                 | test.seats[0].home: missing
            home               | []              | test.seats[0].home: expected an object
            home.cells         | "e1"            | test.seats[0].home.cells: expected a list
            home.cells         | []              | test.seats[0].home.cells: a camp has at least one cell
            home.cells         | ["e1", "f1"]    | test.seats[0].home.cells[1]: "f1" is no cell of a board of 5×4
            home.cells         | ["e1", 2]       | test.seats[0].home.cells[1]: "" is no cell of a board of 5×4
            home.cells         | ["e1", "e1"]    | test.seats[0].home.cells[1]: e1 is there twice
            home.cells         | ["e1"]          | test.seats[0].target: White's home has 1 cells and its target 2
            home.cells         | ["e1", "b3"]    | test.seats[1].home: the homes of White and Black overlap on b3
            home.corner        |                 | test.seats[0].home.corner: "" is no cell of a board of 5×4
            home.corner        | "e5"            | test.seats[0].home.corner: "e5" is no cell of a board of 5×4
            home.corner        | "d1"            | test.seats[0].home.corner: d1 is not in the camp
            home.rows          | [2]             | test.seats[0].home: unknown field "rows"
            target             |                 | test.seats[0].target: missing
            colour             | "red"           | test.seats[0]: unknown field "colour"
            """)
    void aWrongFieldOfASeatIsNamed(String place, String value, String message) {
        var json = JsonParser.parseString(CELLS).getAsJsonObject();
        change(json.getAsJsonArray("seats").get(0).getAsJsonObject(), place, value);

        assertThatThrownBy(() -> VariantJson.read(json, "test"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            lastMove    | "EQUALISE"          | lastMove EQUALISE is for two seats
            homeCheck   | "ONCE"              | a homeCheck is for two seats
            reenterHome | "LOSES_AFTER_LIMIT" | reenterHome LOSES_AFTER_LIMIT is for two seats
            tempoLimit  | 80                  | a tempoLimit is for two seats
            """)
    void someRulesNeedTwoSeats(String option, String value, String message) {
        var options = "{\"homeLimit\": 30, \"" + option + "\": " + value + "}";
        var json = JsonParser.parseString(GOOD).getAsJsonObject();
        change(json, "seats", "[\"lowerRight\", \"lowerLeft\", \"upperLeft\", \"upperRight\"]");
        change(json, "options", options);

        assertThatThrownBy(() -> VariantJson.read(json, "test")).hasMessage("test.options: " + message);
    }

    @Test
    void aStarIsReadByItsPoints() {
        var json = """
                {"id": "mine", "board": {"star": 3}, "seats": ["bottom", "upperLeft", "upperRight"],
                 "options": {"ranking": "PLAY_ON", "stopInForeignPoint": false}}
                """;
        var variant = VariantJson.read(JsonParser.parseString(json), "test");

        assertThat(variant.geometry()).isEqualTo(GeometrySpec.parse("star3:p3").geometry());
        assertThat(variant.options().stepDirections()).isEqualTo(6);
        assertThat(variant.options().stopInForeignPoint()).isFalse();
        assertThat(variant.playsOn()).isTrue();
        assertThat(VariantJson.read(VariantJson.write(variant), "test")).isEqualTo(variant);
    }

    @Test
    void aCampOnAStarMayHaveAnotherRow() {
        var json = """
                {"id": "mine", "board": {"star": 4}, "camp": {"extraRows": 1}, "seats": ["bottom", "top"]}
                """;

        assertThat(VariantJson.read(JsonParser.parseString(json), "test").geometry())
                .isEqualTo(GeometrySpec.parse("star:p2x15").geometry());
    }

    /** Camps of any shape, on any board, and any seating come back as they were. */
    @ParameterizedTest
    @CsvSource({"4, 4, 2", "16, 4, 3", "5, 16, 4", "16, 16, 6", "11, 7, 5", "0, 2, 2", "0, 3, 4", "0, 4, 6"})
    void anyCampsOnAnyBoard(int files, int size, int seats) {
        var shape = files == 0 ? new Star(size) : new Rectangle(files, size);
        var random = new Random(files + size);
        for (int i = 0; i < 50; i++) {
            var cells = new ArrayList<>(
                    IntStream.range(0, shape.cells().size()).boxed().toList());
            Collections.shuffle(cells, random);
            int pieces = 1 + random.nextInt(cells.size() / (2 * seats));
            var list = new ArrayList<Seat>();
            for (int seat = 0; seat < seats; seat++) {
                var home = cells.subList(2 * seat * pieces, (2 * seat + 1) * pieces);
                var target = cells.subList((2 * seat + 1) * pieces, 2 * (seat + 1) * pieces);
                list.add(Seat.of(seat, new Camp(home, home.get(0)), new Camp(target, target.get(0))));
            }
            var options = RuleOptions.bare(files == 0 ? 6 : 8);
            var variant = new Variant("mine", "mine", "", new Geometry(shape, list), options);

            assertThat(VariantJson.read(VariantJson.write(variant), "test")).isEqualTo(variant);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            board              | {"star": 5}              | test.board.star: a star has points of 2 to 4 holes a side, not 5
            board              | {"star": "4"}            | test.board.star: expected a whole number
            board              | {"star": 4, "files": 8}  | test.board: unknown field "files"
            board.star         | 4.5                      | test.board.star: expected a whole number, not 4.5
            seats              | ["bottom", "lowerRightt"] | test.seats[1]: expected bottom, lowerLeft, upperLeft, top, upperRight, lowerRight, or an object with home and target
            seats              | ["bottom", "bottom"]     | test.seats[1]: the homes of White and Black overlap on a1
            seats              | ["bottom", "top", "lowerLeft", "upperLeft", "upperRight", "lowerRight", "top"] | test.seats: expected 2 to 6 seats, not 7
            camp               | {"extraRows": 2}         | test.camp.extraRows: a camp is a point and at most one more row
            camp               | {"rows": [4, 3]}         | test.camp: unknown field "rows"
            options            | {"stepDirections": 8}    | test.options: a star has 6 directions, not 8
            options            | {"partners": "OPPOSITE"} | test.options: partners OPPOSITE is for 4 or 6 seats
            options            | {"partners": "LEFT"}     | test.options: partners is one of NONE, OPPOSITE, not "LEFT"
            options            | {"ranking": "ALL"}       | test.options: ranking is one of FIRST_WINS, PLAY_ON, not "ALL"
            options            | {"stopInForeignPoint": 0} | test.options.stopInForeignPoint: expected true or false
            """)
    void aWrongFieldOfAStarIsNamed(String place, String value, String message) {
        assertThatThrownBy(() -> changed(STAR, place, value))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }

    @Test
    void aTargetMustBeWithinReach() {
        // White's target is behind its home: forwards, its corner piece cannot get back to b1.
        var json = """
                {"id": "mine", "board": {"files": 4, "ranks": 4}, "options": {"forwardOnly": true},
                 "seats": [{"home": {"cells": ["a4"], "corner": "a4"}, "target": {"cells": ["d1"], "corner": "d1"}},
                           {"home": {"cells": ["a1", "b1"], "corner": "a1"},
                            "target": {"cells": ["a2", "d4"], "corner": "a2"}}]}
                """;

        assertThatThrownBy(() -> VariantJson.read(JsonParser.parseString(json), "test"))
                .hasMessage("test.options: Black's target cannot be reached: under forwardOnly at most 1 of its 2 cells"
                        + " can be filled");
        assertThat(VariantJson.read(JsonParser.parseString(json.replace("true", "false")), "test"))
                .isNotNull();
    }

    @Test
    void aVariantIsAnObject() {
        assertThatThrownBy(() -> VariantJson.read(new JsonArray(), "test")).hasMessage("test: expected an object");
    }

    @Test
    void aNameMayBeLongButNotWithoutEnd() {
        assertThat(changed(GOOD, "name", '"' + "é".repeat(200) + '"').name()).hasSize(200);
        assertThatThrownBy(() -> changed(GOOD, "name", '"' + "x".repeat(201) + '"'))
                .hasMessage("test.name: at most 200 characters are allowed");
    }

    /** Whole files. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            ``                         | mine.json: expected an object with a list "variants"
            []                         | mine.json: expected an object with a list "variants"
            {"version": 1}             | mine.json: expected an object with a list "variants"
            {"version": 1, "variants": {}} | mine.json: expected an object with a list "variants"
            {"variants": []}           | mine.json: version is null, this program reads 1
            {"version": 2, "variants": []} | mine.json: version is 2, this program reads 1
            {"version": [1], "variants": []} | mine.json: version is [1], this program reads 1
            {"version": 1, "variants": [7]} | mine.json: variants[0]: expected an object
            {"version": 1, "variants": [{}]} | mine.json: variants[0].id: expected a text that is not empty
            """)
    void aWrongFileIsRefused(String text, String message) {
        assertThatThrownBy(() -> Variants.read(new StringReader(text), "mine.json"))
                .hasMessage(message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {"version": 1, "variants": [ | mine.json: no valid JSON: End of input at line 1 column 29
            {"version" 1}                | mine.json: no valid JSON: Expected ':' at line 1 column 13
            {"version": 1} {}            | mine.json: no valid JSON:
            """)
    void whatIsNoJsonIsRefusedInOneLine(String text, String message) {
        assertThatThrownBy(() -> Variants.read(new StringReader(text), "mine.json"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith(message)
                .satisfies(e -> assertThat(e.getMessage()).doesNotContain("\n", "com.google"));
    }

    @Test
    void anIdIsThereOnce() {
        var file = "{\"version\": 1, \"variants\": [" + GOOD + ", " + GOOD + "]}";

        assertThatThrownBy(() -> Variants.read(new StringReader(file), "mine.json"))
                .hasMessage("mine.json: variants[1].id: \"mine\" is there twice");
    }

    @Test
    void aFileOfVariantsIsReadInOrder() {
        var file = "{\"version\": 1, \"variants\": [" + GOOD + ", " + CELLS.replace("\"mine\"", "\"other\"") + "]}";

        assertThat(Variants.read(new StringReader(file), "mine.json").all())
                .extracting(Variant::id)
                .isEqualTo(List.of("mine", "other"));
    }

    private static Variant changed(String base, String place, String value) {
        var json = JsonParser.parseString(base).getAsJsonObject();
        change(json, place, value);
        return VariantJson.read(json, "test");
    }

    private static void change(JsonObject root, String place, String value) {
        var keys = place.split("\\.");
        JsonElement parent = root;
        for (int i = 0; i < keys.length - 1; i++) {
            parent = parent.getAsJsonObject().get(keys[i]);
        }
        var key = keys[keys.length - 1];
        if (value == null) {
            parent.getAsJsonObject().remove(key);
        } else {
            parent.getAsJsonObject().add(key, JsonParser.parseString(value));
        }
    }
}
