package hoppity.studio.varianteditor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hoppity.rules.RuleOption;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class OptionWordsTest {
    @ParameterizedTest
    @EnumSource
    void noOptionAndNoValueLacksItsWords(RuleOption option) {
        assertThat(OptionWords.name(option)).isNotBlank();
        assertThat(OptionWords.sentence(option)).endsWith(".");
        for (var value : option.allowed()) {
            assertThat(OptionWords.value(option, value)).isNotBlank().isNotEqualTo(value);
            assertThat(OptionWords.meaning(option, value)).endsWith(".");
        }
        var values = option.allowed();
        assertThat(values.stream().map(value -> OptionWords.value(option, value)))
                .doesNotHaveDuplicates();
        assertThat(values.stream().map(value -> OptionWords.meaning(option, value)))
                .doesNotHaveDuplicates();
    }

    @Test
    void namesAreDistinctAndUnknownValuesRefused() {
        assertThat(Arrays.stream(RuleOption.values()).map(OptionWords::name)).doesNotHaveDuplicates();
        for (var option : RuleOption.values()) {
            if (!option.allowed().isEmpty()) {
                assertThatThrownBy(() -> OptionWords.value(option, "?")).isInstanceOf(IllegalArgumentException.class);
            }
        }
        assertThat(OptionWords.value(RuleOption.HOME_LIMIT, "30")).isEqualTo("30");
        assertThat(List.of(Targets.values()))
                .allMatch(targets -> !targets.text().isBlank());
    }
}
