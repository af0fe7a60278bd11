import { expect, test } from "vitest";

const screens = import.meta.glob<string>("../features/**/*.tsx", { query: "?raw", import: "default", eager: true });
/** The public pages, where nobody is signed in yet. */
const isPublic = (path: string) => path.includes("/features/site/");

test("[BIL-001] every upgrade action of a signed-in person leads to /settings/billing", () => {
  const links = Object.entries(screens).filter(([path, text]) => !isPublic(path) && text.includes('to="/pricing"'));
  expect(links.map(([path]) => path)).toEqual([]);
  const upgrades = Object.values(screens).filter((text) => text.includes('to="/settings/billing"'));
  expect(upgrades.length).toBeGreaterThan(3);
});
