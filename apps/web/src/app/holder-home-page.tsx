import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useSecurityScoreOnce } from "../features/account/security/security-request.ts";
import { kindInWords } from "../features/assets/asset-badges.tsx";
import { useAssets } from "../features/assets/list-assets.ts";
import { HolderDashboardPage } from "../features/dashboard/holder-dashboard-page.tsx";
import { useVaultUsage } from "../features/vault/vault-usage.ts";
import { useVaultOpen } from "../platform/keys/vault-news.ts";
import { kindLook } from "../ui/display/kind-look.ts";

/** What runs out is written on sealed labels: it is known, and its code loaded, only while the vault is open. */
const OpenVaultExpiry = lazy(async () => ({
  default: (await import("../features/vault/expiry/open-vault-expiry.tsx")).OpenVaultExpiry,
}));

/** The dashboard shows assets, security and the vault without knowing their features: they meet here. */
export function HolderHomePage() {
  const { t } = useTranslation("assets");
  const { data, error, isFetching, refetch } = useAssets();
  const security = useSecurityScoreOnce();
  const isVaultOpen = useVaultOpen();
  const vault = useVaultUsage();
  return (
    <HolderDashboardPage
      notices={
        isVaultOpen && (
          <Suspense>
            <OpenVaultExpiry />
          </Suspense>
        )
      }
      security={{
        score: security.data && { overall: security.data.overall_score, secure: security.data.secure },
        failed: security.failureCount > 0,
      }}
      vault={{ usage: vault.data, failed: vault.failureCount > 0 }}
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
