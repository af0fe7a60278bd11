import { deadBecause, provesSomething, referencesIn } from "../asvs/references.ts";
import { requirements } from "../asvs/requirements.ts";
import type { Finding, Guard } from "./guard.ts";

const table = "docs/security/asvs.md";

/** How a requirement is met, and what the last cell must hold then. */
const verdicts: Record<string, (cell: string) => string | null> = {
  proved: (cell) => (referencesIn(cell).some(({ path }) => provesSomething(path)) ? null : "names no test"),
  set: (cell) => (referencesIn(cell).length > 0 ? null : "names no file with the setting"),
  written: (cell) => (referencesIn(cell).length > 0 ? null : "names no document"),
  departs: reasoned,
  "does not apply": reasoned,
};

function reasoned(cell: string): string | null {
  return cell.replace(/`[^`]*`|"[^"]*"/g, "").trim().length >= 30 ? null : "gives no reason";
}

/**
 * SEC-014: every requirement of the list has its line, and every proof it names exists; so does whatever the other
 * documents on security name.
 */
export const asvsTable: Guard = {
  name: "ASVS table",
  check: (files) => {
    const file = files.find(({ path }) => path === table);
    if (!file) return [{ path: table, line: 1, what: "does not exist" }];
    const byPath = new Map(files.map((one) => [one.path, one]));
    const others = files.filter(({ path }) => /^docs\/security\/.*\.md$/.test(path) && path !== table);
    const found: Finding[] = others.flatMap(({ path, text }) =>
      text.split("\n").flatMap((line, index) =>
        referencesIn(line).flatMap((one) => {
          const what = deadBecause(one, byPath);
          return what ? [{ path, line: index + 1, what }] : [];
        }),
      ),
    );
    const seen = new Set<string>();
    file.text.split("\n").forEach((text, index) => {
      const say = (what: string | null) => what && found.push({ path: table, line: index + 1, what });
      for (const one of referencesIn(text)) say(deadBecause(one, byPath));
      const [, number, ...cells] = text.split(/(?<!\\)\|/).map((cell) => cell.trim());
      if (!number || !/^V?\d+(\.\d+)+$/.test(number)) return;
      const [level, requirement, verdict, proof] = cells;
      if (seen.has(number)) say(`${number} stands here twice`);
      seen.add(number);
      const known = requirements.get(number);
      if (known === undefined) say(`${number} is no requirement of levels 1 and 2 in these chapters`);
      else if (level !== String(known)) say(`${number} is of level ${known}`);
      if (!requirement) say(`${number} does not say what is required`);
      const lacks = verdicts[verdict ?? ""];
      if (!lacks) say(`${number} is "${verdict}": only ${Object.keys(verdicts).join(", ")} are known`);
      else if (lacks(proof ?? "")) say(`${number} ${lacks(proof ?? "")}`);
    });
    for (const number of requirements.keys())
      if (!seen.has(number)) found.push({ path: table, line: 1, what: `${number} is missing` });
    return found;
  },
};
