import type { Cite } from "@heirlock/law/citations/citation-in";
import type { StoryTexts } from "@heirlock/law/story/story-texts";
import type { PersonId } from "@heirlock/law/succession/family";
import type { Kin } from "@heirlock/law/succession/kin";
import { createContext, useContext } from "react";
import type { FamilyDraft } from "../calculator/family-draft.ts";

/** What every part of the page needs to speak of this family. */
export interface View {
  draft: FamilyDraft;
  kin: Kin;
  /** Sentences and words of the reader's language. */
  texts: StoryTexts;
  /** Where a rule comes from, in the reader's language. */
  cite: Cite;
  /** What everybody is called here. */
  names: ReadonlyMap<PersonId, string>;
  currency: string;
  /** What is divided, in the smallest unit; null where nobody said. */
  estate: bigint | null;
  showsPercent: boolean;
}

const ViewContext = createContext<View | null>(null);
export const ViewProvider = ViewContext.Provider;

export function useView(): View {
  const view = useContext(ViewContext);
  if (!view) throw new Error("There is no view around this part");
  return view;
}
