import { describe, expect, test } from "vitest";
import { missingOf, type Reach, readinessOf } from "./reach.ts";

const whole: Reach = {
  ...{ entry: "letter", member: "samir", level: "details", isActive: true },
  ...{ keys: "stored", byCard: true, byAccount: true, account: "verified" },
};
const neither = { byCard: false, byAccount: false };

describe("what somebody lacks for opening an entry", () => {
  test.each<[string | null, Partial<Reach>]>([
    [null, {}],
    [null, { level: "full", byCard: false }],
    [null, { byAccount: false, account: "none" }],
    [null, { byAccount: false, account: "changed" }],
    ["level", { level: "summary" }],
    ["level", { level: "none", keys: "none" }],
    ["switched_off", { isActive: false, keys: "none" }],
    ["queued", { keys: "none" }],
    ["refused", { keys: "refused" }],
    ["no_account", { ...neither, account: "none" }],
    ["not_compared", { ...neither, account: "unverified" }],
    ["queued", { ...neither, account: "verified" }],
    ["identity_changed", { ...neither, account: "changed" }],
    ["identity_changed", { ...neither, account: "refused" }],
  ])("%s for %o", (why, reach) => {
    expect(missingOf({ ...whole, ...reach })).toBe(why);
  });
});

describe("readiness", () => {
  const reach = (entry: string, member: string, keys: Reach["keys"] = "stored"): Reach => ({
    ...{ ...whole, entry, member, keys },
  });

  test("names what nobody or one person could open, and counts what does not reach each person", () => {
    const entries = ["letter", "deed", "diary", "ring"];
    const reaches = [
      reach("letter", "samir"),
      reach("letter", "maya"),
      reach("deed", "samir"),
      reach("deed", "maya", "none"),
      reach("ring", "maya", "none"),
      reach("ring", "omar", "refused"),
    ];
    expect(readinessOf(entries, reaches)).toEqual({
      total: 4,
      entries: [
        { entry_id: "deed", openers: ["samir"], missing: [{ member_id: "maya", why: "queued" }] },
        { entry_id: "diary", openers: [], missing: [] },
        {
          ...{ entry_id: "ring", openers: [] },
          missing: [
            { member_id: "maya", why: "queued" },
            { member_id: "omar", why: "refused" },
          ],
        },
      ],
      people: [
        { member_id: "maya", why: "queued", entries: 2 },
        { member_id: "omar", why: "refused", entries: 1 },
      ],
    });
  });

  test("counts somebody once who has an entry in two lanes, and as an opener if one of them opens", () => {
    for (const lanes of [["none", "stored"] as const, ["stored", "none"] as const])
      expect(
        readinessOf(
          ["letter"],
          lanes.map((keys) => reach("letter", "samir", keys)),
        ),
      ).toEqual({ total: 1, entries: [{ entry_id: "letter", openers: ["samir"], missing: [] }], people: [] });
  });

  test("leaves out what is said of other entries", () => {
    expect(readinessOf([], [reach("binned", "samir", "none")])).toEqual({ total: 0, entries: [], people: [] });
  });
});
