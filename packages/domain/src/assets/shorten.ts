/** How much of a description a card shows. */
export const cardDescriptionLength = 100;
export const subtypeCardDescriptionLength = 50;

/** Cuts by code point and adds "..." only if something was cut (D18). */
export function shorten(text: string, length: number): string {
  const points = Array.from(text);
  return points.length <= length ? text : `${points.slice(0, length).join("")}...`;
}
