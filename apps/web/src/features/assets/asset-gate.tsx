import type { Asset } from "@heirlock/contract/assets";
import { Link } from "@tanstack/react-router";
import { SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../platform/api/api-error.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import type { useAsset } from "./get-asset.ts";
import { loadFailureMessage } from "./load-failure.ts";

interface AssetGateProps {
  asset: ReturnType<typeof useAsset>;
  children: (asset: Asset) => ReactNode;
}

/** Draws one asset, or why it cannot be drawn. A deleted and a foreign asset look the same. */
export function AssetGate({ asset, children }: AssetGateProps) {
  const { t } = useTranslation("assets");
  if (hasCode(asset.error, "NOT_FOUND", "VALIDATION_ERROR", "INVALID_UUID")) {
    return (
      <EmptyState
        title={t("state.notFoundTitle")}
        icon={SearchX}
        text={t("state.notFoundText")}
        action={<Button render={<Link to="/dashboard/will-holder/assets" search={{}} />}>{t("detail.back")}</Button>}
      />
    );
  }
  return (
    <Loaded
      query={asset}
      loading={t("state.loading")}
      failed={t("state.errorTitle")}
      why={(error) => `${t(loadFailureMessage(error))} ${t("state.nothingLost")}`}
    >
      {children}
    </Loaded>
  );
}
