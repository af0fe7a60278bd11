import { memberRoles } from "@heirlock/domain/members/roles";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { createI18n } from "../../../platform/i18n.ts";
import { aMember, aRole } from "../list/testing.ts";
import { RoleBadge, RoleBadges, StatusBadges } from "./member-badges.tsx";

const i18n = await createI18n("en", ["members"]);
const html = (node: ReactNode) => renderToString(<I18nextProvider i18n={i18n}>{node}</I18nextProvider>);
const words = (node: ReactNode) => [...html(node).matchAll(/<\/svg>([^<]+)</g)].map((match) => match[1]);
const keys = aMember().keys;

test.each([
  ["draft", ["Draft"]],
  ["pending", ["Pending"]],
  ["invited", ["Invited"]],
  ["confirmed", ["Confirmed"]],
  ["rejected", ["Declined"]],
  ["revoked", ["Revoked"]],
] as const)("[MEM-102] [MEM-103] a member who is %s says so", (status, badges) => {
  expect(words(<StatusBadges member={aMember({ status })} />)).toEqual(badges);
});

test("what else keeps a member from a full part stands under it", () => {
  const unverified = { ...keys, state: "unverified" as const };
  expect(words(<StatusBadges member={aMember({ status: "confirmed", keys: unverified })} />)).toEqual([
    "Confirmed",
    "Call to make",
  ]);
  const byHolder = aMember({ status: "confirmed", confirmed_by_holder: true, keys: unverified, is_active: false });
  expect(words(<StatusBadges member={byHolder} />)).toEqual(["Confirmed by you", "Paused"]);
});

test("[MEM-085] each role has a badge and a picture of its own", () => {
  const drawn = memberRoles.map((role) => html(<RoleBadge role={role} />));
  const of = (pattern: RegExp) => new Set(drawn.map((one) => pattern.exec(one)?.[0]));
  expect(of(/lucide-[a-z-]+/).size).toBe(memberRoles.length);
  expect(of(/bg-[a-z-]+ text-[a-z0-9-]+/).size).toBe(memberRoles.length);
});

test("the primary role comes first, a role that was revoked not at all", () => {
  const member = aMember({
    primary_role: "executor",
    member_roles: [aRole("beneficiary"), aRole("witness", { status: "revoked" }), aRole("executor")],
  });
  expect(words(<RoleBadges member={member} />)).toEqual(["Executor", "Beneficiary"]);
});
