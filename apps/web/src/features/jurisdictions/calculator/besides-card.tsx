import { type Blood, type RelativeKind, relativeKinds, type Side } from "@heirlock/law/questions/relatives";
import type { Sex } from "@heirlock/law/succession/family";
import { Plus, UserRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import type { AskedGroups } from "./asked-groups.ts";
import { CountRow } from "./count-row.tsx";
import { DeadLine } from "./dead-line.tsx";
import {
  addDeadBeside,
  besides,
  type Edit,
  livingBesides,
  moveBeside,
  type ParentsKind,
  setBesides,
} from "./draft-edits.ts";
import type { FamilyDraft } from "./family-draft.ts";
import { placeOf } from "./use-parents-kind.ts";

/** A kind of brother or sister, of the deceased or of a parent. */
interface Beside {
  of: "deceased" | Side;
  blood: Blood;
  sex: Sex;
}

const sexes = ["male", "female"] as const;
const bloods = ["full", "paternal", "maternal"] as const;
/** The first of two mothers stands in the mother's place. */
const bloodsByPlace = ["full", "maternal", "paternal"] as const;
const kinsOf = (of: "deceased" | Side, bloods: readonly Blood[]): Beside[] =>
  bloods.flatMap((blood) => sexes.map((sex) => ({ of, blood, sex })));
const keyOf = ({ of, blood, sex }: Beside) => `${of}-${blood}-${sex}`;

/** Which of two parents of one sex a brother shares. */
const sharedOf = { full: "bothParents", paternal: "secondOnly", maternal: "firstOnly" } as const;

/** The brothers of a mother by one parent only, and of a father by his mother, are left to a notary's list. */
const uncles = [...kinsOf("father", ["full", "paternal"]), ...kinsOf("mother", ["full"])];

export interface BesidesCardProps {
  /** Brothers and sisters with nephews, or uncles and aunts with cousins. */
  who: "siblings" | "uncles";
  draft: FamilyDraft;
  change: (edit: Edit) => void;
  asked: AskedGroups;
  tellsHalvesApart: boolean;
  parents: ParentsKind;
}

export function BesidesCard({ who, draft, change, asked, tellsHalvesApart, parents }: BesidesCardProps) {
  const { t } = useTranslation("jurisdictions/calculator");
  const all =
    who === "uncles"
      ? uncles
      : kinsOf(
          "deceased",
          (parents === "mixed" ? bloods : bloodsByPlace).filter(
            (blood) => blood === "full" || tellsHalvesApart || besides(draft, "deceased", blood).length > 0,
          ),
        );
  const children = who === "uncles" ? "cousins" : "nephews";
  const living = all.filter(
    (one) => offers(asked, who, one) || livingBesides(draft, one.of, one.blood, one.sex).length,
  );
  const dead = all.filter((one) => offers(asked, children, one));
  const [firstDead] = dead;
  const tellsBlood = all.some(({ blood }) => blood !== "full");
  const whose = ({ of }: Beside) => (of === "deceased" ? of : placeOf(parents, of));
  const bloodOf = ({ of, blood }: Beside) =>
    t(`besides.${of === "deceased" && parents !== "mixed" ? sharedOf[blood] : blood}`);
  const labelOf = (one: Beside) => t(`besides.${one.blood === "full" ? "whole" : "half"}.${whose(one)}.${one.sex}`);
  const choices = all.map((one) => ({
    value: keyOf(one),
    label: [t(`line.besides.${whose(one)}.${one.sex}`), one.blood === "full" ? null : bloodOf(one)]
      .filter(Boolean)
      .join(" · "),
  }));
  const lines = all.flatMap((one) =>
    besides(draft, one.of, one.blood)
      .filter(({ alive, sex }) => !alive && sex === one.sex)
      .map((person) => ({ one, person })),
  );
  return (
    <Card as="section" aria-labelledby={who}>
      <CardHeader id={who} title={t(`besides.${who}`)} className="mb-1!" />
      <div>
        {living.map((one) => (
          <CountRow
            key={keyOf(one)}
            icon={UserRound}
            tone="neutral"
            label={labelOf(one)}
            hint={tellsBlood ? bloodOf(one) : t("marriage.living")}
            namesHint={tellsBlood}
            count={livingBesides(draft, one.of, one.blood, one.sex).length}
            most={20}
            onCount={(count) => change(setBesides(one.of, one.blood, one.sex, count))}
          />
        ))}
      </div>
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-4">
        {lines.map(({ one, person }) => (
          <DeadLine
            key={person.id}
            draft={draft}
            person={person}
            change={change}
            kinds={choices}
            kind={keyOf(one)}
            onKind={(key) => {
              const to = all.find((kind) => keyOf(kind) === key);
              if (to) change(moveBeside(person.id, to.of, to.blood, to.sex));
            }}
          />
        ))}
        {firstDead && (
          <Button
            variant="ghost"
            size="sm"
            icon={Plus}
            className="-ms-3 justify-self-start text-start"
            onClick={() => change(addDeadBeside(firstDead.of, firstDead.blood, firstDead.sex))}
          >
            {t(`besides.${who}Died`)}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** Whether the page asks for this kind, or for children whom one of this kind left. */
function offers(asked: AskedGroups, group: RelativeKind["group"], { of, blood, sex }: Beside): boolean {
  return relativeKinds.some((kind) => {
    const { place } = kind;
    if (kind.group !== group || place.at !== "beside") return false;
    return place.of === of && place.blood === blood && place.sex === sex && asked.offers(kind);
  });
}
