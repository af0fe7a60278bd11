import { readFileSync } from "node:fs";
import { chromium, expect, test } from "@playwright/test";
import { chromiumFlags, chromiumPath } from "../harness/browser.ts";
import { serveKeysPage } from "../harness/keys-page.ts";

/** The requirement; a machine that is busy with something else is given more rounds, not a lower mark. */
const wanted = 0.9;
const rounds = { enough: 6, most: 30 };

const vectors = JSON.parse(readFileSync(new URL("../../packages/crypto/src/vectors.json", import.meta.url), "utf8"));
const salt = Buffer.from(vectors.password.salt, "hex").toString("base64url");
const { recipient, verifyingKey } = vectors.bundle;
const unlocking = {
  by: "password",
  password: vectors.password.typed,
  salt,
  kdf: vectors.password.kdf,
  bundleByPassword: vectors.wrap.byPassword,
  stated: { recipient, verifyingKey },
};

interface SealPage {
  keys: {
    askAccount(name: string, ask: unknown): Promise<unknown>;
    askVault(name: string, ask: unknown): Promise<{ contentKey: string; size: number; parts: string[] }>;
  };
  typageAlone(file: Blob): Promise<Blob>;
}

/**
 * From the file that somebody chose to the sealed one with its hashes, as the form asks the key worker for it; against a
 * worker with typage alone that makes a blob too. In turn, and each at its best: load only ever adds to a time.
 */
test("20 MB are sealed in the key worker, with all hashes, at no less than 0.9 of the speed of typage alone", async () => {
  const served = await serveKeysPage({});
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  try {
    const page = await browser.newPage();
    await page.goto(served.url);
    const { alone, ours, parts } = await page.evaluate(
      async ({ unlocking, verifyingKey, wanted, rounds }) => {
        const { keys, typageAlone } = window as unknown as SealPage;
        await keys.askAccount("unlock", unlocking);
        const id = crypto.randomUUID();
        const place = { estate: id, entry: id, generation: 1 };
        const { contentKey } = await keys.askVault("newEntryKeys", { verifyingKey, place });
        const file = new Blob([new Uint8Array(20 * 1024 * 1024).fill(37)]);
        const ask = { verifyingKey, place, contentKey, fileId: id, file, partBytes: 5 * 1024 * 1024 };
        const timeOf = async (task: () => Promise<unknown>) => {
          const start = performance.now();
          await task();
          return performance.now() - start;
        };
        const times = { alone: [] as number[], ours: [] as number[] };
        const speed = () => Math.min(...times.alone) / Math.min(...times.ours);
        // The first of each warms up.
        await typageAlone(file);
        const { parts, size } = await keys.askVault("sealFile", ask);
        if (size <= file.size) throw new Error("Nothing was sealed");
        for (let round = 1; round <= rounds.most && (round <= rounds.enough || speed() < wanted); round++) {
          times.alone.push(await timeOf(() => typageAlone(file)));
          times.ours.push(await timeOf(() => keys.askVault("sealFile", ask)));
        }
        return { ...times, parts };
      },
      { unlocking, verifyingKey, wanted, rounds },
    );
    const [best, own] = [Math.min(...alone), Math.min(...ours)];
    console.log(`20 MB: typage alone [${alone.map(Math.round)}] ms, sealed with hashes [${ours.map(Math.round)}] ms`);
    console.log(`best ${Math.round(best)} and ${Math.round(own)} ms: ${(best / own).toFixed(2)}`);
    expect(parts).toHaveLength(5);
    expect(best / own).toBeGreaterThanOrEqual(wanted);
  } finally {
    await browser.close();
    await served.close();
  }
});
