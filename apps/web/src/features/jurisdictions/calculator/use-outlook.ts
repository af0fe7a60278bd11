import { useEffect, useMemo, useState } from "react";
import { todayHere } from "./compute-shares.ts";
import type * as Engines from "./draft-outlook.ts";
import type { FamilyDraft } from "./family-draft.ts";
import type { Outlook } from "./outlook.ts";

let engines: typeof Engines | null = null;

export interface LoadedOutlook {
  /** Null until the engines are there. */
  outlook: Outlook | null;
  engines: typeof Engines | null;
  failed: boolean;
  retry: () => void;
}

/** The engines come in a part of their own, once the page stands. */
export function useOutlook(draft: FamilyDraft): LoadedOutlook {
  const [loaded, setLoaded] = useState(engines);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    if (engines) return setLoaded(engines);
    let gone = false;
    import("./draft-outlook.ts").then(
      (module) => {
        engines = module;
        if (!gone) setLoaded(module);
      },
      () => {
        if (!gone) setFailed(true);
      },
    );
    return () => {
      gone = true;
    };
  }, [attempt]);
  const outlook = useMemo(() => loaded?.outlookOf(draft, todayHere()) ?? null, [loaded, draft]);
  const retry = () => {
    setFailed(false);
    setAttempt((count) => count + 1);
  };
  return { outlook, engines: loaded, failed, retry };
}
