package hoppity.studio.settings;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import java.util.ArrayList;
import java.util.List;

/** Shares of panes as an array of positive numbers. */
final class SharesJson {
    private SharesJson() {}

    static List<Double> read(JsonElement element, int count) {
        var shares = new ArrayList<Double>();
        for (var share : element.getAsJsonArray()) {
            var value = share.getAsDouble();
            if (!(value > 0) || Double.isInfinite(value)) {
                throw new IllegalArgumentException("a share must be a positive number");
            }
            shares.add(value);
        }
        if (shares.size() != count) {
            throw new IllegalArgumentException(count + " shares were expected");
        }
        return List.copyOf(shares);
    }

    static JsonElement write(List<Double> shares) {
        var array = new JsonArray();
        // Three digits are a pixel on any screen, and keep the file readable.
        shares.forEach(share -> array.add(Math.max(0.001, Math.round(share * 1000) / 1000.0)));
        return array;
    }
}
