export type { Computed } from "../calculator/compute-shares.ts";
export { todayHere } from "../calculator/compute-shares.ts";
export type { DraftPerson, FamilyDraft } from "../calculator/family-draft.ts";
export { familyWithMembers } from "../calculator/family-of-members.ts";
