import type { ElectionSums } from "@heirlock/law/succession/couples/elections";
import { contracts, type WeddingDay } from "@heirlock/law/succession/couples/laws";
import { type PropertyKind, propertyKinds, regimes } from "@heirlock/law/succession/couples-property";
import { deceasedId } from "@heirlock/law/succession/family";
import { partnerTies } from "@heirlock/law/succession/partners/laws";
import type { NeedsFact } from "@heirlock/law/succession/result";
import { useState } from "react";
import { useFormat } from "../../../platform/use-format.ts";
import { Checkbox } from "../../../ui/forms/checkbox.tsx";
import { DateField } from "../../../ui/forms/date-field.tsx";
import { isRealDate } from "../../../ui/forms/date-parts.ts";
import { RadioCards } from "../../../ui/forms/radio-group.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { AmountField } from "./amount-field.tsx";
import { currencyOfLaw, moneyOfCouple } from "./compute-shares.ts";
import { type Edit, setFacts, setFirstborn } from "./draft-edits.ts";
import type { FamilyDraft, PersonId } from "./family-draft.ts";
import type { Outlook } from "./outlook.ts";
import { useOwnText } from "./use-own-text.ts";
import { YesNo } from "./yes-no.tsx";

export const factFieldId = (fact: string) => `fact-${fact}`;

export interface FactsCardProps {
  draft: FamilyDraft;
  change: (edit: Edit) => void;
  law: NonNullable<Outlook["law"]>;
  nameOf: (id: PersonId) => string;
  /** Somebody wanted the result before everything was answered. */
  isMissing: boolean;
}

/** What this law asks besides the family, one question after the other. */
export function FactsCard({ draft, change, law, nameOf, isMissing }: FactsCardProps) {
  const t = useOwnText(draft);
  if (law.facts.length === 0 && law.firstborn.length === 0) return null;
  const firstborn = draft.people.find(({ birthOrder }) => birthOrder === 1)?.id ?? "none";
  return (
    <Card as="section" aria-labelledby="facts">
      <CardHeader id="facts" title={t("facts.title")} description={t("facts.text")} />
      <div className="grid gap-6">
        {law.facts.map(({ fact, answered, among }) => (
          <Question
            key={fact}
            fact={fact}
            among={among}
            draft={draft}
            change={change}
            error={isMissing && !answered ? t("facts.missing") : undefined}
          />
        ))}
        {law.firstborn.length > 0 && (
          <RadioCards
            label={t("facts.firstborn.label")}
            hint={t("facts.firstborn.hint")}
            options={[
              ...law.firstborn.map((id) => ({ value: id, label: <bdi>{nameOf(id)}</bdi> })),
              { value: "none", label: t("facts.firstborn.none") },
            ]}
            value={firstborn}
            onValueChange={(id) => change(setFirstborn(id === "none" ? null : id))}
          />
        )}
      </div>
    </Card>
  );
}

interface QuestionProps {
  fact: NeedsFact["needs"];
  among: NeedsFact["among"] | undefined;
  draft: FamilyDraft;
  change: (edit: Edit) => void;
  error: string | undefined;
}

function Question({ fact, among, draft, change, error }: QuestionProps) {
  const t = useOwnText(draft);
  const id = factFieldId(fact);
  const { facts, estate, code } = draft;
  const currency = currencyOfLaw(code) ?? "";
  const format = useFormat();
  switch (fact) {
    case "matrimonial-regime":
      return (
        <RadioCards
          id={id}
          error={error}
          label={t("facts.regime.label")}
          options={regimes
            .filter((one) => (among as readonly string[] | undefined)?.includes(one))
            .map((value) => ({
              value,
              label: t(`facts.regime.${value}`),
              description: t(`facts.regime.${value}Text`),
            }))}
          value={facts.regime}
          onValueChange={(regime) => change(setFacts({ regime }))}
        />
      );
    case "common-children":
      return (
        <YesNo
          id={id}
          error={error}
          label={t("facts.common.label")}
          hint={t("facts.common.hint")}
          value={facts.allChildrenCommon}
          onValue={(allChildrenCommon) => change(setFacts({ allChildrenCommon }))}
        />
      );
    case "how-many-common":
      return <CommonCount id={id} error={error} draft={draft} change={change} />;
    case "spouse-property":
      return (
        <RadioCards
          id={id}
          error={error}
          label={t("facts.spouseProperty.label")}
          hint={t("facts.spouseProperty.hint")}
          options={(["none", "less", "enough"] as const).map((value) => ({
            value,
            label: t(`facts.spouseProperty.${value}`),
          }))}
          value={facts.spouseProperty}
          onValueChange={(spouseProperty) => change(setFacts({ spouseProperty }))}
        />
      );
    case "second-marriage":
      return (
        <YesNo
          id={id}
          error={error}
          label={t("facts.secondMarriage.label")}
          value={facts.secondMarriage}
          onValue={(secondMarriage) => change(setFacts({ secondMarriage }))}
        />
      );
    case "property-kinds":
      return <PropertyKinds id={id} error={error} draft={draft} change={change} currency={currency} among={among} />;
    case "same-church":
      return (
        <YesNo
          id={id}
          error={error}
          label={t("facts.sameChurch.label")}
          value={facts.sameChurch}
          onValue={(sameChurch) => change(setFacts({ sameChurch }))}
        />
      );
    case "heirs-agree":
      return (
        <YesNo
          id={id}
          error={error}
          label={t("facts.heirsAgree.label")}
          hint={t("facts.heirsAgree.hint")}
          value={facts.heirsAgree}
          onValue={(heirsAgree) => change(setFacts({ heirsAgree }))}
        />
      );
    case "marriage-contract":
      return (
        <RadioCards
          id={id}
          error={error}
          label={t("facts.regime.label")}
          options={contracts
            .filter((one) => (among as readonly string[] | undefined)?.includes(one))
            .map((value) => ({
              value,
              label: t(`facts.contract.${value}`),
              description: t(`facts.contract.${value}Text`),
            }))}
          value={facts.contract}
          onValueChange={(contract) => change(setFacts({ contract }))}
        />
      );
    case "wedding-day": {
      const [day] = (among ?? []) as readonly WeddingDay[];
      return day ? (
        <YesNo
          id={id}
          error={error}
          label={t("facts.wedding.label", { day: format.date(day, "short") })}
          value={facts.marriedBefore?.[day]}
          onValue={(is) => change(setFacts({ marriedBefore: { ...facts.marriedBefore, [day]: is } }))}
        />
      ) : null;
    }
    case "couple-has":
      return (
        <CoupleHas id={id} error={error} draft={draft} change={change} currency={moneyOfCouple(code)} among={among} />
      );
    case "election":
      return (
        <Election id={id} error={error} draft={draft} change={change} currency={moneyOfCouple(code)} among={among} />
      );
    case "partner-ties":
      return <PartnerTies id={id} error={error} draft={draft} change={change} among={among} />;
    case "spouse-children":
      return (
        <YesNo
          id={id}
          error={error}
          label={t("facts.others.label")}
          value={facts.spouseHasOtherChildren}
          onValue={(spouseHasOtherChildren) => change(setFacts({ spouseHasOtherChildren }))}
        />
      );
    case "estate-value":
      return (
        <AmountField
          id={id}
          error={error}
          label={t("facts.estate.label")}
          hint={t("facts.estate.hint")}
          currency={currency}
          value={estate?.currency === currency ? estate.amount : null}
          onValue={(amount) =>
            change((before) => ({ ...before, estate: amount === null ? null : { amount, currency } }))
          }
        />
      );
    case "estate-parts":
      return <EstateParts id={id} error={error} draft={draft} change={change} currency={currency} />;
    case "date-of-death":
      return <DayOfDeath id={id} error={error} draft={draft} change={change} />;
    // Asked by the check of a will only.
    case "forced-heirs":
    case "spouse-in-will":
      return null;
  }
}

const sums = ["common", "ownDeceased", "ownSurvivor"] as const;
const nothing = { common: 0n, ownDeceased: 0n, ownSurvivor: 0n };
const sides = ["deceased", "survivor"] as const;

/** What the couple has, by whose it is. Québec asks for the family patrimony in its own words. */
function CoupleHas({ draft, change, among, ...rest }: Omit<QuestionProps, "fact"> & { id: string; currency: string }) {
  const t = useOwnText(draft);
  const [contract] = (among ?? []) as readonly string[];
  const words = contract === undefined ? "has" : contract === "separation" ? "patrimonyAlone" : "patrimony";
  const { coupleHas } = draft.facts;
  return (
    <Sums
      {...rest}
      sums={sums}
      label={(sum) => t(`facts.${words}.${sum}`)}
      hint={(sum) => t(`facts.${words}.${sum}Hint`)}
      unknown={t("facts.has.unknown")}
      given={coupleHas}
      empty={nothing}
      onSums={(next) =>
        change((before) => {
          const { coupleHas: _coupleHas, ...others } = before.facts;
          return { ...before, facts: next === undefined ? others : { ...others, coupleHas: next } };
        })
      }
    />
  );
}

/** What each of the couple is counted with, where the survivor may choose half of the difference. */
function Election({ draft, change, among, ...rest }: Omit<QuestionProps, "fact"> & { id: string; currency: string }) {
  const t = useOwnText(draft);
  const [asks = "net-family-property"] = (among ?? []) as readonly ElectionSums[];
  return (
    <Sums
      {...rest}
      sums={sides}
      label={(side) => t(`facts.election.${asks}.${side}`)}
      hint={() => t(`facts.election.${asks}.hint`)}
      unknown={t("facts.election.unknown")}
      given={draft.facts.election}
      empty={{ deceased: 0n, survivor: 0n }}
      onSums={(next) =>
        change((before) => {
          const { election: _election, ...others } = before.facts;
          return { ...before, facts: next === undefined ? others : { ...others, election: next } };
        })
      }
    />
  );
}

interface SumsProps<T extends string> {
  id: string;
  error: string | undefined;
  currency: string;
  sums: readonly T[];
  label: (sum: T) => string;
  hint: (sum: T) => string;
  /** What somebody who does not know the sums ticks. */
  unknown: string;
  given: Readonly<Record<T, bigint>> | "unknown" | undefined;
  empty: Readonly<Record<T, bigint>>;
  onSums: (next: Readonly<Record<T, bigint>> | "unknown" | undefined) => void;
}

/** Sums that belong together. Who does not know them sees shares without what hangs on them. */
function Sums<T extends string>({ id, error, currency, sums: asked, given, empty, onSums, ...words }: SumsProps<T>) {
  const isUnknown = given === "unknown";
  const known = given === undefined || given === "unknown" ? null : given;
  return (
    <div className="grid gap-5">
      {!isUnknown &&
        asked.map((sum, index) => (
          <AmountField
            key={sum}
            id={index === 0 ? id : undefined}
            label={words.label(sum)}
            hint={words.hint(sum)}
            error={index === 0 ? error : undefined}
            currency={currency}
            value={known ? known[sum] : null}
            onValue={(amount) => {
              const next = { ...empty, ...known, [sum]: amount ?? 0n };
              onSums(asked.every((one) => next[one] === 0n) ? undefined : next);
            }}
          />
        ))}
      <Checkbox
        {...(isUnknown && { id })}
        label={words.unknown}
        checked={isUnknown}
        onCheckedChange={(is) => onSums(is ? "unknown" : undefined)}
      />
    </div>
  );
}

/** What the unmarried couple was to each other, among what this law tells apart. */
function PartnerTies({ id, error, draft, change, among }: Omit<QuestionProps, "fact"> & { id: string }) {
  const t = useOwnText(draft);
  const asked = partnerTies.filter((tie) => (among as readonly string[] | undefined)?.includes(tie));
  const { ties = {} } = draft.facts;
  const isNone = asked.every((tie) => ties[tie] === false);
  return (
    <RadioCards
      id={id}
      error={error}
      label={t("facts.ties.label")}
      options={[
        ...asked.map((value) => ({ value, label: t(`facts.ties.${value}`) })),
        { value: "none", label: t("facts.ties.none") },
      ]}
      value={asked.find((tie) => ties[tie]) ?? (isNone ? "none" : null)}
      onValueChange={(chosen) =>
        change(setFacts({ ties: Object.fromEntries(asked.map((tie) => [tie, tie === chosen])) }))
      }
    />
  );
}

/** How many of the children are the couple's: a number between none and one less than all. */
function CommonCount({ id, error, draft, change }: Omit<QuestionProps, "fact" | "among"> & { id: string }) {
  const t = useOwnText(draft);
  const format = useFormat();
  const children = draft.people.filter(({ father, mother }) => father === deceasedId || mother === deceasedId).length;
  return (
    <RadioCards
      id={id}
      error={error}
      label={t("facts.commonCount.label")}
      options={Array.from({ length: Math.max(children, 1) }, (_, count) => ({
        value: String(count),
        label: count === 0 ? t("facts.commonCount.none") : format.number(count),
      }))}
      value={draft.facts.commonChildren === undefined ? null : String(draft.facts.commonChildren)}
      onValueChange={(count) => change(setFacts({ commonChildren: Number(count) }))}
    />
  );
}

/** What the couple's property is made of, where a law divides the kinds by different rules. */
function PropertyKinds({
  id,
  error,
  draft,
  change,
  currency,
  among,
}: Omit<QuestionProps, "fact"> & { id: string; currency: string }) {
  const t = useOwnText(draft);
  const given = draft.facts.property;
  const kinds = propertyKinds.filter((kind) => (among as readonly string[] | undefined)?.includes(kind));
  const set = (kind: PropertyKind, amount: bigint | null) => {
    const next = Object.fromEntries(kinds.map((one) => [one, one === kind ? (amount ?? 0n) : (given?.[one] ?? 0n)]));
    const isEmpty = Object.values(next).every((one) => one === 0n);
    change((before) => {
      const { property: _property, ...rest } = before.facts;
      return { ...before, facts: isEmpty ? rest : { ...rest, property: next } };
    });
  };
  return (
    <div className="grid gap-5">
      {kinds.map((kind, index) => (
        <AmountField
          key={kind}
          id={index === 0 ? id : undefined}
          label={t(`facts.kinds.${kind}`)}
          hint={t(`facts.kinds.${kind}Hint`)}
          error={index === 0 ? error : undefined}
          currency={currency}
          value={given ? (given[kind] ?? 0n) : null}
          onValue={(amount) => set(kind, amount)}
        />
      ))}
    </div>
  );
}

const parts = ["house", "furniture", "otherMoveable", "otherHeritage"] as const;

/** Scotland: rights of the spouse are taken from the house, the furniture and the rest, one after the other. */
function EstateParts({
  id,
  error,
  draft,
  change,
  currency,
}: Omit<QuestionProps, "fact" | "among"> & { id: string; currency: string }) {
  const t = useOwnText(draft);
  const given = draft.facts.scottish;
  const set = (part: (typeof parts)[number], amount: bigint | null) => {
    const next = { house: 0n, furniture: 0n, otherMoveable: 0n, otherHeritage: 0n, ...given, [part]: amount ?? 0n };
    const isEmpty = parts.every((one) => next[one] === 0n);
    change((before) => {
      const { scottish: _scottish, ...rest } = before.facts;
      return { ...before, facts: isEmpty ? rest : { ...rest, scottish: next } };
    });
  };
  return (
    <div className="grid gap-5">
      {parts.map((part, index) => (
        <AmountField
          key={part}
          id={index === 0 ? id : undefined}
          label={t(`facts.parts.${part}`)}
          hint={t(`facts.parts.${part}Hint`)}
          error={index === 0 ? error : undefined}
          currency={currency}
          value={given ? (given[part] ?? 0n) : null}
          onValue={(amount) => set(part, amount)}
        />
      ))}
    </div>
  );
}

function DayOfDeath({ id, error, draft, change }: Omit<QuestionProps, "fact" | "among"> & { id: string }) {
  const t = useOwnText(draft);
  const [typed, setTyped] = useState(draft.dateOfDeath ?? "");
  return (
    <DateField
      id={id}
      legend={t("facts.day.label")}
      hint={t("facts.day.hint")}
      error={draft.dateOfDeath && error ? t("facts.day.noFigure") : error}
      value={typed}
      onValueChange={(value) => {
        setTyped(value);
        if (isRealDate(value)) change((before) => ({ ...before, dateOfDeath: value }));
      }}
    />
  );
}
