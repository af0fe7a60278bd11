import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CountedMember, countMembers, roomForMember } from "./count-members.ts";
import {
  daysToAnswer,
  expiryOf,
  hasExpired,
  remainingTime,
  reminderDays,
  remindersDue,
  willKeyTries,
} from "./deadlines.ts";
import { legalFamilies } from "./legal-families.ts";
import { type Action, actions, mayAct } from "./may-act.ts";
import { answerRequest, type MemberRequest, requestRules, shownStatus } from "./member-requests.ts";
import type { MemberState } from "./member-transitions.ts";
import { isHolderThemselves, type RoleHolder, roleConflicts } from "./role-conflicts.ts";
import { memberStatuses } from "./statuses.ts";
import { makeWillKey, readWillKey, willKeyAlphabet, willKeyBytes } from "./will-key.ts";

const hour = 3_600_000;
const day = 24 * hour;
const start = new Date("2026-11-15T10:00:00Z");
const after = (ms: number) => new Date(start.getTime() + ms);

describe("how long things wait", () => {
  test("[MEM-117, APR-008] invitations and role requests wait 30 days, [MEM-119] will keys 7", () => {
    expect(daysToAnswer).toEqual({ invitation: 30, will_key: 7, role_request: 30 });
    expect(expiryOf("invitation", start)).toEqual(new Date("2026-12-15T10:00:00Z"));
    expect(expiryOf("will_key", start)).toEqual(new Date("2026-11-22T10:00:00Z"));
    expect(willKeyTries).toBe(5);
  });

  test("[APR-010] nothing is accepted after expires_at", () => {
    expect(hasExpired(start, after(-1))).toBe(false);
    expect(hasExpired(start, start)).toBe(true);
    expect(hasExpired(start, after(1))).toBe(true);
  });

  const rows: [left: number, expected: object][] = [
    [30 * day, { unit: "days", count: 30 }],
    [2 * day - 1, { unit: "days", count: 1 }],
    [day, { unit: "days", count: 1 }],
    [day - 1, { unit: "hours", count: 23 }],
    [2 * hour - 1, { unit: "hours", count: 1 }],
    [hour, { unit: "hours", count: 1 }],
    [hour - 1, { unit: "less_than_one_hour" }],
    [1, { unit: "less_than_one_hour" }],
    [0, { unit: "expired" }],
    [-day, { unit: "expired" }],
  ];
  test.each(rows)("[APR-011] %d ms left", (left, expected) => {
    expect(remainingTime(after(left), start)).toEqual(expected);
  });

  test("reminders go out after 7 and after 27 days", () => {
    expect(reminderDays).toEqual([7, 27]);
    expect([6, 7, 26, 27, 30].map((days) => remindersDue(start, after(days * day)))).toEqual([0, 1, 1, 2, 2]);
  });
});

describe("a will key", () => {
  const key = makeWillKey(Uint8Array.from({ length: willKeyBytes }, (_, at) => at * 3));

  test("[MEM-118] has 4 groups of 5 characters without look-alikes", () => {
    expect(key).toMatch(/^[2-9A-Z]{5}(-[2-9A-Z]{5}){3}$/);
    for (const pair of ["0O", "1I", "1L", "IL", "B8", "S5", "Z2", "VU"])
      expect([...pair].filter((one) => willKeyAlphabet.includes(one)).length, pair).toBeLessThan(2);
  });

  test("[MEM-118] is read as people type it", () => {
    const typed = key.toLowerCase().replaceAll("-", "  ").replace("8", "b").replace("5", "s").replace("2", "z");
    expect(readWillKey(typed)).toBe(key);
    expect(readWillKey(key.replaceAll("-", "–"))).toBe(key);
    for (const wrong of ["", key.slice(1), `${key}2`, key.replace(/.$/, "0"), key.replace(/.$/, "i")])
      expect(readWillKey(wrong), wrong).toBeNull();
  });

  test("whatever the bytes, what is made is read back, and no character is favoured", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 200, maxLength: 200 }), (bytes) => {
        const drawn = bytes.filter((byte) => byte < 243).length;
        if (drawn < 20) return;
        const made = makeWillKey(bytes);
        expect(readWillKey(made)).toBe(made);
      }),
    );
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 256; byte += 1) {
      if (byte >= 243) continue;
      const first = makeWillKey(new Uint8Array(20).fill(byte))[0]!;
      counts.set(first, (counts.get(first) ?? 0) + 1);
    }
    expect(new Set(counts.values())).toEqual(new Set([9]));
    expect(() => makeWillKey(new Uint8Array(64).fill(250))).toThrow(RangeError);
  });
});

describe("answering a request", () => {
  const request = (changed: Partial<MemberRequest> = {}): MemberRequest => ({
    kind: "role",
    status: "pending",
    expiresAt: after(30 * day),
    memberUserId: "samir",
    ...changed,
  });
  const samir = { userId: "samir" };

  test("[APR-009] the member approves or rejects", () => {
    expect(answerRequest(request(), samir, "approved", start)).toEqual({
      ok: true,
      status: "approved",
      effect: "role_active",
    });
    expect(answerRequest(request(), samir, "rejected", start)).toMatchObject({ ok: true, effect: "role_inactive" });
  });

  test("[APR-010] after expires_at nothing is accepted, even before the stored status says so", () => {
    const late = { ok: false, code: "REQUEST_EXPIRED" };
    expect(answerRequest(request(), samir, "approved", after(30 * day))).toEqual(late);
    expect(answerRequest(request({ status: "expired" }), samir, "approved", start)).toEqual(late);
    expect(shownStatus(request(), after(30 * day))).toBe("expired");
    expect(shownStatus(request(), after(30 * day - 1))).toBe("pending");
    expect(shownStatus(request({ status: "approved" }), after(90 * day))).toBe("approved");
  });

  test("[APR-020] only the member concerned, and only once", () => {
    expect(answerRequest(request(), { userId: "nadia" }, "approved", start)).toEqual({ ok: false, code: "NOT_FOUND" });
    expect(answerRequest(request({ status: "void" }), samir, "approved", start)).toEqual({
      ok: false,
      code: "NOT_FOUND",
    });
    for (const status of ["approved", "rejected"] as const)
      expect(answerRequest(request({ status }), samir, "rejected", after(90 * day))).toEqual({
        ok: false,
        code: "ALREADY_ANSWERED",
      });
  });

  test("[APR-018] three kinds: roles wait, assignments are offered, permissions apply and may be set back", () => {
    expect(Object.keys(requestRules)).toEqual(["role", "asset_assignment", "permission_update"]);
    expect(requestRules.role).toMatchObject({ appliesBefore: false, lapses: true });
    expect(requestRules.asset_assignment).toMatchObject({ appliesBefore: true, lapses: false });
    expect(requestRules.permission_update).toMatchObject({ appliesBefore: true, lapses: false });
    const offered = request({ kind: "asset_assignment", expiresAt: null });
    expect(answerRequest(offered, samir, "rejected", after(900 * day))).toMatchObject({ effect: "disclaimed" });
    const widened = request({ kind: "permission_update", expiresAt: null });
    expect(answerRequest(widened, samir, "rejected", start)).toMatchObject({ effect: "set_back" });
    expect(answerRequest(widened, samir, "approved", start)).toMatchObject({ effect: "kept" });
  });
});

describe("who may act on whom", () => {
  const of = (status: MemberState["status"], confirmedByHolder = false) => ({
    status,
    confirmedByHolder,
    holderId: "nadia",
    userId: "samir",
  });
  const holder = { userId: "nadia" };
  const member = { userId: "samir" };

  test("[MEM-057] a member is edited while not confirmed", () => {
    for (const status of memberStatuses)
      expect(mayAct("edit_member", holder, of(status))).toEqual(
        status === "confirmed" ? { allowed: false, code: "MEMBER_CONFIRMED" } : { allowed: true },
      );
    expect(mayAct("edit_member", holder, of("confirmed", true))).toEqual({ allowed: false, code: "MEMBER_CONFIRMED" });
  });

  test("[MEM-086] only the holder manages roles and permissions", () => {
    for (const action of ["manage_roles", "manage_permissions"] as const) {
      expect(mayAct(action, holder, of("confirmed"))).toEqual({ allowed: true });
      expect(mayAct(action, member, of("confirmed"))).toEqual({ allowed: false, code: "NOT_FOUND" });
    }
  });

  test("[APR-020] only the member concerned answers, while confirmed", () => {
    expect(mayAct("answer_request", member, of("confirmed"))).toEqual({ allowed: true });
    expect(mayAct("answer_request", holder, of("confirmed"))).toEqual({ allowed: false, code: "NOT_FOUND" });
    expect(mayAct("answer_request", member, of("revoked")).allowed).toBe(false);
  });

  test("[MBR-006] a plan is open to its member while confirmed", () => {
    for (const status of memberStatuses)
      expect(mayAct("look_at_plan", member, of(status)).allowed, status).toBe(status === "confirmed");
  });

  test("[MBR-012] a member cannot modify assignments", () => {
    expect(mayAct("assign_assets", member, of("confirmed"))).toEqual({ allowed: false, code: "NOT_FOUND" });
    expect(mayAct("assign_assets", holder, of("confirmed"))).toEqual({ allowed: true });
  });

  test("[MEM-118] a will key is made for whoever could join with it", () => {
    const may = (status: MemberState["status"], byHolder = false) =>
      mayAct("generate_will_key", holder, of(status, byHolder)).allowed;
    expect(memberStatuses.filter((status) => may(status))).toEqual(["draft", "pending", "invited"]);
    expect(may("confirmed", true)).toBe(true);
  });

  test("to everybody else no relationship exists", () => {
    for (const action of Object.keys(actions) as Action[])
      for (const status of memberStatuses) {
        expect(mayAct(action, { userId: "elias" }, of(status))).toEqual({ allowed: false, code: "NOT_FOUND" });
        expect(mayAct(action, { userId: "elias" }, { ...of(status), userId: null })).toMatchObject({ allowed: false });
      }
  });
});

describe("roles that should not meet", () => {
  const today = "2026-11-15";
  const person = (id: string, roles: RoleHolder["roles"], rest: Partial<RoleHolder> = {}): RoleHolder => ({
    id,
    roles,
    dateOfBirth: null,
    spouse: null,
    ...rest,
  });

  test.each(legalFamilies)("[MEM-011] a witness who is a beneficiary, or married to one, under %s", (family) => {
    const severity = family === "common_law" || family === "civil_law" ? "error" : "warning";
    const people = [
      person("a", ["witness", "beneficiary"]),
      person("b", ["witness"], { spouse: "c" }),
      person("c", ["beneficiary"]),
      person("d", ["witness"], { spouse: "e" }),
      person("e", ["executor"]),
    ];
    expect(roleConflicts(people, family, today)).toEqual([
      { code: "witness.is_beneficiary", member: "a", role: "witness", severity },
      { code: "witness.is_spouse_of_beneficiary", member: "b", role: "witness", severity },
    ]);
  });

  test("[MEM-011] a minor as witness, executor or guardian, where the date of birth shows it", () => {
    const born = { dateOfBirth: "2008-11-16" };
    const people = [
      person("a", ["witness"], born),
      person("b", ["executor", "guardian", "beneficiary"], born),
      person("c", ["executor"], { dateOfBirth: "2008-11-15" }),
      person("d", ["guardian"]),
      person("e", ["beneficiary", "trusted_contact"], born),
    ];
    const found = roleConflicts(people, "custom", today);
    expect(found.map(({ member, role }) => `${member} ${role}`)).toEqual(["a witness", "b executor", "b guardian"]);
    expect(new Set(found.map(({ code, severity }) => `${code} ${severity}`))).toEqual(new Set(["role.minor error"]));
  });

  test("nobody is a member of their own plan", () => {
    expect(isHolderThemselves("nadia@example.com", " Nadia@Example.com ")).toBe(true);
    expect(isHolderThemselves("nadia@example.com", "samir@example.com")).toBe(false);
    expect(isHolderThemselves("nadia@example.com", "")).toBe(false);
  });
});

describe("counting members", () => {
  const one = (changed: Partial<CountedMember> = {}): CountedMember => ({
    status: "confirmed",
    email: null,
    userId: null,
    ...changed,
  });

  test("[BIL-012] distinct people in draft, pending, invited or confirmed", () => {
    expect(memberStatuses.map((status) => countMembers([one({ status })]))).toEqual([1, 1, 1, 1, 0, 0]);
    expect(countMembers([one(), one()])).toBe(2);
    expect(countMembers([one({ email: "a@example.com" }), one({ email: " A@example.com" })])).toBe(1);
    // One e-mail without an account yet, the same account under another address: one person.
    const chain = [
      one({ email: "a@example.com" }),
      one({ userId: "u", email: "b@example.com" }),
      one({ userId: "u", email: "a@example.com" }),
    ];
    expect(countMembers(chain)).toBe(1);
  });

  test("[BIL-012] the limits are those of the plan, and somebody already counted takes no place", () => {
    const three = [one({ email: "a@example.com" }), one({ email: "b@example.com" }), one()];
    expect(roomForMember("free", three, one({ status: "draft" }))).toEqual({ allowed: false, used: 3, max: 3 });
    expect(roomForMember("free", three, one({ email: "b@example.com" }))).toEqual({ allowed: true });
    expect(roomForMember("free", three.slice(1), one())).toEqual({ allowed: true });
    expect(roomForMember("premium", three, one())).toEqual({ allowed: true });
    expect(
      roomForMember(
        "family",
        Array.from({ length: 50 }, () => one()),
        one(),
      ),
    ).toMatchObject({ allowed: false });
  });

  test("the order in which they came does not matter", () => {
    const memberArbitrary = fc.record({
      status: fc.constantFrom(...memberStatuses),
      email: fc.constantFrom(null, "a@example.com", "b@example.com", "c@example.com"),
      userId: fc.constantFrom(null, "u", "v"),
    });
    fc.assert(
      fc.property(fc.array(memberArbitrary, { maxLength: 12 }), (members) => {
        expect(countMembers(members.toReversed())).toBe(countMembers(members));
        expect(countMembers(members)).toBeLessThanOrEqual(members.length);
      }),
    );
  });
});
