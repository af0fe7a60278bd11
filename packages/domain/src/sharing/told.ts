/** What the server tells a member of the keys of a plan's holder. Nothing of it is believed without the key worker. */
export interface ToldKeys {
  holder: readonly { verifying_key: string; is_current: boolean }[];
  pin: { verifying_key: string; card_id?: string | null } | null;
  card: { id: string } | null;
  verified_by_holder: boolean;
}

/** Those of today; null before the holder has any. */
export const currentKeys = <K extends { is_current: boolean }>({ holder }: { holder: readonly K[] }): K | null =>
  holder.find(({ is_current }) => is_current) ?? null;

/** As the server tells it, for pages that need no key (KEY-028); where it matters the key worker looks for itself. */
export function toldState(keys: Pick<ToldKeys, "holder" | "pin">): "compared" | "changed" | "not_compared" {
  if (keys.pin === null) return "not_compared";
  return keys.pin.verifying_key === currentKeys(keys)?.verifying_key ? "compared" : "changed";
}

/** The member came by the card that is in force, and kept it: what is sealed to it opens before the holder's browser acts. */
export const hasKeptCard = ({ pin, card }: Pick<ToldKeys, "pin" | "card">): boolean =>
  pin?.card_id != null && pin.card_id === card?.id;

/**
 * What papers that a holder shares already want of the member: a call, nothing but to be opened, or patience, because the
 * holder has not said yet that the words were the same. Null when nothing is in the way.
 */
export function papersWant(keys: ToldKeys): "call" | "opening" | "holder" | null {
  if (!currentKeys(keys)) return null;
  const state = toldState(keys);
  if (state !== "not_compared" && keys.verified_by_holder) return null;
  if (hasKeptCard(keys)) return "opening";
  return state === "compared" ? "holder" : "call";
}
