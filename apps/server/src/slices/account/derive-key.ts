import { type ScryptOptions, scrypt } from "node:crypto";
import { availableParallelism } from "node:os";
import { askedBy, currentAsker } from "../../kernel/asker.ts";
import { refuse } from "../../kernel/errors.ts";
import { createFairLine, LineFullError } from "./fair-line.ts";

const line = createFairLine({
  // Each takes a thread of Node's pool of four and 8 to 16 MiB: files and names of hosts need threads too.
  atOnce: Math.min(2, availableParallelism()),
  // The other half of the processor is for everybody else.
  strangersAtOnce: 1,
  // Some three seconds of work. Whoever comes then is asked to come again, and nobody before them waits longer.
  mostWaiting: 100,
  // Three times the ten backup codes that one person has made at once.
  mostFromOne: 30,
});

/** How many were begun since the start, for tests that prove that none was. */
export const derivations = { begun: 0 };

/**
 * Runs work that costs the processor much, with what it needs of the database, when the asker's turn has come; those who
 * wait hold no connection. Refuses with UNAVAILABLE when too many wait (SEC-040).
 */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const asker = currentAsker();
  if (asker.hasTurn) return await work();
  try {
    return await line({ known: asker.known, from: asker.address }, () => askedBy({ ...asker, hasTurn: true }, work));
  } catch (error) {
    if (error instanceof LineFullError) refuse("UNAVAILABLE", {}, 2);
    throw error;
  }
}

/** 32 bytes by scrypt, in turn. */
export function deriveKey(secret: string | Buffer, salt: Buffer, cost: ScryptOptions): Promise<Buffer> {
  return inTurn(() => {
    derivations.begun++;
    return new Promise<Buffer>((resolve, reject) => {
      scrypt(secret, salt, 32, cost, (error, key) => (error ? reject(error) : resolve(key)));
    });
  });
}
