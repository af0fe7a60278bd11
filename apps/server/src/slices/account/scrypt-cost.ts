import type { ScryptOptions } from "node:crypto";

/*
 * What one guess costs somebody who has a copy of the tables. The product has no switch for it: tests, which store
 * thousands of secrets that nobody guesses, load testing/scrypt-cost.ts instead (vitest.config.ts).
 */

/** 8 MiB. An authentication key already is the output of Argon2id. */
export const authKeyCost = { N: 2 ** 13, r: 8, p: 1 } satisfies ScryptOptions;

/** 16 MiB and some 40 ms, for backup codes and answers to security questions: little to guess. */
export const shortSecretCost = { N: 2 ** 14, r: 8, p: 1 } satisfies ScryptOptions;
