import type { authKeyCost as realAuthKeyCost, shortSecretCost as realShortSecretCost } from "../scrypt-cost.ts";

/** A hundredth of a millisecond each, and different, as the real ones are. */
export const authKeyCost: typeof realAuthKeyCost = { N: 2, r: 1, p: 1 };
export const shortSecretCost: typeof realShortSecretCost = { N: 4, r: 1, p: 1 };
