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
};
const everything: ReadinessFacts = {
  country: "LB",
  nationality: "LB",
  dateOfBirth: "1958-03-02",
  kitConfirmed: true,
  security: { score: 100, secure: true },
  assets: 10,
  vault: 1,
};
const states = (facts: ReadinessFacts) => decideReadiness(facts).steps.map(({ id, state }) => `${id} ${state}`);

test("a new holder has begun with security only, because the e-mail is confirmed", () => {
  expect(states(nothing)).toEqual(["profile todo", "security begun", "assets todo", "vault todo"]);
});

test("everything done leaves no next step", () => {
  expect(states(everything)).toEqual(["profile ready", "security ready", "assets ready", "vault ready"]);
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
  expect(states(unknown)).toEqual(["profile ready", "security ready", "assets ready", "vault ready"]);
  expect(decideReadiness(unknown).next).toBe(null);
  expect(decideReadiness({ ...unknown, kitConfirmed: false }).steps[1]).toMatchObject({ state: "begun", share: 0.5 });
});

test("a half-filled profile has begun and says how far", () => {
  const [profile] = decideReadiness({ ...nothing, country: "FR" }).steps;
  expect(profile).toEqual({ id: "profile", state: "begun", share: 1 / 3 });
});

test("a vault that could not be asked for is left out, and nothing is urged", () => {
  const { steps, next } = decideReadiness({ ...everything, vault: null });
  expect(steps.map(({ id }) => id)).toEqual(["profile", "security", "assets"]);
  expect(next).toBe(null);
});
