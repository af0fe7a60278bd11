import { useEffect, useReducer, useRef, useState } from "react";
import { useLanguage } from "../../../platform/use-language.ts";
import type { LawCatalogue } from "./law-catalogue.ts";

const loaded = new Map<string, LawCatalogue>();

/** The catalogue in a language, fetched once. Rejects when it cannot be reached, and may be tried again. */
export async function loadLawCatalogue(language: string): Promise<LawCatalogue> {
  const known = loaded.get(language);
  if (known) return known;
  const { buildCatalogue } = await import("./law-catalogue.ts");
  const catalogue = await buildCatalogue(language);
  loaded.set(language, catalogue);
  return catalogue;
}

export interface LoadedCatalogue {
  /** Null until it is there. In the moment after a change of language it is still the one before. */
  catalogue: LawCatalogue | null;
  failed: boolean;
  retry: () => void;
}

export function useLawCatalogue(): LoadedCatalogue {
  const language = useLanguage();
  const last = useRef<LawCatalogue>(null);
  const [attempt, again] = useReducer((count: number) => count + 1, 0);
  const [settled, setSettled] = useState<{ language: string; failed: boolean } | null>(null);
  const catalogue = loaded.get(language) ?? null;
  if (catalogue) last.current = catalogue;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    if (loaded.has(language)) return;
    let gone = false;
    const settle = (failed: boolean) => {
      if (!gone) setSettled({ language, failed });
    };
    loadLawCatalogue(language).then(
      () => settle(false),
      () => settle(true),
    );
    return () => {
      gone = true;
    };
  }, [language, attempt]);

  const failed = catalogue === null && settled?.language === language && settled.failed;
  return { catalogue: catalogue ?? last.current, failed, retry: again };
}
