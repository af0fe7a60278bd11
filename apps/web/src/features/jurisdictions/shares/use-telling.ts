import type { StoryTexts } from "@heirlock/law/story/story-texts";
import { useEffect, useReducer, useState } from "react";
import { useLanguage } from "../../../platform/use-format.ts";

const loaded = new Map<string, StoryTexts>();

async function load(language: string): Promise<StoryTexts> {
  const [{ loadStory }] = await Promise.all([
    import("@heirlock/law/story/story-texts"),
    // On its way together with the words, so that the page waits once.
    import("./shares-result.tsx"),
  ]);
  return loadStory(language);
}

/** The words for relatives and reasons, on demand; those of the language before stay until the next are there. */
export function useTelling(): { texts: StoryTexts | null; failed: boolean; retry: () => void } {
  const language = useLanguage();
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const [texts, setTexts] = useState<StoryTexts | null>(() => loaded.get(language) ?? null);
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    let gone = false;
    setFailed(false);
    load(language).then(
      (next) => {
        loaded.set(language, next);
        if (!gone) setTexts(next);
      },
      () => {
        if (!gone) setFailed(true);
      },
    );
    return () => {
      gone = true;
    };
  }, [language, attempt]);
  return { texts, failed, retry };
}
