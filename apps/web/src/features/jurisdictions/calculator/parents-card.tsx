import type { ParentsOfOneSex } from "@heirlock/law/catalogue/parents-of-one-sex";
import { relativeKinds, type Side } from "@heirlock/law/questions/relatives";
import { useTranslation } from "react-i18next";
import { Checkbox } from "../../../ui/forms/checkbox.tsx";
import { FieldGroup } from "../../../ui/forms/field.tsx";
import { RadioCards } from "../../../ui/forms/radio-group.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import type { AskedGroups } from "./asked-groups.ts";
import { type Edit, grandparentOf, lifeOf, type ParentsKind, setGrandparent, setParent } from "./draft-edits.ts";
import type { FamilyDraft } from "./family-draft.ts";
import { More } from "./more.tsx";
import { ordinalParent, type ParentsHandle, placeOf } from "./use-parents-kind.ts";

export const parentFieldId = (side: "father" | "mother") => `parent-${side}`;

interface CardProps {
  draft: FamilyDraft;
  change: (edit: Edit) => void;
  asked: AskedGroups;
}

interface ParentsCardProps extends CardProps {
  parents: ParentsHandle;
  /** Which two parents of one sex the law knows. */
  known: readonly ParentsOfOneSex[];
  isMissing: boolean;
}

export function ParentsCard({ draft, change, asked, parents, known, isMissing }: ParentsCardProps) {
  const { t } = useTranslation("jurisdictions/calculator");
  const { kind } = parents;
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
            label={
              kind !== "mixed"
                ? t(`parents.${ordinalParent(kind, side)}`)
                : draft.isOwn
                  ? t(`own.${side}`)
                  : t(`parents.${side}.${draft.deceasedSex}`)
            }
            error={isMissing && asked.unanswered.includes(side) ? t("parents.missing") : undefined}
            options={[
              { value: "alive", label: t(`parents.alive.${genderOf(kind, side)}`) },
              { value: "dead", label: t(`parents.dead.${genderOf(kind, side)}`) },
            ]}
            value={lifeOf(draft, side)}
            onValueChange={(life) => change(setParent(side, life))}
          />
        ))}
        {(known.length > 0 || kind !== "mixed") && (
          <More title={t("parents.kind.more")} open={kind !== "mixed"}>
            <RadioCards
              label={t("parents.kind.label")}
              options={(["mixed", "mothers", "fathers"] as const)
                .filter((one) => one === "mixed" || one === kind || known.includes(one))
                .map((value) => ({ value, label: t(`parents.kind.${value}`) }))}
              value={kind}
              onValueChange={parents.setKind}
            />
          </More>
        )}
      </div>
    </Card>
  );
}

const genderOf = (kind: ParentsKind, side: Side): Side =>
  kind === "mixed" ? side : kind === "mothers" ? "mother" : "father";

export function GrandparentsCard({ draft, change, asked, parents }: CardProps & { parents: ParentsKind }) {
  const { t } = useTranslation("jurisdictions/calculator");
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
              label={t(`grandparents.${placeOf(parents, place.parent)}.${place.side}`)}
              checked={grandparentOf(draft, place.parent, place.side)?.alive === true}
              onCheckedChange={(alive) => change(setGrandparent(place.parent, place.side, alive))}
            />
          );
        })}
      </FieldGroup>
    </Card>
  );
}
