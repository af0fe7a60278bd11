import type { Member } from "@heirlock/contract/members/members";
import { ageOn } from "@heirlock/domain/members/ages";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/use-format.ts";

type Known = Pick<
  Member,
  "relationship_type" | "relationship" | "law_firm_name" | "member_type" | "date_of_birth" | "member_roles"
>;

/** Children are named with their age: it decides what they may be. */
const childUnder = 18;

/** What somebody is to the holder, in a word or two: the exact relation, else the relation, else the firm, else the kind. */
export function useRelation(): (member: Known) => string {
  const { t } = useTranslation("members");
  const format = useFormat();
  return (member) => {
    const word = relationOf(member, t);
    const age = member.date_of_birth === null ? null : ageOn(member.date_of_birth, today());
    return age !== null && age < childUnder && word !== ""
      ? t("withAge", { relation: word, age: format.number(age) })
      : word;
  };
}

function relationOf(member: Known, t: TFunction<"members">): string {
  const kinship = member.member_roles.find(({ role_metadata }) => role_metadata.kinship)?.role_metadata.kinship;
  const told = speaking.find((one) => one === kinship);
  if (told) return t(`kinship.${told}`);
  if (member.relationship_type && member.relationship_type !== "other")
    return t(`relationship.${member.relationship_type}`);
  if (member.relationship) return member.relationship;
  if (member.law_firm_name) return member.law_firm_name;
  return member.member_type ? t(`memberType.${member.member_type}`) : "";
}

/** Kinships that say more than the type they were given with, and can stand alone. */
const speaking = [
  "grandson",
  "granddaughter",
  "great_grandchild",
  "great_grandparent",
  "grandnephew",
  "grandniece",
  "great_uncle",
  "great_aunt",
  "godchild",
] as const;

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
