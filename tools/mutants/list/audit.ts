import type { Mutant } from "../mutant.ts";

/** What the audit chain must tell. */
export const audit: Mutant[] = [
  {
    name: "a changed password is not audited",
    in: "change-password.ts",
    find: 'type: "account.password_changed",',
    replace: 'type: "account.signed_in",',
    red: ["[SEC-012] is told to the person, and trusts no device any longer"],
  },
  {
    name: "a reset password is not audited",
    in: "reset-password.ts",
    find: 'type: "account.password_reset",',
    replace: 'type: "account.signed_in",',
    red: ["[KEY-016] the new password works at once and the vault opens again"],
  },
  {
    name: "an export is not audited",
    in: "start-export.ts",
    find: 'await audit.append(tx, { estate: userId, type: "account.exported", actor: userId, data: { export: id } });',
    replace: "void [audit, id];",
    red: ["gives each of them, in one request, and tells by mail"],
  },
  {
    name: "a closing account is not audited",
    in: "close-account.ts",
    find: 'await audit.append(tx, { estate: userId, type: "account.closing", actor: userId });',
    replace: "void audit;",
    red: ["[SEC-037] sets the day on the database's clock, ends every session and tells on every channel"],
  },
  {
    name: "a compared key is audited without who did it",
    in: "verify-identity.ts",
    find: "`, by: member.holderId, data });",
    replace: "`, by: null, data });",
    red: ["[KEY-051] a member's keys count once the holder has compared them, and the day is kept"],
  },
  {
    name: "a release key is not audited",
    in: "put-release-key.ts",
    find: "if (made.length > 0)",
    replace: "if (made.length > 1)",
    red: ["of fifty clients that make the first one, one counts and all get it"],
  },
  {
    name: "a changed role names nobody",
    in: "set-role-status.ts",
    find: '{ type: "member.role_changed", by, data',
    replace: '{ type: "member.role_changed", by: null, data',
    red: ["[MEM-078] [MEM-081] [MEM-089] it is updated, the member hears of it"],
  },
  {
    name: "a created asset is not audited",
    in: "assets.queries.ts",
    find: 'appending("asset.created", {',
    replace: 'appending("asset.updated", {',
    red: ["a create tells the audit and the person's other browsers in the same transaction"],
  },
  {
    name: "a deleted entry is not audited",
    in: "vault.queries.ts",
    find: 'appending("vault.deleted", {',
    replace: 'appending("vault.updated", {',
    red: ["[KEY-057] the audit chain tells what happened by ids alone"],
  },
  {
    name: "an answered request is not audited",
    in: "answer-request.ts",
    find: 'await noteChange(tx, member, { type: "member.request_answered", by: userId, data });',
    replace: "void [noteChange, data];",
    red: ["[APR-012] [APR-014] [APR-015] approval makes it active, with history, audit and events for both"],
  },
  {
    name: "leaving a plan is not audited",
    in: "leave-plan.ts",
    find: 'await noteChange(tx, member, { type: "member.left", by: userId });',
    replace: "void noteChange;",
    red: ["at any time: nothing is shown any more, and the holder sees who and why"],
  },
  {
    name: "a backup code is used unseen",
    in: "use-code.ts",
    find: 'await audit.append(tx, { estate: userId, type: "account.backup_code_used", actor: userId, data: { left } });',
    replace: "void audit;",
    red: ["signs in once, of 50 at once over two processes and as many half sign-ins"],
  },
];
