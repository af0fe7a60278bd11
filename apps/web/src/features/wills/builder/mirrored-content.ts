import type { Member } from "@heirlock/contract/members/members";
import type { WillContent, WillPerson } from "@heirlock/domain/wills/content";
import { memberName } from "../../members/offers/member-name.ts";
import { emptyContent, type KnownFacts } from "./first-content.ts";

/** A mirrored will as its new owner starts with it: themselves as their profile says, the people linked to own members. */
export function mirroredContent(
  content: WillContent,
  { profile, members, language }: Pick<KnownFacts, "profile" | "members" | "language">,
): WillContent {
  const { testator } = emptyContent(profile, language);
  const { fullName, sex } = content.testator;
  return {
    ...content,
    language,
    testator: { ...testator, fullName: testator.fullName || fullName, sex },
    people: withOwnMembers(content.people, members),
  };
}

/** By the name alone, and only where it means one person on both sides. */
function withOwnMembers(people: readonly WillPerson[], members: readonly Member[]): WillPerson[] {
  const named = (name: string) => people.filter((one) => one.name === name).length;
  return people.map((one) => {
    const [member, second] = members.filter((other) => memberName(other) === one.name);
    if (!member || second || named(one.name) > 1) return one;
    return { ...one, memberId: member.id, birthDate: one.birthDate ?? member.date_of_birth };
  });
}
