import { useRouter, useRouterState } from "@tanstack/react-router";
import type { i18n } from "i18next";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { ownDocumentTitle } from "../platform/use-document-title.ts";
import { headTagSelector, headTags, type PageHead } from "./page-head.ts";
import type { AppRouter } from "./router.tsx";

interface LoadedText {
  title?: string;
  summary?: string;
}

/** The head of the page that the router shows: from its texts when it has loaded some, else from its name. */
export function currentHead(router: AppRouter, i18n: i18n): PageHead {
  const t = i18n.getFixedT(null, "app");
  const matches = router.state.matches;
  const failed = matches.find((match) => match.status === "error");
  const missing = matches.some((match) => match.status === "notFound" || match._notFound);
  const page = failed ? "error" : missing ? "notFound" : (matches.at(-1)?.staticData.page ?? "notFound");
  const text = (failed || missing ? undefined : matches.at(-1)?.loaderData) as LoadedText | undefined;
  const key = `description.${page}`;
  return {
    title: t("title", { page: text?.title ?? t(`pages.${page}`) }),
    description: text?.summary ?? (i18n.exists(key, { ns: "app" }) ? t(key) : undefined),
    indexed: matches.at(-1)?.staticData.indexed === true && !failed && !missing,
  };
}

/** Keeps title, description and links of the document in step with the page. */
export function HeadSync() {
  const router = useRouter() as AppRouter;
  const { i18n } = useTranslation("app");
  const location = useRouterState({ select: (state) => state.resolvedLocation ?? state.location });
  const status = useRouterState({ select: (state) => state.matches.map((match) => match.status).join() });
  const { language } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: status and language decide what currentHead reads
  useEffect(() => {
    const head = currentHead(router, i18n);
    document.title = ownDocumentTitle(location.pathname) ?? head.title;
    for (const element of document.head.querySelectorAll(headTagSelector)) element.remove();
    for (const { tag, attributes } of headTags(head, location.pathname, window.location.origin)) {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      document.head.append(element);
    }
  }, [router, i18n, language, location.pathname, status]);
  return null;
}
