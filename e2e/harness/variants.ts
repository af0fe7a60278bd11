import type { Language } from "@heirlock/domain/languages";
import type { BrowserContext } from "@playwright/test";

export type Variant = { width: number; theme: "light" | "dark" | "contrast"; language: Language };

/** The two furthest apart: every run draws every page in both. */
const always: readonly Variant[] = [
  { width: 390, theme: "light", language: "en" },
  { width: 1280, theme: "dark", language: "ar" },
];

/**
 * The full run adds every theme and width in both directions, and both widths in the other two languages: their words
 * are the longest, and a theme looks the same in every language.
 */
const all: readonly Variant[] = [390, 1280].flatMap((width) => [
  ...(["light", "dark", "contrast"] as const).flatMap((theme) =>
    (["en", "ar"] as const).map((language): Variant => ({ width, theme, language })),
  ),
  ...(["es", "fr"] as const).map((language): Variant => ({ width, theme: "light", language })),
]);

export const chosenVariants = (): readonly Variant[] => (process.env.E2E_FULL ? all : always);

export const variantName = ({ width, theme, language }: Variant) => `${language} ${theme} ${width}`;

/** Makes the browser one in which the person chose these before: the pages are drawn so from the first paint. */
export async function applyVariant(context: BrowserContext, variant: Variant, url: string): Promise<void> {
  await context.addCookies([{ name: "hl_lang", value: variant.language, url }]);
  await context.addInitScript(({ theme, language }) => {
    // An empty tab and a framed mail have no storage of their own.
    if (self.origin === "null" || location.protocol === "about:") return;
    localStorage.setItem("heirlock_theme", theme);
    localStorage.setItem("heirlock_language", language);
  }, variant);
}

export const heightFor = (width: number) => (width < 700 ? 844 : 900);
