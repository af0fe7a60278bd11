import type { Member } from "@heirlock/contract/members/members";
import { normaliseEmail } from "@heirlock/domain/email";
import type { LegalFamily } from "@heirlock/domain/members/legal-families";
import { firstRole, type MemberRole } from "@heirlock/domain/members/roles";
import { type MemberDraft, newDraft, withRelation, withRoles } from "../member-form/member-draft.ts";
import { type Finding, findingsOf } from "../member-form/member-findings.ts";
import type { FoundPerson } from "./read/found-person.ts";

/** A person of the file on the way to becoming a member; the id is made once, so that nobody is added twice. */
export interface Candidate {
  id: string;
  draft: MemberDraft;
}

/** Ready; or why not: something is missing, the address is in the plan, in the file above, or one's own. */
export type CandidateState = "ready" | "namesake" | "missing" | "have" | "twice" | "own";

export interface CheckedCandidate extends Candidate {
  state: CandidateState;
  findings: readonly Finding[];
}

/** Nobody is invited by an import: that is a step of its own for each of them. */
export function toCandidate(person: FoundPerson, id: string, role: MemberRole = firstRole): Candidate {
  const draft: MemberDraft = withRoles({ ...newDraft, ...person, invite_by_email: false }, [role], role);
  const type = person.relationship_type;
  return { id, draft: type === "" ? draft : withRelation(draft, type) };
}

const longestName = 50;

interface Surroundings {
  members: readonly Pick<Member, "first_name" | "last_name" | "email" | "status">[];
  ownEmail: string;
  family: LegalFamily;
}

/** Each with what stands in its way. Of two with the same address in the file the first counts. */
export function checkCandidates(candidates: readonly Candidate[], around: Surroundings): CheckedCandidate[] {
  const { members, ownEmail, family } = around;
  const taken = new Set(members.flatMap(({ email }) => (email ? [normaliseEmail(email)] : [])));
  const names = new Set(members.map(nameOf));
  const seen = new Set<string>();
  return candidates.map((candidate) => {
    const { draft } = candidate;
    const email = normaliseEmail(draft.email);
    const findings = [...findingsOf(draft, family), ...tooLong(draft)];
    const isTwice = email !== "" && seen.has(email);
    if (email !== "") seen.add(email);
    const state = (): CandidateState => {
      if (email !== "" && email === normaliseEmail(ownEmail)) return "own";
      if (taken.has(email)) return "have";
      if (isTwice) return "twice";
      if (findings.length > 0) return "missing";
      return names.has(nameOf(draft)) ? "namesake" : "ready";
    };
    return { ...candidate, findings, state: state() };
  });
}

const nameOf = ({ first_name, last_name }: Pick<Member, "first_name" | "last_name">) =>
  `${first_name} ${last_name}`.trim().toLowerCase();

function tooLong(draft: MemberDraft): Finding[] {
  const names = ["first_name", "last_name"] as const;
  return names.filter((name) => draft[name].length > longestName).map((field) => ({ field, fault: "invalid" }));
}

/** Somebody of the same name may be somebody else. */
export const canBeAdded = ({ state }: Pick<CheckedCandidate, "state">) => state === "ready" || state === "namesake";

/** What is only missing can be filled in, and its box ticked meanwhile. */
export const canBeChosen = ({ state }: Pick<CheckedCandidate, "state">) =>
  state === "ready" || state === "namesake" || state === "missing";

/** Everybody new, as many as the plan has room for. */
export function firstChoice(checked: readonly CheckedCandidate[], room: number): ReadonlySet<string> {
  const fresh = checked.filter(({ state }) => state === "ready" || state === "missing");
  return new Set(fresh.slice(0, room).map(({ id }) => id));
}
