import type { Member } from "@heirlock/contract/members/members";
import { memberStatuses } from "@heirlock/domain/members/statuses";
import { describe, expect, test } from "vitest";
import { actionsFor, mainAction } from "./member-actions.ts";
import { aMember } from "./testing.ts";

const noKeys = aMember().keys;
type Standing = Parameters<typeof actionsFor>[0];
const standing = (status: Member["status"], more: Partial<Standing> = {}): Standing => ({
  status,
  confirmed_by_holder: false,
  is_active: true,
  email: "maya@example.com",
  keys: noKeys,
  ...more,
});

describe("what a holder is offered", () => {
  /** Written from D31 to D33, by hand. */
  test.each([
    ["draft", "view edit invite convert card willKey confirm deactivate delete", "invite"],
    ["pending", "view edit invite card willKey confirm deactivate delete", "invite"],
    ["invited", "view edit resend cancel card willKey deactivate delete", "resend"],
    ["confirmed", "view card deactivate revoke delete", "view"],
    ["rejected", "view edit inviteAgain delete", "inviteAgain"],
    ["revoked", "view edit inviteAgain delete", "inviteAgain"],
  ] as const)("a member who is %s: %s", (status, actions, main) => {
    expect(actionsFor(standing(status)).join(" ")).toBe(actions);
    expect(mainAction(standing(status))).toBe(main);
  });

  test("somebody confirmed by the holder alone can still be invited, and is not edited", () => {
    expect(actionsFor(standing("confirmed", { confirmed_by_holder: true }))).toEqual([
      "view",
      "invite",
      "card",
      "willKey",
      "deactivate",
      "revoke",
      "delete",
    ]);
  });

  test("[KEY-045] [KEY-051] words to compare come first, then a card to print for whoever has no login", () => {
    for (const state of ["unverified", "changed"] as const) {
      const joined = standing("confirmed", { keys: { ...noKeys, state } });
      expect(actionsFor(joined)).toContain("compare");
      expect(mainAction(joined)).toBe("compare");
    }
    expect(mainAction(standing("confirmed", { keys: { ...noKeys, state: "verified" } }))).toBe("view");
    expect(mainAction(standing("confirmed", { confirmed_by_holder: true }))).toBe("card");
    const printed = { ...noKeys, has_card: true, card_printed_at: "2026-11-01T09:00:00.000Z" };
    expect(mainAction(standing("confirmed", { confirmed_by_holder: true, keys: printed }))).toBe("view");
  });

  test("whoever is switched off is switched on first", () => {
    for (const status of memberStatuses) {
      expect(actionsFor(standing(status, { is_active: false }))).not.toContain("deactivate");
      expect(mainAction(standing(status, { is_active: false }))).toBe("activate");
    }
  });
});
