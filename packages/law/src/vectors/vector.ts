import type { PropertyKind } from "../succession/couples-property.ts";
import type { Person, Sex } from "../succession/family.ts";
import type { Circumstances } from "../succession/result.ts";

/** One worked case: a family, the law it is divided under, and what must come out. `vectors/README.md` says it in full. */
export interface Vector {
  id: string;
  system: string;
  regulation: string;
  /** The rule profile: a school, a country or a section of a statute. */
  school: string;
  /** Profiles that must give the same. */
  also_holds_for?: readonly string[];
  /** How many there are of each class ... */
  family?: Readonly<Record<string, number>>;
  /** ... or the people themselves, where numbers cannot say who descends from whom; shares are then by person. */
  people?: readonly VectorPerson[];
  deceased?: Sex;
  circumstances?: VectorCircumstances;
  /** What is compared, where it is not shares, money or what is reserved. */
  check?: string;
  /** Rounding: shares that are not computed, but turned into money. */
  shares?: Readonly<Record<string, string>>;
  /** Shares of the net estate, of each class (or person) together. */
  expected?: Readonly<Record<string, string>>;
  excluded?: readonly string[];
  usufruct?: Readonly<Record<string, string>>;
  /** The rule that says why nothing is computed, instead of shares. */
  not_computed?: string;
  /** What a will cannot take away, and what it can. */
  reserved?: Readonly<Record<string, string>>;
  disposable?: string | null;
  /** Money instead of shares. */
  estate?: Readonly<Record<string, number>>;
  calc?: Calculation;
  amounts?: Readonly<Record<string, string | number>>;
  name?: string;
  notes?: { rule?: string };
  source: string;
}

/** Facts as worked cases name them; `unsaid.ts` says what they mean where they are left out. */
export type VectorCircumstances = Partial<Omit<Circumstances, "net" | "scottish" | "property" | "regime">> & {
  regime?: string;
  /** The one kind of property that the shares are of. */
  property?: PropertyKind;
  /** Of the death: 2026, or a financial year as in "2025-26". */
  year?: number | string;
  /** Of the survivor, for what a use for life is worth. */
  age?: number;
  spouseOwnProperty?: string;
  /** Kinds of relatives who were asked for, in a variation. */
  asked?: readonly string[];
  /** Relatives whom no class names: how many grandparents, an uncle of the line of the grandparents, an uncle. */
  grandparents?: Readonly<Record<"paternal" | "maternal", number>>;
  grandparentsOrTheirChildren?: boolean;
  otherKindred?: boolean;
};

/** A person of a family; alive unless it is said. */
export type VectorPerson = Omit<Person, "alive"> & { alive?: boolean };

/** Facts of a case beside the family. */
export interface Calculation {
  kind?: string;
  kw?: { regime?: string; all_common?: boolean; spouse?: string };
  gross?: number;
  funeral?: number;
  debts?: number;
  bequest?: number;
  consent?: boolean;
  rule?: string;
  movables?: number;
  buildings?: number;
  land?: number;
  ketubah?: number;
  house?: number;
  furniture?: number;
  other_moveable?: number;
  legacy?: number | string;
}

/** What a file of worked cases holds. */
export interface VectorFile {
  vectors: readonly Vector[];
}

/** Reads the text of a file. Throws with one line that says what is wrong. */
export function readVectors(text: string): readonly Vector[] {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch (error) {
    throw new SyntaxError(`not JSON: ${(error as Error).message.split("\n")[0]}`);
  }
  const vectors = (file as Partial<VectorFile> | null)?.vectors;
  if (!Array.isArray(vectors)) throw new SyntaxError('no list "vectors" in it');
  const bad = vectors.findIndex((one) => typeof one !== "object" || one === null || typeof one.id !== "string");
  if (bad !== -1) throw new SyntaxError(`vector number ${bad + 1} has no id`);
  return vectors;
}
