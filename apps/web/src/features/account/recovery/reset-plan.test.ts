import { expect, test } from "vitest";
import { isOpen, stepsOf } from "./reset-plan.ts";

const none = { secondFactor: { code: false, passkey: false } };
const app = { secondFactor: { code: true, passkey: false } };
const passkey = { secondFactor: { code: false, passkey: true } };
const keys = { bundleByKit: "", kitNumber: "", recipient: "", verifyingKey: "" };

test("[KEY-018] the kit asks for the second factor where one is set", () => {
  expect(stepsOf("kit", none)).toEqual(["kit", "password"]);
  expect(stepsOf("kit", app)).toEqual(["kit", "password", "factor"]);
});

test("[KEY-020] without the kit the first step says what happens to the vault, and the sheet is printed before the end", () => {
  for (const way of ["second-factor", "mailbox"] as const) {
    const steps = stepsOf(way, app);
    expect(steps[0]).toBe("consent");
    expect(steps).toContain("print");
  }
});

test("[KEY-016] a second factor is a way for who has one, and the kit for who has keys", () => {
  expect(isOpen("second-factor", { ...none, keys })).toBe(false);
  expect(isOpen("second-factor", { ...passkey, keys })).toBe(true);
  expect(isOpen("kit", { ...none, keys: null })).toBe(false);
  expect(isOpen("mailbox", { ...none, keys: null })).toBe(true);
});
