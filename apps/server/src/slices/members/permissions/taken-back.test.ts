import { given } from "@heirlock/db/testing/given";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type MembersServer, startMembers } from "../testing/members-server.ts";

let people: MembersServer;
beforeAll(async () => {
  people = await startMembers();
});
afterAll(() => people.close());

test("[APR-018] nobody is asked to keep what they were opened and is closed again", async () => {
  const noor = await given(people.db).holder({ plan: "family" });
  const samir = await given(people.db).member({ of: noor });
  const [holder, member] = [await people.browserOf(noor), await people.browserOf(samir)];
  const at = `/api/members/${samir.membershipId}/permissions`;
  const save = async (permissions: Record<string, string>) => {
    const { version } = (await holder("GET", at)).body;
    expect((await holder("PATCH", at, { permissions, version })).status).toBe(200);
  };
  const pending = async () =>
    (await member("GET", "/api/member/approvals?status=pending")).body.data.map((one: { changes: object }) =>
      Object.keys(one.changes),
    );
  await save({ canViewWillTitle: "full", canViewOtherMembers: "full" });
  expect(await pending()).toEqual([["canViewWillTitle", "canViewOtherMembers"]]);
  // Something of it is still open: the question stands.
  await save({ canViewWillTitle: "none" });
  expect(await pending()).toHaveLength(1);
  await save({ canViewOtherMembers: "summary" });
  expect(await pending()).toEqual([]);
  await save({ canViewOtherMembers: "full" });
  expect(await pending()).toHaveLength(1);
  await holder("POST", `${at}/reset`);
  expect((await pending()).flat()).not.toContain("canViewOtherMembers");
});
