import type { AccessAnswer } from "@heirlock/contract/people-fields";
import { usualCondition } from "@heirlock/domain/people/opens";
import type { AccessCondition } from "@heirlock/domain/vault/kinds";

/** When something may be seen, as it stands in the fields. */
export interface ChosenAccess<Condition extends string = AccessCondition> {
  condition: Condition;
  /** A plain date, "" or what stands in the boxes so far. */
  day: string;
  age: string;
  tell: boolean;
}

/** After the death, in silence (D42). */
export const usualAccess: ChosenAccess = { condition: usualCondition, day: "", age: "", tell: false };

export function chosenOf({ access_condition, not_before, from_age, tell_exists }: AccessAnswer): ChosenAccess {
  const age = from_age === null ? "" : String(from_age);
  return { condition: access_condition, day: not_before ?? "", age, tell: tell_exists };
}

/** As the server is asked for it. */
export function accessBody({ condition, day, age, tell }: ChosenAccess): AccessAnswer {
  const isCustom = condition === "custom";
  return {
    access_condition: condition,
    not_before: isCustom && day ? day : null,
    from_age: isCustom && age ? Number(age) : null,
    tell_exists: condition !== "immediate" && tell,
  };
}

export type AccessProblem = "ageError" | "conditionError";

/** What keeps it from being saved: a custom condition has a day or an age, and an age is one. */
export function accessProblem({ condition, day, age }: ChosenAccess<string>): AccessProblem | null {
  if (condition !== "custom") return null;
  if (age !== "" && !(/^\d{1,3}$/.test(age) && Number(age) >= 1 && Number(age) <= 120)) return "ageError";
  return day === "" && age === "" ? "conditionError" : null;
}
