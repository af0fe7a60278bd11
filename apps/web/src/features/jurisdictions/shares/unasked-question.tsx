import { relationOf } from "@heirlock/law/kin-names/relation";
import { kinOf } from "@heirlock/law/succession/kinship";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { CountRow } from "../calculator/count-row.tsx";
import { type FamilyDraft, familyOf, type PersonId } from "../calculator/family-draft.ts";
import type { Unasked } from "./unasked.ts";
import { useView } from "./view.ts";

export interface UnaskedQuestionProps {
  unasked: readonly Unasked[];
  draft: FamilyDraft;
  /** Why it is asked only now. */
  why: string;
  nameOf: (id: PersonId) => string;
  onAnswer: (counts: ReadonlyMap<Unasked, number>) => void;
}

/** Asks for relatives nobody was asked for. Nothing is assumed: "none" is an answer too. */
export function UnaskedQuestion({ unasked, draft, why, nameOf, onAnswer }: UnaskedQuestionProps) {
  const { t } = useTranslation("jurisdictions/shares");
  const { texts } = useView();
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  const labelOf = ({ add }: Unasked) => {
    const one = add(draft, 1);
    return texts.words.label(relationOf(kinOf(familyOf(one)), one.people.at(-1)!.id));
  };
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return (
    <div>
      <p className="font-semibold">{t(`unasked.${unasked[0]!.group}`)}</p>
      <p className="mt-1 mb-3 text-ink-2">{why}</p>
      {unasked.map((kind) => (
        <CountRow
          key={kind.id}
          label={labelOf(kind)}
          hint={kind.of === null ? undefined : nameOf(kind.of)}
          namesHint
          count={counts.get(kind.id) ?? 0}
          most={kind.most}
          onCount={(count) => setCounts(new Map([...counts, [kind.id, count]]))}
        />
      ))}
      <Button
        className="mt-4"
        onClick={() => onAnswer(new Map(unasked.map((kind) => [kind, counts.get(kind.id) ?? 0])))}
      >
        {t(total === 0 ? "unasked.none" : "unasked.continue")}
      </Button>
    </div>
  );
}
