// Written by `pnpm generate` from what each page imports (tools/artefacts/page-texts.ts). Do not edit.
export const publicTexts = {
  "/": ["site"],
  "/auth/signup": ["account","account/sign-in","account/sign-up"],
  "/help": ["site"],
  "/help/$slug": ["site"],
  "/law-guide": ["jurisdictions/chooser","jurisdictions/guide"],
  "/legal/$text": ["site"],
  "/pricing": ["site"],
  "/who-inherits": ["jurisdictions/calculator","jurisdictions/chooser"],
  "/who-inherits/shares": ["jurisdictions/calculator","jurisdictions/chooser","jurisdictions/shares"],
} as const;
