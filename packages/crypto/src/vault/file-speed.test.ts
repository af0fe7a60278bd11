import { expect, test } from "vitest";
import { encryptFile } from "./file.ts";
import { takeUpSealed } from "./file-hashes.ts";
import { encryptWithTypage } from "./typage-alone.ts";

const file = new Blob([new Uint8Array(20 * 1024 * 1024).fill(37)]);
const key = new Uint8Array(32).fill(7);
const enoughRounds = 4;
const mostRounds = 20;

async function drain(stream: ReadableStream<Uint8Array>): Promise<void> {
  for (const reader = stream.getReader(); !(await reader.read()).done; );
}

const typageAlone = async () => drain(await encryptWithTypage(file));

/** What a task takes of the processor on this thread, in ms: the clock says more about the machine's other users. */
async function costOf(task: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await task();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/**
 * The speed of a task against typage alone, each at its best of several rounds in turn. Load only ever adds to a cost: a
 * round that it spoiled is made up for by another, while a task that is slower is so in every round.
 */
async function speedOf(task: () => Promise<unknown>, wanted: number): Promise<number> {
  let [alone, ours, speed] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0];
  await typageAlone();
  await task();
  for (let round = 1; round <= mostRounds && (round <= enoughRounds || speed < wanted); round++) {
    alone = Math.min(alone, await costOf(typageAlone));
    ours = Math.min(ours, await costOf(task));
    speed = alone / ours;
  }
  return speed;
}

test("a file of 20 MB is encrypted at no less than 0.9 of the speed of typage alone", async () => {
  const encrypt = async () => drain(await encryptFile(key, "file", file.stream()));
  expect(await speedOf(encrypt, 0.9)).toBeGreaterThanOrEqual(0.9);
}, 120_000);

// Against a typage that keeps nothing of what it encrypts. In a browser, with the same work: e2e/measures/vault-seal.
test("taking it up with its hashes leaves the thread of the keys at least 0.75 of that speed", async () => {
  const sizes = { plainBytes: file.size, partBytes: 5 * 1024 * 1024 };
  const seal = async () => takeUpSealed(await encryptFile(key, "file", file.stream()), sizes);
  expect(await speedOf(seal, 0.75)).toBeGreaterThanOrEqual(0.75);
}, 120_000);
