import type { Profile, TestamentaryLimit } from "@heirlock/law/catalogue/profile";
import {
  type ReserveCountry,
  type ReservedGroup,
  reserveLaws,
  reserveOf,
} from "@heirlock/law/succession/civil/reserve";
import { branchesOf } from "@heirlock/law/succession/civil/stirpes";
import { deceasedId, type PersonId } from "@heirlock/law/succession/family";
import type { Kin } from "@heirlock/law/succession/kin";
import { kinWithPartner } from "@heirlock/law/succession/partners/with-partner";
import { fraction, isZero, multiply, type Rational } from "@heirlock/law/succession/rational";
import type { Circumstances } from "@heirlock/law/succession/result";
import type { RuleCode } from "@heirlock/law/succession/rules";
import { worthyKin } from "@heirlock/law/succession/unworthy/without-unworthy";

/** A part of the estate that a will cannot give away, and for whom it is kept. */
export interface Kept {
  group: ReservedGroup;
  share: Rational;
  /** One of several children, by whom the branch is called; null for a group as a whole. */
  person: PersonId | null;
}

/** How far a will reaches for this family. */
export type WillScope =
  | { kind: "third"; free: Rational; toHeir: "consent" | "void" | "free" | null }
  | {
      kind: "reserve";
      kept: readonly Kept[];
      free: Rational | null;
      usufruct: Rational | null;
      rule: RuleCode;
      country: ReserveCountry;
    }
  /** Germany: what the spouse may claim hangs on whether the will leaves them anything. */
  | { kind: "asks-spouse"; rule: RuleCode }
  /** The law keeps a part for close family; how large it is for this family is not worked out here. */
  | { kind: "reserve-open" }
  | { kind: "claims" | "none" | "lifetime" };

export function willScopeOf(
  kin: Kin,
  { rules, will }: Profile,
  circumstances: Circumstances & { spouseIsHeir?: boolean },
): WillScope {
  if (will.limit === "third") {
    return { kind: "third", free: fraction(1, 3), toHeir: will.toHeir ?? null };
  }
  if (will.limit !== "reserve") return { kind: will.limit satisfies Exclude<TestamentaryLimit["limit"], "third"> };
  if (!isReserveCountry(rules)) return { kind: "reserve-open" };
  const heirs = worthyKin(rules, kinWithPartner(rules, kin, circumstances));
  if ("notComputed" in heirs) return { kind: "reserve-open" };
  const reserve = reserveOf(heirs, rules, circumstances);
  if ("needs" in reserve && reserve.needs === "spouse-in-will") return { kind: "asks-spouse", rule: reserve.rule };
  if (!("reserved" in reserve)) return { kind: "reserve-open" };
  const kept = [...reserve.reserved].flatMap(([group, share]) => keptOf(heirs, group, share));
  return {
    kind: "reserve",
    kept,
    country: rules,
    free: reserve.disposable,
    usufruct: reserve.usufruct ?? null,
    rule: reserve.rule,
  };
}

const isReserveCountry = (rules: string): rules is ReserveCountry => Object.hasOwn(reserveLaws, rules);

function keptOf(kin: Kin, group: ReservedGroup, share: Rational): Kept[] {
  if (isZero(share)) return [];
  if (group === "spouse" && kin.spouses[0]) return [{ group, share, person: kin.spouses[0].id }];
  const branches = group === "children" ? branchesOf(kin, kin.childrenOf(deceasedId)) : [];
  if (branches.length < 1) return [{ group, share, person: null }];
  const each = multiply(share, fraction(1, branches.length));
  return branches.map(({ id }) => ({ group, share: each, person: id }));
}

/** What may be tried as a gift to charity: as much as the law lets a will give, and a third where it gives all. */
export function giftToTry(scope: WillScope): Rational | null {
  if (scope.kind === "lifetime" || scope.kind === "asks-spouse" || scope.kind === "reserve-open") return null;
  if (scope.kind !== "reserve") return fraction(1, 3);
  if (scope.free === null || isZero(scope.free)) return null;
  return scope.free.n === scope.free.d ? fraction(1, 3) : scope.free;
}
