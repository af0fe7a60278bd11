import { beforeEach, expect, test, vi } from "vitest";
import { forgetWayBack, keepWayBack, wayBack } from "./way-back.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test("a path of ours is kept until it is forgotten", () => {
  expect(wayBack()).toBeNull();
  keepWayBack("/card");
  expect(wayBack()).toBe("/card");
  forgetWayBack();
  expect(wayBack()).toBeNull();
});

test("what leads elsewhere is no way back", () => {
  for (const path of ["https://example.org", "//example.org", "/\\example.org", "javascript:alert(1)", ""]) {
    keepWayBack(path);
    expect(wayBack(), path).toBeNull();
  }
});

test("a browser that refuses storage has none", () => {
  vi.stubGlobal("sessionStorage", undefined);
  keepWayBack("/card");
  forgetWayBack();
  expect(wayBack()).toBeNull();
});
