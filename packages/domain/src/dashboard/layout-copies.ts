import type { DashboardType } from "./cards.ts";
import { type DashboardLayout, defaultLayout } from "./layout.ts";

/** The copy in the browser, with when it was changed there and whether the server has it. */
export interface LocalCopy<Type extends DashboardType = DashboardType> {
  layout: DashboardLayout<Type>;
  changedAt: string;
  isSent: boolean;
}

/** What the server answered; "none": it has no copy, or could not be asked. */
export type ServerCopy<Type extends DashboardType = DashboardType> =
  | { layout: DashboardLayout<Type>; updatedAt: string }
  | "none";

/**
 * Which copy counts (DSH-024, D52): the newer one where the browser's was never sent, else the server's; without that
 * the browser's, and without either the first arrangement. `send`: the server has to be told.
 */
export function chooseCopy<Type extends DashboardType>(
  type: Type,
  local: LocalCopy<Type> | null,
  server: ServerCopy<Type>,
): { layout: DashboardLayout<Type>; send: boolean } {
  if (server === "none") return { layout: local?.layout ?? defaultLayout(type), send: local !== null && !local.isSent };
  const isLocalNewer = local !== null && !local.isSent && Date.parse(local.changedAt) > Date.parse(server.updatedAt);
  return isLocalNewer ? { layout: local.layout, send: true } : { layout: server.layout, send: false };
}
