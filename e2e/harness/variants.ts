import type { Language } from "@heirlock/domain/languages";
import type { BrowserContext } from "@playwright/test";

export type Variant = { width: number; theme: "light" | "dark" | "contrast"; language: Language };

/** The two furthest apart. */
const always = [
  { width: 390, theme: "light", language: "en" },
  { width: 1280, theme: "dark", language: "ar" },
] as const satisfies Variant[];

/** Counted from 1970; said by the run, so that midnight changes no list half-way. */
const day = Number(process.env.E2E_DAY ?? Math.floor(Date.now() / 86_400_000));

/**
 * What a run looks at: every other page a day, in one of the two, so that within four days each page is seen in both;
 * the full run looks at every combination and at the high contrast.
 */
export function chosenVariants(number: number): Variant[] {
  if (!process.env.E2E_FULL) {
    const turn = number + day;
    return turn % 2 === 0 ? [always[(turn / 2) % always.length]!] : [];
  }
  return [390, 1280].flatMap((width) =>
    (["light", "dark", "contrast"] as const).flatMap((theme) =>
      (["en", "ar"] as const).map((language): Variant => ({ width, theme, language })),
    ),
  );
}

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
