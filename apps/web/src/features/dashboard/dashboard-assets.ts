import type { AssetList } from "@heirlock/contract/assets";
import type { LucideIcon } from "lucide-react";

/** How the list of assets stands. The app hands it over, because features meet only there. */
export interface DashboardAssets {
  list: AssetList | undefined;
  error: unknown;
  loading: boolean;
  retry: () => void;
  /** Name and look of a kind, the same as on the pages of the assets. */
  kind: (subtype: string) => { name: string; icon: LucideIcon; tone: "primary" | "brass" | "info" | "neutral" };
}
