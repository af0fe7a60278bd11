import { Check, Eye, Lock } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";

const cannot = ["password", "vault", "keys"] as const;
const can = ["profile", "assets", "people", "wills", "entries"] as const;

/** Trust is shown, not claimed: what the server can read is said as plainly as what it cannot (KEY-038). */
export function ReadingPanel() {
  const { t } = useTranslation("account");
  return (
    <Card as="section">
      <CardHeader title={t("security.readTitle")} description={t("security.readText")} />
      <div className="grid gap-5 sm:grid-cols-2">
        <div className="rounded-md border border-success-line bg-success-tint p-5">
          <h3 className="mb-3 flex items-center gap-2.5 font-sans text-h4 font-[650]">
            <Lock aria-hidden size={20} strokeWidth={1.8} className="text-success" />
            {t("security.cannotTitle")}
          </h3>
          <ul className="grid gap-2">
            {cannot.map((item) => (
              <li key={item} className="flex gap-2.5">
                <Check aria-hidden size={20} strokeWidth={2.2} className="mt-1 flex-none text-success" />
                <span className="min-w-0">{t(`security.cannot.${item}`)}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className="rounded-md border border-line bg-sunken p-5">
          <h3 className="mb-3 flex items-center gap-2.5 font-sans text-h4 font-[650]">
            <Eye aria-hidden size={20} strokeWidth={1.8} className="text-ink-2" />
            {t("security.canTitle")}
          </h3>
          <ul className="grid gap-2">
            {can.map((item) => (
              <li key={item} className="flex gap-2.5">
                <Eye aria-hidden size={20} strokeWidth={1.8} className="mt-1 flex-none text-ink-3" />
                <span className="min-w-0">{t(`security.can.${item}`)}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Card>
  );
}
