import { beforeEach, describe, expect, test, vi } from "vitest";
import { lookedAt, noteLookedAt } from "./looked-at.ts";

const storage = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => storage.set(key, value),
  removeItem: (key: string) => storage.delete(key),
});
beforeEach(() => storage.clear());

describe("[KEY-075] which list about an older plan was found right here", () => {
  test("is remembered for each key, and the newest counts", () => {
    expect(lookedAt("key")).toBe(null);
    noteLookedAt("key", "first");
    noteLookedAt("other", "its own");
    noteLookedAt("key", "second");
    expect([lookedAt("key"), lookedAt("other")]).toEqual(["second", "its own"]);
  });

  test("is forgotten for whoever was here longest ago, after twenty", () => {
    noteLookedAt("first", "seen");
    for (let n = 0; n < 19; n++) noteLookedAt(`key ${n}`, "seen");
    expect(lookedAt("first")).toBe("seen");
    // Whoever was here again is not the one of longest ago.
    noteLookedAt("first", "again");
    noteLookedAt("one more", "seen");
    expect([lookedAt("first"), lookedAt("key 0"), lookedAt("key 1")]).toEqual(["again", null, "seen"]);
  });

  test.each(["", "no JSON", "null", "[]", '{"key":7}', '"text"'])("is nothing where storage holds %j", (stored) => {
    storage.set("heirlock-older-plans", stored);
    expect(lookedAt("key")).toBe(null);
    noteLookedAt("key", "hash");
    expect(lookedAt("key")).toBe("hash");
  });
});
