import { deceasedId } from "@heirlock/law/succession/family";
import { format } from "@heirlock/law/succession/rational";
import { expect, test } from "vitest";
import { computeNow } from "../calculator/compute-now.ts";
import { type DraftPerson, emptyDraft } from "../calculator/family-draft.ts";
import { unevenOf } from "./counted-pieces.ts";

const person = (id: string, sex: "male" | "female", more: Partial<DraftPerson>): DraftPerson => ({
  id,
  name: null,
  sex,
  alive: true,
  ...more,
});
const wife = person("wife", "female", { relation: "spouse" });
const daughter = (id: string) => person(id, "female", { father: deceasedId });
const [father, mother] = [
  person("father", "male", { relation: "father" }),
  person("mother", "female", { relation: "mother" }),
];
const pictureOf = (...people: DraftPerson[]) => {
  const computed = computeNow({ ...emptyDraft, code: "lb-islamic-hanafi", people }, "2026-11-15");
  if (computed.kind !== "shares") throw new Error(computed.kind);
  return unevenOf(computed.succession);
};

test("the Minbariyya: 27 pieces are promised of 24, so the estate is cut into 27", () => {
  const picture = pictureOf(wife, daughter("dana"), daughter("noor"), father, mother)!;
  expect(picture).toMatchObject({ kind: "too-much", pieces: 24, difference: 3, newPieces: 27 });
  const counts = (holdings: typeof picture.promised) =>
    Object.fromEntries(holdings.map(({ heirs, count }) => [heirs.join(" and "), count]));
  const expected = { wife: 3, "dana and noor": 16, father: 4, mother: 4 };
  expect(counts(picture.promised)).toEqual(expected);
  expect(counts(picture.received)).toEqual(expected);
  const dana = picture.people.find(({ id }) => id === "dana")!;
  expect([format(dana.promised), format(dana.receives)]).toEqual(["1/3", "8/27"]);
});

test("a return: one piece of six is left over, so the estate is cut into five", () => {
  expect(pictureOf(daughter("dana"), daughter("noor"), mother)).toMatchObject({
    kind: "left-over",
    pieces: 6,
    difference: 1,
    newPieces: 5,
  });
});

test("a family whose shares come out even has no such picture", () => {
  expect(pictureOf(wife, person("son", "male", { father: deceasedId }))).toBeNull();
});
