import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Actor,
  badgeOf,
  decideMember,
  type MemberEvent,
  type MemberState,
  memberEvents,
  statusForMember,
} from "./member-transitions.ts";
import { memberStatuses } from "./statuses.ts";

/** Written from D32 and D33: who, from where, by what, to where. `*` is a member whom the holder confirmed alone. */
const allowed = `
  holder draft      convert            pending
  holder pending    send_invitation    invited
  holder rejected   send_invitation    invited
  holder revoked    send_invitation    invited
  holder confirmed* send_invitation    invited
  holder invited    resend_invitation  invited
  holder invited    cancel_invitation  pending
  time   invited    invitation_expired pending
  member invited    accept             confirmed
  member invited    decline            rejected
  member draft      join_by_key        confirmed
  member pending    join_by_key        confirmed
  member invited    join_by_key        confirmed
  member confirmed* join_by_key        confirmed
  holder draft      confirm_by_hand    confirmed*
  holder pending    confirm_by_hand    confirmed*
  holder confirmed  revoke             revoked
  member confirmed  revoke             revoked
  holder confirmed* revoke             revoked
  member confirmed* revoke             revoked
`
  .trim()
  .split("\n")
  .map((line) => line.trim().split(/\s+/) as [Actor, string, MemberEvent, string]);

const stateOf = (word: string): MemberState => ({
  status: word.replace("*", "") as MemberState["status"],
  confirmedByHolder: word.endsWith("*"),
});
const wordOf = ({ status, confirmedByHolder }: MemberState) => `${status}${confirmedByHolder ? "*" : ""}`;
const standings = [...memberStatuses, "confirmed*"];
const actors: Actor[] = ["holder", "member", "time"];

describe("[MEM-102, MEM-103] changes of a member's status", () => {
  test.each(allowed)("%s: %s, %s -> %s", (by, from, event, to) => {
    const decision = decideMember(stateOf(from), event, by);
    expect(decision.ok && wordOf(decision.next)).toBe(to);
  });

  test("anything else is INVALID_TRANSITION", () => {
    const known = new Set(allowed.map(([by, from, event]) => `${by} ${from} ${event}`));
    let refused = 0;
    for (const by of actors)
      for (const from of standings)
        for (const event of memberEvents) {
          if (known.has(`${by} ${from} ${event}`)) continue;
          refused += 1;
          expect(decideMember(stateOf(from), event, by), `${by} ${from} ${event}`).toEqual({
            ok: false,
            code: "INVALID_TRANSITION",
          });
        }
    expect(refused).toBe(actors.length * standings.length * memberEvents.length - allowed.length);
  });
});

test("[MEM-104] a draft converted to a member is pending", () => {
  expect(decideMember(stateOf("draft"), "convert", "holder")).toMatchObject({ next: { status: "pending" } });
});

test("[MBR-009] a member can leave at any time, and takes open questions along", () => {
  expect(decideMember(stateOf("confirmed"), "revoke", "member")).toMatchObject({
    next: { status: "revoked", confirmedByHolder: false },
    effects: expect.arrayContaining(["write_history", "void_requests"]),
  });
});

test("[MBR-008] an invitation can be accepted or declined, by the person invited alone", () => {
  for (const event of ["accept", "decline"] as const) {
    expect(decideMember(stateOf("invited"), event, "member").ok).toBe(true);
    expect(decideMember(stateOf("invited"), event, "holder").ok).toBe(false);
  }
});

test("whatever happens, every change of status is written down, and who left comes back only by being asked", () => {
  const steps = fc.array(fc.tuple(fc.constantFrom(...memberEvents), fc.constantFrom(...actors)), { maxLength: 30 });
  fc.assert(
    fc.property(steps, (happened) => {
      let member = stateOf("draft");
      for (const [event, by] of happened) {
        const decision = decideMember(member, event, by);
        if (!decision.ok) continue;
        if (decision.next.status !== member.status) expect(decision.effects).toContain("write_history");
        if (member.status === "rejected" || member.status === "revoked") expect(decision.next.status).toBe("invited");
        expect(decision.next.confirmedByHolder).toBe(event === "confirm_by_hand");
        member = decision.next;
      }
    }),
  );
});

test("[MBR-013] the member's side knows invited, confirmed and declined", () => {
  expect(statusForMember).toEqual({
    draft: null,
    pending: null,
    invited: "invited",
    confirmed: "confirmed",
    rejected: "declined",
    revoked: null,
  });
});

test("[MEM-102] an unknown value shows as draft", () => {
  expect(memberStatuses.map(badgeOf)).toEqual([...memberStatuses]);
  expect(["", "archived", "constructor", "toString", "Confirmed"].map(badgeOf)).toEqual(Array(5).fill("draft"));
});
