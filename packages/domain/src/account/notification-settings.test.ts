import { expect, test } from "vitest";
import { decideChanges, isFixed, settingsFrom } from "./notification-settings.ts";
import { notificationChannels, notificationKinds, notificationRules } from "./notifications.ts";

test("without departures the standard holds, and it contains everything that is fixed", () => {
  const settings = settingsFrom([]);
  for (const kind of notificationKinds)
    for (const channel of notificationChannels) {
      const standard = (notificationRules[kind].standard as readonly string[]).includes(channel);
      expect(settings[kind][channel]).toBe(standard);
      if (isFixed(kind, channel)) expect(standard).toBe(true);
    }
});

test("a departure changes its own switch alone", () => {
  const settings = settingsFrom([{ kind: "news", channel: "email", wanted: true }]);
  expect(settings.news).toEqual({ in_app: false, email: true });
  expect({ ...settings, news: null }).toEqual({ ...settingsFrom([]), news: null });
});

test("what became fixed is on, whatever was stored before", () => {
  expect(settingsFrom([{ kind: "release", channel: "email", wanted: false }]).release.email).toBe(true);
});

test("only departures are stored; going back to the standard forgets", () => {
  expect(decideChanges({ members: { email: false, in_app: true }, news: { in_app: true } })).toEqual({
    ok: true,
    store: [
      { kind: "members", channel: "email", wanted: false },
      { kind: "news", channel: "in_app", wanted: true },
    ],
    forget: [{ kind: "members", channel: "in_app" }],
  });
});

test("switching off what is fixed refuses the whole change; switching it on is no change", () => {
  for (const kind of notificationKinds)
    for (const channel of notificationRules[kind].fixed) {
      const off = decideChanges({ members: { email: false }, [kind]: { [channel]: false } });
      expect(off).toEqual({ ok: false, code: "NOTICE_NEEDED" });
      expect(decideChanges({ [kind]: { [channel]: true } })).toEqual({
        ok: true,
        store: [],
        forget: [{ kind, channel }],
      });
    }
});
