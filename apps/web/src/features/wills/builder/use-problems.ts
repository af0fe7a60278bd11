import { useDeferredValue, useEffect, useState } from "react";
import { useLanguage } from "../../../platform/use-language.ts";
import { todayHere } from "../../jurisdictions/offers/family-draft.ts";
import { useBuilder } from "./builder-context.ts";
import type { Problems } from "./find-problems.ts";
import { worthOf } from "./worth.ts";

/** What the law says to the draft as it is now. Null until it is known; the last word stays while the next is found. */
export function useProblems(): { problems: Problems | null; failed: boolean } {
  const { law, draft, assets, currency } = useBuilder();
  const language = useLanguage();
  const content = useDeferredValue(draft.content);
  const [found, setFound] = useState<{ problems: Problems | null; failed: boolean }>({ problems: null, failed: false });
  useEffect(() => {
    if (law === null) return setFound({ problems: null, failed: false });
    let gone = false;
    import("./find-problems.ts")
      .then(({ findProblems }) =>
        findProblems({ law, content }, worthOf(assets, currency, content), todayHere(), language),
      )
      .then(
        (problems) => !gone && setFound({ problems, failed: false }),
        () => !gone && setFound((before) => ({ ...before, failed: true })),
      );
    return () => {
      gone = true;
    };
  }, [law, content, assets, currency, language]);
  return found;
}
