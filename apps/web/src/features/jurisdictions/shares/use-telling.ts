import type { Cite } from "@heirlock/law/citations/citation-in";
import type { StoryTexts } from "@heirlock/law/story/story-texts";
import { useEffect, useReducer, useState } from "react";
import { useLanguage } from "../../../platform/use-language.ts";

interface Telling {
  texts: StoryTexts;
  cite: Cite;
}
const loaded = new Map<string, Telling>();

async function load(language: string): Promise<Telling> {
  const [texts, cite] = await Promise.all([
    import("@heirlock/law/story/load-story").then(({ loadStory }) => loadStory(language)),
    import("@heirlock/law/citations/citation-in").then(({ loadCitations }) => loadCitations(language)),
    // On its way together with the words, so that the page waits once.
    import("./shares-result.tsx"),
  ]);
  return { texts, cite };
}

/** The words for relatives and reasons, on demand; those of the language before stay until the next are there. */
export function useTelling(): { telling: Telling | null; failed: boolean; retry: () => void } {
  const language = useLanguage();
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const [telling, setTelling] = useState<Telling | null>(() => loaded.get(language) ?? null);
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    let gone = false;
    setFailed(false);
    load(language).then(
      (next) => {
        loaded.set(language, next);
        if (!gone) setTelling(next);
      },
      () => {
        if (!gone) setFailed(true);
      },
    );
    return () => {
      gone = true;
    };
  }, [language, attempt]);
  return { telling, failed, retry };
}
