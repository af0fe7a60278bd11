import { expect, test } from "vitest";
import { decideReadiness, type ReadinessFacts } from "./readiness.ts";

const nothing: ReadinessFacts = {
  country: null,
  nationality: null,
  dateOfBirth: null,
  kitConfirmed: false,
  security: { score: 50, secure: false },
  assets: 0,
  vault: 0,
  members: { all: 0, confirmed: 0 },
  wills: { drafts: 0, published: 0 },
};
const everything: ReadinessFacts = {
  country: "LB",
  nationality: "LB",
  dateOfBirth: "1958-03-02",
  kitConfirmed: true,
  security: { score: 100, secure: true },
  assets: 10,
  vault: 1,
  members: { all: 3, confirmed: 1 },
  wills: { drafts: 0, published: 1 },
};
const allReady = ["profile ready", "security ready", "assets ready", "vault ready", "members ready", "will ready"];
const states = (facts: ReadinessFacts) => decideReadiness(facts).steps.map(({ id, state }) => `${id} ${state}`);

test("a new holder has begun with security only, because the e-mail is confirmed", () => {
  expect(states(nothing)).toEqual([
    "profile todo",
    "security begun",
    "assets todo",
    "vault todo",
    "members todo",
    "will todo",
  ]);
});

test("[WIL-015] six facts make the progress of the plan; everything done leaves no next step", () => {
  expect(states(everything)).toEqual(allReady);
  expect(decideReadiness(everything).next).toBe(null);
});

test("the Recovery Kit comes before the first asset, both before security and the vault, and the profile last", () => {
  expect(decideReadiness(nothing).next).toBe("kit");
  expect(decideReadiness({ ...nothing, kitConfirmed: true }).next).toBe("asset");
  expect(decideReadiness({ ...nothing, kitConfirmed: true, assets: 1 }).next).toBe("security");
  const secure = { score: 94, secure: true };
  expect(decideReadiness({ ...nothing, kitConfirmed: true, assets: 1, security: secure }).next).toBe("vault");
  expect(decideReadiness({ ...everything, country: null }).next).toBe("profile");
});

test("[ACC-065] security is ready when the account is secure and the kit on paper, and has begun as far as the score", () => {
  const step = (facts: Partial<ReadinessFacts>) => decideReadiness({ ...nothing, ...facts }).steps[1];
  expect(step({})).toEqual({ id: "security", state: "begun", share: 0.5 });
  expect(step({ kitConfirmed: true })).toEqual({ id: "security", state: "begun", share: 0.5 });
  const secure = { score: 100, secure: true };
  expect(step({ security: secure })).toEqual({ id: "security", state: "begun", share: 0.95 });
  expect(step({ security: secure, kitConfirmed: true })).toEqual({ id: "security", state: "ready" });
});

test("a score that could not be asked for is not made up: the kit decides, and nothing is urged", () => {
  const unknown = { ...everything, security: null };
  expect(states(unknown)).toEqual(allReady);
  expect(decideReadiness(unknown).next).toBe(null);
  expect(decideReadiness({ ...unknown, kitConfirmed: false }).steps[1]).toMatchObject({ state: "begun", share: 0.5 });
});

test("a half-filled profile has begun and says how far", () => {
  const [profile] = decideReadiness({ ...nothing, country: "FR" }).steps;
  expect(profile).toEqual({ id: "profile", state: "begun", share: 1 / 3 });
});

test("a vault that could not be asked for is left out, and nothing is urged", () => {
  const { steps, next } = decideReadiness({ ...everything, vault: null });
  expect(steps.map(({ id }) => id)).toEqual(["profile", "security", "assets", "members", "will"]);
  expect(next).toBe(null);
});

test("a will that could not be asked for, and members, are left out in the same way", () => {
  const { steps, next } = decideReadiness({ ...everything, members: null, wills: null });
  expect(steps.map(({ id }) => id)).toEqual(["profile", "security", "assets", "vault"]);
  expect(next).toBe(null);
});

test("[WIL-015] a published will makes the step ready, a draft begins it, and someone who has joined makes the members ready", () => {
  const step = (facts: Partial<ReadinessFacts>, id: string) =>
    decideReadiness({ ...nothing, ...facts }).steps.find((one) => one.id === id);
  expect(step({ wills: { drafts: 1, published: 0 } }, "will")).toEqual({ id: "will", state: "begun", share: 0.5 });
  expect(step({ wills: { drafts: 1, published: 1 } }, "will")).toEqual({ id: "will", state: "ready" });
  expect(step({ members: { all: 2, confirmed: 0 } }, "members")).toMatchObject({ state: "begun", share: 0.5 });
  expect(step({ members: { all: 2, confirmed: 1 } }, "members")).toMatchObject({ state: "ready" });
});

test("writing the will comes next once the vault is in use, then inviting someone", () => {
  const next = (facts: Partial<ReadinessFacts>) => decideReadiness({ ...everything, ...facts }).next;
  expect(next({ wills: { drafts: 0, published: 0 } })).toBe("will");
  expect(next({ wills: { drafts: 1, published: 0 } })).toBe("draft");
  expect(next({ vault: 0, wills: { drafts: 0, published: 0 } })).toBe("vault");
  expect(next({ members: { all: 0, confirmed: 0 }, country: null })).toBe("member");
  expect(next({ members: { all: 1, confirmed: 0 }, country: null })).toBe("profile");
});
