import type { AccessCondition } from "../vault/kinds.ts";
import { ageOn, type Day } from "./ages.ts";

/** When an assigned asset or a granted entry may be seen (D42, KEY-040). */
export interface Opening {
  access_condition: AccessCondition;
  /** Further conditions of `custom`: a day, the recipient's age (D27). Without any it waits like `after_death`. */
  not_before: Day | null;
  from_age: number | null;
  /** "Tell them it exists": before it opens they know that there is something, not what (KEY-044). */
  tell_exists: boolean;
}

/** What is asked of the estate and of the recipient. */
export interface Circumstances {
  released: boolean;
  today: Day;
  /** Of the recipient; an age that nobody knows is not reached. */
  dateOfBirth: Day | null;
}

/** The condition preselected when something is assigned (D42, KEY-040). */
export const usualCondition = "after_death" satisfies AccessCondition;

/** Nothing opens by a timer alone: every condition but `immediate` asks for the release first (D27, KEY-043). */
export function isOpen(when: Omit<Opening, "tell_exists">, { released, today, dateOfBirth }: Circumstances): boolean {
  switch (when.access_condition) {
    case "immediate":
      return true;
    case "after_death":
      return released;
    case "custom":
      return released && isDayReached(when.not_before, today) && isAgeReached(when.from_age, dateOfBirth, today);
  }
}

/** The lane of the envelope that carries its keys (keys-and-release §4). */
export function laneOf(condition: AccessCondition): "now" | "after_death" {
  return condition === "immediate" ? "now" : "after_death";
}

function isDayReached(notBefore: Day | null, today: Day): boolean {
  return notBefore === null || today >= notBefore;
}

function isAgeReached(fromAge: number | null, dateOfBirth: Day | null, today: Day): boolean {
  if (fromAge === null) return true;
  return dateOfBirth !== null && ageOn(dateOfBirth, today) >= fromAge;
}
