import { useTranslation } from "react-i18next";
import type { FamilyDraft } from "./family-draft.ts";

const namespace = "jurisdictions/calculator";

/** The texts of the calculator; of the reader's own family those below `own`, where there is one, which say "you". */
export function useOwnText({ isOwn }: Pick<FamilyDraft, "isOwn">) {
  const { t, i18n } = useTranslation(namespace);
  if (!isOwn) return t;
  const own = (key: string, options: Record<string, unknown> = {}) => {
    const forReader = `own.${key}`;
    return t((i18n.exists(forReader, { ns: namespace }) ? forReader : key) as "own.you", options);
  };
  return own as unknown as typeof t;
}
