import { relationOf } from "@heirlock/law/kin-names/relation";
import type { PersonId } from "@heirlock/law/succession/family";
import type { Kin } from "@heirlock/law/succession/kin";

/** How near people are told of: spouse, parents, children, their children, brothers and sisters, everybody else. */
export function rankOf(kin: Kin, id: PersonId): number {
  const { links, sex } = relationOf(kin, id);
  const [first = "relative"] = links;
  const woman = sex === "female" ? 0.5 : 0;
  if (first === "husband" || first === "wife") return 0;
  if (links.every((link) => link === "father" || link === "mother")) return links.length * 10 + woman;
  if (/son$|daughter$/.test(first)) return 100 + links.length * 10 + (links.length === 1 ? woman : 0);
  if (/brother$|sister$/.test(first)) return 200 + links.length * 10 + (/^full/.test(first) ? 0 : 1);
  return 300 + links.length;
}

/** In that order; whoever ranks alike keeps the order in which the family was drawn. */
export function inOrder(kin: Kin, people: Iterable<PersonId>): PersonId[] {
  const place = new Map(kin.family.people.map(({ id }, index) => [id, index]));
  return [...people].toSorted((a, b) => rankOf(kin, a) - rankOf(kin, b) || place.get(a)! - place.get(b)!);
}
