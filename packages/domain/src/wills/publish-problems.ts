import type { MemberId } from "../identifiers.ts";
import type { MemberStatus } from "../members/statuses.ts";
import { beneficiariesOf, type PersonRef, type WillContent } from "./content.ts";

/** What keeps a will from being published (D54). Each is an error code of the wire. */
export type PublishProblem =
  | { code: "MISSING_TITLE" | "MISSING_JURISDICTION" | "MISSING_BENEFICIARY" | "MISSING_EXECUTOR" }
  /** By the codes of the law's findings, each once. */
  | { code: "COMPLIANCE_ERRORS"; findings: string[] };

export interface PublishFacts {
  title: string;
  /** A regulation code, Build Your Own among them. */
  law: string | null;
  content: Pick<WillContent, "people" | "gifts" | "residue" | "executors">;
  /** What the law says to it, from the check of the will. */
  findings: readonly { code: string; severity: "error" | "warning" | "info" }[];
  members: ReadonlyMap<MemberId, MemberStatus>;
}

/** Every problem at once, so that nobody mends them one by one. Empty: it can be published. */
export function publishProblems({ title, law, content, findings, members }: PublishFacts): PublishProblem[] {
  const problems: PublishProblem[] = [];
  if (title.trim() === "") problems.push({ code: "MISSING_TITLE" });
  if (law === null) problems.push({ code: "MISSING_JURISDICTION" });
  const stands = standing(content, members);
  if (![...beneficiariesOf(content), ...heirsByLaw(content)].some(stands))
    problems.push({ code: "MISSING_BENEFICIARY" });
  if (!content.executors.some(({ person }) => stands(person))) problems.push({ code: "MISSING_EXECUTOR" });
  const errors = findings.filter(({ severity }) => severity === "error").map(({ code }) => code);
  if (errors.length > 0) problems.push({ code: "COMPLIANCE_ERRORS", findings: [...new Set(errors)] });
  return problems;
}

/**
 * Executors and beneficiaries who have been asked and have not said yes. A warning only: nobody should be unable to make
 * a will because somebody else does not answer (D54).
 */
export function notConfirmed({ content, members }: Pick<PublishFacts, "content" | "members">): PersonRef[] {
  const named = new Set([...beneficiariesOf(content), ...content.executors.map(({ person }) => person)]);
  return content.people
    .filter(({ id, memberId }) => named.has(id) && memberId !== null && members.get(memberId) !== "confirmed")
    .map(({ id }) => id);
}

/** Where the will leaves the rest to the law, the family receives it: no will of fixed shares needs a gift. */
const heirsByLaw = ({ residue, people }: PublishFacts["content"]): PersonRef[] =>
  residue.length > 0 ? [] : people.filter(({ kin }) => kin?.alive).map(({ id }) => id);

/** Named in the will, and neither said no nor left. Somebody who is no member was never asked and counts. */
function standing(
  { people }: PublishFacts["content"],
  members: PublishFacts["members"],
): (person: PersonRef) => boolean {
  const byId = new Map(people.map((person) => [person.id, person]));
  return (ref) => {
    const person = byId.get(ref);
    if (!person || person.name.trim() === "") return false;
    const status = person.memberId === null ? undefined : members.get(person.memberId);
    return status !== "rejected" && status !== "revoked";
  };
}
