package hoppity.format;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.GroupPrincipal;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** Who may do what with a file, where the system keeps that: its owner, its group, and the permissions of these and all others. */
record FileAccess(UserPrincipal owner, GroupPrincipal group, Set<PosixFilePermission> permissions) {
    private static final int CLASSES = 3;

    FileAccess {
        permissions = Set.copyOf(permissions);
    }

    /** Empty if there is no such file, or where the system knows nothing of the kind. */
    static Optional<FileAccess> of(Path file) throws IOException {
        var view = Files.getFileAttributeView(file, PosixFileAttributeView.class);
        if (view == null || !Files.exists(file)) {
            return Optional.empty();
        }
        var is = view.readAttributes();
        return Optional.of(new FileAccess(is.owner(), is.group(), is.permissions()));
    }

    /** With what a file is made that nobody else is to see while it is not yet finished. */
    static FileAttribute<?> onlyOwner() {
        return PosixFilePermissions.asFileAttribute(
                EnumSet.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE));
    }

    /**
     * Gives another file the same owner, group and permissions. Where the process may not hand it over to the owner or the
     * group, permissions are taken away so that nobody can do more with it than before.
     */
    void giveTo(PosixFileAttributeView file) throws IOException {
        var has = file.readAttributes();
        boolean ofGroup = has.group().equals(group) || may(() -> file.setGroup(group));
        boolean ofOwner = has.owner().equals(owner) || may(() -> file.setOwner(owner));
        // Last, since handing a file over takes permissions away on some systems.
        file.setPermissions(narrowed(ofOwner, ofGroup));
    }

    private interface Step {
        void run() throws IOException;
    }

    private static boolean may(Step step) throws IOException {
        try {
            step.run();
            return true;
        } catch (FileSystemException e) {
            // Only an administrator may give files away, and a user to the groups that they are in.
            return false;
        }
    }

    /** Who was in the group may be one of the others now, and the other way round; and so with the owner. */
    private Set<PosixFilePermission> narrowed(boolean ofOwner, boolean ofGroup) {
        var all = PosixFilePermission.values();
        var kept = EnumSet.noneOf(PosixFilePermission.class);
        int kinds = all.length / CLASSES;
        for (int kind = 0; kind < kinds; kind++) {
            boolean ownerMay = permissions.contains(all[kind]);
            boolean groupMay = permissions.contains(all[kinds + kind]) && (ofOwner || ownerMay);
            boolean othersMay = permissions.contains(all[2 * kinds + kind]) && (ofOwner || ownerMay);
            boolean bothMay = groupMay && othersMay;
            add(kept, all[kind], ownerMay);
            add(kept, all[kinds + kind], ofGroup ? groupMay : bothMay);
            add(kept, all[2 * kinds + kind], ofGroup ? othersMay : bothMay);
        }
        return kept;
    }

    private static void add(Set<PosixFilePermission> kept, PosixFilePermission permission, boolean may) {
        if (may) {
            kept.add(permission);
        }
    }
}
