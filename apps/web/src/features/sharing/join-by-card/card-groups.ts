/** A key card as it is typed: 8 groups of 4 characters (KEY-053). */
export const groupCount = 8;
export const groupLength = 4;
const codeLength = groupCount * groupLength;
/** Before the code, when it was scanned. */
const scannedPrefix = "HLC1:";

export type CardGroups = readonly string[];
export const noGroups: CardGroups = Array.from({ length: groupCount }, () => "");

/** As the card has it: capitals, without gaps and hyphens, O read as 0, I and L as 1. What no card has stays, to be seen. */
export function foldCard(typed: string): string {
  const folded = typed.normalize("NFKC").toUpperCase().trim();
  const code = folded.startsWith(scannedPrefix) ? folded.slice(scannedPrefix.length) : folded;
  return code
    .replace(/[\s\p{Pd}.,_]/gu, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
}

/** Whether this is the whole of a card, as pasting and scanning bring it. */
export const isWholeCard = (typed: string): boolean => foldCard(typed).length === codeLength;

export interface TypedInto {
  groups: CardGroups;
  /** Where typing goes on. */
  next: number;
}

/** What was typed or pasted into one group: what does not fit goes on into the next ones, and a whole card fills them all. */
export function typeInto(groups: CardGroups, at: number, typed: string): TypedInto {
  const code = foldCard(typed);
  if (code.length === codeLength) return { groups: groupsOf(code), next: groupCount - 1 };
  const filled = [...groups];
  let [rest, group] = [code, at];
  do {
    filled[group] = rest.slice(0, groupLength);
    rest = rest.slice(groupLength);
    if (filled[group]!.length === groupLength) group++;
  } while (rest !== "" && group < groupCount);
  return { groups: filled, next: Math.min(group, groupCount - 1) };
}

export function groupsOf(typed: string): CardGroups {
  const code = foldCard(typed);
  return noGroups.map((_, at) => code.slice(at * groupLength, (at + 1) * groupLength));
}

export const fullGroups = (groups: CardGroups): number => groups.filter((one) => one.length === groupLength).length;
