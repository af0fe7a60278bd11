import { useTranslation } from "react-i18next";
import { RadioCards } from "../../../ui/forms/radio-group.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import type { askedGroups } from "./asked-groups.ts";
import { BesidesCard } from "./besides-card.tsx";
import { ClosedNote } from "./closed-note.tsx";
import { setDeceasedSex } from "./draft-edits.ts";
import { FactsCard } from "./facts-card.tsx";
import type { FamilyDraft } from "./family-draft.ts";
import { MarriageCard } from "./marriage-card.tsx";
import type { Outlook } from "./outlook.ts";
import { GrandparentsCard, ParentsCard } from "./parents-card.tsx";
import type { ParentsHandle } from "./use-parents-kind.ts";
import type { PeopleNames } from "./use-people-names.ts";

export interface FamilyFormProps {
  draft: FamilyDraft;
  parents: ParentsHandle;
  outlook: Outlook | null;
  names: PeopleNames;
  asked: ReturnType<typeof askedGroups>;
  onAddAnyway: () => void;
  /** Somebody wanted the result before everything was answered. */
  isMissing: boolean;
  /** The closest family is known: only what the law asks besides them. */
  isShort?: boolean | undefined;
}

/** Several wives are a matter of the law; without one nobody is kept from entering them. */
export const mostWivesOf = (law: Outlook["law"] | null): 1 | 4 => law?.mostWives ?? 4;
export const ofEitherSex = (law: Outlook["law"] | null): boolean =>
  mostWivesOf(law) === 1 || (law?.parentsOfOneSex.length ?? 0) > 0;

/** Asks for the family, and only for those who can change the result. */
export function FamilyForm(props: FamilyFormProps) {
  const { draft, parents, outlook, names, asked, onAddAnyway, isMissing, isShort = false } = props;
  const law = outlook?.law ?? null;
  const { change } = parents;
  return (
    <>
      {!isShort && (
        <>
          <SexCard
            isOwn={draft.isOwn === true}
            value={draft.deceasedSex}
            onValueChange={(sex) => change(setDeceasedSex(sex))}
          />
          <MarriageCard
            draft={draft}
            change={change}
            mostWives={mostWivesOf(law)}
            ofEitherSex={ofEitherSex(law)}
            partner={law?.partner ?? null}
            isMissing={isMissing}
          />
        </>
      )}
      <RelativesCards draft={draft} change={change} asked={asked} parents={parents} law={law} isMissing={isMissing} />
      {law && <FactsCard draft={draft} change={change} law={law} nameOf={names.nameOf} isMissing={isMissing} />}
      {!isShort && asked.closed.length > 0 && (
        <ClosedNote draft={draft} closed={asked.closed} onAddAnyway={onAddAnyway} />
      )}
    </>
  );
}

type DeceasedSex = FamilyDraft["deceasedSex"];

interface SexCardProps {
  isOwn: boolean;
  value: DeceasedSex;
  onValueChange: (sex: DeceasedSex) => void;
}

function SexCard({ isOwn, value, onValueChange }: SexCardProps) {
  const { t } = useTranslation("jurisdictions/calculator");
  return (
    <Card as="section" aria-labelledby="about">
      <CardHeader id="about" title={t(isOwn ? "own.sex" : "about.title")} />
      <RadioCards
        pair
        hideLegend
        label={t(isOwn ? "own.sex" : "about.title")}
        options={[
          { value: "male", label: t("about.man") },
          { value: "female", label: t("about.woman") },
        ]}
        value={value}
        onValueChange={onValueChange}
      />
    </Card>
  );
}

interface RelativesCardsProps {
  draft: FamilyDraft;
  change: (edit: (draft: FamilyDraft) => FamilyDraft) => void;
  asked: ReturnType<typeof askedGroups>;
  parents: ParentsHandle;
  law: Outlook["law"] | null;
  isMissing: boolean;
}

/** Ancestors, then brothers and sisters, then uncles and aunts, each only while they can change the result. */
function RelativesCards({ parents, law, isMissing, ...shared }: RelativesCardsProps) {
  const { asked } = shared.asked;
  return (
    <>
      {asked.has("parents") && (
        <ParentsCard {...shared} parents={parents} known={law?.parentsOfOneSex ?? []} isMissing={isMissing} />
      )}
      {asked.has("grandparents") && <GrandparentsCard {...shared} parents={parents.kind} />}
      {(["siblings", "uncles"] as const).map(
        (who) =>
          (asked.has(who) || asked.has(who === "siblings" ? "nephews" : "cousins")) && (
            <BesidesCard
              key={who}
              who={who}
              {...shared}
              tellsHalvesApart={law?.tellsHalvesApart ?? false}
              parents={parents.kind}
            />
          ),
      )}
    </>
  );
}
