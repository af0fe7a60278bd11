import { relationOf } from "@heirlock/law/kin-names/relation";
import type { Sentence } from "@heirlock/law/story/sentence";
import { tellExclusion, tellShare, tellShares, tellSteps, tellTrail } from "@heirlock/law/story/tell";
import type { PersonId } from "@heirlock/law/succession/family";
import { type Amounts, amountsOf } from "@heirlock/law/succession/money/amounts";
import { format, type Rational } from "@heirlock/law/succession/rational";
import type { Succession } from "@heirlock/law/succession/result";
import type { RuleCode } from "@heirlock/law/succession/rules";
import type { HolderId } from "./cut-whole.ts";
import type { ExcludedGroup } from "./excluded-people.tsx";
import type { Colour } from "./heir-colours.ts";
import type { HeirRow } from "./heir-list.tsx";
import { inOrder } from "./heir-order.ts";
import type { TreePerson } from "./tree/person-node.tsx";
import type { View } from "./view.ts";
import type { Reasoning } from "./why-trail.tsx";

/** Everything the page tells of one division, in the order in which it is told. */
export interface Told {
  holders: readonly HolderId[];
  shares: ReadonlyMap<HolderId, Rational>;
  amounts: ReadonlyMap<HolderId, bigint> | null;
  /** What does not divide among people with the same share. */
  odd: Amounts<HolderId>["odd"];
  rowOf: (id: HolderId, colour: Colour) => HeirRow;
  personOf: (id: PersonId, tellsReason: boolean) => TreePerson;
  reasoningOf: (id: PersonId) => Reasoning;
  excluded: (only?: ReadonlySet<PersonId>) => ExcludedGroup[];
}

export function tellResult(view: View, succession: Succession, stateName: string): Told {
  const { kin, texts, names, estate } = view;
  const people = inOrder(
    kin,
    [...succession.shares.keys()].filter((id) => id !== "treasury"),
  );
  const holders: HolderId[] = succession.shares.has("treasury") ? [...people, "treasury"] : people;
  const shares = new Map<HolderId, Rational>(holders.map((id) => [id, succession.shares.get(id)!]));
  const { of: amounts, odd } = estate === null ? { of: null, odd: null } : amountsOf(shares, estate);
  // Told in the order of the list, so that "the same as" points back to somebody above.
  const told = tellShares({ ...succession, shares }, kin, texts);
  const given = new Map(view.draft.people.map(({ id, name }) => [id, name]));
  const nameOf = (id: HolderId) => (id === "treasury" ? stateName : (names.get(id) ?? ""));
  const relation = (id: PersonId) => {
    if (!given.get(id)) return null;
    const label = texts.words.label(relationOf(kin, id));
    return label.charAt(0).toLocaleLowerCase(texts.language) + label.slice(1);
  };
  const amountOf = (id: HolderId) => amounts?.get(id) ?? null;
  const reasonsOf = (id: HolderId): readonly Sentence[] => {
    if (id !== "treasury") return told.get(id)?.sentences ?? [];
    const rule = succession.steps.find(({ toTreasury }) => toTreasury !== undefined)?.rule;
    return tellSteps(succession, kin, texts).filter((sentence) => sentence.rule === rule);
  };

  const toldAbove = (id: HolderId): ReadonlySet<RuleCode> =>
    new Set(holders.slice(0, holders.indexOf(id)).flatMap((other) => reasonsOf(other).map(({ rule }) => rule)));

  return {
    holders,
    shares,
    amounts,
    odd,
    rowOf: (id, colour) => ({
      id,
      name: nameOf(id),
      relation: id === "treasury" || id === "charity" ? null : relation(id),
      colour,
      share: shares.get(id)!,
      amount: amountOf(id),
      reasons: reasonsOf(id),
      toldAbove: toldAbove(id),
    }),
    personOf: (id, tellsReason) => {
      const share = shares.get(id) ?? null;
      const usufruct = succession.usufruct?.get(id) ?? null;
      const state = !kin.person(id).alive ? "dead" : share ? "heir" : usufruct ? "user" : "excluded";
      const reasons = tellsReason && state === "excluded" ? tellExclusion(succession, kin, id, texts) : [];
      return { id, name: nameOf(id), relation: relation(id), state, share, amount: amountOf(id), usufruct, reasons };
    },
    reasoningOf: (id) => {
      const share = shares.get(id) ?? null;
      const isHeir = share !== null || succession.usufruct?.has(id) === true;
      const sentences = isHeir ? tellTrail(succession, kin, id, texts) : tellExclusion(succession, kin, id, texts);
      const own = new Set(isHeir ? tellShare(succession, kin, id, texts).map(written) : sentences.map(written));
      return {
        person: id,
        steps: sentences.map((sentence) => ({ sentence, isOwn: own.has(written(sentence)) })),
        share,
        isHeir,
        amount: amountOf(id),
      };
    },
    excluded: (only) => {
      const groups = new Map<string, Pick<ExcludedGroup, "people"> & { rule: RuleCode; by: readonly PersonId[] }>();
      for (const { person, rule, by } of succession.excluded) {
        if (only && !only.has(person)) continue;
        const key = `${rule} ${by.join()}`;
        const before = groups.get(key);
        groups.set(key, {
          people: [...(before?.people ?? []), { id: person, name: nameOf(person), relation: relation(person) }],
          rule,
          by,
        });
      }
      return [...groups.values()].map(({ people, rule, by }) => {
        // Told of all of them together, as a step of the derivation would.
        const step = { rule, heirs: people.map(({ id }) => id), because: by };
        return { people, reasons: tellSteps({ ...succession, steps: [step] }, kin, texts) };
      });
    },
  };
}

const written = ({ rule, pieces }: Sentence): string =>
  `${rule} ${pieces
    .map((piece) => {
      if (piece.kind === "text") return piece.text;
      if (piece.kind === "person") return piece.id;
      return piece.kind === "fraction" ? format(piece.value) : `${piece.amount}`;
    })
    .join("|")}`;
