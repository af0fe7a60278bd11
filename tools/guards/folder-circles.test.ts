import { expect, test } from "vitest";
import { folderCircles } from "./folder-circles.ts";

const findings = (files: Record<string, string>) =>
  folderCircles.check(Object.entries(files).map(([path, text]) => ({ path, text })));

test.each(["apps/server/src/slices/account", "apps/web/src/features/account", "apps/web/src/platform"])(
  "two folders of %s that lead to each other are found, though no file does",
  (slice) => {
    const found = findings({
      [`${slice}/keys/a.ts`]: '\nimport type { B } from "../session/b.ts";',
      [`${slice}/session/b.ts`]: "",
      [`${slice}/session/c.ts`]: 'const d = () => import("../keys/d.ts");',
      [`${slice}/keys/d.ts`]: "",
    });
    expect(found).toEqual([
      {
        path: `${slice}/keys/a.ts`,
        line: 2,
        what: `leads back to its own folder: keys → session → keys, by ${slice}/keys/a.ts, ${slice}/session/c.ts`,
      },
    ]);
  },
);

test("a circle through a shared file or an offer is found", () => {
  const found = (between: string, way: string) =>
    findings({
      "apps/web/src/features/vault/entry/a.ts": `import "${way}";`,
      [`apps/web/src/features/vault/${between}`]: `import "${way.startsWith("../offers") ? "../entry" : "./entry"}/b.ts";`,
      "apps/web/src/features/vault/entry/b.ts": "",
    }).length;
  expect([found("shared.ts", "../shared.ts"), found("offers/door.ts", "../offers/door.ts")]).toEqual([1, 1]);
});

test("folders that lead one way, doors of both heights and other slices are no circle", () => {
  expect(
    findings({
      "apps/web/src/features/vault/feature.ts": 'import "./entry/page.ts"; import "./list/page.ts";',
      "apps/web/src/features/vault/list/page.ts": 'import "../entry/page.ts"; import "../offers/labels.ts";',
      "apps/web/src/features/vault/entry/page.ts": 'import "./part/deep.ts"; import "../../assets/offers/a.ts";',
      "apps/web/src/features/vault/entry/part/deep.ts": 'import "../other.ts"; import "../../offers/labels.ts";',
      "apps/web/src/features/vault/entry/other.ts": "",
      "apps/web/src/features/vault/offers/labels.ts": "",
      "apps/web/src/features/vault/offers/links.ts": 'import "../list/page.ts";',
      "apps/web/src/features/assets/offers/a.ts": 'import "../../vault/offers/links.ts";',
    }),
  ).toEqual([]);
});
