import type { Member } from "@heirlock/contract/members/members";
import type { MemberCard } from "@heirlock/contract/sharing/keys";
import { EyeOff, RefreshCw } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import type { CardChange } from "./change-card-dialog.tsx";

/** Most come to print. */
const ChangeCardDialog = lazy(async () => ({ default: (await import("./change-card-dialog.tsx")).ChangeCardDialog }));

/** What became of the card: printed when, and the two things that can still be done to it. */
export function CardFate({ member, card }: { member: Member; card: MemberCard }) {
  const { t } = useTranslation("sharing/keys");
  const format = useFormat();
  const [asked, setAsked] = useState<CardChange | null>(null);
  const name = member.first_name;
  return (
    <Card as="section" aria-labelledby="card-fate">
      <CardHeader
        id="card-fate"
        title={t("fate.title")}
        description={
          card.printed_at ? t("fate.printed", { date: format.date(card.printed_at, "short") }) : t("fate.notPrinted")
        }
      />
      <div className="grid gap-5 md:grid-cols-2">
        <div>
          <h3 className="font-sans text-body font-semibold">{t("fate.lost")}</h3>
          <p className="mt-0.5 mb-3 text-ink-2">{t("fate.lostText", { name })}</p>
          <Button variant="secondary" size="sm" icon={RefreshCw} onClick={() => setAsked("replace")}>
            {t("fate.replace")}
          </Button>
        </div>
        {card.secret_by_root !== null && (
          <div>
            <h3 className="font-sans text-body font-semibold">{t("fate.handedOver")}</h3>
            <p className="mt-0.5 mb-3 text-ink-2">{t("fate.handedOverText")}</p>
            <Button variant="secondary" size="sm" icon={EyeOff} onClick={() => setAsked("forget")}>
              {t("fate.forget")}
            </Button>
          </div>
        )}
      </div>
      {asked && (
        <Suspense>
          <ChangeCardDialog change={asked} member={member} card={card} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </Card>
  );
}
