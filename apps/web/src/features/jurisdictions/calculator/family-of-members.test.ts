import { describe, expect, test } from "vitest";
import { type FamilyMember, familyOfMembers } from "./family-of-members.ts";

const member = (
  first_name: string,
  relationship_type: FamilyMember["relationship_type"],
  more: { is_alive?: boolean; kinship?: string } = {},
): FamilyMember => ({
  first_name,
  relationship_type,
  is_alive: more.is_alive ?? true,
  member_roles: [{ role_metadata: more.kinship ? { kinship: more.kinship } : {} }] as FamilyMember["member_roles"],
});

const told = (members: readonly FamilyMember[]) => {
  const { deceasedSex, people } = familyOfMembers(members);
  return { deceasedSex, people: people.map(({ name, sex, relation }) => [name, relation ?? "child", sex]) };
};

describe("the family as Members knows it", () => {
  test("a wife's husband, children and mother are filled in by name, and she is the one it is about", () => {
    const members = [
      member("Karim", "husband"),
      member("Samir", "son"),
      member("Leila", "daughter"),
      member("Rima", "daughter", { kinship: "adopted" }),
      member("Salma", "mother"),
    ];
    expect(told(members)).toEqual({
      deceasedSex: "female",
      people: [
        ["Karim", "spouse", "male"],
        ["Samir", "child", "male"],
        ["Leila", "child", "female"],
        ["Rima", "child", "female"],
        ["Salma", "mother", "female"],
      ],
    });
  });

  test("two wives are two", () => {
    expect(told([member("Nadia", "wife"), member("Hala", "wife")]).people).toHaveLength(2);
  });

  test("whoever died, a stepson, a former wife, a grandson, a sister and a friend are left to the page", () => {
    const members = [
      member("Omar", "son", { is_alive: false }),
      member("Ziad", "son", { kinship: "step" }),
      member("Mona", "wife", { kinship: "former_spouse" }),
      member("Adam", "son", { kinship: "grandson" }),
      member("Amal", "sister"),
      member("Jad", "friend"),
      member("Lara", null),
    ];
    expect(told(members)).toEqual({ deceasedSex: "male", people: [] });
  });
});
