import { type ScryptOptions, scrypt } from "node:crypto";
import { availableParallelism } from "node:os";
import pLimit from "p-limit";
import { refuse } from "../../kernel/errors.ts";

/** Each takes a thread of Node's pool of four and 8 to 16 MiB: files and names of hosts need threads too. */
const atOnce = Math.min(2, availableParallelism());
/** Some two seconds of work. Whoever comes then is asked to come again, and nobody before them waits longer. */
const mostWaiting = 100;
const limit = pLimit(atOnce);

/** How many were begun since the start, for tests that prove that none was. */
export const derivations = { begun: 0 };

/** 32 bytes by scrypt. Refuses with UNAVAILABLE when too many wait already (SEC-040). */
export async function deriveKey(secret: string | Buffer, salt: Buffer, cost: ScryptOptions): Promise<Buffer> {
  if (limit.pendingCount >= mostWaiting) refuse("UNAVAILABLE", {}, 2);
  return await limit(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        derivations.begun++;
        scrypt(secret, salt, 32, cost, (error, key) => (error ? reject(error) : resolve(key)));
      }),
  );
}
