import { account } from "./account.ts";
import { assets } from "./assets.ts";
import { dashboard } from "./dashboard.ts";
import { inbox } from "./inbox.ts";
import { jurisdictions } from "./jurisdictions.ts";
import { memberSide } from "./member-side.ts";
import { members } from "./members.ts";
import { plan } from "./plan.ts";
import { sharing } from "./sharing.ts";
import type { ContractSlice } from "./slice.ts";
import { system } from "./system.ts";
import { vault } from "./vault.ts";
import { wills } from "./wills.ts";

/** Every slice of the contract, once. */
export const slices = {
  account,
  jurisdictions,
  assets,
  plan,
  vault,
  members,
  sharing,
  wills,
  "member-side": memberSide,
  dashboard,
  inbox,
  system,
} as const satisfies Record<string, ContractSlice>;

type Slices = typeof slices;

/** The names that slices declare in one of their tables, as literals. */
export type DeclaredName<Table extends keyof ContractSlice> = {
  [S in keyof Slices]: Slices[S] extends Record<Table, infer T>
    ? T extends readonly (infer N)[]
      ? N
      : keyof T
    : never;
}[keyof Slices];

/** One table out of every slice's own. Throws when two slices declare the same name. */
export function foldTables<Table extends "errors" | "limits" | "exported">(
  table: Table,
): Record<DeclaredName<Table>, NonNullable<ContractSlice[Table]>[string]> {
  const folded: Record<string, unknown> = {};
  for (const [slice, declared] of Object.entries<ContractSlice>(slices)) {
    for (const [name, value] of Object.entries(declared[table] ?? {})) {
      if (name in folded) throw new Error(`The slice ${slice} declares ${name}, which another slice has`);
      folded[name] = value;
    }
  }
  return folded as never;
}

/** One list out of every slice's own. */
export function foldLists<List extends "audit" | "events">(list: List): DeclaredName<List>[] {
  return Object.values<ContractSlice>(slices).flatMap((slice) => slice[list] ?? []) as DeclaredName<List>[];
}
