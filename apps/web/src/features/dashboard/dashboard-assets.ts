import type { AssetList } from "@heirlock/contract/assets";
import type { LucideIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import { kindLook } from "../../ui/display/kind-look.ts";
import { kindInWords } from "../assets/offers/asset-badges.tsx";
import { useAssets } from "../assets/offers/list-assets.ts";

/** The state of the list of assets. */
export interface DashboardAssets {
  list: AssetList | undefined;
  error: unknown;
  loading: boolean;
  retry: () => void;
  /** Name and look of a kind, the same as on the pages of the assets. */
  kind: (subtype: string) => { name: string; icon: LucideIcon; tone: "primary" | "brass" | "info" | "neutral" };
}

export function useDashboardAssets(): DashboardAssets {
  const { t } = useTranslation("assets");
  const { data, error, isFetching, refetch } = useAssets();
  return {
    list: data,
    error,
    loading: isFetching,
    retry: () => void refetch(),
    kind: (subtype) => ({ name: kindInWords(t, subtype), ...kindLook(subtype) }),
  };
}
