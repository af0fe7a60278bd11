import { hasEngine } from "@heirlock/law/catalogue/profile";
import { profileOf } from "@heirlock/law/catalogue/profile-of";
import { codesOfTree } from "@heirlock/law/catalogue/regulation-code";
import { loadCitations } from "@heirlock/law/citations/citation-in";
import { displayNames } from "@heirlock/law/kin-names/display-names";
import { loadStory } from "@heirlock/law/story/load-story";
import { deceasedId, type PersonId, type Sex } from "@heirlock/law/succession/family";
import { kinOf } from "@heirlock/law/succession/kinship";
import { expect, test } from "vitest";
import { computeNow } from "../calculator/compute-now.ts";
import { circumstancesOf } from "../calculator/compute-shares.ts";
import { type DraftPerson, emptyDraft, type FamilyDraft, familyOf } from "../calculator/family-draft.ts";
import { unevenOf } from "./counted-pieces.ts";
import { cutWhole } from "./cut-whole.ts";
import { differingSchools } from "./schools-agree.ts";
import { tellResult } from "./tell-result.ts";
import { changedBy, removalsOf, triedShares } from "./variations.ts";
import type { View } from "./view.ts";
import { giftToTry, willScopeOf } from "./will-scope.ts";

const today = "2026-11-15";
const religious = ["hanafi", "maliki", "shafi", "hanbali", "jafari", "hebrew", "zaidi", "ibadi"];
const codes = [...codesOfTree(), ...religious].filter((code) => hasEngine(profileOf(code)));

/** The same numbers in every run. */
function randomOf(seed: number): (below: number) => number {
  let state = seed * 7919 + 13;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
}

function drawDraft(seed: number): FamilyDraft {
  const random = randomOf(seed);
  const people: DraftPerson[] = [];
  const add = (sex: Sex, more: Partial<DraftPerson>): PersonId => {
    const id = `p${people.length + 1}`;
    people.push({ id, name: random(3) ? null : `Name ${id}`, sex, alive: random(5) > 0, ...more });
    return id;
  };
  const isMan = random(2) === 0;
  const sex = (): Sex => (random(2) ? "male" : "female");
  const spouses = Array.from({ length: random(isMan ? 3 : 2) }, () =>
    add(isMan ? "female" : "male", { relation: "spouse" }),
  );
  const father = random(2) ? add("male", { relation: "father" }) : undefined;
  const mother = random(2) ? add("female", { relation: "mother" }) : undefined;
  for (let count = random(5); count > 0; count--) {
    const other = spouses[random(spouses.length + 1)];
    const child = add(sex(), {
      [isMan ? "father" : "mother"]: deceasedId,
      ...(other && { [isMan ? "mother" : "father"]: other }),
    });
    const { sex: its } = people.at(-1)!;
    if (random(3) === 0) add(sex(), { [its === "male" ? "father" : "mother"]: child });
  }
  for (let count = random(4); count > 0 && (father || mother); count--) {
    add(sex(), { ...(father && random(2) && { father }), ...(mother && { mother }) });
  }
  if (people.length === 0) add(sex(), { [isMan ? "father" : "mother"]: deceasedId });
  return {
    ...emptyDraft,
    code: codes[random(codes.length)]!,
    deceasedSex: isMan ? "male" : "female",
    people,
    facts: { regime: "accrued-gains", allChildrenCommon: random(2) === 0, spouseHasOtherChildren: random(2) === 0 },
  };
}

test("whatever the family and the law, the page has something to say, and the parts make the whole", async () => {
  const texts = await loadStory("en");
  const cite = await loadCitations("en");
  let divided = 0;
  for (let seed = 1; seed <= 600; seed++) {
    const draft = drawDraft(seed);
    const computed = computeNow(draft, today);
    if (computed.kind !== "shares") continue;
    divided++;
    const { succession, profile } = computed;
    const kin = kinOf(familyOf(draft));
    const names = displayNames(kin, texts.words);
    const view: View = { draft, kin, texts, cite, names, currency: "USD", estate: 1_000_01n, showsPercent: false };
    const told = tellResult(view, succession, "The state");
    const cut = cutWhole(told.shares);
    const about = `seed ${seed}, ${draft.code}`;
    expect(cut.together, about).toBe(cut.parts);
    expect(
      [...told.amounts!.values()].reduce((sum, amount) => sum + amount, told.odd?.amount ?? 0n),
      about,
    ).toBe(1_000_01n);
    for (const id of told.holders) expect(told.rowOf(id, 1).reasons.length, `${about}: ${id}`).toBeGreaterThan(0);
    for (const { id, alive } of draft.people) {
      if (alive) expect(told.reasoningOf(id).steps.length, `${about}: ${id}`).toBeGreaterThan(0);
    }
    for (const { reasons } of told.excluded()) expect(reasons.length, about).toBeGreaterThan(0);
    unevenOf(succession);
    differingSchools(draft, succession, today);
    const scope = willScopeOf(kin, profile, circumstancesOf(draft, today));
    const gift = giftToTry(scope);
    for (const variation of [
      ...removalsOf(draft, succession),
      ...(gift ? [{ kind: "gift", part: gift } as const] : []),
    ]) {
      triedShares(computeNow(changedBy(draft, variation), today), variation);
    }
  }
  expect(divided).toBeGreaterThan(300);
}, 20_000);
