import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A secret of a data directory, made at its first use and kept, so that sessions outlive a restart. */
export function secretOf(dataDir: string, name = "secret"): string {
  const file = join(dataDir, name.replaceAll(" ", "-"));
  if (existsSync(file)) return readFileSync(file, "utf8").trim();
  mkdirSync(dataDir, { recursive: true });
  const secret = randomBytes(48).toString("base64url");
  writeFileSync(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}
