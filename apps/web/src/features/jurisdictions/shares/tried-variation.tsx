import { displayNames } from "@heirlock/law/kin-names/display-names";
import { kinOf } from "@heirlock/law/succession/kinship";
import { amountsOf } from "@heirlock/law/succession/money/amounts";
import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { computeNow } from "../calculator/compute-now.ts";
import { type Computed, todayHere } from "../calculator/compute-shares.ts";
import { outlookOf } from "../calculator/draft-outlook.ts";
import { FactsCard } from "../calculator/facts-card.tsx";
import { type FamilyDraft, familyOf } from "../calculator/family-draft.ts";
import { LawName } from "../chooser/law-name.tsx";
import { ComparisonCard } from "./comparison-card.tsx";
import { cutWhole, type HolderId } from "./cut-whole.ts";
import { coloursOf } from "./heir-colours.ts";
import { inOrder } from "./heir-order.ts";
import { RefusalText } from "./no-shares.tsx";
import { type Unasked, unaskedOf } from "./unasked.ts";
import { UnaskedQuestion } from "./unasked-question.tsx";
import { changedBy, compareShares, triedShares, type Variation } from "./variations.ts";
import { useView } from "./view.ts";
import { useVariationWords } from "./what-if-list.tsx";

/** One thing about the family is different: who has what then. What it makes relevant is asked here and kept here. */
export function TriedVariation({
  variation,
  before,
  onHeirs,
  onBack,
  onKeepLaw,
}: {
  variation: Variation;
  before: Parameters<typeof compareShares>[0];
  /** With how many people inherit then; null while something is still asked. */
  onHeirs: (count: number | null) => void;
  onBack: () => void;
  onKeepLaw: (code: string) => void;
}) {
  const { t } = useTranslation("jurisdictions/shares");
  const view = useView();
  const words = useVariationWords();
  const today = todayHere();
  const [draft, setDraft] = useState(() => changedBy(view.draft, variation));
  // The family as it is, with those who were named here: everybody of both results.
  const [everybody, setEverybody] = useState(view.draft);
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const unasked = useMemo(
    () => (variation.kind === "gift" ? [] : unaskedOf(view.draft, draft, answered, today)),
    [variation, view.draft, draft, answered, today],
  );
  const outlook = useMemo(() => outlookOf(draft, today), [draft, today]);
  const computed = useMemo(() => computeNow(draft, today), [draft, today]);
  const answer = (counts: ReadonlyMap<Unasked, number>) => {
    const added = (to: FamilyDraft) =>
      [...counts].reduce((all, [kind, count]) => (count > 0 ? kind.add(all, count) : all), to);
    const known = new Set(draft.people.map(({ id }) => id));
    const next = added(draft);
    setDraft(next);
    setEverybody((all) => {
      const more = next.people.filter(({ id }) => !known.has(id));
      const changed = new Map(next.people.map((person) => [person.id, person]));
      // A parent may have got a parent of their own.
      const linked = all.people.map((person) => {
        const { father = person.father, mother = person.mother } = changed.get(person.id) ?? {};
        return { ...person, ...(father && { father }), ...(mother && { mother }) };
      });
      return { ...all, people: [...linked, ...more] };
    });
    setAnswered(new Set([...answered, ...[...counts.keys()].map(({ id }) => id)]));
  };

  const kin = useMemo(() => kinOf(familyOf(everybody)), [everybody]);
  const names = useMemo(() => {
    const given = new Map(everybody.people.flatMap(({ id, name }) => (name ? [[id, name] as const] : [])));
    return displayNames(kin, view.texts.words, given);
  }, [kin, everybody, view.texts]);
  const after = unasked.length > 0 ? null : triedShares(computed, variation);
  const heirs = after && [...after.keys()].filter((id) => id !== "treasury" && id !== "charity").length;
  useEffect(() => onHeirs(heirs), [heirs, onHeirs]);
  const holders = useMemo(() => {
    const all = new Set<HolderId>([...before.keys(), ...(after?.keys() ?? [])]);
    const people = inOrder(
      kin,
      [...all].filter((id) => id !== "treasury" && id !== "charity"),
    );
    return [...people, ...(["treasury", "charity"] as const).filter((id) => all.has(id))];
  }, [before, after, kin]);
  const ordered = after && new Map(holders.flatMap((id) => (after.has(id) ? [[id, after.get(id)!] as const] : [])));
  const rows = compareShares(before, ordered ?? new Map());
  // Money stays what it is under another law. Where that law first takes out the survivor's own, it divides another sum.
  const isSameEstate = variation.kind !== "law" || !takesOut(computed);
  const money = ordered && view.estate !== null && isSameEstate ? amountsOf(ordered, view.estate) : null;
  const nameOf = (id: HolderId) =>
    id === "treasury" ? t("state") : id === "charity" ? t("charity") : (names.get(id) ?? "");
  const question =
    unasked.length > 0 ? (
      <UnaskedQuestion
        key={unasked.map(({ id }) => id).join()}
        unasked={unasked}
        draft={draft}
        why={t("unasked.why")}
        nameOf={nameOf}
        onAnswer={answer}
      />
    ) : computed.kind === "needsFact" && outlook.law ? (
      <FactsCard draft={draft} change={setDraft} law={outlook.law} nameOf={nameOf} isMissing={false} />
    ) : (
      computed.kind !== "shares" && <RefusalText computed={computed} />
    );
  return (
    <ComparisonCard
      title={variation.kind === "law" ? <LawName code={variation.code} /> : words(variation)}
      before={cutWhole(before)}
      captions={
        variation.kind === "law"
          ? { before: <LawName code={view.draft.code} />, after: <LawName code={variation.code} /> }
          : { before: t("compare.asItIs"), after: t("compare.then") }
      }
      after={ordered}
      rows={holders.map((id) => rows.find((row) => row.id === id)!)}
      amounts={money?.of ?? null}
      odd={money?.odd ?? null}
      colours={coloursOf(kin, holders)}
      nameOf={nameOf}
      refusal={question}
      onBack={onBack}
      onKeep={variation.kind === "law" ? () => onKeepLaw(variation.code) : undefined}
    />
  );
}

const takesOut = (computed: Computed): boolean =>
  computed.kind === "shares" &&
  (computed.succession.marital !== undefined || computed.succession.estateUnknown === true);
