import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

/** As many as the rate limit for one address lets in. */
const atMost = 15;

/** People who sign up while the processes die: each must get one confirmation mail [OPS-007]. */
export class Newcomers {
  readonly #urls: readonly string[];
  readonly #signedUp: string[] = [];
  #running: Promise<void> = Promise.resolve();
  #stopping = false;

  constructor(urls: readonly string[]) {
    this.#urls = urls;
  }

  start(): void {
    this.#running = this.#work();
    // stop() waits for it and throws what it threw; until then it is not unhandled.
    this.#running.catch(() => {});
  }

  async stop(): Promise<string[]> {
    this.#stopping = true;
    await this.#running;
    return this.#signedUp;
  }

  async #work(): Promise<void> {
    for (let turn = 0; turn < atMost && !this.#stopping; turn++) {
      const email = `newcomer-${randomUUID()}@load.heirlock.test`;
      if (await this.#signUp(email, this.#urls[turn % this.#urls.length]!)) this.#signedUp.push(email);
      await sleep(300);
    }
  }

  async #signUp(email: string, url: string): Promise<boolean> {
    const key = (bytes: number) => randomBytes(bytes).toString("base64url");
    try {
      const response = await fetch(`${url}/api/auth/signup`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          origin: "https://bench.heirlock.test",
          "sec-fetch-site": "same-origin",
        },
        body: JSON.stringify({
          email,
          password: key(32),
          firstName: "New",
          lastName: "Comer",
          salt: key(16),
          kdf: { algorithm: "argon2id", memoryKiB: 65_536, passes: 3, parallelism: 1 },
          recipient: `age1pq1${"q".repeat(1952)}`,
          verifyingKey: key(32),
          bundleByPassword: `hlb1.password.${key(169)}`,
          bundleByKit: `hlb1.kit.${key(169)}`,
          kitNumber: "0000-0000",
        }),
        signal: AbortSignal.timeout(10_000),
      });
      if (response.status === 400) throw new TypeError(`Sign-up was refused: ${await response.text()}`);
      return response.ok;
    } catch (error) {
      if (error instanceof TypeError && error.message.startsWith("Sign-up was refused")) throw error;
      return false;
    }
  }
}
