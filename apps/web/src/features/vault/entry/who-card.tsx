import type { AccessCondition } from "@heirlock/domain/vault/kinds";
import { Eye, Hourglass, UserRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Card, CardHeader } from "../../../ui/card.tsx";
import { IconTile } from "../../../ui/icon-tile.tsx";

const later = { immediate: "entry.whoImmediate", after_death: "entry.whoNobody", custom: "entry.whoCustom" } as const;

/** Who can open the entry, now and after the release. Nobody is named who does not really have a key to it. */
export function WhoCard({ condition }: { condition: AccessCondition }) {
  const { t } = useTranslation("vault");
  return (
    <Card as="section" aria-labelledby="entry-who">
      <CardHeader id="entry-who" title={t("entry.whoTitle")} />
      <h3 className="flex items-center gap-2.5 font-sans text-body font-semibold text-success">
        <Eye aria-hidden size={20} strokeWidth={1.8} />
        {t("entry.whoNow")}
      </h3>
      <p className="mt-2 flex items-center gap-3">
        <IconTile icon={UserRound} tone="brass" size="sm" />
        {t("entry.whoOnlyYou")}
      </p>
      <h3 className="mt-5 flex items-center gap-2.5 font-sans text-body font-semibold text-brass-ink">
        <Hourglass aria-hidden size={20} strokeWidth={1.8} />
        {t("entry.whoLater")}
      </h3>
      <p className="mt-2 text-ink-2">{t(later[condition])}</p>
    </Card>
  );
}
