import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

// The token reads its settings from the environment of a whole process, so that each step is one.
vi.setConfig({ testTimeout: 60_000 });

const home = mkdtempSync(join(tmpdir(), "heirlock-token-"));
const keeperDir = join(home, "keeper");
const softHsm = { SOFTHSM2_CONF: join(home, "softhsm2.conf"), PATH: process.env.PATH! };
beforeAll(() => {
  mkdirSync(join(home, "tokens"));
  writeFileSync(softHsm.SOFTHSM2_CONF, `directories.tokendir = ${join(home, "tokens")}\nlog.level = ERROR\n`);
  for (const label of ["heirlock", "other"])
    execFileSync(
      "softhsm2-util",
      ["--init-token", "--free", "--label", label, "--so-pin", "12345678", "--pin", "87654321"],
      { env: softHsm },
    );
  writeFileSync(join(home, "pin"), "87654321\n");
});
afterAll(() => rmSync(home, { recursive: true }));

function run(args: string[], settings: Record<string, string> = {}) {
  const env = {
    ...softHsm,
    HEIRLOCK_MODE: "test",
    DATABASE_KEEPER_URL: "postgresql://nobody@127.0.0.1:1/none",
    KEEPER_DIR: keeperDir,
    PKCS11_LIBRARY: "/usr/lib/softhsm/libsofthsm2.so",
    PKCS11_TOKEN: "heirlock",
    PKCS11_PIN_FILE: join(home, "pin"),
    ...settings,
  };
  const file = fileURLToPath(new URL("../keeper.ts", import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], { env, encoding: "utf8" });
  return { status, stdout: stdout.trim(), stderr: stderr.trim() };
}
const publicKeys = () =>
  JSON.parse(readFileSync(join(keeperDir, "public-keys.json"), "utf8")).keys.map(({ key }: { key: string }) => key);

test("[OPS-028] a token's AES-256 key wraps the keeper's key, which lies nowhere else", () => {
  const first = run(["new-key"]);
  expect(first).toMatchObject({ status: 0, stderr: "" });
  const kept = JSON.parse(readFileSync(join(keeperDir, "key.json"), "utf8"));
  expect(Object.keys(kept).sort()).toEqual(["format", "wrapped"]);
  // The key before signs for the next: the token opened it.
  const second = run(["new-key"]);
  expect(second.status).toBe(0);
  expect(publicKeys()).toEqual([first.stdout, second.stdout]);
  const listed = execFileSync("softhsm2-util", ["--show-slots"], { env: softHsm, encoding: "utf8" });
  expect(listed).toContain("heirlock");
});

test("[OPS-028] without the token, with another token, a wrong PIN or an altered file it does not start", () => {
  expect(run(["accept-restore"], { PKCS11_LIBRARY: "", PKCS11_TOKEN: "", PKCS11_PIN_FILE: "" })).toMatchObject({
    status: 1,
  });
  expect(run(["new-key"], { PKCS11_LIBRARY: "", PKCS11_TOKEN: "", PKCS11_PIN_FILE: "" })).toMatchObject({
    status: 1,
    stderr: "PKCS11_LIBRARY is missing: a token wraps the keeper's key",
  });
  expect(run(["new-key"], { PKCS11_TOKEN: "other" }).stderr).toContain("The token holds no key of the keeper");
  expect(run(["new-key"], { PKCS11_TOKEN: "none" }).stderr).toContain("There is no token with the label none");
  writeFileSync(join(home, "wrong-pin"), "11111111");
  expect(run(["new-key"], { PKCS11_PIN_FILE: join(home, "wrong-pin") }).stderr).toContain("refused C_Login");
  const file = join(keeperDir, "key.json");
  const kept = JSON.parse(readFileSync(file, "utf8"));
  const sealed = Buffer.from(kept.wrapped.sealed, "base64url");
  sealed[0]! ^= 1;
  writeFileSync(file, JSON.stringify({ ...kept, wrapped: { ...kept.wrapped, sealed: sealed.toString("base64url") } }));
  expect(run(["new-key"]).stderr).toContain("refused C_Decrypt");
  writeFileSync(file, JSON.stringify(kept));
  expect(publicKeys()).toHaveLength(2);
});

test("[OPS-028] a folder that others can read is refused", () => {
  chmodSync(keeperDir, 0o755);
  expect(run(["new-key"])).toEqual({ status: 1, stdout: "", stderr: "KEEPER_DIR can be read by others" });
  chmodSync(keeperDir, 0o700);
});
