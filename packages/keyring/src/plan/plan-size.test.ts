import { brotliCompressSync } from "node:zlib";
import { createBundle, verifyingKeyOf } from "@heirlock/crypto/bundle";
import { idOf, signLargePlan } from "@heirlock/crypto/plan/testing";
import { expect, test } from "vitest";
import { servedStep } from "../testing/signed-plans.ts";
import { readChain } from "./read-chain.ts";

const estate = idOf("estate", 0);

test("with 500 entries and 50 members no leaf has 40 kB, no head 1 kB, and what is read at unlock is under 50 kB", () => {
  const bundle = createBundle();
  const step = signLargePlan(bundle, estate, { entries: 500, members: 50 });
  expect(step.leaves).toHaveLength(500 + 3 * 50);
  const longest = Math.max(...step.leaves.map(({ text }) => Buffer.byteLength(text)));
  const head = Buffer.byteLength(step.head.text + step.head.signature);
  const served = servedStep(verifyingKeyOf(bundle), step);
  // As it goes over the wire; grants come by their hashes, and each only when it is needed.
  const answer = JSON.stringify({ success: true, data: { chains: [served.chain] } });
  const read = brotliCompressSync(answer).byteLength;
  expect(longest).toBeLessThan(40_000);
  expect(head).toBeLessThan(1000);
  expect(read).toBeLessThan(50_000);
  expect(readChain(verifyingKeyOf(bundle), estate, served)!.plan.grants).toHaveLength(50 * 550);
});
