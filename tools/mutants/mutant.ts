import { isTest, type SourceFile } from "../source/files.ts";

/** One small wrong change, and the tests of which at least one must turn red. */
export interface Mutant {
  /** What goes wrong, in a few words: `--only` takes it. */
  name: string;
  /** The name of the file without its folder. The text is found as well where a move or a split has taken it. */
  in: string;
  /** Occurs there exactly once. */
  find: string;
  replace: string;
  /** Titles of tests or describes, or parts of them; each names one test file. */
  red: readonly string[];
}

/** Where a mutant goes and what must notice it. */
export interface PlacedMutant extends Mutant {
  path: string;
  text: string;
  mutated: string;
  tests: { path: string; title: RegExp }[];
}

const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/**
 * Throws when the text to change, or a title, is not found exactly once: a mutant that changes nothing would count as
 * killed or survived without having been tried.
 */
export function place(mutant: Mutant, files: readonly SourceFile[]): PlacedMutant {
  const product = files.filter(({ path }) => !isTest(path) && /^(apps|packages)\//.test(path));
  const named = placesIn(
    product.filter(({ path }) => nameOf(path) === mutant.in),
    mutant.find,
  );
  const places = named.length > 0 ? named : placesIn(product, mutant.find);
  if (places.length !== 1) throw new Error(`${mutant.name}: "${mutant.find}" occurs ${places.length} times, not once`);
  const [{ path, text }] = places as [SourceFile];
  const mutated = text.replace(mutant.find, () => mutant.replace);
  if (mutated === text) throw new Error(`${mutant.name} changes nothing`);
  const tests = mutant.red.map((title) => ({ path: testWith(title, mutant, files), title: patternOf(title) }));
  return { ...mutant, path, text, mutated, tests };
}

const placesIn = (files: readonly SourceFile[], text: string): SourceFile[] =>
  files.flatMap((file) => Array<SourceFile>(file.text.split(text).length - 1).fill(file));

function testWith(title: string, { name }: Mutant, files: readonly SourceFile[]): string {
  const found = files.filter(({ path, text }) => /\.test\.tsx?$/.test(path) && text.includes(title));
  if (found.length !== 1) throw new Error(`${name}: ${found.length} test files have the title "${title}", not one`);
  return found[0]!.path;
}

/** A title as it stands in the source, with any value in the places that `test.each` fills. */
function patternOf(title: string): RegExp {
  const escaped = title.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(escaped.replace(/\\\$\w+|%[a-z]/g, ".*"));
}

/** Throws with everything that is out of place at once. */
export function placeAll(mutants: readonly Mutant[], files: readonly SourceFile[]): PlacedMutant[] {
  const wrong: string[] = [];
  const placed = mutants.flatMap((mutant) => {
    try {
      return [place(mutant, files)];
    } catch (failure) {
      wrong.push((failure as Error).message);
      return [];
    }
  });
  if (wrong.length > 0) throw new Error(wrong.join("\n"));
  return placed;
}
