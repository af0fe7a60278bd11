/**
 * From what is there to what is divided (rulebook 0.3): the marital property is split first, then funeral, debts and
 * bequests within the limit. All in the smallest unit of the currency.
 */
export interface Estate {
  gross: bigint;
  /** What belongs to the spouse before anything is inherited. */
  maritalProperty?: bigint;
  funeral?: bigint;
  debts?: bigint;
  bequests?: bigint;
}

export interface NetEstate {
  /** What is left for bequests and heirs. */
  afterDebts: bigint;
  /** Paid out as bequests; less than asked for where the limit cuts them. */
  bequests: bigint;
  /** For the heirs. */
  forHeirs: bigint;
  /** By how much the bequests were too large; zero when they fit. */
  excess: bigint;
}

/** `limit` is the part that may be bequeathed, as [numerator, denominator]; heirs who consent lift it. */
export function netEstate(
  { gross, maritalProperty = 0n, funeral = 0n, debts = 0n, bequests = 0n }: Estate,
  limit: readonly [bigint, bigint] | null,
  heirsConsent = false,
): NetEstate {
  const left = gross - maritalProperty - funeral - debts;
  const afterDebts = left > 0n ? left : 0n;
  const most = limit === null || heirsConsent ? afterDebts : (afterDebts * limit[0]) / limit[1];
  const paid = bequests < most ? bequests : most;
  return { afterDebts, bequests: paid, forHeirs: afterDebts - paid, excess: bequests - paid };
}
