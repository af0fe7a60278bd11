import { Fragment } from "react";
import type { LawWords } from "./law-catalogue.ts";
import { useLawCatalogue } from "./use-law-catalogue.ts";

/** The words for a regulation code; null until they are loaded, and for what is no code. */
export function useLawName(code: string | null | undefined): LawWords | null {
  const { catalogue } = useLawCatalogue();
  return (code && catalogue?.nameOf(code)) || null;
}

/** "Lebanon · Islamic law · Hanafi school"; nothing until the words are loaded. */
export function LawName({ code }: { code: string }) {
  const words = useLawName(code);
  if (!words) return null;
  const parts = [words.country, words.system, words.school].filter((part) => part !== null);
  return parts.map((part, i) => (
    <Fragment key={part}>
      {i > 0 && " · "}
      <bdi>{part}</bdi>
    </Fragment>
  ));
}
