package hoppity.studio.app;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;

/** Where the X server listens that a DISPLAY value such as {@code :0}, {@code unix:1.0} or {@code host:10.0} names. */
record XDisplay(String host, int number) {
    private static final Pattern FORM = Pattern.compile("(.*):(\\d{1,4})(\\.\\d+)?");
    private static final int FIRST_PORT = 6000;
    private static final int TIMEOUT_MILLIS = 3000;

    /** Whether a server accepts connections under this DISPLAY value. False for a value that names no display. */
    static boolean answers(String display) {
        var match = FORM.matcher(display);
        return match.matches() && new XDisplay(match.group(1), Integer.parseInt(match.group(2))).answers();
    }

    private boolean answers() {
        var local = host.isEmpty() || host.equals("unix");
        if (local) {
            var socket = "/tmp/.X11-unix/X" + number;
            return accepts(Path.of(socket)) || isListedAsAbstract(socket) || accepts("localhost");
        }
        return accepts(host.replaceAll("^\\[(.*)]$", "$1"));
    }

    private static boolean accepts(Path socket) {
        try (var channel = SocketChannel.open(UnixDomainSocketAddress.of(socket))) {
            return channel.isConnected();
        } catch (IOException refused) {
            return false;
        }
    }

    /** The JDK cannot connect to a socket in Linux's abstract name space, but the kernel lists those that are open. */
    private static boolean isListedAsAbstract(String socket) {
        try (var lines = Files.lines(Path.of("/proc/net/unix"))) {
            return lines.anyMatch(line -> line.endsWith("@" + socket));
        } catch (IOException unreadable) {
            return false;
        }
    }

    private boolean accepts(String address) {
        try (var socket = new Socket()) {
            socket.connect(new InetSocketAddress(address, FIRST_PORT + number), TIMEOUT_MILLIS);
            return true;
        } catch (IOException refused) {
            return false;
        }
    }
}
