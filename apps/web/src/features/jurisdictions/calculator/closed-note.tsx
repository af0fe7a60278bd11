import type { RelativeGroup } from "@heirlock/law/questions/relatives";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/use-language.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { type AskedGroups, reasonsOf } from "./asked-groups.ts";
import type { FamilyDraft } from "./family-draft.ts";

/** Whom the page does not ask for, and because of whom. */
export function ClosedNote({
  draft,
  closed,
  onAddAnyway,
}: {
  draft: FamilyDraft;
  closed: AskedGroups["closed"];
  onAddAnyway: () => void;
}) {
  const { t } = useTranslation("jurisdictions/calculator");
  const language = useLanguage();
  const reasons = useMemo(() => reasonsOf(draft, closed), [draft, closed]);
  const or = new Intl.ListFormat(language, { type: "disjunction" });
  const names = (groups: readonly RelativeGroup[]) => or.format(groups.map((group) => t(`closed.groups.${group}`)));
  if (reasons.length === 0) return null;
  const all = reasons.flatMap(({ groups }) => groups);
  return (
    <Alert tone="plain">
      <p>
        <strong className="font-semibold">{t("closed.notAsked", { who: names(all) })}</strong>{" "}
        {reasons.map(({ because, groups }) => (
          <span key={because}>
            {reasons.length === 1
              ? t("closed.all", { because: t(`closed.because.${because}`) })
              : t("closed.some", {
                  because: t(`closed.because.${because}`),
                  who: names(groups),
                })}{" "}
          </span>
        ))}
      </p>
      <button
        type="button"
        onClick={onAddAnyway}
        className="-mb-2.5 inline-flex min-h-11 cursor-pointer items-center font-semibold text-primary underline underline-offset-3"
      >
        {t("closed.anyway")}
      </button>
    </Alert>
  );
}
