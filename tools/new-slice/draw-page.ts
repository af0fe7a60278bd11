import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** Runs inside the checkout's web app, as its bundler would run it. */
const draw = `
  import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
  import { createMemoryHistory } from "@tanstack/react-router";
  import { createElement } from "react";
  import { renderToString } from "react-dom/server";
  import { I18nextProvider } from "react-i18next";
  import { features, navigationOf } from "/src/app/features.ts";
  import { createAppRouter } from "/src/app/router.ts";
  import { createI18n } from "/src/platform/i18n.ts";

  export async function drawPage(address) {
    const i18n = await createI18n("en", ["app", "names", "sample-notes"]);
    const router = createAppRouter({ i18n }, createMemoryHistory());
    if (!router.routesByPath[address]) throw new Error("The router does not know " + address);
    const { title, component } = features.map(({ pages }) => pages[address]).find(Boolean);
    const page = createElement(await component());
    const inClient = createElement(QueryClientProvider, { client: new QueryClient() }, page);
    const html = renderToString(createElement(I18nextProvider, { i18n }, inClient));
    const navigation = navigationOf("holder").map(({ to }) => to);
    return { navigation, title: i18n.t("pages." + title, { ns: "names" }), html };
  }
`;

/** `draw-page.ts WEB`: opens the sample slice's page in a checkout of the web, and prints what the app knows of it. */
const web = process.argv[2]!;
const vite = createRequire(join(web, "package.json")).resolve("vite");
const { createServer } = await import(pathToFileURL(vite).href);
const server = await createServer({
  root: web,
  logLevel: "silent",
  appType: "custom",
  server: { middlewareMode: true, hmr: false, watch: null },
  plugins: [
    {
      name: "draw-page",
      resolveId: (id: string) => (id === "virtual:draw-page" ? `${web}/draw-page.js` : null),
      load: (id: string) => (id === `${web}/draw-page.js` ? draw : null),
    },
  ],
});
const { drawPage } = await server.ssrLoadModule("virtual:draw-page");
process.stdout.write(JSON.stringify(await drawPage("/dashboard/will-holder/sample-notes")));
await server.close();
