import type { Side } from "../account/role-switch.ts";
import type { GuideFacts } from "./guide-facts.ts";
import type { GuideState } from "./guide-state.ts";
import { guideHome } from "./step-targets.ts";
import { coreSteps, type Flow } from "./steps.ts";

/** What this device remembers of one person and one guide. */
export interface GuideMarks {
  seen: boolean;
  /** "Don't show again". */
  dismissed: boolean;
}

export interface StartFacts {
  known: GuideFacts;
  state: GuideState;
  marks: GuideMarks;
  /** Since the page was loaded. */
  startedBefore: boolean;
  path: string;
  /** Invitations or papers that ask the member for something come first: the guide never covers a letter. */
  somethingWaits: boolean;
}

/** The side decides, never both at once (D51). */
export const flowOf = (side: Side): Flow => side;

/** ONB-036: a member sees the guide on these pages alone. */
const memberPrefixes = ["/dashboard/member", "/settings", "/invitations"];

export const isGuidePath = (flow: Flow, path: string): boolean =>
  flow === "holder" || memberPrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

export const isHome = (flow: Flow, path: string): boolean => path.replace(/\/+$/, "") === guideHome[flow];

/**
 * Where a start has to lead first; null if the page is on the right side already, or one of the settings (D51).
 */
export function homeBefore(flow: Flow, path: string): string | null {
  const isRight = [guideHome[flow], "/settings"].some((place) => path === place || path.startsWith(`${place}/`));
  return isRight ? null : guideHome[flow];
}

/** ONB-061; null while it is not known. */
function isSetupIncomplete(known: GuideFacts): boolean | null {
  const answers =
    known.flow === "holder"
      ? [known.facts.profileComplete, known.facts.securitySetup]
      : [known.facts.profileComplete, known.facts.responded];
  if (answers.includes(false)) return answers[0] === null ? null : true;
  return answers.includes(null) ? null : false;
}

/** ONB-019, ONB-020, ONB-060: it starts once, on Home, for somebody who is not set up yet. */
export function startsItself({ known, state, marks, startedBefore, path, somethingWaits }: StartFacts): boolean {
  const isAsked = isSetupIncomplete(known) === true && isHome(known.flow, path) && !somethingWaits;
  return isAsked && !state.isActive && !state.isPaused && !startedBefore && !marks.dismissed && !marks.seen;
}

/** Milliseconds after loading (ONB-001). */
export const invitationDelay = 2_000;

/**
 * The card that invites to the guide: for whoever closed it, or is set up too well for it to start, as long as something is
 * left to do. "Maybe later" holds for this visit.
 */
export function invitesToGuide(facts: StartFacts & { later: boolean }): boolean {
  const { known, state, marks, path, somethingWaits, later } = facts;
  if (state.isActive || marks.dismissed || later || somethingWaits || !isHome(known.flow, path)) return false;
  return hasOpenSteps(known) && !startsItself(facts);
}

function hasOpenSteps(known: GuideFacts): boolean {
  if (known.flow === "member") return isSetupIncomplete(known) === true;
  const { profileComplete, securitySetup, assets, vaultItems, members, wills } = known.facts;
  const counts = [assets, vaultItems, members, wills];
  const open = [profileComplete === false, securitySetup === false, ...counts.map((count) => count === 0)];
  return open.length === coreSteps.length && open.includes(true);
}
