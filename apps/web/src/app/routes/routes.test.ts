import { createMemoryHistory } from "@tanstack/react-router";
import { expect, test } from "vitest";
import { createI18n } from "../../platform/i18n.ts";
import { createAppRouter } from "../router.ts";
import { pages as authPages } from "./auth-pages.ts";
import { pages as signedInPages } from "./signed-in-pages.ts";

const i18n = await createI18n("en", ["app", "app/titles"]);
const router = createAppRouter({ i18n }, createMemoryHistory());
const routes = Object.values(router.routesById).filter((route) => route.id !== "__root__");
const tables = { ...authPages, ...signedInPages };

test("a route that names no page of its own has an entry in a table, and every entry has its route", () => {
  const fromTables = routes.filter(
    (route) => route.options.component && !route.options.staticData && "path" in route.options,
  );
  expect(fromTables.map((route) => route.fullPath).sort()).toEqual(Object.keys(tables).sort());
});

test("every page has a title", () => {
  const titles = [...routes.flatMap((route) => route.options.staticData?.page ?? []), ...names()];
  expect(titles.filter((title) => !i18n.exists(`pages.${title}`, { ns: ["app", "app/titles"] }))).toEqual([]);
});

const names = () => Object.values(tables).map(({ title }) => title);
