import { expect, test } from "vitest";
import { decideReadiness, type ReadinessFacts } from "./readiness.ts";

const nothing: ReadinessFacts = {
  country: null,
  nationality: null,
  dateOfBirth: null,
  kitConfirmed: false,
  assets: 0,
};
const everything: ReadinessFacts = {
  country: "LB",
  nationality: "LB",
  dateOfBirth: "1958-03-02",
  kitConfirmed: true,
  assets: 10,
};
const states = (facts: ReadinessFacts) => decideReadiness(facts).steps.map(({ id, state }) => `${id} ${state}`);

test("a new holder has begun with security only, because the e-mail is confirmed", () => {
  expect(states(nothing)).toEqual(["profile todo", "security begun", "assets todo"]);
});

test("everything done leaves no next step", () => {
  expect(states(everything)).toEqual(["profile ready", "security ready", "assets ready"]);
  expect(decideReadiness(everything).next).toBe(null);
});

test("the Recovery Kit comes before the first asset, and both before the profile", () => {
  expect(decideReadiness(nothing).next).toBe("kit");
  expect(decideReadiness({ ...nothing, kitConfirmed: true }).next).toBe("asset");
  expect(decideReadiness({ ...nothing, kitConfirmed: true, assets: 1 }).next).toBe("profile");
});

test("a half-filled profile has begun and says how far", () => {
  const [profile] = decideReadiness({ ...nothing, country: "FR" }).steps;
  expect(profile).toEqual({ id: "profile", state: "begun", share: 1 / 3 });
});
