import { encryptFile } from "@heirlock/crypto/vault/file";
import { takeUpSealed } from "@heirlock/crypto/vault/file-hashes";
import { encryptWithTypage } from "@heirlock/crypto/vault/typage-alone";
import type { Figure } from "./report.ts";

const file = new Blob([new Uint8Array(20 * 1024 * 1024).fill(37)]);
const key = new Uint8Array(32).fill(7);

/**
 * A file of 20 MB against a typage that keeps nothing of what it encrypts: encrypted, and taken up with its hashes as the
 * key worker does. In a browser, with the same work: e2e/measures/vault-seal.
 */
export async function measureSealing(rounds: number): Promise<Figure[]> {
  const encrypt = async () => drain(await encryptFile(key, "file", file.stream()));
  const sizes = { plainBytes: file.size, partBytes: 5 * 1024 * 1024 };
  const takeUp = async () => takeUpSealed(await encryptFile(key, "file", file.stream()), sizes);
  return [
    ratio("20 MB sealed, against typage alone", await speedOf(encrypt, rounds), { target: 0.9, floor: 0.8 }),
    ratio("20 MB sealed with its hashes", await speedOf(takeUp, rounds), { target: 0.75, floor: 0.65 }),
  ];
}

const ratio = (name: string, figure: number, bounds: Pick<Figure, "target" | "floor">): Figure => ({
  name,
  figure,
  ...bounds,
  unit: "ratio",
  better: "higher",
});

async function drain(stream: ReadableStream<Uint8Array>): Promise<void> {
  for (const reader = stream.getReader(); !(await reader.read()).done; );
}

const typageAlone = async () => drain(await encryptWithTypage(file));

/** What a task takes of the processor on this thread: the clock says more about the machine's other users. */
async function costOf(task: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await task();
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}

/** The speed of a task against typage alone, each at its best of several rounds in turn: load only ever adds to a cost. */
async function speedOf(task: () => Promise<unknown>, rounds: number): Promise<number> {
  let [alone, ours] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  await typageAlone();
  await task();
  for (let round = 0; round < rounds; round++) {
    alone = Math.min(alone, await costOf(typageAlone));
    ours = Math.min(ours, await costOf(task));
  }
  return alone / ours;
}
