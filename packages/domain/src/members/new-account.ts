const day = 24 * 60 * 60 * 1000;

/** Whoever signs up only to mail strangers does so in the first days. */
const newForDays = 7;

/** A new account may send fewer letters to people who are no members yet. */
export function isNewAccount(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < newForDays * day;
}
