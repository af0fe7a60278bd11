import type { Member } from "@heirlock/contract/people-members";
import { memberStatuses } from "@heirlock/domain/people/statuses";
import { describe, expect, test } from "vitest";
import { actionsFor, mainAction } from "./member-actions.ts";

type Standing = Parameters<typeof actionsFor>[0];
const standing = (status: Member["status"], more: Partial<Standing> = {}): Standing => ({
  status,
  confirmed_by_holder: false,
  is_active: true,
  email: "maya@example.com",
  ...more,
});

describe("what a holder is offered", () => {
  /** Written from D31 to D33, by hand. */
  test.each([
    ["draft", "view edit invite convert willKey confirm deactivate delete", "invite"],
    ["pending", "view edit invite willKey confirm deactivate delete", "invite"],
    ["invited", "view edit resend cancel willKey deactivate delete", "resend"],
    ["confirmed", "view deactivate revoke delete", "view"],
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
      "willKey",
      "deactivate",
      "revoke",
      "delete",
    ]);
  });

  test("whoever is switched off is switched on first", () => {
    for (const status of memberStatuses) {
      expect(actionsFor(standing(status, { is_active: false }))).not.toContain("deactivate");
      expect(mainAction(standing(status, { is_active: false }))).toBe("activate");
    }
  });
});
