import { given } from "@heirlock/db/testing/given";
import { beforeAll, expect, test } from "vitest";
import { type Browser, memberForm, membersServer } from "./testing/members-server.ts";

const people = membersServer();
let call: Browser;
beforeAll(async () => {
  call = await people.browserOf(await given(people.db).holder({ plan: "family" }));
});

/** Adds a member, and answers how the API shows them afterwards or what it had against them. */
async function shown(fields: Record<string, unknown>) {
  const { body } = await call("POST", "/api/members", memberForm(fields));
  return body.success ? (await call("GET", `/api/members/${body.data.id}`)).body.data : { refused: body.fields };
}

test("[MEM-009] a member is family, advisor, lawyer, partner or other, and nothing else", async () => {
  for (const member_type of ["family", "advisor", "lawyer", "partner", "other"])
    expect(await shown({ member_type })).toMatchObject({ member_type });
  for (const member_type of ["friend", "spouse", "witness", "business_partner", "Family", "none"])
    expect(await shown({ member_type })).toEqual({ refused: { member_type: ["This value is not valid"] } });
});

test("[MEM-025] each of the six roles may be the primary one, and nothing else may", async () => {
  // Five in the row; the lawyer is the sixth (D29).
  const held = ["executor", "guardian", "beneficiary", "witness", "trusted_contact", "lawyer"];
  const person = { relationship: "Friend", law_firm_name: "Khoury & Co", roles: held.map((role) => ({ role })) };
  for (const primary_role of held) expect(await shown({ ...person, primary_role })).toMatchObject({ primary_role });
  for (const primary_role of ["heir", "advisor", "owner", "Executor"])
    expect(await shown({ ...person, primary_role })).toEqual({
      refused: { primary_role: ["This value is not valid"] },
    });
  expect(await shown({ primary_role: "witness" })).toEqual({
    refused: { primary_role: ["Primary role is not valid"] },
  });
});
