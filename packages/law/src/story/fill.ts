import type { Noun } from "../kin-names/noun.ts";
import type { PersonId } from "../succession/family.ts";
import { equals, one, type Rational } from "../succession/rational.ts";
import type { Piece } from "./sentence.ts";
import type { StoryTexts } from "./story-texts.ts";

/** What a place in a sentence is filled with. */
export type Arg =
  | { fraction: Rational }
  | { person: PersonId }
  | { people: readonly PersonId[] }
  | { nouns: readonly Noun[] }
  | { number: number }
  | { money: bigint; currency: string }
  /** "each son 17/60 and each daughter 17/120". */
  | { shares: readonly { noun: Noun; share: Rational }[] }
  /** "1/6 + 1/4". */
  | { terms: readonly Rational[] };
export type Args = Readonly<Record<string, Arg>>;

const place = /\{(\w+)(?::(\w+)|\?([^}]*)|!([^}]*)|\^([^}]*))?\}/g;

/**
 * Puts people, nouns and numbers into a sentence. `{x}` and `{x:form}` are what x is, in a form of the language;
 * `{x?is|are}` (or `{x?one|two|more}`) chooses by how many x are, `{x^is|are}` by how many the first of them are, and
 * `{x!he|she}` by the sex of the first. Throws on a
 * place that nothing fills.
 */
export function fill(template: string, args: Args, texts: StoryTexts): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of template.matchAll(place)) {
    const [whole, name, form = "", byNumber, bySex, byFirst] = match;
    pieces.push({ kind: "text", text: template.slice(end, match.index) });
    end = match.index + whole.length;
    const arg = args[name!];
    if (!arg) throw new Error(`Nothing fills {${name}} in: ${template}`);
    if (byNumber !== undefined) pieces.push({ kind: "text", text: chosen(byNumber.split("|"), countOf(arg)) });
    else if (bySex !== undefined) pieces.push({ kind: "text", text: bySex.split("|")[isFemale(arg) ? 1 : 0] ?? "" });
    else if (byFirst !== undefined) {
      const first = "nouns" in arg ? (arg.nouns[0]?.count ?? 1) : 1;
      pieces.push({ kind: "text", text: chosen(byFirst.split("|"), first) });
    } else pieces.push(...render(arg, form, texts));
  }
  return joined([...pieces, { kind: "text", text: template.slice(end) }]);
}

function chosen(variants: readonly string[], count: number): string {
  if (count === 1) return variants[0]!;
  return variants[count === 2 ? 1 : variants.length - 1] ?? variants.at(-1)!;
}

function countOf(arg: Arg): number {
  if ("nouns" in arg) return arg.nouns.reduce((total, { count }) => total + count, 0);
  if ("people" in arg) return arg.people.length;
  if ("shares" in arg) return arg.shares.length;
  return "number" in arg ? arg.number : 1;
}
const isFemale = (arg: Arg): boolean => "nouns" in arg && arg.nouns[0]?.sex === "female";

function render(arg: Arg, form: string, texts: StoryTexts): readonly Piece[] {
  if ("nouns" in arg) return [{ kind: "text", text: texts.words.phrase(arg.nouns, form) }];
  if ("fraction" in arg) return fractionPieces(arg.fraction, form, texts);
  if ("person" in arg) return [{ kind: "person", id: arg.person }];
  if ("people" in arg) {
    return listed(
      arg.people.map((id): Piece[] => [{ kind: "person", id }]),
      texts,
    );
  }
  if ("number" in arg) return [{ kind: "text", text: String(arg.number) }];
  if ("money" in arg) return [{ kind: "money", amount: arg.money, currency: arg.currency }];
  if ("terms" in arg) {
    return arg.terms.flatMap((value, index): Piece[] => [
      ...(index === 0 ? [] : [{ kind: "text", text: " + " } as const]),
      { kind: "fraction", value },
    ]);
  }
  return listed(
    arg.shares.map(({ noun, share }) =>
      fill(texts.lines["share-of-each"], { noun: { nouns: [noun] }, share: { fraction: share } }, texts),
    ),
    texts,
  );
}

function fractionPieces(value: Rational, form: string, texts: StoryTexts): Piece[] {
  if (equals(value, one)) return [{ kind: "text", text: texts.whole }];
  const [before, after] = texts.aroundFraction?.(value, form) ?? ["", ""];
  return [
    { kind: "text", text: before },
    { kind: "fraction", value },
    { kind: "text", text: after },
  ];
}

function listed(all: readonly (readonly Piece[])[], { list: [between, last] }: StoryTexts): Piece[] {
  return all.flatMap((pieces, index): Piece[] => {
    const text = index === 0 ? "" : index === all.length - 1 ? last : between;
    return [{ kind: "text", text }, ...pieces];
  });
}

/** Without empty pieces, and neighbouring texts in one. */
function joined(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  for (const piece of pieces) {
    const before = all.at(-1);
    if (piece.kind === "text" && piece.text === "") continue;
    if (piece.kind === "text" && before?.kind === "text") {
      all[all.length - 1] = { kind: "text", text: before.text + piece.text };
    } else all.push(piece);
  }
  return all;
}

/** A filled sentence with its capital letters. */
export function say(template: string, args: Args, texts: StoryTexts): Piece[] {
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return fill(template, args, texts).map((piece, index) => {
    if (piece.kind !== "text") return piece;
    const text = piece.text.replace(/([.!?] )(\p{Ll})/gu, (_, end: string, letter: string) => end + capital(letter));
    return { kind: "text", text: index === 0 ? capital(text) : text };
  });
}
