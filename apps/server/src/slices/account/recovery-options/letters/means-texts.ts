import type { Language } from "@heirlock/domain/languages";
import ar from "./messages.ar.json" with { type: "json" };
import en from "./messages.en.json" with { type: "json" };
import es from "./messages.es.json" with { type: "json" };
import fr from "./messages.fr.json" with { type: "json" };

export type RecoveryTexts = typeof en;

const byLanguage: Record<Language, RecoveryTexts> = { en, ar, es, fr };

export function recoveryTexts(language: Language): RecoveryTexts {
  return byLanguage[language];
}
