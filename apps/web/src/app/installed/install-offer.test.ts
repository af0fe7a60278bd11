import fc from "fast-check";
import { expect, test } from "vitest";
import { isIos } from "./display-mode.ts";
import { type InstallFacts, installOffer, snoozeKey, snoozeUntil } from "./install-offer.ts";

const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 18);
const open: InstallFacts = { installed: false, snoozedUntil: null, now, canPrompt: true, ios: false };

test("[PWA-001] installing is offered only where it is not installed, not snoozed, and the browser can or the device is iOS", () => {
  expect(installOffer(open)).toBe("prompt");
  expect(installOffer({ ...open, canPrompt: false, ios: true })).toBe("steps");
  expect(installOffer({ ...open, canPrompt: true, ios: true })).toBe("prompt");
  expect(installOffer({ ...open, canPrompt: false })).toBeNull();
  expect(installOffer({ ...open, installed: true })).toBeNull();
  expect(installOffer({ ...open, snoozedUntil: snoozeUntil(now - day) })).toBeNull();
});

test("[PWA-002] a dismissal snoozes for 7 days, on this device", () => {
  expect(snoozeKey).toBe("pwa_install_snoozed_until");
  const snoozedUntil = snoozeUntil(now);
  expect(Number(snoozedUntil) - now).toBe(7 * day);
  expect(installOffer({ ...open, snoozedUntil, now: now + 7 * day - 1 })).toBeNull();
  expect(installOffer({ ...open, snoozedUntil, now: now + 7 * day })).toBe("prompt");
});

test("[PWA-002] whatever else lies under the key never hides the offer for longer than a snooze", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double().map(String)), (snoozedUntil) => {
      expect(installOffer({ ...open, snoozedUntil, now: now + 8 * day * 365 * 1000 })).toBe("prompt");
    }),
    { examples: [["Infinity"], ["9e99"], ["tomorrow"], [""]] },
  );
});

test("[PWA-001] iPhones and iPads are known, also those that call themselves Macs", () => {
  const of = (userAgent: string, maxTouchPoints: number) => isIos({ userAgent, maxTouchPoints });
  expect(of("Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)", 5)).toBe(true);
  expect(of("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", 5)).toBe(true);
  expect(of("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", 0)).toBe(false);
  expect(of("Mozilla/5.0 (Linux; Android 16)", 5)).toBe(false);
});
