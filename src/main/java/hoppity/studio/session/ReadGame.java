package hoppity.studio.session;

import hoppity.format.ReadResult;
import hoppity.record.GameRecord;
import hoppity.studio.document.FileState;
import hoppity.studio.document.GameDocument;
import hoppity.studio.document.TextSource;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * What a file held, and what the file was like.
 *
 * @param state from before the reading: what is changed meanwhile is noticed later; null if it could not be told
 */
record ReadGame(ReadResult result, @Nullable FileState state) {
    /** Reads in whatever encoding the file seems to be; to be called in the background. */
    static ReadGame read(GameFiles files, Path file) throws IOException {
        return read(files, file, null);
    }

    /** @param charset the encoding to read it in; null to find out */
    static ReadGame read(GameFiles files, Path file, @Nullable Charset charset) throws IOException {
        var state = FileState.find(file).orElse(null);
        return new ReadGame(charset == null ? files.read(file) : files.read(file, charset), state);
    }

    /**
     * Opens one of the games. It is saved into its file only if nothing is lost by that: neither other games in it nor what
     * only another program understands.
     */
    GameDocument open(GameRecord game, Path file) {
        boolean mayOverwrite = result.mayOverwrite();
        var opened = new GameDocument(game, mayOverwrite ? file : null);
        opened.setFileState(mayOverwrite ? state : null);
        if (!result.format().hasFixedEncoding()) {
            opened.textSourceProperty().set(new TextSource(file, result.charset()));
        }
        return opened;
    }
}
