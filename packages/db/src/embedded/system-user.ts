import { execFileSync } from "node:child_process";
import { chmodSync, readFileSync, realpathSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, resolve } from "node:path";

export interface SystemUser {
  uid: number;
  gid: number;
}

/** Whom PostgreSQL runs as: ourselves, or the user `postgres` when we are root, which PostgreSQL refuses to be. */
export function databaseUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const known = find("postgres");
  if (known) return known;
  execFileSync("useradd", ["--system", "--user-group", "--no-create-home", "postgres"], { stdio: "pipe" });
  const made = find("postgres");
  if (!made) throw new Error("PostgreSQL does not run as root, and no user postgres could be made.");
  return made;
}

/**
 * A folder made with mkdtemp belongs to root alone, and the server's user could not get to the data below it: such
 * folders are opened for passing through, not for reading. Folders elsewhere are the operator's.
 */
export function letThroughTemporary(dataDir: string): void {
  const limit = realpathSync(tmpdir());
  for (let dir = dirname(resolve(dataDir)); dir.startsWith(`${limit}/`); dir = dirname(dir)) {
    const { mode } = statSync(dir);
    if (!(mode & 0o001)) chmodSync(dir, mode | 0o001);
  }
}

function find(name: string): SystemUser | undefined {
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith(`${name}:`));
  if (!line) return undefined;
  const [, , uid, gid] = line.split(":");
  return { uid: Number(uid), gid: Number(gid) };
}
