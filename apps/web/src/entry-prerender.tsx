import { directionOf, type Language } from "@heirlock/domain/languages";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { currentHead } from "./app/head/head-sync.tsx";
import { type HeadTag, headTags, type PageHead } from "./app/head/page-head.ts";
import { createAppRouter } from "./app/router.ts";
import { articleSlugs, legalTexts } from "./features/site/offers/text-content.ts";
import { createI18n } from "./platform/i18n.ts";

/** The pages that are open to anyone, and so are written to disk in every language. */
export const publicPaths: readonly string[] = [
  "/",
  "/pricing",
  "/help",
  "/law-guide",
  "/who-inherits",
  "/who-inherits/shares",
  ...articleSlugs.map((slug) => `/help/${slug}`),
  ...legalTexts.map((text) => `/legal/${text}`),
  "/auth/login",
  "/auth/signup",
];

export interface Prerendered {
  direction: "ltr" | "rtl";
  head: PageHead;
  tags: HeadTag[];
  body: string;
}

/** Draws one page exactly as the browser will when it takes over; see start.tsx. */
export async function prerender(path: string, language: Language, publicUrl: string | undefined): Promise<Prerendered> {
  const i18n = await createI18n(language, ["app"]);
  const router = createAppRouter({ i18n }, createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  const body = renderToString(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </StrictMode>,
  );
  const head = currentHead(router.state.matches, i18n);
  if (!head) throw new Error(`${path} has no title`);
  return { direction: directionOf(language), head, tags: headTags(head, path, publicUrl), body };
}
