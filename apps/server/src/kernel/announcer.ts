import type { Pool } from "pg";

const notify = {
  name: "announce",
  text: "select pg_notify('heirlock_events', note) from unnest($1::text[]) with ordinality as notes (note, place) order by place",
};
/** Notes that leave together. */
const mostAtOnce = 500;

/**
 * Tells all processes about events that have been committed. A transaction that notifies holds a lock of the
 * whole cluster until its commit is on disk; so notes travel on their own, those of many requests in one
 * statement. A note that is lost with its process is missed for seconds: the hubs look at the counters too.
 */
class Announcer {
  readonly #pool: Pool;
  #waiting: string[] = [];
  #sending: Promise<void> | undefined;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  announce(notes: readonly string[]): void {
    this.#waiting.push(...notes);
    this.#sending ??= this.#send();
  }

  /** When everything announced so far is on its way. */
  async settled(): Promise<void> {
    await this.#sending;
  }

  async #send(): Promise<void> {
    while (this.#waiting.length > 0) {
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
