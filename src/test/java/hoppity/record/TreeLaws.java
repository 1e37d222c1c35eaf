package hoppity.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;

/** What holds in every tree. */
final class TreeLaws {
    private TreeLaws() {}

    static void check(GameTree tree) {
        var seen = new HashSet<GameNode>();
        tree.walk(tree.root(), node -> {
            assertThat(seen.add(node)).isTrue();
            assertThat(tree.find(node.id())).containsSame(node);
            var parent = node.parent();
            if (parent == null) {
                assertThat(node).isSameAs(tree.root());
                assertThat(node.id()).isZero();
                assertThat(node.ply()).isZero();
                assertThat(node.turn()).isNull();
            } else {
                assertThat(seen.contains(parent)).isTrue();
                assertThat(node.ply()).isEqualTo(parent.ply() + 1);
                assertThat(parent.children().get(node.index())).isSameAs(node);
                assertThat(tree.child(parent, node.turn())).containsSame(node);
            }
            assertThat(node.children().stream().map(GameNode::turn)).doesNotHaveDuplicates();
        });
        assertThat(new HashSet<>(tree.nodes())).isEqualTo(seen);
        assertThat(tree.size()).isEqualTo(seen.size());
    }
}
