import { given } from "@heirlock/db/testing/given";
import { expect, test } from "vitest";
import { membersServer } from "../testing/members-server.ts";

const people = membersServer();

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
