import type { AnyRoute } from "@tanstack/react-router";
import { asIs, pagesOf } from "../../platform/routes/page.ts";
import type { VaultSearch } from "./vault-search.ts";

const page = pagesOf(() => import("./feature.ts"));

export const holderRoutes = <Holder extends AnyRoute>(holder: Holder) => {
  const list = page(holder, "/vault", asIs<VaultSearch>);
  const entry = page(holder, "/vault/$id");
  return [
    // The list stays where it is, with the form over it (D05).
    list.addChildren([page(list, "/add")]),
    page(holder, "/vault/removed"),
    page(holder, "/vault/export"),
    page(holder, "/vault/import"),
    entry.addChildren([page(entry, "/edit")]),
  ] as const;
};
