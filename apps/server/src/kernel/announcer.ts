import { setTimeout as sleep } from "node:timers/promises";
import type { Pool } from "pg";

/**
 * The transaction of the notes alone does not wait for the disk: what it says is stored already, and a note that is lost
 * in a crash is found by the next look at the counters.
 */
const notify = {
  name: "announce",
  text: `with unhurried as materialized (select set_config('synchronous_commit', 'off', true))
    select pg_notify('heirlock_events', note)
      from unhurried cross join unnest($1::text[]) with ordinality as notes (note, place)
     order by place`,
};
/** Notes that leave together. */
const mostAtOnce = 500;
/** How long notes are collected. A person does not notice it, and a busy process sends 50 statements a second at most. */
const collectMs = 20;

/**
 * Tells all processes about events that have been committed. A transaction that notifies holds a lock of the whole
 * cluster until it ends; so notes travel on their own, those of many requests in one statement. A note that is lost with
 * its process is missed for seconds: the hubs look at the counters too.
 */
class Announcer {
  readonly #pool: Pool;
  #waiting: string[] = [];
  #sending: Promise<void> | undefined;
  #hurry = new AbortController();

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  announce(notes: readonly string[]): void {
    this.#waiting.push(...notes);
    this.#sending ??= this.#send();
  }

  /** Sends what is waiting without collecting more, and resolves when it has left. */
  async settled(): Promise<void> {
    this.#hurry.abort();
    await this.#sending;
    this.#hurry = new AbortController();
  }

  async #send(): Promise<void> {
    while (this.#waiting.length > 0) {
      await sleep(collectMs, undefined, { signal: this.#hurry.signal }).catch(() => {});
      const notes = this.#waiting.splice(0, mostAtOnce);
      await this.#pool.query({ ...notify, values: [notes] }).catch(() => {});
    }
    this.#sending = undefined;
  }
}

const announcers = new WeakMap<Pool, Announcer>();

function announcerOf(pool: Pool): Announcer {
  const announcer = announcers.get(pool) ?? new Announcer(pool);
  announcers.set(pool, announcer);
  return announcer;
}

/** Announces committed events on a connection of the pool, without keeping anybody waiting. */
export function announce(pool: Pool, notes: readonly string[]): void {
  announcerOf(pool).announce(notes);
}

/** Waits until what was announced through the pool has left; before the pool is closed. */
export async function announcementsSettled(pool: Pool): Promise<void> {
  await announcers.get(pool)?.settled();
}
