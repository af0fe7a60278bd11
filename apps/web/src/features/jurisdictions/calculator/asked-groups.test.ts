import { deceasedId } from "@heirlock/law/succession/family";
import { expect, test } from "vitest";
import { askedGroups, reasonsOf } from "./asked-groups.ts";
import { type Edit, setBesides, setChildren, setParent, setSpouses } from "./draft-edits.ts";
import { marksThatMatter, outlookOf } from "./draft-outlook.ts";
import { emptyDraft, type FamilyDraft } from "./family-draft.ts";
import { resultLine } from "./result-line.ts";

const today = "2026-11-15";
const under = (code: string, ...edits: Edit[]): FamilyDraft =>
  edits.reduce((draft, edit) => edit(draft), { ...emptyDraft, code });
const look = (draft: FamilyDraft, anyway = false) => {
  const outlook = outlookOf(draft, today);
  const asked = askedGroups(draft, outlook.law?.kinds ?? null, anyway);
  return { outlook, asked, line: resultLine(draft, outlook, asked) };
};
const mockUp: Edit[] = [
  setSpouses(1),
  setChildren(deceasedId, "male", 2),
  setChildren(deceasedId, "female", 1),
  setParent("mother", "alive"),
  setParent("father", "dead"),
];

test("[LAW-030] because there is a son, brothers, nephews, uncles and cousins are not asked for", () => {
  const draft = under("lb-islamic-hanafi", ...mockUp);
  const { asked, line } = look(draft);
  expect([...asked.asked]).toEqual(["parents", "grandparents"]);
  expect(reasonsOf(draft, asked.closed)).toEqual([
    { because: "son", groups: ["siblings", "nephews", "uncles", "cousins"] },
  ]);
  expect(line).toEqual({ kind: "heirs", count: 5 });
});

test("[LAW-030] one reason is given where one closes out everybody: a son does not close out grandparents, the parents do", () => {
  const draft = under("lb-islamic-hanafi", ...mockUp, setParent("father", "alive"));
  expect(reasonsOf(draft, look(draft).asked.closed)).toEqual([
    { because: "parents", groups: ["grandparents", "siblings", "nephews", "uncles", "cousins"] },
  ]);
});

test("[LAW-030] they can be added anyway, and then stay on the page", () => {
  const draft = under("lb-islamic-hanafi", ...mockUp);
  expect([...look(draft, true).asked.asked]).toEqual([
    "parents",
    "grandparents",
    "siblings",
    "nephews",
    "uncles",
    "cousins",
  ]);
  const withBrother = setBesides("deceased", "full", "male", 1)(draft);
  expect([...look(withBrother).asked.asked]).toEqual(["parents", "grandparents", "siblings"]);
  expect(look(withBrother).line).toEqual({ kind: "heirs", count: 5 });
});

test("parents come first: whom else to ask for depends on them", () => {
  const draft = under("lb-islamic-hanafi", setSpouses(1));
  expect(look(draft).line).toEqual({ kind: "parents", side: "mother" });
  expect([...look(draft).asked.asked]).toEqual(["parents"]);
  const half = setParent("mother", "alive")(draft);
  expect(look(half).line).toEqual({ kind: "parents", side: "father" });
  const both = setParent("father", "dead")(half);
  expect(look(both).line).toEqual({ kind: "heirs", count: 2 });
  expect([...look(both).asked.asked]).toEqual(["parents", "grandparents", "siblings", "nephews", "uncles", "cousins"]);
});

test("in Germany children close out the parents too, and the marriage is asked about", () => {
  const draft = under("de-civil-german", setSpouses(1), setChildren(deceasedId, "male", 1));
  const { asked, line } = look(draft);
  expect([...asked.asked]).toEqual([]);
  expect(reasonsOf(draft, asked.closed).map(({ because }) => because)).toEqual(["son"]);
  expect(line).toEqual({ kind: "fact", fact: "matrimonial-regime" });
});

test("what is missing is said one after the other", () => {
  expect(look(emptyDraft).line).toEqual({ kind: "noLaw" });
  expect(look(under("ad-civil", setSpouses(1))).line.kind).toBe("noEngine");
  expect(look(under("lb-islamic-hanafi")).line).toEqual({ kind: "nobody" });
  const impossible = under("lb-islamic-hanafi", setSpouses(5));
  expect(look(impossible).line).toMatchObject({ kind: "impossible", problem: "more-than-four-wives" });
});

test("bars are offered only where the law has them and they change something", () => {
  const hanafi = under("lb-islamic-hanafi", ...mockUp);
  expect(marksThatMatter(hanafi, "p1", today)).toEqual({
    marks: ["other-religion", "killed-deliberately", "killed-by-mistake"],
    divorce: ["inIdda"],
  });
  expect(marksThatMatter(hanafi, "p2", today).marks).toContain("adopted");
  expect(marksThatMatter(under("hanbali", ...mockUp), "p1", today).divorce).toEqual(["remarried"]);
  expect(marksThatMatter(under("jafari", ...mockUp), "p1", today).divorce).toEqual(["remarried", "withinLunarYear"]);
  expect(marksThatMatter(under("maliki", ...mockUp), "p1", today).divorce).toEqual([]);
  expect(marksThatMatter(under("maliki", ...mockUp), "p2", today).marks).not.toContain("killed-by-mistake");
  expect(marksThatMatter(under("fr-civil-french", ...mockUp), "p1", today)).toEqual({
    marks: ["killed-deliberately"],
    divorce: null,
  });
  // Halacha has no such bar in our sources.
  expect(marksThatMatter(under("hebrew", ...mockUp), "p1", today).marks).toEqual([]);
});
