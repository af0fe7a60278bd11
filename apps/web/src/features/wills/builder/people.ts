import type { Member } from "@heirlock/contract/members/members";
import type { PersonRef, WillContent, WillPerson } from "@heirlock/domain/wills/content";
import { useTranslation } from "react-i18next";
import { memberName } from "../../members/offers/member-name.ts";
import { useBuilder } from "./builder-context.ts";
import { personOf } from "./first-content.ts";
import { newRef } from "./refs.ts";

/** What people are called in the steps; somebody without a name is asked for one. */
export function usePersonName(): (ref: PersonRef) => string {
  const { t } = useTranslation("wills/builder");
  const { draft } = useBuilder();
  return (ref) => draft.content.people.find(({ id }) => id === ref)?.name || t("who.noName");
}

/** Whom a list of people offers: the people of the will, then members whom it does not name. */
export function choicesOf(
  { people }: WillContent,
  members: readonly Member[],
  { charities = true }: { charities?: boolean } = {},
): { value: string; label: string }[] {
  const named = new Set(people.map(({ memberId }) => memberId));
  return [
    ...people
      .filter(({ name, kind, kin }) => name !== "" && kin?.alive !== false && (charities || kind === "person"))
      .map(({ id, name }) => ({ value: id, label: name })),
    ...members
      .filter(({ id, is_alive, status }) => !named.has(id) && is_alive && status !== "rejected" && status !== "revoked")
      .map((member) => ({ value: memberChoice(member), label: memberName(member) })),
  ];
}

const memberChoice = ({ id }: Member) => `member:${id}`;

/** The person who was chosen, brought into the will if it did not name them yet. */
export function chosenPerson(
  content: WillContent,
  members: readonly Member[],
  choice: string,
): { content: WillContent; ref: PersonRef } {
  const member = members.find((one) => memberChoice(one) === choice);
  return member ? withPerson(content, personOf(member, newRef(content, "m"))) : { content, ref: choice };
}

/** Somebody who is not a member: a friend, or a charity. */
export function newPerson(content: WillContent, name: string, kind: WillPerson["kind"]) {
  return withPerson(content, { id: newRef(content, "n"), kind, name, memberId: null, birthDate: null, kin: null });
}

const withPerson = (content: WillContent, person: WillPerson) => ({
  content: { ...content, people: [...content.people, person] },
  ref: person.id,
});
