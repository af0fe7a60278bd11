/** How a couple owned what it had, where the shares hang on it. */
export const regimes = [
  "accrued-gains",
  "separation",
  "community",
  "partial-community",
  "universal-community",
  "conventional-separation",
  "compulsory-separation",
] as const;
export type Regime = (typeof regimes)[number];

/** Kinds of property that some laws divide by rules of their own. */
export const propertyKinds = [
  /** What both gained in the marriage, the whole of it: half is the survivor's own. */
  "community",
  "separate",
  "separate-personal",
  "separate-land",
  /** Land and what stands on it, and everything else. */
  "real",
  "personal",
  /** As community and separate, in the words of Brazil. */
  "common",
  "private",
] as const;
export type PropertyKind = (typeof propertyKinds)[number];
