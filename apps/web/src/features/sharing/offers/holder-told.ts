import { useQuery } from "@tanstack/react-query";
import { currentKeys, getHolderKeys, hasKeptCard, toldState } from "../shared-vault/holder-keys.ts";

export interface HolderTold {
  state: ReturnType<typeof toldState>;
  /** The holder has read the words too: what they share is locked for this account. */
  byHolder: boolean;
  /** A printed card exists, with which nobody has to call. */
  hasCard: boolean;
  /** The member came by that card and kept it: what is locked for it opens already. */
  keptCard: boolean;
}

/** As the server tells it, for pages that need no key (KEY-028). Null before it is known, or while there are no keys. */
export function useHolderTold(relationshipId: string): HolderTold | null {
  const { data: keys } = useQuery(getHolderKeys(relationshipId));
  if (!keys || !currentKeys(keys)) return null;
  return {
    state: toldState(keys),
    byHolder: keys.verified_by_holder,
    hasCard: keys.card !== null,
    keptCard: hasKeptCard(keys),
  };
}
