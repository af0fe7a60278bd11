import { useTranslation } from "react-i18next";
import { Alert, AlertButton } from "../../../ui/feedback/alert.tsx";
import type { Outlook } from "./outlook.ts";

/** Whatever keeps the shares from being computed. */
export function Problems({
  outlook,
  failed,
  onRetry,
}: {
  outlook: Outlook | null;
  failed: boolean;
  onRetry: () => void;
}) {
  const { t } = useTranslation("jurisdictions/calculator");
  const computed = outlook?.computed;
  return (
    <>
      {failed && (
        <Alert
          tone="warning"
          live="polite"
          title={t("failed.title")}
          action={<AlertButton onClick={onRetry}>{t("failed.retry")}</AlertButton>}
        />
      )}
      {computed?.kind === "noEngine" && (
        <Alert tone="brass" live="polite" title={t("noEngine.title")}>
          {t(`noEngine.${computed.reason}`)}
        </Alert>
      )}
      {computed?.kind === "impossible" && (
        <Alert tone="danger" live="assertive" title={t("impossible.title")}>
          {t(`impossible.${computed.problem}`)}
        </Alert>
      )}
    </>
  );
}
