import type { GuideState } from "./guide-state.ts";
import { type Flow, indexOfStep, type StepId } from "./steps.ts";

/** What is known of a holder. Null: not answered yet, which completes nothing and takes nothing back. */
export interface HolderFacts {
  profileComplete: boolean | null;
  /** Two-factor authentication and a recovery email (ACC-065). */
  securitySetup: boolean | null;
  assets: number | null;
  vaultItems: number | null;
  members: number | null;
  wills: number | null;
}

export interface MemberFacts {
  profileComplete: boolean | null;
  responded: boolean | null;
  assets: number | null;
  documents: number | null;
}

export type GuideFacts = { flow: "holder"; facts: HolderFacts } | { flow: "member"; facts: MemberFacts };

interface HolderProfile {
  main_currency: string | null;
  country: string | null;
  nationality: string | null;
  date_of_birth: string | null;
}

/** The four facts of ONB-027. A nationality that was not given comes from the country (D51). */
export function isHolderProfileComplete(profile: HolderProfile): boolean {
  const nationality = profile.nationality ?? profile.country;
  return [profile.main_currency, profile.country, profile.date_of_birth, nationality].every(isGiven);
}

interface MemberProfile {
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  date_of_birth: string | null;
  country: string | null;
}

/** The five fields of ONB-063. */
export const isMemberProfileComplete = (profile: MemberProfile): boolean =>
  [profile.first_name, profile.last_name, profile.email, profile.date_of_birth, profile.country].every(isGiven);

const isGiven = (value: string | null): boolean => value !== null && value.trim() !== "";

/** ONB-064: somebody said yes or no to at least one invitation. */
export const hasResponded = (relationships: readonly { status: string }[]): boolean =>
  relationships.some(({ status }) => status === "confirmed" || status === "declined");

/** Steps that the data complete without a press (ONB-021, ONB-062). */
export function stepsDoneByData(known: GuideFacts): StepId[] {
  const some = (count: number | null) => count !== null && count > 0;
  const done: Partial<Record<StepId, boolean>> =
    known.flow === "holder"
      ? {
          profile: known.facts.profileComplete === true,
          security: known.facts.securitySetup === true,
          assets: some(known.facts.assets),
          vault: some(known.facts.vaultItems),
          members: some(known.facts.members),
          will: some(known.facts.wills),
        }
      : {
          profile: known.facts.profileComplete === true,
          invitations: known.facts.responded === true,
          "assigned-assets": some(known.facts.assets),
          "vault-access": some(known.facts.documents),
          notifications: true,
        };
  return (Object.keys(done) as StepId[]).filter((step) => done[step]);
}

/**
 * The guide with what the data say: their steps are completed where they stand, and are no longer skipped (D49). Nobody is
 * moved, because the person may be reading. The same state if nothing is new; a guide that is not running learns nothing.
 */
export function withFacts(state: GuideState, known: GuideFacts): GuideState {
  if (!state.isActive) return state;
  const done = stepsDoneByData(known).map((step) => indexOfStep(known.flow, step));
  const completedSteps = [...new Set([...state.completedSteps, ...done])].sort((a, b) => a - b);
  const skippedSteps = state.skippedSteps.filter((step) => !done.includes(step));
  const flags = flagsOf(state, known);
  const isSame =
    completedSteps.length === state.completedSteps.length &&
    skippedSteps.length === state.skippedSteps.length &&
    Object.entries(flags).every(([name, value]) => state[name as keyof typeof flags] === value);
  return isSame ? state : { ...state, ...flags, completedSteps, skippedSteps };
}

/** The six flags of the state; what is not known keeps its value. */
function flagsOf(state: GuideState, { flow, facts }: GuideFacts) {
  const holder = flow === "holder" ? facts : null;
  const items = flow === "holder" ? facts.vaultItems : facts.documents;
  const some = (count: number | null | undefined, before: boolean) =>
    count === null || count === undefined ? before : count > 0;
  return {
    profileComplete: facts.profileComplete ?? state.profileComplete,
    securitySetup: holder?.securitySetup ?? state.securitySetup,
    assetsAdded: some(facts.assets, state.assetsAdded),
    vaultItemsAdded: some(items, state.vaultItemsAdded),
    membersAdded: some(holder?.members, state.membersAdded),
    willsCreated: some(holder?.wills, state.willsCreated),
  };
}

/** The first step that the data newly completed, to celebrate it; null if none. */
export function newlyDone(flow: Flow, before: GuideState, after: GuideState, ids: readonly StepId[]): StepId | null {
  const isNew = (step: number) => after.completedSteps.includes(step) && !before.completedSteps.includes(step);
  return ids.find((id) => isNew(indexOfStep(flow, id))) ?? null;
}
