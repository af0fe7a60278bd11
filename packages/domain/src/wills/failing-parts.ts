import type { AssetId, MemberId } from "../identifiers.ts";
import type { MemberStatus } from "../members/statuses.ts";
import type { PersonRef, WillContent } from "./content.ts";
import { isWhole } from "./shares.ts";

/** How things are today. */
export interface Today {
  assets: ReadonlySet<AssetId>;
  members: ReadonlyMap<MemberId, { status: MemberStatus; isAlive: boolean }>;
}

/** A part of a published will that no longer works (DOC-016). */
export type FailingPart =
  /** The thing is not there any more: in most laws nobody has anything in its place. */
  | { what: "gift"; gift: string; why: "asset_gone" }
  /** `falls` says to whom it goes: the substitute, or with the rest. */
  | { what: "gift"; gift: string; why: "recipient_died"; falls: PersonRef | null }
  | { what: "residue"; person: PersonRef; why: "recipient_died"; falls: PersonRef | null }
  /** What is left of the shares does not make a whole. */
  | { what: "residue"; why: "not_whole" }
  /** Nobody who could act is left. */
  | { what: "executor" | "guardian"; person: PersonRef; why: "died" | "left" };

/** What changed since it was published, in the order of the will. */
export function failingParts(content: WillContent, today: Today): FailingPart[] {
  const standing = standingOf(content, today);
  const heir = (ref: PersonRef | null) => (ref !== null && standing(ref) !== "died" ? ref : null);
  return [
    ...content.gifts.flatMap((gift): FailingPart[] => {
      const { what, to, substitute } = gift;
      if ((what.kind === "asset" || what.kind === "use") && !today.assets.has(what.asset))
        return [{ what: "gift", gift: gift.id, why: "asset_gone" }];
      return standing(to) === "died"
        ? [{ what: "gift", gift: gift.id, why: "recipient_died", falls: heir(substitute) }]
        : [];
    }),
    ...failingResidue(content, standing, heir),
    ...failingRoles(content, standing),
  ];
}

type Standing = (ref: PersonRef) => "there" | "died" | "left";

function standingOf({ people }: WillContent, { members }: Today): Standing {
  const byId = new Map(people.map((person) => [person.id, person]));
  return (ref) => {
    const person = byId.get(ref);
    const member = person?.memberId ? members.get(person.memberId) : undefined;
    if (person?.kin?.alive === false || member?.isAlive === false) return "died";
    return member?.status === "rejected" || member?.status === "revoked" ? "left" : "there";
  };
}

function failingResidue(
  { residue }: WillContent,
  standing: Standing,
  heir: (ref: PersonRef | null) => PersonRef | null,
): FailingPart[] {
  const failing = residue
    .filter(({ to }) => standing(to) === "died")
    .map(({ to, substitute }) => ({
      what: "residue" as const,
      person: to,
      why: "recipient_died" as const,
      falls: heir(substitute),
    }));
  const lost = new Set(failing.filter(({ falls }) => falls === null).map(({ person }) => person));
  const left = residue.filter(({ to }) => !lost.has(to)).map(({ share }) => share);
  return lost.size === 0 || isWhole(left) ? failing : [...failing, { what: "residue", why: "not_whole" }];
}

function failingRoles({ executors, guardians }: WillContent, standing: Standing): FailingPart[] {
  const left = (person: PersonRef) => {
    const how = standing(person);
    return how === "there" ? null : how;
  };
  const gone = executors.flatMap(({ person }) => {
    const why = left(person);
    return why ? [{ what: "executor" as const, person, why }] : [];
  });
  const alone = guardians.flatMap(({ guardian, substitute }) => {
    const why = left(guardian);
    const isReplaced = substitute !== null && left(substitute) === null;
    return why && !isReplaced ? [{ what: "guardian" as const, person: guardian, why }] : [];
  });
  // One who can act is enough; the others are told of only when none is left.
  return [...(gone.length === executors.length ? gone : []), ...alone];
}
