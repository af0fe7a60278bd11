import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

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

function find(name: string): SystemUser | undefined {
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith(`${name}:`));
  if (!line) return undefined;
  const [, , uid, gid] = line.split(":");
  return { uid: Number(uid), gid: Number(gid) };
}
