import { createMemoryHistory } from "@tanstack/react-router";
import { expect, test } from "vitest";
import { createI18n } from "../../platform/i18n.ts";
import type { PageTable } from "../../platform/routes/page.ts";
import { features } from "../features.ts";
import { createAppRouter } from "../router.ts";

const i18n = await createI18n("en", ["app", "names"]);
const router = createAppRouter({ i18n }, createMemoryHistory());
const routes = Object.values(router.routesById).filter((route) => route.id !== "__root__");
const tables = Object.assign({}, ...features.map(({ pages }) => pages)) as PageTable;

test("a route that names no page of its own has an entry in a table, and every entry has its route", () => {
  const fromTables = routes.filter(
    (route) => route.options.component && !route.options.staticData && "path" in route.options,
  );
  expect(fromTables.map((route) => route.fullPath).sort()).toEqual(Object.keys(tables).sort());
});

test("every page has a title", () => {
  const titles = [...routes.flatMap((route) => route.options.staticData?.page ?? []), ...names()];
  expect(titles.filter((title) => !i18n.exists(`pages.${title}`, { ns: ["app", "names"] }))).toEqual([]);
});

const names = () => Object.values(tables).map(({ title }) => title);
