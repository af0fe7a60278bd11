import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  truncateSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { ConfigError } from "../kernel/config.ts";

/** The keeper's folder, which nobody else may read. */
export interface OwnFiles {
  has(name: string): boolean;
  read<T>(name: string): T | undefined;
  /** Whole or not at all, also when the power goes. */
  write(name: string, content: unknown, mode?: number): void;
  /** A file that only grows, one value on each line. A line that the power cut short is not there. */
  readLines<T>(name: string): T[];
  appendLines(name: string, lines: readonly unknown[]): void;
}

/** Throws ConfigError where others can read the folder. */
export function ownFiles(directory: string): OwnFiles {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  if ((statSync(directory).mode & 0o077) !== 0) throw new ConfigError(["KEEPER_DIR can be read by others"]);
  const at = (name: string) => join(directory, name);
  return {
    has: (name) => existsSync(at(name)),
    read: <T>(name: string) => (existsSync(at(name)) ? (JSON.parse(readFileSync(at(name), "utf8")) as T) : undefined),
    write(name, content, mode = 0o600) {
      const half = at(`${name}.half`);
      const file = openSync(half, "w", mode);
      writeSync(file, `${JSON.stringify(content, null, 2)}\n`);
      fsyncSync(file);
      closeSync(file);
      renameSync(half, at(name));
    },
    readLines<T>(name: string) {
      if (!existsSync(at(name))) return [];
      const lines = readFileSync(at(name), "utf8").split("\n");
      const cut = lines.pop();
      if (cut) truncateSync(at(name), statSync(at(name)).size - Buffer.byteLength(cut));
      return lines.map((line) => JSON.parse(line) as T);
    },
    appendLines(name, lines) {
      const file = openSync(at(name), "a", 0o600);
      writeSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
      fsyncSync(file);
      closeSync(file);
    },
  };
}
