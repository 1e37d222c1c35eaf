package hoppity.studio.concurrent;

/** Work that says how far it is. An interrupt of its thread means that the result is no longer wanted. */
@FunctionalInterface
public interface TrackedWork<T> {
    T call(Progress progress) throws Exception;
}
