import type { Step } from "./derivation.ts";
import { add, isZero, type Rational, zero } from "./rational.ts";

/** The shares that the steps give, one after the other: what a reader of the derivation would compute. */
export function replay<Heir extends string>(steps: readonly Step<Heir>[]): Map<Heir | "treasury", Rational> {
  const shares = new Map<Heir | "treasury", Rational>();
  for (const { heirs, gives = [], replaces = [], toTreasury } of steps) {
    for (const heir of replaces) shares.delete(heir);
    for (const [index, share] of gives.entries()) {
      const heir = heirs[index]!;
      shares.set(heir, add(shares.get(heir) ?? zero, share));
    }
    if (toTreasury) shares.set("treasury", toTreasury);
  }
  for (const [heir, share] of shares) if (isZero(share)) shares.delete(heir);
  return shares;
}
