import { currentKeys, hasKeptCard, toldState } from "@heirlock/domain/sharing/told";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ShieldAlert, ShieldCheck, UserCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { getHolderKeys } from "../shared-vault/holder-keys.ts";

export interface HolderKeysCardProps {
  relationshipId: string;
  name: string;
  /** The plan has no place for this person any more: nothing is asked about it. */
  isLeaving: boolean;
}

/**
 * On the page of a plan: whether words were compared with its holder. As the server tells it, without the key worker,
 * since this page needs no key (KEY-028); where it matters the worker looks for itself.
 */
export function HolderKeysCard({ relationshipId, name, isLeaving }: HolderKeysCardProps) {
  const { t } = useTranslation("sharing/shared-vault");
  const format = useFormat();
  const { data: keys } = useQuery({ ...getHolderKeys(relationshipId), enabled: !isLeaving });
  if (!keys) return null;
  if (!currentKeys(keys)) return null;
  const state = toldState(keys);
  return (
    <Card as="section" aria-labelledby="plan-keys" className="grid content-start gap-3.5">
      <CardHeader
        id="plan-keys"
        title={t("keys.title", { name })}
        className="mb-0!"
        action={
          state === "compared" ? (
            <Badge variant="success" icon={ShieldCheck}>
              {t("keys.compared")}
            </Badge>
          ) : (
            <Badge
              variant={state === "changed" ? "error" : "pending"}
              icon={state === "changed" ? ShieldAlert : undefined}
            >
              {t(state === "changed" ? "keys.changed" : "keys.waiting")}
            </Badge>
          )
        }
      />
      <p className="text-ink-2">
        {state === "compared" && keys.pin
          ? t(hasKeptCard(keys) ? "keys.provedText" : "keys.comparedText", {
              name,
              date: format.date(keys.pin.verified_at, "short"),
            })
          : t(state === "changed" ? "notice.changed" : "notice.first", { name })}
      </p>
      <div>
        <Button
          variant={state === "compared" ? "secondary" : "primary"}
          icon={UserCheck}
          className="max-sm:w-full"
          render={<Link to="/dashboard/member/wills/$id/compare" params={{ id: relationshipId }} />}
        >
          {t(state === "compared" ? "notice.showWords" : "notice.compare", { name })}
        </Button>
      </div>
    </Card>
  );
}
