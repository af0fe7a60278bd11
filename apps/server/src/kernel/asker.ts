import { AsyncLocalStorage } from "node:async_hooks";

/** Who makes the server work: what costly work goes by when it lets people take turns (SEC-040). */
export interface Asker {
  /** As limits count it. */
  address: string;
  /** Has shown a session, or a browser that has signed in to the account before. */
  known: boolean;
  /** It is their turn already: what they make the server work at now is not waited for once more. */
  hasTurn?: boolean;
}

const current = new AsyncLocalStorage<Asker>();

export function askedBy<T>(asker: Asker, work: () => T): T {
  return current.run(asker, work);
}

/** From here on the asker counts as somebody whom the account knows. */
export function asKnown<T>(work: () => T): T {
  return current.run({ ...currentAsker(), known: true }, work);
}

/** A job of ours asks from nowhere. */
export function currentAsker(): Asker {
  return current.getStore() ?? { address: "", known: true };
}
