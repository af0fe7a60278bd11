import { deceasedId } from "@heirlock/law/succession/family";
import { Heart, Plus, UserRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { ChildRows } from "./child-rows.tsx";
import { CountRow } from "./count-row.tsx";
import { DeadChildren } from "./dead-line.tsx";
import { addDeadChild, type Edit, setSpouses, spousesOf } from "./draft-edits.ts";
import type { FamilyDraft } from "./family-draft.ts";

/** The husband or wives, the children, and children who died and left children. */
export function MarriageCard({
  draft,
  change,
  mostWives,
  ofEitherSex,
}: {
  draft: FamilyDraft;
  change: (edit: Edit) => void;
  mostWives: 1 | 4;
  /** A man may leave a husband, a woman a wife. */
  ofEitherSex: boolean;
}) {
  const { t } = useTranslation("jurisdictions/calculator");
  const spouses = spousesOf(draft).length;
  const hasSeveral = mostWives > 1 && draft.deceasedSex === "male";
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
      </div>
    </Card>
  );
}
