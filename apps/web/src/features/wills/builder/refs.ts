import type { WillContent } from "@heirlock/domain/wills/content";
import { refsIn } from "@heirlock/domain/wills/refs-in";

/** People of no part in the will any more go; the family stays. */
export function withoutStrays(content: WillContent): WillContent {
  const named = refsIn(content);
  const people = content.people.filter(({ id, kin }) => kin !== null || named.has(id));
  return people.length === content.people.length ? content : { ...content, people };
}

/** A short id that the will does not have yet. */
export function newRef(content: WillContent, prefix: string): string {
  const taken = new Set(
    [...content.people, ...content.gifts, ...content.pets, ...content.accounts].map(({ id }) => id),
  );
  let number = 1;
  while (taken.has(`${prefix}${number}`)) number++;
  return `${prefix}${number}`;
}
