/** A day as it is stored: `2026-11-15`. */
export type Day = string;

/** Full years on a day. Who was born on 29 February is a year older on 1 March of the years without one. */
export function ageOn(dateOfBirth: Day, today: Day): number {
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** Of age nearly everywhere. */
export const ageOfMajority = 18;
