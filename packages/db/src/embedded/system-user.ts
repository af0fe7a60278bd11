import { execFileSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, readFileSync, realpathSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, resolve } from "node:path";

interface SystemUser {
  uid: number;
  gid: number;
}

/** Whom PostgreSQL runs as, and how its programs are started so. */
export interface DatabaseUser {
  /** Hands over a file or folder that root made. */
  own(path: string): void;
  command(program: string, args: string[]): { file: string; args: string[] };
  /** For spawn and execFile. */
  options: { uid?: number; gid?: number };
}

const ourselves: DatabaseUser = { own() {}, command: (file, args) => ({ file, args }), options: {} };

/**
 * Ourselves, or the user `postgres` when we are root, which PostgreSQL refuses to be. Where that user cannot pass
 * through the folders above (a checkout below /root), the programs stay root's and see themselves as `postgres`
 * in a user namespace of their own.
 */
export function databaseUser(places: readonly string[]): DatabaseUser {
  if (process.getuid?.() !== 0) return ourselves;
  const { uid, gid } = find("postgres") ?? make("postgres");
  if (places.every(canBePassed)) {
    return { ...ourselves, own: (path) => chownSync(path, uid, gid), options: { uid, gid } };
  }
  return {
    ...ourselves,
    command: (program, args) => ({
      file: "unshare",
      args: ["--user", `--map-user=${uid}`, `--map-group=${gid}`, "--", program, ...args],
    }),
  };
}

/** Whether everybody may pass through all folders above. */
function canBePassed(place: string): boolean {
  for (let dir = dirname(resolve(place)); ; dir = dirname(dir)) {
    if (existsSync(dir) && !(statSync(dir).mode & 0o001)) return false;
    if (dir === dirname(dir)) return true;
  }
}

function make(name: string): SystemUser {
  execFileSync("useradd", ["--system", "--user-group", "--no-create-home", name], { stdio: "pipe" });
  const made = find(name);
  if (!made) throw new Error(`PostgreSQL does not run as root, and no user ${name} could be made.`);
  return made;
}

/**
 * A folder made with mkdtemp belongs to root alone, and the server's user could not get to the data below it: such
 * folders are opened for passing through, not for reading. Folders elsewhere are the operator's.
 */
export function letThroughTemporary(dataDir: string): void {
  if (process.getuid?.() !== 0) return;
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
