import { hasEngine } from "@heirlock/law/catalogue/profile";
import { profileOf } from "@heirlock/law/catalogue/profile-of";

/** How far a will reaches under a law; null where we compute nothing. */
export function willLimitOf(law: string) {
  const profile = profileOf(law);
  return hasEngine(profile) ? profile.will.limit : null;
}
