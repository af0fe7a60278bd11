import type { RoleId, Uuid } from "@heirlock/domain/identifiers";
import type { MemberRole } from "@heirlock/domain/members/roles";
import { expect, test } from "vitest";
import type { FindByTokenRow } from "./invitations.rows.ts";
import { toView } from "./view-invitation.ts";

const id = <I extends Uuid>() => "0b0e8f6e-0000-4000-8000-000000000000" as I;
const role = (name: MemberRole, day: number) => ({
  id: id<RoleId>(),
  role: name,
  status: "active" as const,
  role_metadata: {},
  created_at: `2026-11-0${day}T00:00:00Z`,
});
const row = (primary_role: MemberRole, roles: FindByTokenRow["roles"]): FindByTokenRow => ({
  holder_id: id(),
  id: id(),
  membership_id: id(),
  holder_first_name: "Nadia",
  holder_last_name: "Haddad",
  first_name: "Maya",
  last_name: "Khoury",
  relationship: null,
  message: null,
  email: "maya@example.org",
  proves_mailbox: true,
  created_at: new Date(),
  expires_at: new Date(),
  ended_as: null,
  ended_at: null,
  is_expired: false,
  primary_role,
  permissions_version: 1,
  overrides: {},
  roles,
});

test("[MBR-018] an invitation says for each role what a yes to it opens, the one that counts first", () => {
  const roles = [role("beneficiary", 1), role("witness", 2), role("executor", 3)];
  const { sees, seesBy } = toView(row("executor", roles), "pending");
  expect(seesBy.map((one) => one.role)).toEqual(["executor", "beneficiary", "witness"]);
  expect(seesBy[0]!.sees).toEqual(sees);
  expect(seesBy[2]!.sees).not.toEqual(sees);
  for (const one of seesBy) expect(toView(row(one.role, roles), "pending").sees).toEqual(one.sees);
});

test("an invitation that is over says nothing of it", () => {
  expect(toView(row("executor", [role("executor", 1)]), "expired")).toMatchObject({ roles: [], seesBy: [] });
});
