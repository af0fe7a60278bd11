import { deceasedId } from "@heirlock/law/succession/family";
import { Heart, Plus, UserRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { CountRow } from "./count-row.tsx";
import { DeadLine } from "./dead-line.tsx";
import {
  addDeadChild,
  deadChildren,
  type Edit,
  livingChildren,
  setChildren,
  setSex,
  setSpouses,
  spousesOf,
} from "./draft-edits.ts";
import type { FamilyDraft } from "./family-draft.ts";

const mostChildren = 20;

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
        {(["male", "female"] as const).map((sex) => (
          <CountRow
            key={sex}
            icon={UserRound}
            label={t(sex === "male" ? "marriage.sons" : "marriage.daughters")}
            hint={t("marriage.living")}
            count={livingChildren(draft, deceasedId, sex).length}
            most={mostChildren}
            onCount={(count) => change(setChildren(deceasedId, sex, count))}
          />
        ))}
      </div>
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-4">
        {deadChildren(draft, deceasedId).map((child) => (
          <DeadLine
            key={child.id}
            draft={draft}
            person={child}
            change={change}
            kinds={[
              { value: "male", label: t("line.son") },
              { value: "female", label: t("line.daughter") },
            ]}
            kind={child.sex}
            onKind={(sex) => change(setSex(child.id, sex as "male" | "female"))}
          />
        ))}
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
