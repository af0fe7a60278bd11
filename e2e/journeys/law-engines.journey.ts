import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { digestOfEngines } from "@heirlock/law/catalogue/testing/engine-digest";
import { expect, test } from "@playwright/test";

const web = fileURLToPath(new URL("../../apps/web/", import.meta.url));
const config = "src/features/jurisdictions/testing/vite.config.ts";
const families = 500;

/** The engines as a browser gets them: bundled and minified. */
async function bundledEngines(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "heirlock-engines-"));
  try {
    const vite = join(web, "node_modules/.bin/vite");
    await promisify(execFile)(vite, ["build", "--config", config, "--outDir", folder], { cwd: web });
    return await readFile(join(folder, "engine-digest.js"), "utf8");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

declare global {
  interface Window {
    digestOfEngines: typeof digestOfEngines;
  }
}

test("[LAW-001] every engine says the same of 500 families in Node and in the browser", async ({ page }) => {
  await page.goto("about:blank");
  await page.addScriptTag({ content: await bundledEngines(), type: "module" });
  const inBrowser = await page.evaluate((count) => window.digestOfEngines(count), families);
  expect(inBrowser).toBe(digestOfEngines(families));
  // Other families, another number: it does look at what the engines say.
  expect(digestOfEngines(5, 2).slice(-16)).not.toBe(digestOfEngines(5).slice(-16));
});
