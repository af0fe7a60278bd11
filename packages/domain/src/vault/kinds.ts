/** What kinds of entries there are (VLT-009). */
export const vaultCategories = [
  "document",
  "safe",
  "account",
  "password",
  "device",
  "note",
  "crypto",
  "biometric",
] as const;
export type VaultCategory = (typeof vaultCategories)[number];

/** When others may open an entry (VLT-010). A custom one without a rule waits like `after_death` (D27). */
export const accessConditions = ["immediate", "after_death", "custom"] as const;
export type AccessCondition = (typeof accessConditions)[number];
