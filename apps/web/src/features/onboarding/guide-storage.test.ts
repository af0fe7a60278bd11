import { initialGuide } from "@heirlock/domain/onboarding/guide-state";
import { afterEach, expect, test, vi } from "vitest";
import { log } from "../../platform/log/log.ts";
import { isLater, keepGuide, mark, readGuide, readMarks } from "./guide-storage.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const refuses = () => {
  throw new Error("refused");
};

test("[ONB-034] a browser that refuses storage is a warning, and the guide goes on with defaults", () => {
  vi.stubGlobal("localStorage", { getItem: refuses, setItem: refuses });
  vi.stubGlobal("sessionStorage", { getItem: refuses, setItem: refuses });
  const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
  expect(readGuide("holder", "nadia")).toEqual(initialGuide);
  expect(readMarks("holder", "nadia")).toEqual({ seen: false, dismissed: false });
  expect(isLater("nadia")).toBe(false);
  keepGuide("holder", "{}");
  mark("seen", "holder", "nadia");
  expect(warn).toHaveBeenCalledTimes(6);
});

test("[ONB-024] [ONB-070] each mark of each person has a key of its own", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  mark("dismissed", "holder", "nadia");
  mark("seen", "member", "nadia");
  expect([...kept]).toEqual([
    ["will_holder_onboarding_dismissed_nadia", "true"],
    ["member_onboarding_seen_nadia", "true"],
  ]);
  expect(readMarks("holder", "nadia")).toEqual({ seen: false, dismissed: true });
  expect(readMarks("member", "samir")).toEqual({ seen: false, dismissed: false });
});
