import { useTranslation } from "react-i18next";
import { Alert } from "../../../ui/feedback/alert.tsx";
import type { Mirror } from "../offers/own-mirrors.ts";

/** On the page that starts a will: whose will it comes from, and what is not in it. */
export function FromMirror({ mirror }: { mirror: Mirror }) {
  const { t } = useTranslation("wills/mirror");
  const name = `\u2068${mirror.holder.first_name}\u2069`;
  return (
    <Alert tone="plain" className="mb-5" title={t("new.title", { name })}>
      <p>{t("new.text")}</p>
      {mirror.asset_gifts > 0 && <p className="mt-2">{t("new.assets", { name, count: mirror.asset_gifts })}</p>}
    </Alert>
  );
}

export function OfferEnded() {
  const { t } = useTranslation("wills/mirror");
  return (
    <Alert tone="warning" live="polite" className="mb-5" title={t("new.ended")}>
      {t("new.endedText")}
    </Alert>
  );
}
