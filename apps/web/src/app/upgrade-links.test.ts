import { expect, test } from "vitest";

const screens = import.meta.glob<string>(["../features/**/*.tsx", "../ui/**/*.tsx"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const linkingTo = (address: string) =>
  Object.entries(screens)
    .filter(([, text]) => text.includes(`to="${address}"`))
    .map(([path]) => path.replace("../", ""))
    .toSorted();
/** The public pages, where nobody is signed in yet. */
const isPublic = (path: string) => path.startsWith("features/site/");

test("[BIL-001] every upgrade action of a signed-in person leads to /settings/billing", () => {
  expect(linkingTo("/pricing").filter((path) => !isPublic(path))).toEqual([]);
  expect(linkingTo("/settings/billing")).toEqual([
    "features/dashboard/upgrade-card.tsx",
    "features/dashboard/usage-card.tsx",
    "features/members/import-people/check-people.tsx",
    "features/members/import-people/import-people-page.tsx",
    "features/vault/form/paywall-dialog.tsx",
    "features/vault/import/check-step.tsx",
    "features/wills/builder/law-limit.tsx",
    "ui/overlays/plan-limit-dialog.tsx",
  ]);
});
