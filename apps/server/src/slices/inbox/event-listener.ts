import pg from "pg";
import type { Config } from "../../kernel/config.ts";
import { listenerUrl } from "../../kernel/pools.ts";

const firstPause = 250;
const longestPause = 5_000;
const pingEvery = 10_000;
const pingTimeout = 5_000;

export interface ListenerEvents {
  heard(payload: string): void;
  /** Listening (again): whatever was said before was not heard. */
  listening(): void;
}

/** The one connection of a process that LISTENs. It comes back by itself until it is stopped. */
export class EventListener {
  readonly #url: string;
  readonly #events: ListenerEvents;
  #client: pg.Client | undefined;
  #stopped = false;
  #pause = firstPause;
  #retry: NodeJS.Timeout | undefined;
  #ping: NodeJS.Timeout | undefined;

  constructor(config: Config, events: ListenerEvents) {
    this.#url = listenerUrl(config);
    this.#events = events;
  }

  async start(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: "heirlock events",
      connectionTimeoutMillis: 5_000,
      query_timeout: pingTimeout,
      keepAlive: true,
    });
    this.#client = client;
    let lost = false;
    const lose = () => {
      if (lost) return;
      lost = true;
      clearInterval(this.#ping);
      client.end().catch(() => {});
      this.#comeBack();
    };
    client.on("error", lose);
    client.on("end", lose);
    client.on("notification", ({ payload }) => this.#events.heard(payload ?? ""));
    try {
      await client.connect();
      await client.query("listen heirlock_events");
    } catch {
      lose();
      return;
    }
    this.#pause = firstPause;
    // A connection whose other end vanished without a word hears nothing and says nothing.
    this.#ping = setInterval(() => client.query("select 1").catch(lose), pingEvery).unref();
    this.#events.listening();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    await this.#client?.end().catch(() => {});
  }

  #comeBack(): void {
    if (this.#stopped) return;
    this.#retry = setTimeout(() => void this.start(), this.#pause).unref();
    this.#pause = Math.min(this.#pause * 2, longestPause);
  }
}
