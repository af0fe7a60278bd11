import type { ServerResponse } from "node:http";

/** A numbered event as a stream carries it; `payload` is JSON already. */
export interface NumberedEvent {
  id: number;
  kind: string;
  payload: string;
}

/**
 * A reader this far behind is cut off; it comes back with Last-Event-ID and misses nothing. More than twice what a
 * response takes before it asks to wait (64 KiB): who only catches up is waited for.
 */
const mostBuffered = 160 * 1024;
/** A reader that takes nothing for this long while it catches up is cut off too. */
const longestWait = 30_000;

/** One open answer: writes each event once and in order, whatever order it hears of them in. */
export class EventStream {
  readonly recipient: string;
  readonly sessionHash: string;
  readonly #response: ServerResponse;
  readonly #fetchAfter: (sessionHash: string, id: number) => Promise<NumberedEvent[]>;
  #lastId: number;
  /** The table is being read; what arrives meanwhile is found by the next read. */
  #reading = false;
  #heardMore = false;

  constructor(
    response: ServerResponse,
    about: { recipient: string; sessionHash: string; lastId: number },
    fetchAfter: (sessionHash: string, id: number) => Promise<NumberedEvent[]>,
  ) {
    this.#response = response;
    this.recipient = about.recipient;
    this.sessionHash = about.sessionHash;
    this.#lastId = about.lastId;
    this.#fetchAfter = fetchAfter;
    // The id alone moves the browser's Last-Event-ID, so that also a stream that saw nothing can be resumed.
    this.#write(`retry: 1000\nid: ${about.lastId}\n\n`);
  }

  get lastId(): number {
    return this.#lastId;
  }

  get closed(): boolean {
    return this.#response.destroyed || this.#response.writableEnded;
  }

  /** The next number is passed on as it is; a gap is filled from the table. */
  offer(event: NumberedEvent): void {
    if (this.#reading) this.#heardMore = true;
    else if (event.id === this.#lastId + 1) this.#send(event);
    else if (event.id > this.#lastId) void this.catchUp();
  }

  /** Sends whatever the table holds beyond the last event sent. A failed read ends the stream: it will be resumed. */
  async catchUp(): Promise<void> {
    if (this.#reading) {
      this.#heardMore = true;
      return;
    }
    this.#reading = true;
    try {
      let found: number;
      do {
        this.#heardMore = false;
        const events = await this.#fetchAfter(this.sessionHash, this.#lastId);
        for (const event of events) {
          this.#send(event);
          await this.#room();
        }
        found = events.length;
      } while (!this.closed && (found > 0 || this.#heardMore));
    } catch {
      this.end();
    } finally {
      this.#reading = false;
    }
  }

  /** A comment that keeps proxies and browsers from giving up. */
  beat(): void {
    this.#write(": \n\n");
  }

  end(): void {
    if (!this.closed) this.#response.end();
  }

  #send({ id, kind, payload }: NumberedEvent): void {
    if (id <= this.#lastId) return;
    this.#lastId = id;
    this.#write(`id: ${id}\ndata: {"kind":${JSON.stringify(kind)},"payload":${payload}}\n\n`);
  }

  /** Until the reader has taken what is written, if it is much. */
  async #room(): Promise<void> {
    const response = this.#response;
    if (this.closed || !response.writableNeedDrain) return;
    const patience = setTimeout(() => response.destroy(), longestWait).unref();
    await new Promise<void>((resolve) => {
      const goOn = () => {
        clearTimeout(patience);
        response.off("drain", goOn).off("close", goOn);
        resolve();
      };
      response.on("drain", goOn).on("close", goOn);
    });
  }

  #write(chunk: string): void {
    if (this.closed) return;
    this.#response.write(chunk);
    if (this.#response.writableLength > mostBuffered) this.#response.destroy();
  }
}
