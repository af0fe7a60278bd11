import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { formsOfSecret, formsOfText, searchFolder, searchMemory, searchText } from "./server-search.ts";

const held = randomBytes(32);
const never = randomBytes(32);

let child: ChildProcess;
beforeAll(async () => {
  // It is told the secret reversed, so that only what it makes of it is there to be found.
  const program = `
    const secret = Buffer.from(process.argv[1], "hex").reverse();
    globalThis.kept = [secret, secret.toString("hex"), JSON.stringify({ within: secret.toString("base64url") })];
    console.log("ready");
    setInterval(() => {}, 1000);`;
  const reversed = Buffer.from(held).reverse().toString("hex");
  child = spawn(process.execPath, ["-e", program, reversed], { stdio: ["ignore", "pipe", "inherit"] });
  await once(child.stdout!, "data");
});
afterAll(() => {
  child.kill("SIGKILL");
});

test("what a process holds is found in its memory, in the forms in which it holds it", () => {
  const { forms, bytes } = searchMemory(child.pid!, [...formsOfSecret("held", held), ...formsOfSecret("never", never)]);
  expect(bytes).toBeGreaterThan(10_000_000);
  for (const form of ["held, raw", "held, hex", "held, base64url after 0 bytes"]) expect(forms).toContain(form);
  expect(forms.filter((form) => form.startsWith("never"))).toEqual([]);
});

test("a secret inside of something larger is found whatever stands around it", () => {
  for (let before = 0; before < 7; before++) {
    for (const encoding of ["base64", "base64url"] as const) {
      const whole = Buffer.concat([randomBytes(before), held, randomBytes(5)]).toString(encoding);
      expect(searchText(whole, formsOfSecret("held", held)).forms.join()).toMatch(/held, base64/);
    }
  }
});

test("texts are found in files, also in two bytes a letter, and other texts are not", () => {
  const folder = mkdtempSync(join(tmpdir(), "heirlock-search-"));
  try {
    writeFileSync(join(folder, "a.bin"), Buffer.from("…Quiet-Harbour…", "utf16le"));
    expect(searchFolder(folder, formsOfText("password", "Quiet-Harbour")).forms).toEqual([
      "password, in two bytes a letter",
    ]);
    expect(searchFolder(folder, formsOfText("password", "Loud-Harbour")).forms).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
