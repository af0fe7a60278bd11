import type { i18n, TypeOptions } from "i18next";

/** Key of a title under `pages` in a feature's names.<locale>.json; sign-in's is in app/messages.<locale>.json. */
export type PageName = keyof TypeOptions["resources"]["names"]["pages"] | "signIn";

export interface RouterContext {
  i18n: i18n;
}

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    page?: PageName;
    /** Open to search engines. */
    indexed?: boolean;
  }
}

/** Loads the texts of a page before it is drawn, so that no half-translated frame is painted. */
export const texts =
  (...namespaces: readonly string[]) =>
  async ({ context }: { context: RouterContext }): Promise<void> => {
    await context.i18n.loadNamespaces(namespaces);
  };

/** What every page but sign-in needs: the names of all pages, and a sentence for each refusal of the server. */
export const shared = ["names", "platform"];
