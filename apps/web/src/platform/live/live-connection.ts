import type { LiveEvent } from "@heirlock/contract/events";

/** Waits before the attempts after a failure: five, doubling from 1 s (EVT-003). */
export const reconnectWaits = [1000, 2000, 4000, 8000, 16_000] as const;
/** A stream that opens within this time of its start missed nothing; what a page loaded before a later one may be old. */
const opensWithin = 1000;
/** Once they are used up the app asks at this pace while it is visible (D66). */
export const pollInterval = 60_000;

export interface LiveHandlers {
  event(event: LiveEvent): void;
  /** The stream is open after a gap, or late: what changed meanwhile was not told. */
  caughtUp(): void;
  status(connected: boolean): void;
  /** The waits are used up; called once a minute until the stream is back. */
  poll(): void;
  /** The stream was refused; true if the session still lives and another try makes sense. */
  sessionLives(): Promise<boolean>;
}

/** The part of EventSource that is used. */
interface Source {
  readonly readyState: number;
  addEventListener(name: "open" | "error" | "message", listener: (event: Event) => void): void;
  close(): void;
}

/**
 * One event stream with its back-off. The browser's own reconnecting is not used, because its pace cannot be
 * set: after an error the stream is closed and opened anew.
 */
export class LiveConnection {
  readonly #open: () => Source;
  readonly #handlers: LiveHandlers;
  #source: Source | null = null;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #begunAt: number | null = null;
  #hasGap = false;
  #stopped = false;

  constructor(open: () => Source, handlers: LiveHandlers) {
    this.#open = open;
    this.#handlers = handlers;
  }

  start(): void {
    if (this.#stopped) return;
    this.#begunAt ??= Date.now();
    const source = this.#open();
    this.#source = source;
    source.addEventListener("open", () => this.#opened(source));
    source.addEventListener("error", () => void this.#failed(source));
    source.addEventListener("message", (message) => {
      const event = readEvent((message as MessageEvent<unknown>).data);
      if (event) this.#handlers.event(event);
    });
  }

  /** Online, focus or sign-in: begin again at the shortest wait, at once if nothing is open (D66). */
  revive(): void {
    this.#failures = 0;
    if (this.#source || this.#stopped) return;
    clearTimeout(this.#timer);
    this.start();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#source = null;
    this.#handlers.status(false);
  }

  #opened(source: Source): void {
    if (source !== this.#source) return;
    this.#failures = 0;
    this.#handlers.status(true);
    const isLate = Date.now() - this.#begunAt! > opensWithin;
    if (this.#hasGap || isLate) this.#handlers.caughtUp();
    this.#hasGap = false;
  }

  async #failed(source: Source): Promise<void> {
    if (source !== this.#source) return;
    const refused = source.readyState === 2;
    source.close();
    this.#source = null;
    this.#hasGap = true;
    this.#handlers.status(false);
    // A refused stream may mean a session that ended; ask before trying again (D66).
    if (refused && !(await this.#handlers.sessionLives())) return;
    if (this.#stopped || this.#source) return;
    const wait = reconnectWaits[this.#failures];
    this.#failures += 1;
    if (wait === undefined) this.#schedulePoll();
    else this.#timer = setTimeout(() => this.start(), wait);
  }

  #schedulePoll(): void {
    this.#timer = setTimeout(() => {
      this.#handlers.poll();
      this.#schedulePoll();
    }, pollInterval);
  }
}

function readEvent(data: unknown): LiveEvent | null {
  if (typeof data !== "string") return null;
  try {
    const event: unknown = JSON.parse(data);
    const known = typeof event === "object" && event !== null && "kind" in event && typeof event.kind === "string";
    return known ? (event as LiveEvent) : null;
  } catch {
    return null;
  }
}
