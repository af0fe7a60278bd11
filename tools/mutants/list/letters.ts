import type { Mutant } from "../mutant.ts";

/** Letters that must go out, to the right one. */
export const letters: Mutant[] = [
  {
    name: "a member without an account gets letters",
    in: "tell-other.ts",
    find: 'if (letterKinds[kind].to === "member" && member.userId === null) return;',
    replace: "",
    red: ["a member without an account"],
  },
  {
    name: "nobody is told of a reset",
    in: "reset-password.ts",
    find: 'await tell(tx, deps.jobs, { userId, kind: "password-reset", facts: { way } });',
    replace: "void [tell, way];",
    red: ["[KEY-016] the new password works at once and the vault opens again"],
  },
  {
    name: "nobody is told of a changed password",
    in: "change-password.ts",
    find: 'await tell(tx, deps.jobs, { userId, kind: "password-changed" });',
    replace: "void tell;",
    red: ["[SEC-012] is told to the person, and trusts no device any longer"],
  },
  {
    name: "a holder is not told who left",
    in: "leave-plan.ts",
    find: 'await tellOther(tx, deps.jobs, member, { kind: "left" });',
    replace: "void [tellOther, deps];",
    red: ["[MBR-009] the holder hears that somebody has left, and a member that it was ended"],
  },
  {
    name: "a refusal of an invitation is told to nobody",
    in: "answer-invitation.ts",
    find: 'await tellOther(tx, jobs, member, { kind: "declined" });',
    replace: "void [tellOther, jobs];",
    red: ["[MBR-008] the holder hears of a yes and of a no to an invitation"],
  },
  {
    name: "a lapsed request is told to nobody",
    in: "expire-requests.ts",
    find: 'await tellOther(tx, jobs, member, { kind: "role_lapsed", request: id });',
    replace: "void [tellOther, jobs];",
    red: ["that nobody answered is told to the holder when it ends"],
  },
  {
    name: "a letter about a role goes at once",
    in: "letter-kinds.ts",
    find: 'role_changed: { to: "member", kind: "invitations", waitMinutes: 5, asks: false },',
    replace: 'role_changed: { to: "member", kind: "invitations", waitMinutes: 0, asks: false },',
    red: ["[MEM-081] a role that was switched off and on again within minutes is one letter about how it ended"],
  },
  {
    name: "reminders after 7 and 14 days",
    in: "deadlines.ts",
    find: "export const reminderDays = [7, 27] as const;",
    replace: "export const reminderDays = [7, 14] as const;",
    red: ["reminders go out after 7 and after 27 days"],
  },
  {
    name: "a new device is told to nobody",
    in: "start-session.ts",
    find: 'kind: "new-device"',
    replace: 'kind: "password-changed"',
    red: ["[SEC-012] is told about when it is new, once, and not when it is the account's first"],
  },
];
