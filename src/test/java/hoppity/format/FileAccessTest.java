package hoppity.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.GroupPrincipal;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A file that is replaced belongs to whom it belonged, and is never open to more people than before. */
@DisabledOnOs(OS.WINDOWS)
class FileAccessTest {
    private static final int STRANGER = 54321;

    @TempDir
    private Path folder;

    private record Name(String getName) implements GroupPrincipal {
        @Override
        public String getName() {
            return getName;
        }
    }

    /** A file of "us" whose owner and group can be changed or not. */
    private static final class Fake implements PosixFileAttributeView {
        final boolean givesOwner;
        final boolean givesGroup;
        UserPrincipal owner = new Name("us");
        GroupPrincipal group = new Name("ours");
        final Set<PosixFilePermission> permissions = new HashSet<>();

        Fake(boolean givesOwner, boolean givesGroup) {
            this.givesOwner = givesOwner;
            this.givesGroup = givesGroup;
        }

        @Override
        public String name() {
            return "posix";
        }

        @Override
        public UserPrincipal getOwner() {
            return owner;
        }

        @Override
        public void setOwner(UserPrincipal given) throws IOException {
            if (!givesOwner) {
                throw new AccessDeniedException("game.hgj");
            }
            owner = given;
            permissions.clear();
        }

        @Override
        public void setGroup(GroupPrincipal given) throws IOException {
            if (!givesGroup) {
                throw new AccessDeniedException("game.hgj");
            }
            group = given;
            permissions.clear();
        }

        @Override
        public void setPermissions(Set<PosixFilePermission> given) {
            permissions.clear();
            permissions.addAll(given);
        }

        @Override
        public void setTimes(FileTime modified, FileTime accessed, FileTime created) {
            throw new UnsupportedOperationException();
        }

        @Override
        public PosixFileAttributes readAttributes() {
            return new Attributes(owner, group, permissions);
        }
    }

    private record Attributes(UserPrincipal owner, GroupPrincipal group, Set<PosixFilePermission> permissions)
            implements PosixFileAttributes {
        @Override
        public FileTime lastModifiedTime() {
            return FileTime.fromMillis(0);
        }

        @Override
        public FileTime lastAccessTime() {
            return FileTime.fromMillis(0);
        }

        @Override
        public FileTime creationTime() {
            return FileTime.fromMillis(0);
        }

        @Override
        public boolean isRegularFile() {
            return true;
        }

        @Override
        public boolean isDirectory() {
            return false;
        }

        @Override
        public boolean isSymbolicLink() {
            return false;
        }

        @Override
        public boolean isOther() {
            return false;
        }

        @Override
        public long size() {
            return 0;
        }

        @Override
        public Object fileKey() {
            return "key";
        }
    }

    @ParameterizedTest
    @CsvSource({
        // What is given, and what is left of the permissions.
        "true, true, rw-rw-r--, rw-rw-r--",
        "true, true, rw----r--, rw----r--",
        "true, false, rw-rw-r--, rw-r--r--",
        "true, false, rw-rw----, rw-------",
        "true, false, rw----r--, rw-------",
        "false, true, rw-rw-r--, rw-rw-r--",
        "false, true, r--rw-rw-, r--r--r--",
        "false, false, rwxr-xr-x, rwxr-xr-x",
        "false, false, rw-rw-r--, rw-r--r--",
        "false, false, ----w-rw-, ---------"
    })
    void nobodyMayDoMoreThanBefore(boolean givesOwner, boolean givesGroup, String before, String after)
            throws IOException {
        var access = new FileAccess(new Name("them"), new Name("theirs"), PosixFilePermissions.fromString(before));
        var file = new Fake(givesOwner, givesGroup);

        access.giveTo(file);

        assertThat(PosixFilePermissions.toString(file.permissions)).isEqualTo(after);
        assertThat(file.owner.getName()).isEqualTo(givesOwner ? "them" : "us");
        assertThat(file.group.getName()).isEqualTo(givesGroup ? "theirs" : "ours");
    }

    @Test
    void itsOwnOwnerAndGroupNeedNoGiving() throws IOException {
        var permissions = PosixFilePermissions.fromString("rw-r-----");
        var file = new Fake(false, false);

        new FileAccess(file.owner, file.group, permissions).giveTo(file);

        assertThat(file.permissions).isEqualTo(permissions);
    }

    /** Only an administrator can prepare it; others see in {@link #nobodyMayDoMoreThanBefore} what becomes of a refusal. */
    @Test
    void aReplacedFileKeepsOwnerAndGroup() throws IOException {
        var file = Files.writeString(folder.resolve("game.hgj"), "old");
        assumeTrue(Integer.valueOf(0).equals(Files.getAttribute(folder, "unix:uid")), "not an administrator");
        Files.setAttribute(file, "unix:uid", STRANGER);
        Files.setAttribute(file, "unix:gid", STRANGER + 1);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw----"));

        AtomicFile.keepPrevious(file, Disk.REAL);
        AtomicFile.write(file, new byte[] {'n'});

        for (var written : new Path[] {file, folder.resolve("game.hgj.bak")}) {
            assertThat(Files.getAttribute(written, "unix:uid")).isEqualTo(STRANGER);
            assertThat(Files.getAttribute(written, "unix:gid")).isEqualTo(STRANGER + 1);
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(written)))
                    .isEqualTo("rw-rw----");
        }
        assertThat(file).hasContent("n");
    }

    @Test
    void whatReplacesAPrivateFileIsPrivateWhileItIsWritten() throws IOException {
        var file = Files.writeString(folder.resolve("game.hgj"), "old");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
        var seen = new HashSet<PosixFilePermission>();
        var watched = new Watched(seen);

        AtomicFile.write(file, new byte[] {'n'}, written -> {}, watched);

        assertThat(PosixFilePermissions.toString(seen)).isEqualTo("rw-------");
    }

    /** The disk of this machine; remembers what may be done with a file that has just been written. */
    private record Watched(Set<PosixFilePermission> seen) implements Disk {
        @Override
        public void writeNew(Path file, byte[] content, FileAttribute<?>... attributes) throws IOException {
            REAL.writeNew(file, content, attributes);
            seen.addAll(Files.getPosixFilePermissions(file));
        }

        @Override
        public void copy(Path from, Path to) throws IOException {
            REAL.copy(from, to);
        }

        @Override
        public void replace(Path from, Path to) throws IOException {
            REAL.replace(from, to);
        }

        @Override
        public long room(Path place) throws IOException {
            return REAL.room(place);
        }
    }
}
