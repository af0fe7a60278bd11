import type { Profile } from "@heirlock/contract/account/sign-in";
import type { Member } from "@heirlock/contract/members/members";
import type { Language } from "@heirlock/domain/languages";
import type { MemberRole } from "@heirlock/domain/members/roles";
import type { WillContent, WillPerson } from "@heirlock/domain/wills/content";
import { type FamilyDraft, familyWithMembers } from "../../jurisdictions/offers/family-draft.ts";
import { memberName } from "../../members/offers/member-name.ts";
import { withFamily } from "./own-family.ts";

export interface KnownFacts {
  profile: Pick<Profile, "first_name" | "last_name" | "country" | "nationality" | "date_of_birth">;
  members: readonly Member[];
  language: Language;
  /** A family that was entered elsewhere, in place of the members'. */
  family?: FamilyDraft | null;
}

/** Whoever said no or left is not proposed. */
const isThere = ({ status, is_alive }: Member) => is_alive && status !== "rejected" && status !== "revoked";
const hasRole = (member: Member, role: MemberRole) => member.member_roles.some((held) => held.role === role);

/** A will with everything that is known already, so that nothing is asked twice. What it leaves open the law divides. */
export function firstContent({ profile, members, language, family }: KnownFacts): WillContent {
  const there = members.filter(isThere);
  const known = familyWithMembers(there);
  const empty = emptyContent(profile, language);
  const content = withFamily(empty, family ?? known.draft);
  const people = family
    ? content.people
    : content.people.map((one): WillPerson => {
        const member = known.memberOf.get(one.id);
        return member
          ? { ...one, name: memberName(member), memberId: member.id, birthDate: member.date_of_birth }
          : one;
      });
  const all: WillPerson[] = [...people];
  const refOf = (member: Member): string => {
    const found = all.find(({ memberId }) => memberId === member.id);
    if (found) return found.id;
    const person = personOf(member, `m${all.length + 1}`);
    all.push(person);
    return person.id;
  };
  const named = (role: MemberRole) => there.filter((member) => hasRole(member, role)).map(refOf);
  const executors = named("executor").map((person, at) => ({ person, isSubstitute: at > 0 }));
  const [guardian, substitute = null] = named("guardian");
  const minors = all.filter(({ kin, birthDate }) => kin?.alive && isChild(kin) && isMinor(birthDate));
  return {
    ...content,
    executors,
    guardians: guardian ? minors.map(({ id }) => ({ of: id, guardian, substitute })) : [],
    witnesses: named("witness"),
    people: all,
  };
}

export const personOf = (member: Member, id: string): WillPerson => ({
  id,
  kind: "person",
  name: memberName(member),
  memberId: member.id,
  birthDate: member.date_of_birth,
  kin: null,
});

const isChild = ({ father, mother }: NonNullable<WillPerson["kin"]>) => father === "testator" || mother === "testator";

/** Under 18 today; somebody without a birth date is asked for in the step of people. */
export function isMinor(birthDate: string | null, today = new Date()): boolean {
  if (birthDate === null) return false;
  const grown = new Date(`${birthDate}T00:00:00Z`);
  grown.setUTCFullYear(grown.getUTCFullYear() + 18);
  return grown.getTime() > today.getTime();
}

/** Children of the testator who are alive, with those who are under age, or whose age nobody told. */
export function childrenIn({ people }: WillContent): { child: WillPerson; isMinor: boolean }[] {
  return people
    .filter(({ kin }) => kin?.alive && isChild(kin))
    .map((child) => ({ child, isMinor: isMinor(child.birthDate) || child.kin?.facts?.minor === true }));
}

/** Whoever makes it as the profile says, and nothing else. */
export function emptyContent(profile: KnownFacts["profile"], language: Language): WillContent {
  return {
    language,
    testator: {
      fullName: `${profile.first_name} ${profile.last_name}`.trim(),
      birthDate: profile.date_of_birth,
      birthPlace: "",
      address: "",
      residence: profile.country,
      nationalities: profile.nationality ? [profile.nationality] : [],
      sex: null,
    },
    people: [],
    gifts: [],
    residue: [],
    revokes: "all",
    leftOut: [],
    guardians: [],
    receiveAge: null,
    pets: [],
    executors: [],
    witnesses: [],
    funeral: { kind: null, wishes: "" },
    letters: [],
    accounts: [],
    form: null,
    chosenLaw: null,
  };
}
