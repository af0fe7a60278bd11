import type { WillContent } from "./content.ts";
import { refsIn } from "./refs-in.ts";

/**
 * A first content for a second will, for property in one country alone: the same family, executors, guardians and heirs
 * of the rest. What would then be said twice is left to the first will: gifts, pets, accounts, letters and the funeral.
 * How it is made and which law it chooses hang on the other country. It ends no will for another country.
 */
export function separateContent(first: WillContent, country: string): WillContent {
  const { excepts: _excepts, ...rest } = first;
  const separate: WillContent = {
    ...rest,
    covers: country,
    revokes: "same_country",
    gifts: [],
    pets: [],
    accounts: [],
    letters: [],
    funeral: { kind: null, wishes: "" },
    witnesses: [],
    form: null,
    chosenLaw: null,
  };
  const named = refsIn(separate);
  return { ...separate, people: separate.people.filter(({ id, kin }) => kin !== null || named.has(id)) };
}

/** The first will, which leaves a country to the second: it must not end the second one either. */
export const leaveTo = (content: WillContent, country: string): WillContent => ({
  ...content,
  excepts: [...new Set([...(content.excepts ?? []), country])].toSorted(),
  revokes: content.revokes === "all" ? "same_country" : content.revokes,
});

/** The will covers the country again. Which earlier wills it ends stays as it is: the other one may exist. */
export function takeBack(content: WillContent, country: string): WillContent {
  const { excepts = [], ...rest } = content;
  const others = excepts.filter((one) => one !== country);
  return others.length === 0 ? rest : { ...rest, excepts: others };
}

/** Whether a part of what the holder owns is left to another will. */
export const isPartial = ({ covers, excepts }: Pick<WillContent, "covers" | "excepts">): boolean =>
  covers !== undefined || excepts !== undefined;
