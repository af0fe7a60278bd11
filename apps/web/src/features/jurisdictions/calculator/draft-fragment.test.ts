import { deceasedId } from "@heirlock/law/succession/family";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bringsNames, decodeDraft, encodeDraft, longestName, mostPeople, tidyName } from "./draft-fragment.ts";
import { type DraftPerson, emptyDraft, type FamilyDraft } from "./family-draft.ts";

const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const defined = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T;
const amount = fc.bigInt({ min: 0n, max: 10n ** 15n });

/** People in the order of generations, so that nobody is their own ancestor; ids as the page gives them. */
const drawnPeople = fc
  .array(
    fc.record({
      sex: fc.constantFrom("male" as const, "female" as const),
      alive: fc.boolean(),
      name: fc.option(fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }).map(tidyName), { nil: null }),
      relation: optional(fc.constantFrom("father" as const, "mother" as const, "spouse" as const, "partner" as const)),
      parent: optional(fc.nat()),
      birthOrder: optional(fc.integer({ min: 1, max: 12 })),
      adopted: optional(fc.constant(true)),
      bars: optional(fc.constantFrom(["divorced"] as const, ["killed-deliberately", "other-religion"] as const)),
      facts: optional(fc.constantFrom({ inIdda: true }, { minor: false, remarried: true, receivedByGift: true })),
    }),
    { maxLength: 14 },
  )
  .map((drawn) =>
    drawn.map(({ parent, ...person }, index): DraftPerson => {
      const of = parent === undefined ? undefined : parent % (index + 1);
      const id = of === undefined ? undefined : of === 0 ? deceasedId : `p${of}`;
      const sex = of === undefined || of === 0 ? "male" : drawn[of - 1]!.sex;
      return defined({
        id: `p${index + 1}`,
        ...person,
        father: sex === "male" ? id : undefined,
        mother: sex === "female" ? id : undefined,
      }) as DraftPerson;
    }),
  );

const drawnDraft: fc.Arbitrary<FamilyDraft> = fc
  .record({
    code: fc.constantFrom("lb-islamic-hanafi", "fr-civil-french", ""),
    people: drawnPeople,
    estate: fc.option(fc.record({ amount, currency: fc.constantFrom("USD", "GBP") })),
    facts: fc
      .record({
        regime: optional(fc.constantFrom("accrued-gains" as const, "separation" as const, "community" as const)),
        allChildrenCommon: optional(fc.boolean()),
        spouseHasOtherChildren: optional(fc.boolean()),
        contract: optional(fc.constantFrom("none" as const, "separation" as const, "other" as const)),
        marriedBefore: optional(fc.constantFrom({ "2018-01-01": true }, { "1966-02-01": false, "2002-01-01": true })),
        coupleHas: optional(
          fc.oneof(
            fc.constant("unknown" as const),
            fc.record({ common: amount, ownDeceased: amount, ownSurvivor: amount }),
          ),
        ),
        election: optional(
          fc.oneof(fc.constant("unknown" as const), fc.record({ deceased: amount, survivor: amount })),
        ),
        sameChurch: optional(fc.boolean()),
        heirsAgree: optional(fc.boolean()),
        noPartner: optional(fc.constant(true as const)),
        ties: optional(fc.constantFrom({ "two-years": true }, { pacs: false, registered: true })),
        scottish: optional(
          fc.record({ house: amount, furniture: amount, otherMoveable: amount, otherHeritage: amount }),
        ),
      })
      .map(defined),
    dateOfDeath: optional(fc.constantFrom("2026-02-01", "2023-07-26")),
  })
  .map((draft) => defined({ ...draft, deceasedSex: "male" }) as FamilyDraft);

describe("[LAW-029] a family in the fragment of an address", () => {
  test("comes back as it was, with names where they are wanted and without them otherwise", () => {
    fc.assert(
      fc.property(drawnDraft, (draft) => {
        expect(decodeDraft(encodeDraft(draft, { names: true }))).toEqual(draft);
        const nameless = { ...draft, people: draft.people.map((person) => ({ ...person, name: null })) };
        expect(decodeDraft(encodeDraft(draft, { names: false }))).toEqual(nameless);
      }),
    );
  });

  test("has no name in it unless it is shared with names", () => {
    const named: FamilyDraft = {
      ...emptyDraft,
      code: "lb-islamic-hanafi",
      people: [{ id: "p1", sex: "male", alive: true, father: deceasedId, name: "Omar" }],
    };
    const [shared, own] = [encodeDraft(named, { names: true }), encodeDraft(named, { names: false })];
    expect(atob(shared.slice(4).replaceAll("-", "+").replaceAll("_", "/"))).toContain("Omar");
    expect(atob(own.slice(4).replaceAll("-", "+").replaceAll("_", "/"))).not.toContain("Omar");
    expect([bringsNames(shared), bringsNames(own)]).toEqual([true, false]);
  });

  test("is the law alone while nobody is entered, and stays short for a family of twelve", () => {
    expect(encodeDraft({ ...emptyDraft, code: "lb-islamic-hanafi" }, { names: true })).toBe("law=lb-islamic-hanafi");
    expect(decodeDraft("law=lb-islamic-hanafi")).toEqual({ ...emptyDraft, code: "lb-islamic-hanafi" });
    const people = Array.from({ length: 12 }, (_, index): DraftPerson => {
      return { id: `p${index + 1}`, sex: "male", alive: true, father: deceasedId, name: null };
    });
    expect(encodeDraft({ ...emptyDraft, code: "lb-islamic-hanafi", people }, { names: false }).length).toBeLessThan(80);
  });

  test("is refused, and never thrown over, when it is cut off, changed or made up", () => {
    fc.assert(
      fc.property(drawnDraft, fc.nat(), fc.string({ maxLength: 3 }), (draft, at, put) => {
        const fragment = encodeDraft(draft, { names: true });
        const place = at % (fragment.length + 1);
        const changed = fragment.slice(0, place) + put + fragment.slice(place + 1);
        const read = decodeDraft(changed);
        expect(read === null || Array.isArray(read.people)).toBe(true);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.uint8Array({ maxLength: 300 }), (text, bytes) => {
        decodeDraft(text);
        const draft = decodeDraft(
          `f=1.${btoa(String.fromCharCode(...bytes))
            .replaceAll("+", "-")
            .replaceAll("/", "_")
            .replaceAll("=", "")}`,
        );
        expect((draft?.people.length ?? 0) <= mostPeople).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test("is refused when it is absurdly large or leads in a circle", () => {
    expect(decodeDraft(`f=1.${"A".repeat(20_000)}`)).toBeNull();
    const many = Array.from({ length: mostPeople + 1 }, (_, index): DraftPerson => {
      return { id: `p${index + 1}`, sex: "male", alive: true, name: null };
    });
    expect(decodeDraft(encodeDraft({ ...emptyDraft, code: "de", people: many }, { names: false }))).toBeNull();
    const circle: DraftPerson[] = [
      { id: "p1", sex: "male", alive: true, father: "p2", name: null },
      { id: "p2", sex: "male", alive: true, father: "p1", name: null },
    ];
    expect(decodeDraft(encodeDraft({ ...emptyDraft, code: "de", people: circle }, { names: false }))).toBeNull();
  });

  test("keeps names to one line without signs that turn the direction of the text", () => {
    expect(tidyName("  Omar\n\u202eevil\u0000 ")).toBe("Omar evil");
    expect(tidyName(" \t ")).toBeNull();
    expect([...tidyName("ع".repeat(500))!].length).toBe(longestName);
  });
});
