import type { EventKind } from "@heirlock/contract/events";
import type { Side } from "@heirlock/domain/account/role-switch";
import type { WaitingKind } from "@heirlock/domain/inbox/waiting";
import type { LinkProps } from "@tanstack/react-router";
import type { TypeOptions } from "i18next";
import type { LucideIcon } from "lucide-react";
import type { PageTable } from "./routes/page.ts";

/**
 * What a feature declares in its feature.ts. The app folds over all of them (app/features.ts), so a new feature is
 * named nowhere else but in the routes of its frame. Loaded with the first page that is neither sign-in nor public;
 * the addresses alone, in the feature's routes.ts, are part of every first load (PRF-001).
 */
export interface Feature {
  pages: PageTable;
  navigation?: readonly NavigationItem[];
  /** Live events that make cached answers stale, by the first part of their query key. */
  stale?: Readonly<Record<string, readonly EventKind[]>>;
}

export interface NavigationItem {
  side: Side;
  /** Items are drawn in ascending order; leave gaps for those to come. */
  rank: number;
  to: NonNullable<LinkProps["to"]>;
  /** Key under `nav` in the feature's names.<locale>.json. */
  label: keyof TypeOptions["resources"]["names"]["nav"];
  icon: LucideIcon;
  /** Lit only on the page itself, not on the pages below it. */
  exact?: true;
  /**
   * The bar at the foot of a phone holds four places, which fit at every text size; without this an item is one of them.
   * - `menu`: in the menu of a phone
   * - `law`: in the group of the law, there and in the sidebar
   * - `account`: in the sidebar alone, since the account's menu leads there anyway
   */
  aside?: "menu" | "law" | "account";
  /** What waits for the person and is done there; how many of them, stands beside the name. */
  waits?: readonly WaitingKind[];
}
