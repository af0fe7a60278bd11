import { deceasedId, problemWithFamily } from "@heirlock/law/succession/family";
import { kinOf } from "@heirlock/law/succession/kinship";
import { format } from "@heirlock/law/succession/rational";
import { describe, expect, test } from "vitest";
import {
  addDeadBeside,
  addDeadChild,
  besides,
  changePerson,
  deadChildren,
  type Edit,
  grandparentOf,
  lifeOf,
  livingBesides,
  livingChildren,
  moveBeside,
  parentsKindOf,
  removePerson,
  setBesides,
  setChildren,
  setDeceasedSex,
  setFirstborn,
  setGrandparent,
  setParent,
  setParentsKind,
  setSex,
  setSpouses,
  spousesOf,
} from "./draft-edits.ts";
import { decodeDraft, encodeDraft } from "./draft-fragment.ts";
import { marksThatMatter, outlookOf } from "./draft-outlook.ts";
import { emptyDraft, type FamilyDraft, familyOf } from "./family-draft.ts";

const after = (...edits: Edit[]): FamilyDraft => edits.reduce((draft, edit) => edit(draft), emptyDraft);
const named = (id: string, name: string) => changePerson(id, (person) => ({ ...person, name }));

describe("entering a family", () => {
  test("counts go up and down, and those with a name stay longest", () => {
    const draft = after(setChildren(deceasedId, "male", 3), named("p3", "Omar"), setChildren(deceasedId, "male", 1));
    expect(livingChildren(draft, deceasedId, "male").map(({ name }) => name)).toEqual(["Omar"]);
    expect(setChildren(deceasedId, "male", 0)(draft).people).toEqual([]);
  });

  test("ids are never used twice", () => {
    const draft = after(setChildren(deceasedId, "male", 2), removePerson("p1"), setChildren(deceasedId, "female", 2));
    expect(new Set(draft.people.map(({ id }) => id)).size).toBe(3);
  });

  test("a man becomes a woman with one husband and the same children", () => {
    const draft = after(
      setSpouses(3),
      setChildren(deceasedId, "male", 2),
      changePerson("p4", (person) => ({ ...person, mother: "p2" })),
      setDeceasedSex("female"),
    );
    expect(spousesOf(draft).map(({ sex }) => sex)).toEqual(["male"]);
    expect(livingChildren(draft, deceasedId, "male").map(({ father, mother }) => [father, mother])).toEqual([
      [undefined, deceasedId],
      [undefined, deceasedId],
    ]);
    expect(problemWithFamily(familyOf(draft))).toBeNull();
  });

  test("a wife who is taken away leaves her children to the man", () => {
    const draft = after(
      setSpouses(2),
      setChildren(deceasedId, "female", 1),
      changePerson("p3", (person) => ({ ...person, mother: "p2" })),
      removePerson("p2"),
    );
    expect(draft.people.map(({ id, mother }) => [id, mother])).toEqual([
      ["p1", undefined],
      ["p3", undefined],
    ]);
  });

  test("a child who died brings children of their own, at any depth, and takes them along", () => {
    const first = after(addDeadChild(deceasedId));
    const [dead] = deadChildren(first, deceasedId);
    const deeper = addDeadChild(dead!.id)(first);
    const [below] = deadChildren(deeper, dead!.id);
    const filled = setChildren(below!.id, "female", 2)(setSex(below!.id, "female")(deeper));
    expect(livingChildren(filled, below!.id, "female").map(({ mother }) => mother)).toEqual([below!.id, below!.id]);
    expect(problemWithFamily(familyOf(filled))).toBeNull();
    expect(removePerson(dead!.id)(filled).people).toEqual([]);
  });

  test("brothers hang on parents who are there, or on dead ones who are put between", () => {
    const draft = after(
      setParent("mother", "alive"),
      setBesides("deceased", "full", "male", 2),
      setBesides("deceased", "maternal", "female", 1),
    );
    expect(lifeOf(draft, "father")).toBe("dead");
    const { siblings } = kinOf(familyOf(draft));
    expect([siblings.full.length, siblings.paternal.length, siblings.maternal.length]).toEqual([2, 0, 1]);
    expect(livingBesides(draft, "deceased", "full", "male").length).toBe(2);
  });

  test("uncles hang on grandparents, and the father is none of them", () => {
    const draft = after(
      setParent("father", "dead"),
      setBesides("father", "full", "male", 1),
      setGrandparent("father", "father", true),
    );
    expect(besides(draft, "father", "full").length).toBe(1);
    expect(grandparentOf(draft, "father", "father")?.alive).toBe(true);
    expect(setBesides("father", "full", "male", 0)(draft).people.map(({ id }) => id)).toEqual(["p1", "p2", "p3"]);
  });

  test("a dead brother can turn out to be a half sister, with the same children", () => {
    const draft = after(
      setParent("father", "dead"),
      setParent("mother", "dead"),
      addDeadBeside("deceased", "full", "male"),
    );
    const [brother] = besides(draft, "deceased", "full");
    const moved = moveBeside(brother!.id, "deceased", "paternal", "female")(draft);
    expect(besides(moved, "deceased", "paternal").map(({ id, sex }) => [id, sex])).toEqual([[brother!.id, "female"]]);
    expect(livingChildren(moved, brother!.id, "male").length).toBe(1);
    expect(problemWithFamily(familyOf(moved))).toBeNull();
  });

  test("one son is the firstborn, or none", () => {
    const draft = after(setChildren(deceasedId, "male", 2), setFirstborn("p1"), setFirstborn("p2"));
    expect(draft.people.map(({ birthOrder }) => birthOrder)).toEqual([undefined, 1]);
    expect(setFirstborn(null)(draft).people.every(({ birthOrder }) => birthOrder === undefined)).toBe(true);
  });
});

describe("two parents of one sex", () => {
  const mothers = after(
    setParent("father", "alive"),
    setParent("mother", "dead"),
    setBesides("deceased", "full", "male", 1),
    setBesides("deceased", "maternal", "female", 1),
    setParentsKind("mothers"),
  );

  test("[LAW-003] stand in both places, the first one first, with the same children", () => {
    expect(parentsKindOf(mothers)).toBe("mothers");
    expect([lifeOf(mothers, "mother"), lifeOf(mothers, "father")]).toEqual(["dead", "alive"]);
    const parents = mothers.people.filter(({ relation }) => relation === "mother" || relation === "father");
    expect(parents.map(({ sex, relation }) => `${sex} ${relation}`)).toEqual(["female mother", "female father"]);
    expect(livingBesides(mothers, "deceased", "full", "male")).toHaveLength(1);
    expect(livingBesides(mothers, "deceased", "maternal", "female")).toHaveLength(1);
    expect(problemWithFamily(familyOf(mothers), { parentsOfOneSex: true })).toBeNull();
    expect(problemWithFamily(familyOf(mothers))?.problem).toBe("two-mothers");
    expect(kinOf(familyOf(mothers)).siblings.full).toHaveLength(1);
  });

  test("and become a mother and a father again", () => {
    const fathers = setParentsKind("fathers")(mothers);
    expect(parentsKindOf(fathers)).toBe("fathers");
    expect(problemWithFamily(familyOf(fathers))?.problem).toBe("two-fathers");
    const mixed = setParentsKind("mixed")(fathers);
    expect(parentsKindOf(mixed)).toBe("mixed");
    expect(problemWithFamily(familyOf(mixed))).toBeNull();
  });

  test("survive the address", () => {
    const read = decodeDraft(encodeDraft({ ...mothers, code: "fr-civil-french" }, { names: false }));
    expect(read && parentsKindOf(read)).toBe("mothers");
  });

  test("[LAW-002] are asked for where the law knows them, and divided alike", () => {
    const draft = {
      ...setParentsKind("mothers")(after(setParent("mother", "alive"), setParent("father", "alive"))),
      code: "fr-civil-french",
    };
    const { law, computed } = outlookOf(draft, "2026-03-01");
    expect(law?.parentsOfOneSex).toEqual(["mothers", "fathers"]);
    expect(computed.kind === "shares" && [...computed.succession.shares.values()].map(format)).toEqual(["1/2", "1/2"]);
    expect(outlookOf({ ...emptyDraft, code: "hanafi" }, "2026-03-01").law?.parentsOfOneSex).toEqual([]);
    expect(outlookOf({ ...draft, code: "hanafi" }, "2026-03-01").computed).toMatchObject({ problem: "two-mothers" });
  });
});

test("[LAW-011] who killed the deceased is asked for in civil and common law, with the children who come instead", () => {
  const family = after(
    setChildren(deceasedId, "male", 2),
    changePerson("p1", (person) => ({ ...person, bars: ["killed-deliberately"] })),
    setChildren("p1", "female", 1),
  );
  const at = (code: string) => ({ ...family, code });
  const shares = (code: string) => {
    const { computed } = outlookOf(at(code), "2026-03-01");
    return computed.kind === "shares"
      ? Object.fromEntries([...computed.succession.shares].map(([id, share]) => [id, format(share)]))
      : computed.kind;
  };
  for (const code of ["fr-civil-french", "gb-common-english", "za-common-southafrican"]) {
    expect(marksThatMatter(at(code), "p1", "2026-03-01").marks, code).toContain("killed-deliberately");
    expect(marksThatMatter(at(code), "p1", "2026-03-01").marks, code).not.toContain("killed-by-mistake");
    expect(shares(code), code).toEqual({ p2: "1/2", p3: "1/2" });
  }
  expect(shares("ru-civil-russian")).toEqual({ p2: "1" });
  expect(shares("nz-common-nz")).toBe("notComputed");
});

test("several wives may be entered under South African law, and are divided once the estate is known", () => {
  const family = { ...after(setSpouses(2), setChildren(deceasedId, "male", 3)), code: "za-common-southafrican" };
  const before = outlookOf(family, "2026-03-01");
  expect([before.law?.mostWives, before.computed.kind]).toEqual([4, "needsFact"]);
  const { computed } = outlookOf({ ...family, estate: { amount: 200_000_000n, currency: "ZAR" } }, "2026-03-01");
  expect(computed.kind === "shares" && [...computed.succession.shares.values()].map(format)).toEqual(
    Array.from({ length: 5 }, () => "1/5"),
  );
});
