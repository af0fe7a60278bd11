import type { ParentsOfOneSex } from "@heirlock/law/catalogue/parents-of-one-sex";
import type { askedFacts } from "@heirlock/law/questions/asked-facts";
import type { KindState } from "@heirlock/law/questions/closed-out";
import type { PersonId } from "@heirlock/law/succession/family";
import { useEffect, useMemo, useState } from "react";
import { type Computed, todayHere } from "./compute-shares.ts";
import type * as Engines from "./draft-outlook.ts";
import type { FamilyDraft } from "./family-draft.ts";

/** What the law says about a draft: the result so far, and what it still asks. */
export interface Outlook {
  computed: Computed;
  /** Null without a law, or for a family that cannot exist. */
  law: {
    kinds: ReadonlyMap<string, KindState>;
    /** The month in which the least recently reviewed of the rules used was looked at. */
    reviewed: string | null;
    facts: ReturnType<typeof askedFacts>;
    /** Sons of whom one may be the firstborn, where that matters. */
    firstborn: readonly PersonId[];
    mostWives: 1 | 4;
    /** Which two parents of one sex this law knows. */
    parentsOfOneSex: readonly ParentsOfOneSex[];
    tellsHalvesApart: boolean;
  } | null;
}

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
