import { languages } from "@heirlock/domain/languages";
import { RouterProvider } from "@tanstack/react-router";
import type { i18n } from "i18next";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { changeLanguage } from "../platform/i18n.ts";
import { watchUncaught } from "../platform/log/log.ts";
import { letSignOutsPass } from "../platform/session/leave-page.ts";
import { reportError } from "./report-error.ts";
import { type AppRouter, createAppRouter } from "./router.ts";
import { startSession } from "./session/start-session.ts";

/**
 * Draws the app. A prerendered page is already on the screen: everything it needs is loaded first, then React
 * takes it over as it stands. If the address leads elsewhere meanwhile (a redirect), it is drawn anew.
 */
export async function startApp(root: HTMLElement, i18n: i18n): Promise<void> {
  watchUncaught();
  letSignOutsPass();
  await followAddress(i18n);
  const router = createAppRouter({ i18n });
  const app = (
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </StrictMode>
  );
  const prerendered = root.dataset.page;
  if (prerendered === undefined) {
    createRoot(root, reactErrors).render(app);
  } else {
    // Tells the router to draw the same boundaries as the prerendering did.
    router.ssr = { manifest: undefined };
    await router.load();
    if (router.state.location.pathname === prerendered) {
      stayWhereScrolled(router);
      // As a transition the take-over is cut into slices of a few milliseconds: an old phone stays scrollable.
      startTransition(() => {
        hydrateRoot(root, app, reactErrors);
      });
    } else {
      delete router.ssr;
      root.replaceChildren();
      createRoot(root, reactErrors).render(app);
    }
  }
  i18n.on("languageChanged", () => void router.invalidate());
  startSession(router);
}

/**
 * The router begins every page at its top. Of the page that is already being read, only the later visits: whoever has
 * scrolled down meanwhile, or is just pressing a button there, is not moved. A reload the browser itself restores.
 */
function stayWhereScrolled(router: AppRouter): void {
  const { href } = router.state.location;
  let isTakenOver = false;
  router.options.scrollRestoration = ({ location }) => {
    const isLater = isTakenOver || location.href !== href;
    isTakenOver = true;
    return isLater;
  };
}

const reactErrors = {
  onUncaughtError: (error: unknown) => reportError("uncaught", error),
  onRecoverableError: (error: unknown) => reportError("recovered", error),
};

/** `?lang=ar` chooses a language: it is the address of that language's page for search engines and links. */
async function followAddress(i18n: i18n): Promise<void> {
  const wanted = new URLSearchParams(window.location.search).get("lang");
  const language = languages.find((known) => known === wanted);
  if (language) await changeLanguage(i18n, language);
}
