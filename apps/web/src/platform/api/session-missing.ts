/**
 * The API client tells that a call found no session; the session listens. A small seam, so that the client
 * does not import the session, which itself makes calls.
 */
type Listener = () => void;
const listeners = new Set<Listener>();

export const sessionMissing = {
  dispatch(): void {
    for (const listener of listeners) listener();
  },
  listen(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
