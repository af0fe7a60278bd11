export const languages = ["en", "ar", "es", "fr"] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = "en";

export function directionOf(language: Language): "ltr" | "rtl" {
  return language === "ar" ? "rtl" : "ltr";
}

/** What a language calls itself, for the switcher. */
export const languageNames: Record<Language, string> = {
  en: "English",
  ar: "العربية",
  es: "Español",
  fr: "Français",
};
