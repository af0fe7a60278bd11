import { vaultLengths } from "@heirlock/domain/vault/limits";

/** Typed comma separated, trimmed, emptied of blanks (VLT-024); the Arabic comma separates too. No tag twice. */
export function addTags(before: readonly string[], typed: string): string[] {
  const added = typed.split(/[,،]/).map((tag) => tag.replace(/\s+/g, " ").trim());
  const all = [...before, ...added.filter((tag) => tag !== "")];
  const isFirst = (tag: string, at: number) => all.findIndex((one) => same(one, tag)) === at;
  return all.filter(isFirst);
}

function same(a: string, b: string): boolean {
  return a.toLocaleLowerCase() === b.toLocaleLowerCase();
}

export type TagsProblem = "tagLong" | "tagsMany";

export function tagsProblem(tags: readonly string[]): TagsProblem | null {
  if (tags.some((tag) => [...tag].length > vaultLengths.tag)) return "tagLong";
  return tags.length > vaultLengths.tags ? "tagsMany" : null;
}
