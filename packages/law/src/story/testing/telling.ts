import { displayNames } from "../../kin-names/display-names.ts";
import type { Person, Sex } from "../../succession/family.ts";
import { deceasedId, type PersonId } from "../../succession/family.ts";
import type { Kin } from "../../succession/kin.ts";
import { kinOf } from "../../succession/kinship.ts";
import { format } from "../../succession/rational.ts";
import type { Sentence } from "../sentence.ts";
import type { StoryTexts } from "../story-texts.ts";

/** A sentence as a page would set it, with the names of people in angle brackets. */
export function written({ pieces }: Sentence, names: ReadonlyMap<PersonId, string>): string {
  return pieces
    .map((piece) => {
      if (piece.kind === "text") return piece.text;
      if (piece.kind === "fraction") return format(piece.value);
      return piece.kind === "person" ? `<${names.get(piece.id)}>` : `${piece.currency} ${piece.amount / 100n}`;
    })
    .join("");
}

export const namesIn = (kin: Kin, { words }: StoryTexts): ReadonlyMap<PersonId, string> => displayNames(kin, words);

const one = (id: string, sex: Sex, more: Partial<Person> = {}): Person => ({ id, sex, alive: true, ...more });

/** A family drawn in a few letters: parents and grandfather by whether they live, others by what they are. */
export function family(
  deceased: Sex,
  {
    wives = 0,
    husband = 0,
    children = "",
    father = false,
    mother = false,
    grandfather = false,
    siblings = [],
    more = [],
  }: {
    wives?: number;
    husband?: number;
    /** s for a son, d for a daughter, f for a firstborn son. */
    children?: string;
    father?: boolean;
    mother?: boolean;
    grandfather?: boolean;
    siblings?: readonly `${"full" | "paternal" | "maternal"} ${"brother" | "sister"}`[];
    more?: readonly Person[];
  },
): Kin {
  const parent = deceased === "male" ? { father: deceasedId } : { mother: deceasedId };
  return kinOf({
    deceased: { sex: deceased },
    people: [
      ...Array.from({ length: wives }, (_, at) => one(`wife ${at}`, "female", { relation: "spouse" })),
      ...Array.from({ length: husband }, () => one("husband", "male", { relation: "spouse" })),
      ...[...children].map((kind, at) =>
        one(`child ${at}`, kind === "d" ? "female" : "male", { ...parent, ...(kind === "f" && { birthOrder: 1 }) }),
      ),
      one("father", "male", { relation: "father", alive: father, father: "grandfather", mother: "grandmother" }),
      one("mother", "female", { relation: "mother", alive: mother }),
      one("grandfather", "male", { alive: grandfather }),
      one("grandmother", "female", { alive: false }),
      ...siblings.map((kind, at) =>
        one(`sibling ${at}`, kind.endsWith("brother") ? "male" : "female", {
          ...(!kind.startsWith("maternal") && { father: "father" }),
          ...(!kind.startsWith("paternal") && { mother: "mother" }),
        }),
      ),
      ...more,
    ],
  });
}

/** A son who died before and left these children. */
export const deadSon = (id: string, children: string, deceased: Sex = "male"): Person[] => [
  one(id, "male", { alive: false, ...(deceased === "male" ? { father: deceasedId } : { mother: deceasedId }) }),
  ...[...children].map((kind, at) => one(`${id}.${at}`, kind === "d" ? "female" : "male", { father: id })),
];
