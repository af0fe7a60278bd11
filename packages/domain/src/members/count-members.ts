import { type PlanCode, type Room, roomFor } from "../billing/plans.ts";
import { normaliseEmail } from "../email.ts";
import type { MemberStatus } from "./statuses.ts";

/** One part in one will. The same person in two wills has two (D36). */
export interface CountedMember {
  status: MemberStatus;
  email: string | null;
  /** The account, once they have said yes. */
  userId: string | null;
}

/** Who takes a place of the plan, switched on or not (D39). */
const counted: Readonly<Record<MemberStatus, boolean>> = {
  draft: true,
  pending: true,
  invited: true,
  confirmed: true,
  rejected: false,
  revoked: false,
};

/** Distinct people: one account or one e-mail address counts once, and whoever has neither counts alone (D36, D39). */
export function countMembers(members: readonly CountedMember[]): number {
  const taking = members.filter(({ status }) => counted[status]);
  const people: Set<string>[] = [];
  let nameless = 0;
  for (const member of taking) {
    const marks = marksOf(member);
    if (marks.length === 0) nameless += 1;
    else joinPeople(people, marks);
  }
  return people.length + nameless;
}

/** May this one be added? Another part of somebody who counts already takes no place. */
export function roomForMember(plan: PlanCode, members: readonly CountedMember[], added: CountedMember): Room {
  const used = countMembers(members);
  return countMembers([...members, added]) === used ? { allowed: true } : roomFor("members", plan, used);
}

function marksOf({ email, userId }: CountedMember): string[] {
  const address = normaliseEmail(email ?? "");
  return [...(address === "" ? [] : [`email ${address}`]), ...(userId === null ? [] : [`account ${userId}`])];
}

/** Adds the marks to the person who has one of them; two who share marks with it turn out to be one. */
function joinPeople(people: Set<string>[], marks: readonly string[]): void {
  const same = people.filter((known) => marks.some((mark) => known.has(mark)));
  const joined = new Set([...same.flatMap((known) => [...known]), ...marks]);
  for (const known of same) people.splice(people.indexOf(known), 1);
  people.push(joined);
}
