import { importGraph } from "../source/import-graph.ts";
import type { Finding, Guard } from "./guard.ts";

/** The order of docs/architecture.md, with the small features at its ends. */
const order = [
  "site",
  "system",
  "account",
  "billing",
  "jurisdictions",
  "assets",
  "vault",
  "members",
  "sharing",
  "plan",
  "member-side",
  "wills",
  "release",
  "inbox",
  "dashboard",
  "onboarding",
  "admin",
];

const featureOf = (path: string) => /^apps\/web\/src\/features\/([^/]+)\//.exec(path)?.[1];
const isOffer = (path: string) => /^apps\/web\/src\/features\/[^/]+\/offers\//.test(path);
const comesBefore = (one: string, other: string) => order.indexOf(one) < order.indexOf(other);

/**
 * An offer uses only features before its own, however many files lie between: so two features can offer each other
 * something without a circle.
 */
export const offerOrder: Guard = {
  name: "offer order",
  check: (files) => {
    const graph = importGraph(files);
    const findings = new Map<string, Finding>();
    for (const start of [...graph.keys()].filter(isOffer)) {
      const own = featureOf(start)!;
      const ways = new Map([[start, [start]]]);
      for (const [path, way] of ways)
        for (const { to, line } of graph.get(path) ?? []) {
          if (ways.has(to)) continue;
          const other = featureOf(to);
          if (other === undefined || other === own || comesBefore(other, own)) ways.set(to, [...way, to]);
          else
            findings.set(`${path} ${to}`, {
              path,
              line,
              what: `an offer of ${own} uses only features before it, and ${other} comes after it: ${[...way, to].join(" → ")}`,
            });
        }
    }
    return [...findings.values()];
  },
};
