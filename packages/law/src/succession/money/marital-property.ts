/**
 * What belongs to the survivor before anybody inherits, and what is left as the estate: one formula for each kind of
 * regime. All in the smallest unit of the currency.
 */
export const maritalRegimes = [
  /** Everybody owns what is theirs. */
  "separation",
  /** What was gained in the marriage is halved, own property stays. */
  "community-of-acquests",
  /** Everything is halved. */
  "universal-community",
  /** The same, with a clause that leaves all of it to the survivor. */
  "universal-to-survivor",
  /** Each keeps their own and their own gains, and has half of the difference of the gains. */
  "participation",
  /** Separate property; whoever gained less has half of the difference. At death for the survivor only. */
  "accrual",
  /** Half of the difference of all that each owns, if the deceased owned more; chosen instead of a share. */
  "equalisation-election",
] as const;
export type MaritalRegime = (typeof maritalRegimes)[number];

/** What a couple has. What is not said is nothing. */
export interface CouplesProperty {
  /** Gained in the marriage, by both together. */
  common?: bigint;
  ownDeceased?: bigint;
  ownSurvivor?: bigint;
  /** What each gained in the marriage, where gains are counted apart. */
  gainDeceased?: bigint;
  gainSurvivor?: bigint;
  /** All that each owns in the end. */
  endDeceased?: bigint;
  endSurvivor?: bigint;
}

export interface MaritalSplit {
  survivorOwn: bigint;
  estate: bigint;
}

/** Throws for the one regime that is a claim and no split. */
export function splitOf(regime: Exclude<MaritalRegime, "equalisation-election">, has: CouplesProperty): MaritalSplit {
  const { common = 0n, ownDeceased = 0n, ownSurvivor = 0n, gainDeceased = 0n, gainSurvivor = 0n } = has;
  const { endDeceased = 0n, endSurvivor = 0n } = has;
  const everything = common + ownDeceased + ownSurvivor;
  switch (regime) {
    case "separation":
      return { survivorOwn: ownSurvivor, estate: ownDeceased };
    case "community-of-acquests":
      return halved(common, ownDeceased, ownSurvivor);
    case "universal-community":
      return halved(everything, 0n, 0n);
    case "universal-to-survivor":
      return { survivorOwn: everything, estate: 0n };
    case "participation":
      return halved(gainDeceased + gainSurvivor, ownDeceased, ownSurvivor);
    case "accrual": {
      const claim = halfOfMore(gainDeceased, gainSurvivor);
      return { survivorOwn: endSurvivor + claim, estate: endDeceased - claim };
    }
  }
}

/** Ontario: what the survivor may choose instead of a share. */
export function equalisationClaim(deceased: bigint, survivor: bigint): bigint {
  return halfOfMore(deceased, survivor);
}

/** An odd unit stays in the estate. */
function halved(shared: bigint, ownDeceased: bigint, ownSurvivor: bigint): MaritalSplit {
  const half = shared / 2n;
  return { survivorOwn: half + ownSurvivor, estate: shared - half + ownDeceased };
}

function halfOfMore(one: bigint, other: bigint): bigint {
  return one > other ? (one - other) / 2n : 0n;
}
