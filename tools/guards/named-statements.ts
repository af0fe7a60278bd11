import { isTest } from "../source/files.ts";
import type { Finding, Guard } from "./guard.ts";

const declared = /\bexport const \w+ = (?:statement|deletePage)\(\s*"([^"]+)"/g;
const anywhere = /\b(?:const|let) \w+(?:: Statement\b[^=]*)? = (?:statement|deletePage)\(\s*"/g;

const lineOf = (text: string, index: number) => text.slice(0, index).split("\n").length;

/** `pnpm generate` describes what the files of queries export; a statement anywhere else would go unchecked. */
export const namedStatements: Guard = {
  name: "named statements",
  check(files) {
    const findings: Finding[] = [];
    const seen = new Map<string, string>();
    for (const { path, text } of files) {
      if (!path.startsWith("apps/server/src/") || !path.endsWith(".ts") || isTest(path)) continue;
      for (const match of text.matchAll(anywhere)) {
        const isExported = text.slice(0, match.index).endsWith("export ");
        if (path.endsWith(".queries.ts") && isExported) continue;
        const what = "declares a statement that no .queries.ts exports: nobody checks it against the schema";
        findings.push({ path, line: lineOf(text, match.index), what });
      }
      for (const match of text.matchAll(declared)) {
        const other = seen.get(match[1]!);
        if (other)
          findings.push({
            path,
            line: lineOf(text, match.index),
            what: `names a statement like ${other}: ${match[1]}`,
          });
        seen.set(match[1]!, path);
      }
    }
    return findings;
  },
};
