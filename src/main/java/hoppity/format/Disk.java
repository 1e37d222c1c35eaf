package hoppity.format;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.util.EnumSet;

/** The steps of a save that a full or failing disk can refuse, each as a whole; a test puts one in that does. */
interface Disk {
    /**
     * Writes a file that is not there yet, and has it on the disk when it returns.
     *
     * @param attributes with which it is made
     */
    void writeNew(Path file, byte[] content, FileAttribute<?>... attributes) throws IOException;

    /** Copies a file to where none is yet. */
    void copy(Path from, Path to) throws IOException;

    /** Puts a file into the place of another one in one step. */
    void replace(Path from, Path to) throws IOException;

    /** How many bytes there is room for. */
    long room(Path folder) throws IOException;

    /** The disk of this machine. */
    Disk REAL = new Disk() {
        @Override
        public void writeNew(Path file, byte[] content, FileAttribute<?>... attributes) throws IOException {
            var options = EnumSet.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            try (var channel = FileChannel.open(file, options, attributes)) {
                FileBytes.write(channel, content);
                channel.force(true);
            }
        }

        @Override
        public void copy(Path from, Path to) throws IOException {
            // With its own time, by which it would be known for a leftover.
            Files.copy(from, to);
        }

        @Override
        public void replace(Path from, Path to) throws IOException {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        }

        @Override
        public long room(Path folder) throws IOException {
            return Files.getFileStore(folder).getUsableSpace();
        }
    };
}
