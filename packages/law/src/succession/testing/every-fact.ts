import type { Circumstances } from "../result.ts";

/** Every fact that any law asks for. */
export const everyFact: Circumstances = {
  dateOfDeath: "2026-03-01",
  net: 1_000_000_00n,
  regime: "accrued-gains",
  allChildrenCommon: false,
  spouseHasOtherChildren: true,
  commonChildren: 0,
  spouseProperty: "none",
  secondMarriage: false,
  forcedHeirs: 1,
  property: {
    community: 400_000_00n,
    separate: 100_000_00n,
    "separate-personal": 200_000_00n,
    "separate-land": 300_000_00n,
    real: 500_000_00n,
    personal: 250_000_00n,
    common: 400_000_00n,
    private: 300_000_00n,
  },
  scottish: { house: 300_000_00n, furniture: 20_000_00n, otherMoveable: 680_000_00n },
};
