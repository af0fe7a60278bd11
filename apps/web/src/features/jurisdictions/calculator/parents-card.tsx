import { relativeKinds } from "@heirlock/law/questions/relatives";
import { useTranslation } from "react-i18next";
import { Card, CardHeader } from "../../../ui/card.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { FieldGroup } from "../../../ui/field.tsx";
import { RadioCards } from "../../../ui/radio-group.tsx";
import type { AskedGroups } from "./asked-groups.ts";
import { type Edit, grandparentOf, lifeOf, setGrandparent, setParent } from "./draft-edits.ts";
import type { FamilyDraft } from "./family-draft.ts";

export const parentFieldId = (side: "father" | "mother") => `parent-${side}`;

interface CardProps {
  draft: FamilyDraft;
  change: (edit: Edit) => void;
  asked: AskedGroups;
}

export function ParentsCard({ draft, change, asked, isMissing }: CardProps & { isMissing: boolean }) {
  const { t } = useTranslation("calculator");
  const kinds = relativeKinds.filter(({ group }) => group === "parents");
  const sides = (["mother", "father"] as const).filter((side) => kinds.some(({ id }) => id === side && offers(side)));
  function offers(side: "father" | "mother"): boolean {
    return asked.offers(kinds.find(({ id }) => id === side)!);
  }
  return (
    <Card as="section" aria-labelledby="parents">
      <CardHeader id="parents" title={t("parents.title")} />
      <div className="grid gap-5">
        {sides.map((side) => (
          <RadioCards
            key={side}
            pair
            id={parentFieldId(side)}
            label={t(`parents.${side}.${draft.deceasedSex}`)}
            error={isMissing && asked.unanswered.includes(side) ? t("parents.missing") : undefined}
            options={[
              { value: "alive", label: t(`parents.alive.${side}`) },
              { value: "dead", label: t(`parents.dead.${side}`) },
            ]}
            value={lifeOf(draft, side)}
            onValueChange={(life) => change(setParent(side, life))}
          />
        ))}
      </div>
    </Card>
  );
}

export function GrandparentsCard({ draft, change, asked }: CardProps) {
  const { t } = useTranslation("calculator");
  return (
    <Card as="section" aria-labelledby="grandparents">
      <CardHeader id="grandparents" title={t("grandparents.title")} className="mb-2!" />
      <FieldGroup label={t("grandparents.which")}>
        {relativeKinds.map((kind) => {
          const { place } = kind;
          if (place.at !== "grandparent" || !asked.offers(kind)) return null;
          return (
            <Checkbox
              key={kind.id}
              label={t(`grandparents.${place.parent}.${place.side}`)}
              checked={grandparentOf(draft, place.parent, place.side)?.alive === true}
              onCheckedChange={(alive) => change(setGrandparent(place.parent, place.side, alive))}
            />
          );
        })}
      </FieldGroup>
    </Card>
  );
}
