import type { AccessAnswer } from "@heirlock/contract/members/fields";
import { usualCondition } from "@heirlock/domain/members/opens";
import type { AccessCondition } from "@heirlock/domain/vault/kinds";
import { isRealDate } from "../../../ui/forms/date-parts.ts";
import { latinDigits } from "../../../ui/forms/digits.ts";

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
    from_age: isCustom && age ? Number(latinDigits(age)) : null,
    tell_exists: condition !== "immediate" && tell,
  };
}

export type AccessProblem = "ageError" | "dayError" | "conditionError";

/** What keeps it from being saved: a custom condition has a day or an age, and each is one. */
export function accessProblem(access: ChosenAccess<string>): AccessProblem | null {
  if (access.condition !== "custom") return null;
  return access.day === "" && access.age === "" ? "conditionError" : furtherProblem(access);
}

/** The same where a custom condition may be without a rule for now: then it waits like the others (D27). */
export function furtherProblem({ condition, day, age }: ChosenAccess<string>): AccessProblem | null {
  if (condition !== "custom") return null;
  if (day !== "" && !isRealDate(day)) return "dayError";
  const years = latinDigits(age);
  if (years !== "" && !(/^\d{1,3}$/.test(years) && Number(years) >= 1 && Number(years) <= 120)) return "ageError";
  return null;
}
