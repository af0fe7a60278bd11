import type { Circumstances } from "../result.ts";

/** Every fact that any law asks for. */
export const everyFact: Circumstances = {
  dateOfDeath: "2026-03-01",
  net: 1_000_000_00n,
  regime: "accrued-gains",
  allChildrenCommon: false,
  spouseHasOtherChildren: true,
  scottish: { house: 300_000_00n, furniture: 20_000_00n, otherMoveable: 680_000_00n },
};
