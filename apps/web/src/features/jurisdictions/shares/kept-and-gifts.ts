import type { ReserveCountry } from "@heirlock/law/succession/civil/reserve";
import type { Grade } from "@heirlock/law/succession/rule";
import { giftLaws, giftRules, giftsMayCount } from "@heirlock/law/will-check/gift-laws";

/** How gifts made in life count for what is kept: all of them, some only for years, or in a way not followed here. */
export interface KeptAndGifts {
  effect: "added" | "added-recent" | "may-change";
  source: string;
  grade: Grade;
}

/** The picture of what is kept is drawn without gifts made in life, so it says what they would do. */
export function giftsUnder(country: ReserveCountry): KeptAndGifts | null {
  const law = giftLaws[country];
  const rule = law?.rule ?? giftsMayCount[country];
  if (!rule) return null;
  const [source, grade] = giftRules[rule];
  return { effect: !law ? "may-change" : law.toOther.kind === "within" ? "added-recent" : "added", source, grade };
}
