import { useTranslation } from "react-i18next";
import { kindInWords } from "../features/assets/asset-badges.tsx";
import { kindLook } from "../features/assets/kind-look.ts";
import { useAssets } from "../features/assets/list-assets.ts";
import { HolderDashboardPage } from "../features/dashboard/holder-dashboard-page.tsx";

/** The dashboard shows assets without knowing their feature: they meet here. */
export function HolderHomePage() {
  const { t } = useTranslation("assets");
  const { data, error, isFetching, refetch } = useAssets();
  return (
    <HolderDashboardPage
      assets={{
        list: data,
        error,
        loading: isFetching,
        retry: () => void refetch(),
        kind: (subtype) => ({ name: kindInWords(t, subtype), ...kindLook(subtype) }),
      }}
    />
  );
}
