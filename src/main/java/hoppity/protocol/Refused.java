package hoppity.protocol;

/** Why a line of the protocol is not carried out: a sentence that names what is wrong. */
public final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public Refused(String reason) {
        super(reason);
    }

    /** The reason, without line breaks. */
    public String reason() {
        return String.valueOf(getMessage()).replaceAll("\\s*\\R\\s*", " ");
    }
}
