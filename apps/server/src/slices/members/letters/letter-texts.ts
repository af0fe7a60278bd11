import type { Language } from "@heirlock/domain/languages";
import ar from "./messages.ar.json" with { type: "json" };
import en from "./messages.en.json" with { type: "json" };
import es from "./messages.es.json" with { type: "json" };
import fr from "./messages.fr.json" with { type: "json" };

const byLanguage: Record<Language, typeof en> = { en, ar, es, fr };

export function peopleTexts(language: Language): typeof en {
  return byLanguage[language];
}
