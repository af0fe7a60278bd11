/** A page that has signed out is gone by then, unless the person kept it for their unsaved edits. */
const leavesWithin = 3000;
let held: Promise<void> | null = null;

/** From now on no call sets off: the page signs out, and whatever works in the background would only be refused. */
export function holdCalls(): { release(): void; releaseSoon(): void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  const release = () => {
    // Not one that somebody else holds by now.
    if (held === promise) held = null;
    resolve();
  };
  return { release, releaseSoon: () => void setTimeout(release, leavesWithin) };
}

/** What a call waits for before it sets off; null if nothing holds it. */
export function untilReleased(): Promise<void> | null {
  return held;
}
