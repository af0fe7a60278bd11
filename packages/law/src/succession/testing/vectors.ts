import vectorFile from "../../../vectors/inheritance-vectors.json" with { type: "json" };
import { type Division, isComputed, type NotComputed } from "../derivation.ts";
import type { Counts } from "../heirs.ts";
import { format } from "../rational.ts";

export interface Vector {
  id: string;
  system: string;
  regulation: string;
  school: string;
  also_holds_for?: string[];
  family: Counts & Record<string, number>;
  expected: Record<string, string>;
  excluded?: string[];
  source: string;
  name?: string;
  calc?: unknown;
  usufruct?: Record<string, string>;
}

/** The worked cases of a system that expect fractions. */
export function vectorsOf(system: string): Vector[] {
  const all = vectorFile.vectors as unknown as (Omit<Vector, "expected"> & Partial<Vector>)[];
  return all.filter((vector): vector is Vector => vector.system === system && vector.expected !== undefined);
}

export interface ReserveVector extends Omit<Vector, "expected"> {
  reserved: Record<string, string>;
  disposable: string;
}

/** The worked cases that expect what a will cannot take away. */
export function reserveVectors(): ReserveVector[] {
  const all = vectorFile.vectors as unknown as (Omit<Vector, "expected"> & Partial<ReserveVector>)[];
  return all.filter((vector): vector is ReserveVector => vector.reserved !== undefined);
}

export interface AmountVector extends Omit<Vector, "expected" | "calc"> {
  estate: { net?: number; gross?: number };
  calc: {
    kind: string;
    gross?: number;
    funeral?: number;
    debts?: number;
    bequest?: number;
    consent?: boolean;
    rule?: "classical" | "iran2009";
    movables?: number;
    buildings?: number;
    land?: number;
    ketubah?: number;
    house?: number;
    furniture?: number;
    other_moveable?: number;
    legacy?: number;
  };
  amounts: Record<string, string>;
}

/** The worked cases that expect money. */
export function amountVectors(): AmountVector[] {
  return (vectorFile.vectors as unknown as AmountVector[]).filter(({ amounts }) => amounts !== undefined);
}

/** As the vectors write shares; the rule instead, where nothing was computed. */
export function sharesOf<H extends string>(result: Division<H> | NotComputed): Record<string, string> | string {
  if (!isComputed(result)) return result.notComputed;
  return Object.fromEntries([...result.shares].map(([heir, share]) => [heir, format(share)]));
}
