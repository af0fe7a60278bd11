import type { Member } from "@heirlock/contract/members/members";
import { kin, person, plainWill } from "@heirlock/domain/wills/testing/plain-will";
import { expect, test } from "vitest";
import { mirroredContent } from "./mirrored-content.ts";

const profile = {
  first_name: "Karim",
  last_name: "Haddad",
  country: "FR",
  nationality: "LB",
  date_of_birth: "1955-01-02",
};
const member = (id: string, first_name: string, date_of_birth: string | null = null) =>
  ({ id, first_name, last_name: "Haddad", date_of_birth }) as Member;
const content = {
  ...plainWill,
  testator: { ...plainWill.testator, fullName: "K. Haddad", sex: "male" as const, birthDate: null },
  people: [
    person("s1", { name: "Nadia Haddad", kin: kin({ sex: "female", relation: "spouse" }) }),
    person("c1", { name: "Samir Haddad", birthDate: "2001-02-03" }),
    person("c2", { name: "Leila Haddad" }),
    person("n1", { name: "Omar Haddad" }),
    person("n2", { name: "Omar Haddad" }),
  ],
};

test("a mirrored will has its owner as their profile says", () => {
  const { testator, language } = mirroredContent(content, { profile, members: [], language: "fr" });
  expect(language).toBe("fr");
  expect(testator).toEqual({
    fullName: "Karim Haddad",
    birthDate: "1955-01-02",
    birthPlace: "",
    address: "",
    residence: "FR",
    nationalities: ["LB"],
    sex: "male",
  });
});

test("people are linked to own members of exactly that name, where it means one person", () => {
  const members = [
    member("m1", "Nadia", "1958-04-02"),
    member("m2", "Samir", "1990-01-01"),
    member("m3", "Leila"),
    member("m4", "Leila"),
    member("m5", "Omar"),
  ];
  const { people } = mirroredContent(content, { profile, members, language: "en" });
  expect(people.map(({ memberId, birthDate }) => [memberId, birthDate])).toEqual([
    ["m1", "1958-04-02"],
    ["m2", "2001-02-03"],
    [null, null],
    [null, null],
    [null, null],
  ]);
});
