import { kin, plainWill as withoutKin } from "@heirlock/domain/wills/testing/plain-will";
import { expect, test } from "vitest";
import { familyOfWill, withFamily } from "./own-family.ts";

const plainWill = {
  ...withoutKin,
  people: withoutKin.people.map((one) =>
    one.id === "son" || one.id === "daughter"
      ? { ...one, kin: kin({ sex: one.id === "son" ? "male" : "female", mother: "testator" }) }
      : one,
  ),
};

test("a family goes to the cards and back without a change", () => {
  const family = familyOfWill("lb-islamic-hanafi", plainWill);
  const back = withFamily(plainWill, family);
  expect(back.people.filter(({ kin }) => kin).map(({ id }) => id)).toEqual(
    plainWill.people.filter(({ kin }) => kin).map(({ id }) => id),
  );
  expect(familyOfWill("lb-islamic-hanafi", back)).toEqual(family);
});

test("whoever leaves the family stays while the will names them, and goes otherwise", () => {
  const family = familyOfWill(null, plainWill);
  const named = new Set(plainWill.gifts.map(({ to }) => to));
  const alone = withFamily(plainWill, { ...family, people: [] });
  expect(alone.people.every(({ kin }) => kin === null)).toBe(true);
  for (const { id, kin } of plainWill.people)
    if (kin && named.has(id)) expect(alone.people.map((one) => one.id)).toContain(id);
  const free = withFamily(
    { ...plainWill, gifts: [], residue: [], leftOut: [], guardians: [], executors: [] },
    {
      ...family,
      people: [],
    },
  );
  expect(free.people.filter(({ id }) => family.people.some((one) => one.id === id))).toEqual([]);
});

test("sums that a law asks for are kept as digits and come back as numbers", () => {
  const facts = { coupleHas: { common: 40000n, ownDeceased: 0n, ownSurvivor: 12n }, noPartner: true as const };
  const kept = withFamily(plainWill, { ...familyOfWill(null, plainWill), facts });
  expect(JSON.parse(JSON.stringify(kept.facts))).toEqual({
    coupleHas: { common: "40000", ownDeceased: "0", ownSurvivor: "12" },
    noPartner: true,
  });
  expect(familyOfWill(null, kept).facts).toEqual(facts);
});
