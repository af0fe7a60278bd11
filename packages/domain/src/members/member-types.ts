/** What somebody is to the holder, in the coarsest words (MEM-009). */
export const memberTypes = ["family", "advisor", "lawyer", "partner", "other"] as const;
export type MemberType = (typeof memberTypes)[number];
