import { deceasedId } from "@heirlock/law/succession/family";
import { Heart, Plus, UserRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { ChildRows } from "./child-rows.tsx";
import { CountRow } from "./count-row.tsx";
import { DeadChildren } from "./dead-line.tsx";
import { addDeadChild, type Edit, hasPartner, setPartner, setSpouses, spousesOf } from "./draft-edits.ts";
import type { FamilyDraft } from "./family-draft.ts";
import type { Outlook } from "./outlook.ts";
import { YesNo } from "./yes-no.tsx";

export const partnerFieldId = "partner";

/** The husband or wives, the children, and children who died and left children. */
export function MarriageCard({
  draft,
  change,
  mostWives,
  ofEitherSex,
  partner,
  isMissing,
}: {
  draft: FamilyDraft;
  change: (edit: Edit) => void;
  mostWives: 1 | 4;
  /** A man may leave a husband, a woman a wife. */
  ofEitherSex: boolean;
  /** Whether an unmarried partner is asked for. */
  partner: NonNullable<Outlook["law"]>["partner"];
  /** Somebody wanted the result before everything was answered. */
  isMissing: boolean;
}) {
  const { t } = useTranslation("jurisdictions/calculator");
  const spouses = spousesOf(draft).length;
  const hasSeveral = mostWives > 1 && draft.deceasedSex === "male";
  const lived = hasPartner(draft);
  const isAsked = partner !== null && (partner !== "on-request" || lived !== undefined);
  const spouse = ofEitherSex ? (hasSeveral ? "spouses" : "spouse") : hasSeveral ? "wives" : "husband";
  return (
    <Card as="section" aria-labelledby="marriage">
      <CardHeader id="marriage" title={t("marriage.title")} className="mb-1!" />
      <div>
        <CountRow
          icon={Heart}
          tone="brass"
          label={t(`marriage.${spouse}`)}
          hint={t("marriage.stillMarried")}
          count={spouses}
          most={hasSeveral ? mostWives : 1}
          onCount={(count) => change(setSpouses(count))}
        />
        <ChildRows
          draft={draft}
          of={deceasedId}
          change={change}
          sons={t("marriage.sons")}
          daughters={t("marriage.daughters")}
          icon={UserRound}
        />
      </div>
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-4">
        {isAsked && (
          <YesNo
            id={partnerFieldId}
            label={draft.isOwn ? t("own.partner") : t(`marriage.partner.${draft.deceasedSex}`)}
            error={isMissing && partner === "needed" && lived === undefined ? t("facts.missing") : undefined}
            value={lived}
            onValue={(is) => change(setPartner(is))}
          />
        )}
        <DeadChildren draft={draft} of={deceasedId} change={change} />
        <Button
          variant="ghost"
          size="sm"
          icon={Plus}
          className="-ms-3 justify-self-start text-start"
          onClick={() => change(addDeadChild(deceasedId))}
        >
          {t("marriage.childDied")}
        </Button>
        {partner && !isAsked && (
          <Button
            variant="ghost"
            size="sm"
            icon={Plus}
            className="-ms-3 justify-self-start text-start"
            onClick={() => change(setPartner(true))}
          >
            {t("marriage.partner.add")}
          </Button>
        )}
      </div>
    </Card>
  );
}
