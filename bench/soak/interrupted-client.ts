import { setTimeout as sleep } from "node:timers/promises";
import { DemoClient } from "@heirlock/tools/demo/client";

/** Where in an upload the server dies: the issue is the step between the stored file and the saved entry. */
export const moments = ["after the parts", "while they are joined", "before the save", "during the save"] as const;
type Moment = (typeof moments)[number];

export interface Interruption {
  moment: Moment;
  /** Kills the server that this client talks to. */
  kill(): Promise<void>;
  /** Whether the person tries again with the other server, as the web app does, or never comes back. */
  triesAgain: boolean;
}

export class GaveUp extends Error {}

/** A browser whose server is killed under it at a chosen moment. */
export class InterruptedClient extends DemoClient {
  readonly #urls: readonly string[];
  readonly #cookies = new Map<string, string>();
  #at = 0;
  #interruption: Interruption | null = null;

  constructor(urls: readonly string[]) {
    super(urls[0]!);
    this.#urls = urls;
  }

  /** The next requests go to this server; `interruption` happens once. */
  meet(server: number, interruption: Interruption): void {
    this.#at = server;
    this.#interruption = interruption;
  }

  override async call<T = unknown>(method: string, path: string, body?: unknown): Promise<T> {
    const isJoin = path.endsWith("/complete");
    const isSave = path === "/api/vault/create";
    const due = this.#interruption?.moment;
    if ((isJoin && due === "after the parts") || (isSave && due === "before the save")) await this.#interrupt();
    const during = (isJoin && due === "while they are joined") || (isSave && due === "during the save");
    const text = body === undefined ? undefined : JSON.stringify(body);
    return this.#ask(method, path, text, "application/json", during);
  }

  override async put<T = unknown>(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<T> {
    return this.#ask("PUT", path, bytes, "application/octet-stream", false);
  }

  async #interrupt(): Promise<void> {
    const { kill, triesAgain } = this.#interruption!;
    this.#interruption = null;
    await kill();
    if (!triesAgain) throw new GaveUp();
    this.#at = 1 - this.#at;
  }

  async #ask<T>(
    method: string,
    path: string,
    body: string | Uint8Array<ArrayBuffer> | undefined,
    type: string,
    isKilled: boolean,
  ): Promise<T> {
    const once = () => this.#fetch<T>(method, path, body, type);
    if (!isKilled) return once();
    const answer = once().catch(() => null);
    // Somewhere between the request's coming in and its answer's going out.
    await sleep(Math.random() * 25);
    await this.#interrupt();
    return (await answer) ?? once();
  }

  async #fetch<T>(
    method: string,
    path: string,
    body: string | Uint8Array<ArrayBuffer> | undefined,
    type: string,
  ): Promise<T> {
    const response = await fetch(this.#urls[this.#at]! + path, {
      method,
      headers: {
        origin: "https://bench.heirlock.test",
        "sec-fetch-site": "same-origin",
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        ...(body === undefined ? {} : { "content-type": type }),
      },
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(15_000),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ""] = cookie.split(";");
      const at = pair.indexOf("=");
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const answer = (await response.json()) as { success: boolean; data: T; code?: string };
    if (!answer.success) throw new Error(`${method} ${path}: ${answer.code}`);
    return answer.data;
  }
}
