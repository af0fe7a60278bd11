import type { Language } from "@heirlock/domain/languages";
import ar from "./messages.ar.json" with { type: "json" };
import en from "./messages.en.json" with { type: "json" };
import es from "./messages.es.json" with { type: "json" };
import fr from "./messages.fr.json" with { type: "json" };

export type MeansTexts = typeof en;

const byLanguage: Record<Language, MeansTexts> = { en, ar, es, fr };

export function meansTexts(language: Language): MeansTexts {
  return byLanguage[language];
}
