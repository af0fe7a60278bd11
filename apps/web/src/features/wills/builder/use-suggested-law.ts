import { useState } from "react";
import { useSession } from "../../../platform/session/use-session.ts";
import { useLawCatalogue } from "../../jurisdictions/offers/law-catalogue.ts";

/**
 * The law that is filled in at first: one that was chosen before, or that of the country where the holder lives where it
 * has only one. Whatever is pressed afterwards holds.
 */
export function useSuggestedLaw(before: string | null): [string | null, (law: string | null) => void] {
  const { profile } = useSession();
  const { catalogue } = useLawCatalogue();
  const [chosen, setChosen] = useState<string | null | undefined>(before ?? undefined);
  const groups = profile?.country && catalogue ? catalogue.groupsOf(profile.country) : [];
  const suggested = groups.length === 1 ? groups[0]!.code : null;
  return [chosen === undefined ? suggested : chosen, setChosen];
}
