import { hasEngine } from "@heirlock/law/catalogue/profile";
import { profileOf } from "@heirlock/law/catalogue/profile-of";
import { deceasedId } from "@heirlock/law/succession/family";
import { kinOf } from "@heirlock/law/succession/kinship";
import { format } from "@heirlock/law/succession/rational";
import { expect, test } from "vitest";
import { giftsUnder } from "./kept-and-gifts.ts";
import { giftToTry, willScopeOf } from "./will-scope.ts";

const kin = kinOf({
  deceased: { sex: "female" },
  people: [
    { id: "husband", sex: "male", alive: true, relation: "spouse" },
    { id: "lucie", sex: "female", alive: true, mother: deceasedId },
    { id: "hugo", sex: "male", alive: true, mother: deceasedId },
  ],
});
const scopeOf = (code: string, spouseIsHeir?: boolean, of = kin) => {
  const profile = profileOf(code);
  if (!hasEngine(profile)) throw new Error(profile.noEngine);
  return willScopeOf(of, profile, {
    dateOfDeath: "2026-11-15",
    ...(spouseIsHeir !== undefined && { spouseIsHeir }),
  });
};

test("in France two children keep a third each, and a third may be given", () => {
  const scope = scopeOf("fr-civil-french");
  if (scope.kind !== "reserve") throw new Error(scope.kind);
  expect(scope.kept.map(({ person, share }) => [person, format(share)])).toEqual([
    ["lucie", "1/3"],
    ["hugo", "1/3"],
  ]);
  expect(format(scope.free!)).toBe("1/3");
  expect(format(giftToTry(scope)!)).toBe("1/3");
});

test("in Germany it hangs on whether the will leaves the spouse something", () => {
  expect(scopeOf("de-civil-german")).toMatchObject({ kind: "asks-spouse", rule: "de.2303" });
  const left = scopeOf("de-civil-german", true);
  const passedOver = scopeOf("de-civil-german", false);
  if (left.kind !== "reserve" || passedOver.kind !== "reserve") throw new Error(left.kind);
  expect(left.kept.some(({ group }) => group === "spouse")).toBe(false);
  expect(passedOver.kept.some(({ group }) => group === "spouse")).toBe(true);
});

test("a third in Islamic law, everything in England, and nothing that a will could change in Halacha", () => {
  expect(scopeOf("lb-islamic-hanafi")).toMatchObject({ kind: "third", toHeir: "consent" });
  expect(scopeOf("tn-islamic-maliki")).toMatchObject({ kind: "third", toHeir: "void" });
  expect(scopeOf("gb-common-english")).toMatchObject({ kind: "claims" });
  expect(scopeOf("lb-islamic-druze")).toMatchObject({ kind: "none" });
  expect(scopeOf("hebrew")).toMatchObject({ kind: "lifetime" });
  expect(scopeOf("cn-civil-chinese")).toMatchObject({ kind: "reserve-open" });
  expect(giftToTry(scopeOf("hebrew"))).toBeNull();
});

test("what gifts made in life would do to the part that is kept is said with the law", () => {
  expect(giftsUnder("fr")).toEqual({ effect: "added", source: "France, Code civil art. 922", grade: "K" });
  expect(giftsUnder("nl")?.effect).toBe("added-recent");
  expect(giftsUnder("ch")?.effect).toBe("may-change");
  expect(giftsUnder("mx")).toBeNull();
});

test("nothing is kept for who killed the deceased; their children keep it in their place", () => {
  const people = kin.family.people.map((one) =>
    one.id === "hugo" ? { ...one, bars: ["killed-deliberately"] as const } : one,
  );
  const alone = scopeOf("fr-civil-french", undefined, kinOf({ ...kin.family, people }));
  expect(alone).toMatchObject({ kept: [{ person: "lucie" }] });
  const nina = { id: "nina", sex: "female", alive: true, father: "hugo" } as const;
  const withIssue = kinOf({ ...kin.family, people: [...people, nina] });
  expect(scopeOf("fr-civil-french", undefined, withIssue)).toMatchObject({
    kept: [{ person: "lucie" }, { person: "hugo" }],
  });
  expect(scopeOf("kr-civil-korean", undefined, withIssue)).toMatchObject({ kind: "reserve-open" });
});
