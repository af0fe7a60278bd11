import { type Cite, loadCitations } from "@heirlock/law/citations/citation-in";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/use-language.ts";
import { CitationText } from "../citation-text.tsx";

const loaded = new Map<string, Cite>();

/** Where a rule comes from, in the reader's language, and whether a lawyer should confirm it (LAW-018). */
export function Citation({ citation, grade }: { citation: string; grade: "T" | "S" | "K" }) {
  const { t } = useTranslation("jurisdictions/shares");
  const language = useLanguage();
  const [cite, setCite] = useState(() => loaded.get(language) ?? null);
  useEffect(() => {
    let gone = false;
    loadCitations(language).then(
      (found) => {
        loaded.set(language, found);
        if (!gone) setCite(() => found);
      },
      // The source is then shown as the law itself is quoted.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [language]);
  return (
    <p className="text-meta text-ink-3">
      <CitationText citation={cite ? cite(citation) : citation} />
      {grade === "K" && t("source.toBeConfirmed")}
    </p>
  );
}
