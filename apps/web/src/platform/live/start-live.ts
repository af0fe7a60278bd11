import type { LiveEvent } from "@heirlock/contract/events";
import type { QueryClient } from "@tanstack/react-query";
import { withHost } from "../api/host.ts";
import { refreshUserFacts, validateSession } from "../session/validate-session.ts";
import { applyEvent, applyGap, askingAgain, type StaleAfter } from "./apply-event.ts";
import { LiveConnection } from "./live-connection.ts";
import { setLiveStatus } from "./live-status.ts";

/** What the leading tab passes on to the others. */
type Relayed = { type: "event"; event: LiveEvent } | { type: "gap" } | { type: "status"; connected: boolean };

const lockName = "heirlock-live";

/**
 * Live updates while somebody is signed in (EVT-002). HTTP/1.1 allows six connections to a host, so one tab
 * holds a Web Lock and the stream and relays to the others; when it closes, the next takes over. Returns what stops it.
 */
export function startLive(queries: QueryClient, stale: StaleAfter): () => void {
  const relay = new BroadcastChannel(lockName);
  const stop = new AbortController();
  let connection: LiveConnection | null = null;

  const ask = askingAgain(queries);
  const effects = { profileChanged: () => void refreshUserFacts(), sessionRevoked: () => void validateSession() };
  const receive = (message: Relayed) => {
    if (message.type === "status") setLiveStatus({ connected: message.connected });
    else {
      setLiveStatus({ lastUpdateAt: Date.now() });
      if (message.type === "event") applyEvent(message.event, ask, stale, effects);
      else applyGap(queries, stale);
    }
  };
  const tellAll = (message: Relayed) => {
    receive(message);
    relay.postMessage(message);
  };
  relay.onmessage = ({ data }: MessageEvent<Relayed | { type: "hello" }>) => {
    if (data.type !== "hello") receive(data);
    // A tab that has just been opened asks the leader how things stand.
    else if (connection) relay.postMessage({ type: "status", connected: open } satisfies Relayed);
  };

  let open = false;
  const lead = () => {
    connection = new LiveConnection(() => new EventSource(withHost("/api/events"), { withCredentials: true }), {
      event: (event) => tellAll({ type: "event", event }),
      caughtUp: () => tellAll({ type: "gap" }),
      status: (connected) => {
        open = connected;
        tellAll({ type: "status", connected });
      },
      poll: () => document.visibilityState === "visible" && tellAll({ type: "gap" }),
      sessionLives: async () => (await validateSession()).status !== "signed-out",
    });
    connection.start();
    return new Promise<void>((resolve) => stop.signal.addEventListener("abort", () => resolve()));
  };
  void takeLead(lead, () => applyGap(queries, stale), stop.signal);
  relay.postMessage({ type: "hello" });

  const revive = () => connection?.revive();
  for (const name of ["online", "focus", "auth:login"]) window.addEventListener(name, revive);
  return () => {
    for (const name of ["online", "focus", "auth:login"]) window.removeEventListener(name, revive);
    connection?.stop();
    stop.abort();
    relay.close();
    setLiveStatus({ connected: false });
  };
}

/** Leads at once if no tab does, otherwise when the leading one has gone; events may be lost in that moment. */
async function takeLead(lead: () => Promise<void>, tookOver: () => void, signal: AbortSignal): Promise<void> {
  if (!navigator.locks) return await lead();
  const ledAtOnce = await navigator.locks.request(lockName, { ifAvailable: true }, async (lock) => {
    if (lock) await lead();
    return lock !== null;
  });
  if (ledAtOnce || signal.aborted) return;
  await navigator.locks
    .request(lockName, { signal }, async () => {
      tookOver();
      await lead();
    })
    .catch(ignoreAbort);
}

function ignoreAbort(error: unknown): void {
  if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
}
