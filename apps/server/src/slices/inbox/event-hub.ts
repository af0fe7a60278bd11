import type { Pool } from "pg";
import type { Config } from "../../kernel/config.ts";
import { query } from "../../kernel/query.ts";
import { EventListener } from "./event-listener.ts";
import type { EventStream, NumberedEvent } from "./event-stream.ts";
import { eventsAfter, liveSessions, newestEvents } from "./inbox.queries.ts";

const heartbeatEvery = 25_000;
/**
 * How often the database is asked, once for all streams, whether their sessions still stand and whether an
 * event was missed: an ended session loses its streams within five seconds (SEC-008), and a note that was lost
 * with the process that should have announced it costs no more.
 */
const checkEvery = 3_000;
/** Browsers with more tabs than this lose the oldest. */
const streamsPerPerson = 20;
/** Streams that read the table at the same time after the listener came back. */
const catchingUpAtOnce = 8;

interface Note {
  to: string;
  id: number;
  kind?: string;
  payload?: unknown;
}

/** Null for what is no note: every role of the database may notify, and it must not end the process. */
function noteIn(text: string): Note | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export interface HubDeps {
  config: Config;
  app: Pool;
  auth: Pool;
  /** Told how many streams are open. */
  counted(streams: number): void;
}

/** All event streams of this process, and the one connection by which they hear. */
export class EventHub {
  readonly #deps: HubDeps;
  readonly #listener: EventListener;
  readonly #streams = new Map<string, Set<EventStream>>();
  readonly #timers: NodeJS.Timeout[] = [];
  #open = 0;
  #checking = false;
  #stopped = false;

  constructor(deps: HubDeps) {
    this.#deps = deps;
    this.#listener = new EventListener(deps.config, {
      heard: (payload) => this.#heard(payload),
      listening: () => void this.#catchUpAll(),
    });
  }

  async start(): Promise<void> {
    this.#timers.push(
      setInterval(() => this.#each((stream) => stream.beat()), heartbeatEvery).unref(),
      setInterval(() => void this.#check(), checkEvery).unref(),
    );
    await this.#listener.start();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const timer of this.#timers) clearInterval(timer);
    this.#each((stream) => stream.end());
    await this.#listener.stop();
  }

  add(stream: EventStream): void {
    // Its request was under way when the process began to stop; left open, it would keep the server from closing.
    if (this.#stopped) {
      stream.end();
      return;
    }
    const own = this.#streams.get(stream.recipient) ?? new Set();
    this.#streams.set(stream.recipient, own.add(stream));
    this.#deps.counted(++this.#open);
    const [oldest] = own;
    if (own.size <= streamsPerPerson || !oldest) return;
    oldest.end();
    // At once, not when its connection has closed: of many that are opened together each has to push out another.
    this.remove(oldest);
  }

  remove(stream: EventStream): void {
    const own = this.#streams.get(stream.recipient);
    if (!own?.delete(stream)) return;
    if (own.size === 0) this.#streams.delete(stream.recipient);
    this.#deps.counted(--this.#open);
  }

  readonly fetchAfter = async (sessionHash: string, id: number): Promise<NumberedEvent[]> => {
    const rows = await query(this.#deps.app, eventsAfter, [sessionHash, id]);
    return rows.map((row) => ({ ...row, id: Number(row.id) }));
  };

  /** `{"to","id","kind","payload"}`, or without the event itself when it was too large for a notification. */
  #heard(payload: string): void {
    const said = noteIn(payload);
    if (!said) return;
    const own = this.#streams.get(said.to);
    if (!own) return;
    if (said.kind === undefined) {
      for (const stream of own) void stream.catchUp();
      return;
    }
    const event = { id: said.id, kind: said.kind, payload: JSON.stringify(said.payload) };
    for (const stream of own) stream.offer(event);
  }

  #each(act: (stream: EventStream) => void): void {
    for (const own of this.#streams.values()) for (const stream of own) act(stream);
  }

  async #catchUpAll(): Promise<void> {
    const waiting: EventStream[] = [];
    this.#each((stream) => waiting.push(stream));
    const next = async (): Promise<void> => {
      for (let stream = waiting.pop(); stream; stream = waiting.pop()) await stream.catchUp();
    };
    await Promise.all(Array.from({ length: catchingUpAtOnce }, next));
  }

  async #check(): Promise<void> {
    const asked: EventStream[] = [];
    this.#each((stream) => asked.push(stream));
    // A slow database is not asked again before it has answered.
    if (asked.length === 0 || this.#checking) return;
    this.#checking = true;
    try {
      await Promise.all([this.#endRevoked(asked), this.#findMissed(asked)]);
    } catch {
      // Without a database nobody can be told apart; streams stay until it answers again.
    } finally {
      this.#checking = false;
    }
  }

  async #endRevoked(asked: readonly EventStream[]): Promise<void> {
    const hashes = [...new Set(asked.map((stream) => stream.sessionHash))];
    const rows = await query(this.#deps.auth, liveSessions, [hashes]);
    const live = new Set(rows.map(({ token }) => token));
    for (const stream of asked) if (!live.has(stream.sessionHash)) stream.end();
  }

  async #findMissed(asked: readonly EventStream[]): Promise<void> {
    const recipients = [...new Set(asked.map((stream) => stream.recipient))];
    const rows = await query(this.#deps.app, newestEvents, [recipients]);
    const newest = new Map(rows.map(({ recipient_id, last_id }) => [recipient_id as string, Number(last_id)]));
    for (const stream of asked) {
      if ((newest.get(stream.recipient) ?? 0) > stream.lastId) void stream.catchUp();
    }
  }
}
