import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Holder } from "../load/estates.ts";

export interface Acknowledged {
  holderId: string;
  assetId: string;
  /** The version the server last confirmed; 0 when it confirmed the deletion. */
  version: number;
  title: string;
}

/**
 * People who add, change and delete assets without pause. A request that gets no answer is sent again with the
 * same id to whichever server lives, as the web app does; only what was answered counts as acknowledged.
 */
export class Writers {
  readonly #holders: readonly Holder[];
  readonly #urls: readonly string[];
  readonly #acknowledged = new Map<string, Acknowledged>();
  #running: Promise<void>[] = [];
  #stopping = false;

  constructor(holders: readonly Holder[], urls: readonly string[]) {
    this.#holders = holders;
    this.#urls = urls;
  }

  start(people: number): void {
    const share = Math.floor(this.#holders.length / people);
    this.#running = Array.from({ length: people }, (_, i) =>
      this.#work(this.#holders.slice(i * share, (i + 1) * share)),
    );
    // stop() waits for them and throws what they threw; until then it is not unhandled.
    for (const person of this.#running) person.catch(() => {});
  }

  /** Lets everybody finish what they are doing and returns what was acknowledged. */
  async stop(): Promise<Acknowledged[]> {
    this.#stopping = true;
    await Promise.all(this.#running);
    return [...this.#acknowledged.values()];
  }

  async #work(own: readonly Holder[]): Promise<void> {
    for (let turn = 0; !this.#stopping; turn++) {
      const holder = own[turn % own.length]!;
      const added = await this.#add(holder, `Asset ${turn}`);
      if (!added) continue;
      if (turn % 3 === 1) await this.#rename(holder, added);
      if (turn % 4 === 3) await this.#remove(holder, added);
    }
  }

  async #add(holder: Holder, title: string): Promise<Acknowledged | null> {
    const id = randomUUID();
    const body = { id, title, asset_type: "digital", asset_subtype: "digital_file" };
    const { status, data } = await this.#send(holder, "POST", "/api/assets", body);
    if (status === 409) return null; // The plan is full: this estate has no room for more.
    if (status !== 200) throw new Error(`Adding got ${status}`);
    const asset = { holderId: holder.id, assetId: id, version: data!.version, title };
    this.#acknowledged.set(id, asset);
    return asset;
  }

  async #rename(holder: Holder, asset: Acknowledged): Promise<void> {
    const title = `${asset.title}, renamed`;
    const path = `/api/assets/${asset.assetId}`;
    const { status, data } = await this.#send(holder, "PATCH", path, { version: asset.version, title });
    // Sent again after a lost answer, the change is already there and the version has moved on.
    const moved = status === 409 ? await this.#send(holder, "GET", path) : { status, data };
    if (moved.status !== 200 || moved.data!.title !== title) throw new Error(`Renaming got ${moved.status}`);
    this.#acknowledged.set(asset.assetId, { ...asset, title, version: moved.data!.version });
  }

  async #remove(holder: Holder, asset: Acknowledged): Promise<void> {
    const { status } = await this.#send(holder, "DELETE", `/api/assets/${asset.assetId}`);
    if (status !== 200 && status !== 404) throw new Error(`Deleting got ${status}`);
    this.#acknowledged.set(asset.assetId, { ...asset, version: 0 });
  }

  async #send(holder: Holder, method: string, path: string, body?: object): Promise<Answer> {
    for (let attempt = 0; attempt < 200; attempt++) {
      const url = this.#urls[(attempt + path.length) % this.#urls.length]!;
      try {
        const response = await fetch(url + path, {
          method,
          headers: {
            cookie: holder.cookie,
            origin: "https://bench.heirlock.test",
            "sec-fetch-site": "same-origin",
            ...(body ? { "content-type": "application/json" } : {}),
          },
          ...(body ? { body: JSON.stringify(body) } : {}),
          signal: AbortSignal.timeout(10_000),
        });
        if (response.status < 500) {
          const { data } = (await response.json()) as Pick<Answer, "data">;
          return { status: response.status, ...(data ? { data } : {}) };
        }
      } catch {
        // Killed under us: the next attempt goes to the other one.
      }
      await sleep(25);
    }
    throw new Error(`No server answered ${method} ${path}`);
  }
}

interface Answer {
  status: number;
  data?: { version: number; title: string };
}
