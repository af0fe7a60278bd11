import { type RegisteredRouter, useRouterState } from "@tanstack/react-router";
import type { i18n } from "i18next";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { knownKey } from "../../platform/known-key.ts";
import type { PageName } from "../../platform/routes/router-context.ts";
import { ownDocumentTitle } from "../../platform/use-document-title.ts";
import { SessionTimeout } from "../session/guard.ts";
import { headTagSelector, headTags, type PageHead } from "./page-head.ts";

/** What a loader knows of its page: the text it has loaded (title, summary), or the page's name (platform/routes/router-context.ts). */
interface Loaded {
  title?: string;
  summary?: string;
  page?: PageName;
}

/** The head of the page that the router shows: from its texts when it has loaded some, else from its name. */
export function currentHead(matches: RegisteredRouter["state"]["matches"], i18n: i18n): PageHead | undefined {
  const t = i18n.getFixedT(null, "app");
  const titled = (page: string) => t("title", { page });
  const failed = matches.find((match) => match.status === "error");
  if (failed) {
    const timeout = failed.error instanceof SessionTimeout;
    return { title: titled(t(timeout ? "error.sessionTimeout" : "error.server")), indexed: false };
  }
  const last = matches.at(-1);
  if (!last || matches.some((match) => match.status === "notFound" || match._notFound))
    return { title: titled(t("error.notFound")), indexed: false };
  const { indexed = false } = last.staticData;
  const text = last.loaderData as Loaded | undefined;
  const page = last.staticData.page ?? text?.page;
  const named = page && namedTexts(page, i18n);
  const name = text?.title ?? named?.title;
  // The page is still on its way: the title stays as it is.
  if (!name) return undefined;
  return {
    title: titled(name),
    description: text?.summary ?? named?.description,
    indexed,
  };
}

/** The titles of all pages come with the first page that needs one; sign-in has its own at hand (PRF-001). */
function namedTexts(page: PageName, i18n: i18n): { title: string; description: string | undefined } {
  const t = i18n.getFixedT(null, ["app", "names"]);
  if (page === "signIn") return { title: t("pages.signIn"), description: t("description.signIn") };
  const description = knownKey(i18n, "names", `description.${page}`);
  return { title: t(`names:pages.${page}`), description: description && t(`names:${description}`) };
}

/** Keeps title, description and links of the document in step with the page. */
export function HeadSync() {
  const { i18n } = useTranslation("app");
  const path = useRouterState({ select: (state) => (state.resolvedLocation ?? state.location).pathname });
  // As text, so that the effect runs when the head has changed and not whenever the router has.
  const written = useRouterState({ select: (state) => JSON.stringify(currentHead(state.matches, i18n)) });
  useEffect(() => {
    if (!written) return;
    const head: PageHead = JSON.parse(written);
    document.title = ownDocumentTitle(path) ?? head.title;
    for (const element of document.head.querySelectorAll(headTagSelector)) element.remove();
    for (const { tag, attributes } of headTags(head, path, window.location.origin)) {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      document.head.append(element);
    }
  }, [written, path]);
  return null;
}
