import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AssetId, EntryId } from "../identifiers.ts";
import { type Given, type Kin, testatorRef, type WillContent, type WillPerson } from "./content.ts";
import { mirrorContent, otherFor, othersIn } from "./mirror-content.ts";
import { refsIn } from "./refs-in.ts";
import { kin, memberOf, person, plainWill } from "./testing/plain-will.ts";

const asset = "00000000-0000-4000-8000-0000000000aa" as AssetId;
const entry = "00000000-0000-4000-8000-0000000000ee" as EntryId;
const sum: Given = { kind: "sum", amount: "500000", currency: "USD" };

/** Nadia and Karim with a son; her son from before, her mother, and a friend. */
const hers: WillContent = {
  ...plainWill,
  people: [
    person("karim", {
      name: "Karim Haddad",
      memberId: memberOf("01"),
      kin: kin({ relation: "spouse", bars: ["divorced"] }),
    }),
    person("son", { kin: kin({ father: "karim", mother: testatorRef, facts: { minor: true } }) }),
    person("before", { kin: kin({ father: "ex", mother: testatorRef }) }),
    person("ex", { kin: kin({}) }),
    person("wife", { kin: kin({ sex: "female", spouseOf: "son" }) }),
    person("grandson", { kin: kin({ father: "son", mother: "wife" }) }),
    person("mother", { kin: kin({ sex: "female", relation: "mother" }) }),
    person("friend"),
  ],
  gifts: [
    { id: "g1", to: "karim", what: sum, substitute: "son", ifHeirsAgree: false, wishes: "" },
    { id: "g2", to: "before", what: sum, substitute: "karim", ifHeirsAgree: false, wishes: "" },
    {
      id: "g3",
      to: "son",
      what: { kind: "asset", asset, title: "House", part: "1" },
      substitute: null,
      ifHeirsAgree: false,
      wishes: "",
    },
  ],
  residue: [{ to: "karim", share: "1", substitute: "son" }],
  guardians: [
    { of: "son", guardian: "karim", substitute: "friend" },
    { of: "before", guardian: "friend", substitute: null },
  ],
  executors: [{ person: "karim", isSubstitute: false }],
  pets: [{ id: "p1", name: "Biscuit", to: "karim", wishes: "" }],
  witnesses: ["friend", "karim"],
};
const his = mirrorContent(hers, "karim")!.content;
const inHis = (id: string) => his.people.find((one) => one.id === id);

describe("a mirror will", () => {
  test("exchanges testator and spouse, and with them what each gives the other", () => {
    expect(his.testator).toMatchObject({ fullName: "Karim Haddad", sex: "male", birthDate: null, address: "" });
    expect(inHis("karim")).toMatchObject({ name: "Nadia Haddad", kin: { relation: "spouse", sex: "female" } });
    expect(his.gifts.map(({ id, to, substitute }) => [id, to, substitute])).toEqual([
      ["g1", "karim", "son"],
      ["g2", "before", "karim"],
    ]);
    expect(his.residue).toEqual(hers.residue);
    expect(his.executors).toEqual(hers.executors);
    expect(his.pets).toEqual(hers.pets);
    expect(his.witnesses).toEqual(["friend"]);
  });

  test("turns the parents of the couple's children around, and keeps those below them", () => {
    expect(inHis("son")?.kin).toEqual(kin({ father: testatorRef, mother: "karim" }));
    expect(inHis("grandson")?.kin).toMatchObject({ father: "son", mother: "wife" });
    expect(inHis("wife")?.kin).toMatchObject({ spouseOf: "son" });
    expect(his.guardians).toEqual([{ of: "son", guardian: "karim", substitute: "friend" }]);
  });

  test("keeps relatives of the first one only where the will names them, and as no relatives", () => {
    expect(inHis("before")).toMatchObject({ kin: null });
    expect(inHis("mother")).toBeUndefined();
    expect(inHis("ex")).toBeUndefined();
  });

  test("leaves out gifts of assets, and counts them", () => {
    expect(mirrorContent(hers, "karim")?.assetGifts).toBe(1);
    expect(JSON.stringify(his)).not.toContain(asset);
  });

  test("takes a child whose other parent is not told for the couple's, unless it was denied or there are several", () => {
    const child = person("child", { kin: kin({ mother: testatorRef }) });
    const spouse = hers.people[0]!;
    const kinOfChild = (content: Partial<WillContent>) =>
      mirrorContent({ ...plainWill, people: [spouse, child], ...content }, "karim")!.content.people.find(
        ({ id }) => id === "child",
      )?.kin;
    expect(kinOfChild({})).toMatchObject({ mother: "karim", father: testatorRef });
    expect(kinOfChild({ facts: { allChildrenCommon: false } })).toBeUndefined();
    expect(kinOfChild({ facts: { commonChildren: 0 } })).toBeUndefined();
    expect(kinOfChild({ people: [spouse, { ...spouse, id: "other", memberId: null }, child] })).toBeUndefined();
  });

  test("takes a member who is in the will twice for the one spouse", () => {
    const twice = person("m9", { memberId: memberOf("01") });
    const executors = [
      { person: "m9", isSubstitute: false },
      { person: "karim", isSubstitute: true },
    ];
    const gifts = [{ ...hers.gifts[0]!, to: "m9", substitute: "karim" }];
    const { content } = mirrorContent({ ...hers, people: [...hers.people, twice], executors, gifts }, "karim")!;
    expect(content.executors).toEqual([{ person: "karim", isSubstitute: false }]);
    expect(content.gifts).toMatchObject([{ to: "karim", substitute: null }]);
    expect(content.people.some(({ id }) => id === "m9")).toBe(false);
  });

  test("is of a living spouse or partner alone", () => {
    expect(mirrorContent(hers, "son")).toBeNull();
    expect(mirrorContent(hers, "nobody")).toBeNull();
    const people = [person("karim", { kin: kin({ relation: "spouse", alive: false }) })];
    expect(mirrorContent({ ...hers, people }, "karim")).toBeNull();
    expect(othersIn({ people })).toEqual([]);
  });
});

test("a member is the spouse by the link, or by the only such name where nobody is linked", () => {
  const spouse = (id: string, memberId: ReturnType<typeof memberOf> | null, name = "Karim Haddad") =>
    person(id, { memberId, name, kin: kin({ relation: "spouse" }) });
  const who = (...people: WillPerson[]) => otherFor({ people }, { id: memberOf("01"), name: "Karim Haddad" })?.id;
  expect(who(spouse("a", memberOf("02")), spouse("b", memberOf("01"), "K. H."))).toBe("b");
  expect(who(spouse("a", null))).toBe("a");
  expect(who(spouse("a", memberOf("02")))).toBeUndefined();
  expect(who(spouse("a", null), spouse("b", null))).toBeUndefined();
  expect(who(person("a", { name: "Karim Haddad" }))).toBeUndefined();
});

/** Any will of somebody with a spouse or partner `s`, with relatives of both, strangers, and all that is private. */
const names = ["s", "a", "b", "c", "d", "e", "f"] as const;
const refs = fc.constantFrom(...names);
const maybe = fc.option(refs, { nil: null });
const sexes = fc.constantFrom<Kin["sex"]>("male", "female");
const kins = fc.record(
  {
    sex: sexes,
    alive: fc.boolean(),
    father: fc.constantFrom(testatorRef, "s", "a", "b", null),
    mother: fc.constantFrom(testatorRef, "s", "a", "b", null),
    relation: fc.constantFrom<Kin["relation"]>(null, null, "father", "mother", "spouse"),
    adopted: fc.boolean(),
    spouseOf: refs,
    birthOrder: fc.integer({ min: 1, max: 9 }),
    bars: fc.constant(["other-religion"]),
    facts: fc.constant({ disabled: true }),
  },
  { requiredKeys: ["sex", "alive", "father", "mother", "relation", "adopted"] },
);
const given = fc.constantFrom<Given>(
  sum,
  { kind: "part", part: "1/3" },
  { kind: "thing", title: "Watch" },
  { kind: "asset", asset, title: "House", part: "1" },
  { kind: "use", asset, title: "House", part: "1/2" },
);
const wills = fc
  .record({
    others: fc.array(fc.option(kins, { nil: null }), { minLength: 6, maxLength: 6 }),
    own: kins,
    relation: fc.constantFrom<Kin["relation"]>("spouse", "partner"),
    sex: fc.option(sexes, { nil: null }),
    gifts: fc.array(fc.record({ to: refs, what: given, substitute: maybe }), { maxLength: 6 }),
    residue: fc.array(fc.record({ to: refs, share: fc.constant("1/2"), substitute: maybe }), { maxLength: 3 }),
    guardians: fc.array(fc.record({ of: refs, guardian: refs, substitute: maybe }), { maxLength: 3 }),
    executors: fc.uniqueArray(refs, { maxLength: 3 }),
    witnesses: fc.uniqueArray(refs, { maxLength: 3 }),
    leftOut: fc.array(refs, { maxLength: 2 }),
    pets: fc.array(refs, { maxLength: 2 }),
    facts: fc.constantFrom({}, { sameChurch: true, allChildrenCommon: false }, { spouseHasOtherChildren: true }),
  })
  .map((drawn): WillContent => {
    const people = names.map((id, at): WillPerson => {
      const own = { ...drawn.own, alive: true, father: null, mother: null, relation: drawn.relation };
      return person(id, { memberId: memberOf(`1${at}`), kin: at === 0 ? own : drawn.others[at - 1]! });
    });
    return {
      ...plainWill,
      testator: { ...plainWill.testator, sex: drawn.sex },
      people,
      facts: drawn.facts,
      gifts: drawn.gifts.map((one, at) => ({ ...one, id: `g${at}`, ifHeirsAgree: false, wishes: "" })),
      residue: drawn.residue,
      guardians: drawn.guardians,
      executors: drawn.executors.map((one) => ({ person: one, isSubstitute: false })),
      witnesses: drawn.witnesses,
      leftOut: drawn.leftOut.map((one) => ({ person: one, reason: "Private reason" })),
      pets: drawn.pets.map((to, at) => ({ id: `p${at}`, name: "Biscuit", to, wishes: "" })),
      funeral: { kind: "burial", wishes: "Private wish" },
      letters: [entry],
      accounts: [
        { id: "a1", service: "google", name: "", isDesignated: true, designee: "Private designee", wishes: "" },
      ],
      form: "notarial",
      chosenLaw: "FR",
    };
  });

const mirrored = (content: WillContent) => mirrorContent(content, "s")!.content;

describe("any mirror will", () => {
  test("mirrored again has the roles that were first", () => {
    fc.assert(
      fc.property(wills, (content) => {
        const once = mirrored(content);
        const twice = mirrored(once);
        const [self, again] = [content, twice].map(({ people }) => people.find(({ id }) => id === "s")!);
        expect(twice.testator.fullName).toBe(content.testator.fullName);
        expect(again).toMatchObject({ name: self!.name, kin: { relation: self!.kin!.relation, sex: self!.kin!.sex } });
        expect(twice.gifts).toEqual(once.gifts);
        expect(twice.gifts).toEqual(content.gifts.filter(({ what }) => !("asset" in what)));
        expect([twice.residue, twice.executors, twice.pets]).toEqual([
          content.residue,
          content.executors,
          content.pets,
        ]);
        for (const { id, kin: now } of once.people) {
          const back = twice.people.find((one) => one.id === id)?.kin;
          const both = [now?.father, now?.mother];
          if (id !== "s" && both.includes(testatorRef) && both.includes("s")) {
            const was = content.people.find((one) => one.id === id)!.kin!;
            // A parent who was not told is told now.
            expect([was.father ?? back?.father, was.mother ?? back?.mother]).toEqual([back?.father, back?.mother]);
          }
        }
      }),
    );
  });

  test("gives its testator nothing, and names only people who are in it", () => {
    fc.assert(
      fc.property(wills, (content) => {
        const once = mirrored(content);
        const ids = new Set(once.people.map(({ id }) => id));
        expect(ids.size).toBe(once.people.length);
        const family = new Set(once.people.filter((one) => one.kin).map(({ id }) => id));
        expect([...refsIn(once)].filter((ref) => !ids.has(ref))).toEqual([]);
        expect(refsIn(once).has(testatorRef)).toBe(false);
        expect(once.people.filter(({ name }) => name === once.testator.fullName)).toEqual([]);
        for (const { kin: one } of once.people)
          for (const ref of one ? [one.father, one.mother, one.spouseOf ?? null] : [])
            expect(ref === null || ref === testatorRef || family.has(ref)).toBe(true);
        for (const { of } of once.guardians) expect(family.has(of)).toBe(true);
      }),
    );
  });

  test("holds nothing that is the first one's alone", () => {
    fc.assert(
      fc.property(wills, (content) => {
        const once = mirrored(content);
        const said = JSON.stringify(once);
        for (const secret of [
          asset,
          entry,
          "Private",
          "other-religion",
          "disabled",
          "sameChurch",
          "00000000-0000-4000",
        ])
          expect(said).not.toContain(secret);
        expect(Object.keys(once)).not.toContain("facts");
        const { testator } = content;
        for (const own of [testator.birthDate!, testator.birthPlace, testator.address]) expect(said).not.toContain(own);
        expect([once.form, once.chosenLaw, once.leftOut]).toEqual([null, null, []]);
      }),
    );
  });
});
