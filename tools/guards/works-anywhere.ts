import { isTest, type SourceFile } from "../source/files.ts";
import type { Finding, Guard } from "./guard.ts";

/** What ties the project to one machine, one network or one way of writing it. */
const rules: { pattern: RegExp; what: string; notInTests?: true }[] = [
  { pattern: /(?<![\w.)}*/-])\/(?:work|workspace|home|root|Users|opt|mnt)\/[\w.-]+/g, what: "a path of one machine" },
  { pattern: /(?<![\w.)}*/-])\/tmp\/[\w.-]+/g, what: "a fixed temporary path", notInTests: true },
  {
    pattern: /https?:\/\/(?:[\w-]+\.)*(?:registry|npm|verdaccio|nexus|artifactory)[\w.-]*(?::\d+)?/gi,
    what: "a package registry",
  },
  { pattern: /^\s*(?:@[\w-]+:)?registry\s*=\s*\S/gm, what: "a package registry" },
  { pattern: /^\s*tarball: /gm, what: "a package address" },
  { pattern: /\b(?:co-authored-by:|generated (?:with|by) \[?\w+ (?:code|ai))/gi, what: "a note on who typed it" },
  { pattern: /\b(?:TODO|FIXME|XXX|HACK)\b/g, what: "unfinished work" },
];

export const worksAnywhere: Guard = {
  name: "works anywhere",
  check: (files) => files.filter((file) => isLookedAt(file.path)).flatMap(checkFile),
};

// This rule and its test spell out what they forbid.
const isLookedAt = (path: string) => !/^tools\/guards\/works-anywhere(\.test)?\.ts$/.test(path);

function checkFile(file: SourceFile): Finding[] {
  // A test may name a folder that is never opened, as the value of a setting.
  const held = rules.filter((rule) => !(rule.notInTests && isTest(file.path)));
  return held.flatMap(({ pattern, what }) =>
    [...file.text.matchAll(pattern)].map((match) => ({
      path: file.path,
      line: file.text.slice(0, match.index).split("\n").length,
      what: `${what}: ${match[0].trim()}`,
    })),
  );
}
