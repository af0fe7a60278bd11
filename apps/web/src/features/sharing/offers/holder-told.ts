import { papersWant } from "@heirlock/domain/sharing/told";
import { useQuery } from "@tanstack/react-query";
import { getHolderKeys } from "../shared-vault/holder-keys.ts";

export interface HolderTold {
  /** What papers that are open already want of the member. */
  papers: ReturnType<typeof papersWant>;
  /** A printed card exists, with which nobody has to call. */
  hasCard: boolean;
}

/** As the server tells it, for pages that need no key (KEY-028). Null before it is known, or while there are no keys. */
export function useHolderTold(relationshipId: string): HolderTold | null {
  const { data: keys } = useQuery(getHolderKeys(relationshipId));
  if (!keys) return null;
  return {
    papers: papersWant(keys),
    hasCard: keys.card !== null,
  };
}
