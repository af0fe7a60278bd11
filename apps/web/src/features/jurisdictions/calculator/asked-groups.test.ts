import { deceasedId } from "@heirlock/law/succession/family";
import { expect, test } from "vitest";
import { askedGroups, reasonsOf } from "./asked-groups.ts";
import {
  type Edit,
  hasPartner,
  setBesides,
  setChildren,
  setFacts,
  setParent,
  setPartner,
  setSpouses,
} from "./draft-edits.ts";
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

test("[LAW-036] an unmarried partner is asked for where the law may count one, and only of the unmarried", () => {
  const child = setChildren(deceasedId, "male", 1);
  const columbia = under("ca-common-british-columbia", child);
  expect(look(columbia)).toMatchObject({ line: { kind: "partner" }, outlook: { law: { partner: "needed" } } });
  expect(look(setPartner(false)(columbia)).line).toEqual({ kind: "heirs", count: 1 });
  const asked = look(setPartner(true)(columbia));
  expect(asked.line).toEqual({ kind: "fact", fact: "partner-ties" });
  expect(look(setFacts({ ties: { "two-years": false } })(setPartner(true)(columbia))).line).toEqual({
    kind: "heirs",
    count: 1,
  });
  expect(look(setSpouses(1)(columbia)).outlook.law?.partner).toBeNull();
  expect(look(under("gb-common-english", child))).toMatchObject({
    line: { kind: "heirs", count: 1 },
    outlook: { law: { partner: "asked" } },
  });
  expect(look(under("sa-islamic-hanbali", child)).outlook.law?.partner).toBe("on-request");
  expect(look(under("at-civil-austrian", child)).outlook.law?.partner).toBeNull();
});

test("[LAW-036] who marries has no other partner, and an entered one stays removable under every law", () => {
  const lived = under("gb-common-english", setPartner(true));
  expect(hasPartner(lived)).toBe(true);
  expect(setSpouses(1)(lived).people.map(({ relation }) => relation)).toEqual(["spouse"]);
  expect(hasPartner(setPartner(false)(lived))).toBe(false);
  expect(look({ ...lived, code: "at-civil-austrian" }).outlook.law?.partner).toBe("asked");
});
