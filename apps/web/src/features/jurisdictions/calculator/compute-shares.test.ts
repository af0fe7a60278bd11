import { deceasedId } from "@heirlock/law/succession/family";
import { format } from "@heirlock/law/succession/rational";
import { expect, test } from "vitest";
import { computeNow } from "./compute-now.ts";
import { circumstancesOf, todayHere } from "./compute-shares.ts";
import { type Edit, setChildren, setParent, setSpouses } from "./draft-edits.ts";
import { emptyDraft, type FamilyDraft } from "./family-draft.ts";

const today = "2026-11-15";
const under = (code: string, ...edits: Edit[]): FamilyDraft =>
  edits.reduce((draft, edit) => edit(draft), { ...emptyDraft, code });

test("the family of the mock-up divides into 15, 20, 34, 34 and 17 of 120", async () => {
  const draft = under(
    "lb-islamic-hanafi",
    setSpouses(1),
    setChildren(deceasedId, "male", 2),
    setChildren(deceasedId, "female", 1),
    setParent("mother", "alive"),
    setParent("father", "dead"),
  );
  const computed = computeNow(draft, today);
  expect(computed.kind === "shares" && [...computed.succession.shares.values()].map(format).toSorted()).toEqual(
    ["1/8", "1/6", "17/60", "17/60", "17/120"].toSorted(),
  );
});

test("what cannot be computed says why", async () => {
  expect(computeNow(emptyDraft, today)).toEqual({ kind: "noLaw" });
  expect(computeNow(under("ad-civil"), today)).toEqual({ kind: "noEngine", reason: "not-confirmed" });
  expect(computeNow(under("lb-islamic-hanafi", setSpouses(5)), today)).toMatchObject({
    kind: "impossible",
    problem: "more-than-four-wives",
  });
  const english = under("gb-common-english", setSpouses(1), setChildren(deceasedId, "male", 1));
  expect(computeNow(english, today)).toMatchObject({ kind: "needsFact", needs: "estate-value" });
});

test("an estate counts for a law only in that law's money", () => {
  const english = { ...under("gb-common-english"), estate: { amount: 100n, currency: "USD" } };
  expect(circumstancesOf(english, today)).toEqual({ dateOfDeath: today });
  const pounds = { ...english, estate: { amount: 100n, currency: "GBP" }, dateOfDeath: "2024-01-01" };
  expect(circumstancesOf(pounds, today)).toEqual({ dateOfDeath: "2024-01-01", net: 100n });
});

test("today is the day of this device, not of Greenwich", () => {
  expect(todayHere(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});
