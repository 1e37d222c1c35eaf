package hoppity.studio.tree;

import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.studio.tree.TreeViewport.Extent;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A tree that is ready to be drawn.
 *
 * @param texts null for an empty picture only
 * @param line the line that is followed
 * @param current index of the node that the cursor is on, or of the variation that it is folded away in; −1 for none
 */
record TreePicture(
        TreeLayout layout,
        Overview overview,
        Extent extent,
        @Nullable NodeTexts texts,
        FollowedLine line,
        int current) {
    static final TreePicture EMPTY =
            new TreePicture(TreeLayout.EMPTY, Overview.NONE, Extent.NONE, null, FollowedLine.NONE, -1);

    /** Makes ready what takes longer: for another thread than the user interface's. */
    static TreePicture of(GameRecord record, TreeLayout layout) {
        return new TreePicture(
                layout,
                Overview.of(layout),
                new Extent(layout.lanes(), layout.rows(), NodeTexts.room(record)),
                new NodeTexts(record, layout),
                FollowedLine.NONE,
                -1);
    }

    TreePicture following(List<GameNode> nodes, GameNode cursor) {
        var followed = FollowedLine.to(nodes.get(nodes.size() - 1), layout);
        return new TreePicture(layout, overview, extent, texts, followed, layout.nearest(cursor));
    }
}
