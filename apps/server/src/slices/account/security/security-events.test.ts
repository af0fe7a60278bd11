import { auditEvents } from "@heirlock/contract/audit";
import { securityEvents } from "@heirlock/domain/account/security-events";
import { expect, test } from "vitest";

/** Events of accounts that do not concern their safety, or that nobody is left to read about. */
const others = [
  "account.deleted",
  "account.forgotten",
  "account.holder_added",
  "account.notifications_changed",
  "account.profile_updated",
];

test("every event of an account is either in the security log or said to be none of its matter", () => {
  const known = [...securityEvents, ...others].sort();
  expect(auditEvents.filter((event) => event.startsWith("account.")).sort()).toEqual(known);
});
