import type { Attested, Sheet } from "../../formalities/sheet.ts";
import { deceasedId, type Family, type Person, type Sex } from "../../succession/family.ts";
import type { Gift, Given, LifetimeGift, WillCircumstances, WillPlan } from "../plan.ts";

/** Everything that a check reads, with what a case does not say filled in. */
export interface Input {
  will?: Partial<WillPlan>;
  family?: Family;
  law?: string;
  sheet?: Sheet | null;
  circumstances?: Partial<WillCircumstances>;
}

export const today = "2026-11-15";

/** Of a holder who has settled what can be settled: cases add what they are about. */
export function planOf(will: Partial<WillPlan> = {}): WillPlan {
  const { people = [], ...said } = will;
  return {
    testator: { age: 50 },
    net: 600_000_00n,
    gifts: [],
    residue: [],
    executors: ["executor"],
    guardians: [],
    witnesses: [],
    form: null,
    signing: null,
    people: [
      { id: "executor", birthDate: "1970-01-01" },
      { id: "friend", birthDate: "1970-01-01" },
      { id: "witness 1", birthDate: "1970-01-01" },
      { id: "witness 2", birthDate: "1970-01-01" },
      { id: "witness 3", birthDate: "1970-01-01" },
      { id: "charity", kind: "charity" },
      ...people,
    ],
    ...said,
  };
}

export const circumstancesOf = (said: Partial<WillCircumstances> = {}): WillCircumstances => ({
  dateOfDeath: today,
  ...said,
});

type Said = Partial<Omit<Person, "id">>;
const child = (sex: Sex, id: string, said: Said): Person => ({ id, sex, alive: true, father: deceasedId, ...said });
export const son = (id: string, said: Said = {}): Person => child("male", id, said);
export const daughter = (id: string, said: Said = {}): Person => child("female", id, said);
export const wife = (id = "wife", said: Said = {}): Person => ({
  id,
  sex: "female",
  alive: true,
  relation: "spouse",
  ...said,
});
export const father = (id = "father", said: Said = {}): Person => ({
  id,
  sex: "male",
  alive: true,
  relation: "father",
  ...said,
});
export const mother = (id = "mother", said: Said = {}): Person => ({
  id,
  sex: "female",
  alive: true,
  relation: "mother",
  ...said,
});
export const familyWith = (...people: readonly Person[]): Family => ({ deceased: { sex: "male" }, people });
export const twoChildren: Family = familyWith(daughter("lucie"), son("hugo"));

export const gift = (to: string, what: Given, said: Partial<Gift> = {}): Gift => ({
  id: `for ${to}`,
  to,
  what,
  ...said,
});
export const sumOf = (units: number): Given => ({ kind: "sum", amount: BigInt(units) * 100n });
export const thing = (asset: string, units: number): Given => ({ kind: "asset", asset, value: BigInt(units) * 100n });

/** Something given away in life, in whole units. */
export const inLife = (to: string, units: number, on?: string): LifetimeGift => ({
  id: `in life to ${to} ${on ?? ""}`,
  to,
  value: BigInt(units) * 100n,
  ...(on && { on }),
});

/** A fact of a law that nobody has. */
export const fact = <Value>(value: Value): Attested<Value> => ({
  value,
  source: "A law for tests",
  grade: "K",
  reviewed: "2026-06",
});
export const sheetOf = (said: Partial<Sheet> = {}): Sheet => ({
  code: "xx",
  forms: [
    fact({ form: "witnessed", witnesses: 2 }),
    fact({ form: "holograph", witnesses: 0, needs: ["handwritten", "dated", "signed"] }),
  ],
  ...said,
});
