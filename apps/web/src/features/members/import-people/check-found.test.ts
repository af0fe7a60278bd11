import { expect, test } from "vitest";
import { type Candidate, canBeAdded, checkCandidates, firstChoice, toCandidate } from "./check-found.ts";
import { toPerson } from "./read/found-person.ts";

const around = {
  members: [{ first_name: "Omar", last_name: "Haddad", email: "omar@example.org", status: "draft" as const }],
  ownEmail: "Nadia@example.org",
  family: "custom" as const,
};
let count = 0;
const person = (told: Parameters<typeof toPerson>[0]): Candidate =>
  toCandidate(
    toPerson({ first_name: "Maya", last_name: "Khoury", relationship_type: "sister", ...told }),
    `id${++count}`,
  );
const stateOf = (...people: Candidate[]) => checkCandidates(people, around).map(({ state }) => state);

test("somebody new is ready, and says what is missing for the role", () => {
  expect(stateOf(person({}))).toEqual(["ready"]);
  const [checked] = checkCandidates([person({ relationship_type: "", last_name: "" })], around);
  expect(checked!.state).toBe("missing");
  expect(checked!.findings).toEqual([
    { field: "last_name", fault: "required" },
    { field: "relationship_type", fault: "required" },
  ]);
  expect(stateOf(person({ first_name: "x".repeat(51) }))).toEqual(["missing"]);
  expect(stateOf(person({ email: "no address" }))).toEqual(["missing"]);
});

test("whoever is in the plan, in the file above or oneself is not added", () => {
  expect(stateOf(person({ email: "OMAR@example.org" }), person({ email: "nadia@example.org" }))).toEqual([
    "have",
    "own",
  ]);
  expect(stateOf(person({ email: "a@example.org" }), person({ email: "A@example.org" }))).toEqual(["ready", "twice"]);
  const [namesake] = checkCandidates([person({ first_name: "omar", last_name: "haddad" })], around);
  expect([namesake!.state, canBeAdded(namesake!)]).toEqual(["namesake", true]);
});

test("as many are ticked as the plan has room for, and never a namesake", () => {
  const checked = checkCandidates(
    [person({ first_name: "Omar", last_name: "Haddad" }), person({}), person({}), person({})],
    around,
  );
  expect([...firstChoice(checked, 2)]).toEqual([checked[1]!.id, checked[2]!.id]);
});

test("the kind of member follows the relation, and nobody is invited", () => {
  const { draft } = person({ relationship_type: "friend", email: "a@example.org" });
  expect(draft).toMatchObject({
    member_type: "other",
    roles: ["beneficiary"],
    primary_role: "beneficiary",
    invite_by_email: false,
  });
});
