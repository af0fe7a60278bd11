import type { AssetId } from "@heirlock/domain/identifiers";
import {
  type Given as GivenText,
  testatorRef,
  type WillContent,
  type WillPerson,
} from "@heirlock/domain/wills/content";
import type { WillForm } from "@heirlock/law/formalities/sheet";
import { type Bar, deceasedId, type Family, type Person, type Sex } from "@heirlock/law/succession/family";
import { parse } from "@heirlock/law/succession/rational";
import type { Given, WillPlan } from "@heirlock/law/will-check/plan";
import type { WillFacts } from "./facts.ts";
import { lawFactsOf } from "./law-facts.ts";

/** What assets are worth, in the smallest unit; what is absent or null is not known. */
export type AssetValues = ReadonlyMap<AssetId, bigint | null>;

/** The same will in the terms of the law, for `checkWill`. `net` is null where the estate is not known. */
export function planOf(
  content: WillContent,
  { net, values }: { net: bigint | null; values: AssetValues },
): { plan: WillPlan; family: Family } {
  return { plan: toPlan(content, net, values), family: familyOf(content) };
}

/** What the law asks besides the family. */
export const factsOf = ({ facts }: Pick<WillContent, "facts">) => lawFactsOf((facts ?? {}) as WillFacts);

function toPlan(content: WillContent, net: bigint | null, values: AssetValues): WillPlan {
  const { testator } = content;
  return {
    testator: {
      ...(testator.birthDate !== null && { birthDate: testator.birthDate }),
      ...(testator.residence !== null && { residence: testator.residence }),
      nationalities: testator.nationalities,
      ...(content.chosenLaw !== null && { chosenLaw: content.chosenLaw }),
    },
    net,
    gifts: content.gifts.map(({ id, to, what, substitute, ifHeirsAgree }) => ({
      id,
      to,
      what: toGiven(id, what, values),
      ...(substitute !== null && { substitute }),
      ifHeirsAgree,
    })),
    residue: content.residue.map(({ to, share }) => ({ to, share: parse(share) })),
    executors: content.executors.map(({ person }) => person),
    guardians: content.guardians.map(({ of, guardian }) => ({ of, guardian })),
    witnesses: content.witnesses.map((person) => ({ person })),
    form: content.form as WillForm | null,
    // Of the paper nothing is known before it is signed.
    signing: null,
    people: content.people.map(({ id, kind, birthDate, kin }) => ({
      id,
      kind,
      ...(birthDate !== null && { birthDate }),
      ...(kin && { alive: kin.alive }),
    })),
  };
}

/** Something without an entry among the assets is known by the gift that names it. */
function toGiven(gift: string, what: GivenText, values: AssetValues): Given {
  switch (what.kind) {
    case "sum":
      return { kind: "sum", amount: BigInt(what.amount) };
    case "part":
      return { kind: "part", part: parse(what.part) };
    case "thing":
      return { kind: "asset", asset: gift, value: null };
    case "asset":
      return { kind: "asset", asset: what.asset, value: values.get(what.asset) ?? null, part: parse(what.part) };
    case "use":
      return {
        kind: "use",
        asset: what.asset,
        value: null,
        assetValue: values.get(what.asset) ?? null,
        part: parse(what.part),
      };
  }
}

function familyOf(content: WillContent): Family {
  const family = content.people.filter((one): one is WillPerson & { kin: NonNullable<WillPerson["kin"]> } => !!one.kin);
  const parent = (ref: string | null) => (ref === testatorRef ? deceasedId : ref);
  return {
    deceased: { sex: sexOf(content) },
    people: family.map(({ id, kin }): Person => {
      const { sex, alive, father, mother, relation, adopted, spouseOf, birthOrder, bars, facts } = kin;
      const [of, by] = [parent(father), parent(mother)];
      return {
        id,
        sex,
        alive,
        ...(of !== null && { father: of }),
        ...(by !== null && { mother: by }),
        ...(relation && { relation }),
        ...(adopted && { adopted }),
        ...(spouseOf !== undefined && { spouseOf }),
        ...(birthOrder !== undefined && { birthOrder }),
        ...(bars && { bars: bars as readonly Bar[] }),
        ...(facts && { facts }),
      };
    }),
  };
}

/** As it was told, or as children and spouse show it. Without either it decides nothing. */
function sexOf({ testator, people }: WillContent): Sex {
  if (testator.sex) return testator.sex;
  if (people.some(({ kin }) => kin?.mother === testatorRef)) return "female";
  const spouse = people.find(({ kin }) => kin?.relation === "spouse")?.kin;
  const isFather = people.some(({ kin }) => kin?.father === testatorRef);
  return !isFather && spouse?.sex === "male" ? "female" : "male";
}
