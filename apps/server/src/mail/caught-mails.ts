import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { CaughtMail } from "./catcher.ts";

/** The name is built from what we issued alone, so that no path can be smuggled in. */
export const caughtMailId = /^\d{15}-[0-9a-f]{8}$/;

/** Null when there is no such mail. */
export async function readCaughtMail(directory: string, id: string): Promise<CaughtMail | null> {
  if (!caughtMailId.test(id)) return null;
  try {
    return JSON.parse(await readFile(join(directory, `${id}.json`), "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** Newest first. An absent folder is an empty one. */
export async function listCaughtMails(directory: string, atMost = 200): Promise<CaughtMail[]> {
  let names: string[];
  try {
    names = await readdir(directory);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
  const ids = names.filter((name) => name.endsWith(".json")).map((name) => name.slice(0, -".json".length));
  const newest = ids.sort().reverse().slice(0, atMost);
  const mails = await Promise.all(newest.map((id) => readCaughtMail(directory, id)));
  return mails.filter((mail) => mail !== null);
}
