import { expect, test } from "vitest";
import { pageTextFile, publicTextFile } from "./page-texts.ts";

const folder = "apps/web/src/features/pets";
const files = Object.entries({
  "feature.ts": `export const feature: Feature = { pages: {
    "/pets": { title: "pets", component: async () => (await import("./pets-page.tsx")).PetsPage },
  } };`,
  "routes.ts": `export const siteRoutes = (site) => [
    publicPage(site, "/about-pets", { page: "pets", component: lazyRouteComponent(() => import("./about.tsx"), "About") }),
    createRoute({ path: "/pets/$name", loader: (match) => textsOfPublic("/pets/$name")(match),
      component: lazyRouteComponent(() => import("./pet.tsx"), "Pet") }),
    createRoute({ path: "/cats", beforeLoad: toPets }),
  ];`,
  "pets-page.tsx": `import { Row } from "./row.tsx"; import type { Cat } from "./cat.tsx";
    const Dialog = lazy(() => import("./dialog.tsx"));
    const { t } = useTranslation(["pets", "ui"]);`,
  "row.tsx": `const { t } = useTranslation("pets/row"); export const Row = 1;`,
  "dialog.tsx": `const { t } = useTranslation("pets/dialog"); const { t: app } = useTranslation("app");`,
  "cat.tsx": `const { t } = useTranslation("pets/cat");`,
  "about.tsx": `const { t } = useTranslation("pets/about");`,
  "pet.tsx": `import { Row } from "./row.tsx";`,
}).map(([name, text]) => ({ path: `${folder}/${name}`, text }));

test("a page needs the texts of what it imports, at once or on demand, and not of types", () => {
  expect(pageTextFile(files)).toContain('"/pets": ["pets","pets/dialog","pets/row"],');
});

test("a public page is found in the routes, by its address", () => {
  const text = publicTextFile(files);
  expect(text).toContain('"/about-pets": ["pets/about"],');
  expect(text).toContain('"/pets/$name": ["pets/row"],');
  expect(text).not.toContain("/cats");
});

test("a page without a component is an error, not a page without texts", () => {
  const broken = [{ path: `${folder}/feature.ts`, text: `const feature = { pages: { "/pets": { title: "pets" } } };` }];
  expect(() => pageTextFile(broken)).toThrow("without an imported component");
});
