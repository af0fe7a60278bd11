import { expect, test } from "vitest";
import { offerOrder } from "./offer-order.ts";

const features = "apps/web/src/features";
const findings = (files: Record<string, string>) =>
  offerOrder
    .check(Object.entries(files).map(([path, text]) => ({ path: `${features}/${path}`, text })))
    .map(({ path, line, what }) => [path.slice(features.length + 1), line, what]);

const later = { "members/offers/list-members.ts": "" };

test("an offer that uses a later feature's is found", () => {
  expect(findings({ ...later, "vault/offers/a.tsx": 'import "../../members/offers/list-members.ts";' })).toEqual([
    ["vault/offers/a.tsx", 1, expect.stringContaining("an offer of vault uses only features before it, and members")],
  ]);
});

test("so is one that does through files of its own, with the way there", () => {
  const found = findings({
    ...later,
    "vault/offers/a.tsx": 'import "../entry/b.tsx";',
    "vault/entry/b.tsx": 'const c = () => import("./c.ts");',
    "vault/entry/c.ts": '\nimport type { Member } from "../../members/offers/list-members.ts";',
  });
  expect(found).toEqual([["vault/entry/c.ts", 2, expect.stringMatching(/offers\/a.tsx → .*b.tsx → .*c.ts → /)]]);
});

test("a screen may use any offer, and an offer those before it", () => {
  expect(
    findings({
      ...later,
      "assets/asset-page.tsx": 'import "../members/offers/list-members.ts";',
      "assets/offers/a.ts": "",
      "members/offers/b.ts": 'import "../../assets/offers/a.ts"; import "./list-members.ts";',
    }),
  ).toEqual([]);
});
