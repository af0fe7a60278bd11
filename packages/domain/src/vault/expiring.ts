/** So many days before its last day an entry is brought to mind: a passport takes weeks to renew. */
export const remindDays = 90;
/** What ran out longer ago than this is history, not a reminder. */
export const rememberDays = 365;

const plainDate = /^\d{4}-\d{2}-\d{2}$/;
const dayMs = 86_400_000;

export interface Expiring<E> {
  one: E;
  /** A plain date, 2031-05-30. */
  on: string;
  /** From today; negative once it has run out. */
  days: number;
}

/** What runs out soon or has run out, what is most urgent first. `today` is a plain date too. */
export function findExpiring<E>(
  entries: readonly E[],
  expiresOn: (one: E) => string | undefined,
  today: string,
): Expiring<E>[] {
  return entries
    .flatMap((one) => {
      const on = expiresOn(one) ?? "";
      const days = plainDate.test(on) ? Math.round((Date.parse(on) - Date.parse(today)) / dayMs) : Number.NaN;
      return days <= remindDays && days >= -rememberDays ? [{ one, on, days }] : [];
    })
    .toSorted((a, b) => a.days - b.days);
}
