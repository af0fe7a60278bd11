import { argon2id } from "hash-wasm";
import type { Kdf } from "./format.ts";
import { assertStrongEnough } from "./password.ts";

/** Enough work to be measured, a fiftieth of a real derivation. */
const sample = { memoryKiB: 4096, passes: 1, parallelism: 1 };

let msPerKiB: number | null = null;

/**
 * How long a derivation will take on this device, measured once by a small one. Argon2id runs in one
 * piece and cannot say how far it is; with this a page can draw a progress that keeps its promise.
 * Refuses weak parameters as `assertStrongEnough` does.
 */
export async function expectedDerivationMs(kdf: Kdf, salt: Uint8Array): Promise<number> {
  assertStrongEnough(kdf, salt);
  msPerKiB ??= (await sampleMs()) / (sample.memoryKiB * sample.passes);
  return Math.round(msPerKiB * kdf.memoryKiB * kdf.passes);
}

async function sampleMs(): Promise<number> {
  const run = () =>
    argon2id({
      password: "sample",
      salt: new Uint8Array(16),
      memorySize: sample.memoryKiB,
      iterations: sample.passes,
      parallelism: sample.parallelism,
      hashLength: 32,
      outputType: "binary",
    });
  // The first run pays for compiling.
  await run();
  const start = performance.now();
  await run();
  return performance.now() - start;
}
