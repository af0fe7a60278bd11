import { isTest, type SourceFile } from "../source/files.ts";
import type { Finding, Guard } from "./guard.ts";

/** Before this migration a setting said for whom a transaction acts. */
const since = 22;
const setting = /\bapp\.user_id\b/g;

/**
 * For whom a transaction acts is the database's to say: policies and functions ask auth.person(), auth.estate() and
 * auth.membership(), and nothing reads or writes the setting that did so before (SEC-045).
 */
export const entryBySession: Guard = {
  name: "entry by session",
  check: (files) => files.filter((file) => isLookedAt(file.path)).flatMap(checkFile),
};

function isLookedAt(path: string): boolean {
  const number = /^packages\/db\/migrations\/(\d{4})-/.exec(path)?.[1];
  // The one that replaces it names it.
  if (number) return Number(number) > since;
  return path.startsWith("apps/server/src/") && path.endsWith(".ts") && !isTest(path);
}

function checkFile({ path, text }: SourceFile): Finding[] {
  return [...text.matchAll(setting)].map(({ index }) => ({
    path,
    line: text.slice(0, index).split("\n").length,
    what: "asks or sets app.user_id; ask auth.person(), auth.estate() or auth.membership()",
  }));
}
